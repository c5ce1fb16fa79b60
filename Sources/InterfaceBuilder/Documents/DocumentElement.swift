/// One element of a document: its name, its attributes, what is in it, and the line that it begins on.
package struct DocumentElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  package let children: [DocumentElement]
  /// The characters between the element's tags, without those of its children; empty where they are white space alone.
  package let text: String
  /// Counted from 1.
  package let line: Int

  package init(
    name: String, attributes: [String: String] = [:], children: [DocumentElement] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// What connections and constraints name the element by.
  package var id: String? { attributes["id"] }
  /// The property of the surrounding element that this one is the value of.
  package var key: String? { attributes["key"] }

  /// The first child of a name.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The child that is the value of a property.
  package func child(key: String) -> DocumentElement? { children.first { $0.attributes["key"] == key } }

  /// The children of the first child of a name, as those of `subviews`.
  package func items(of name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// Calls `body` with this element and all below it, outermost first.
  package func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
