"""What stands in a file of Fluent: its messages and terms, their forms, the gaps in them and their plain text."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from shamble.words.texts import Text

Entry = ast.Message | ast.Term


class Gaps(Visitor):
    """Collects the variables, terms and messages that a piece of Fluent refers to, and its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(_dotted(f"-{node.id.name}", node.attribute))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(_dotted(node.id.name, node.attribute))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class Patterns(Visitor):
    """Collects the patterns in a piece of Fluent: the whole, and every variant inside it."""

    def __init__(self) -> None:
        self.found: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def entries(text: Text) -> list[Entry]:
    """The messages and terms of a file."""
    return [entry for entry in FluentParser().parse(text.body).body if isinstance(entry, (ast.Message, ast.Term))]


def key_of(entry: Entry) -> str:
    """A key as it is referred to: terms begin with a hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def forms(entry: Entry) -> Iterator[tuple[str, ast.Pattern]]:
    """A key's own words and those of its forms."""
    if entry.value is not None:
        yield key_of(entry), entry.value
    for attribute in entry.attributes:
        yield f"{key_of(entry)}.{attribute.id.name}", attribute.value


def gaps(node: ast.BaseNode) -> Gaps:
    """What a piece of Fluent refers to."""
    found = Gaps()
    found.visit(node)
    return found


def patterns(node: ast.BaseNode) -> list[ast.Pattern]:
    """A piece of Fluent and all variants inside it."""
    found = Patterns()
    found.visit(node)
    return found.found


def selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    """The choices between variants that stand in a pattern, without those inside its variants."""
    inside = (element.expression for element in pattern.elements if isinstance(element, ast.Placeable))
    return [expression for expression in inside if isinstance(expression, ast.SelectExpression)]


def stem(key: str, mark: str = ".") -> str:
    """A key or variable without its form."""
    return key.partition(mark)[0]


def _dotted(key: str, attribute: ast.Identifier | None) -> str:
    """A key, with its form if one is meant."""
    return key if attribute is None else f"{key}.{attribute.name}"
