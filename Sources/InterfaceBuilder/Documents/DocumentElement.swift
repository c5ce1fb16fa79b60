/// An element of a document: its name, its attributes, its content, and the line at which it begins.
package struct DocumentElement: Sendable {
  /// The document that contains the attributes.
  private enum Attributes: Sendable {
    /// The position of the attributes in the document.
    case read(DocumentBytes, Int)
    case told([String: String], line: Int)
  }

  package let name: String
  private let source: Attributes
  package let children: [DocumentElement]
  /// The text between the element's tags, without that of its children; empty if it is only white space.
  package let text: String

  package init(
    name: String, attributes: [String: String] = [:], children: [DocumentElement] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    source = .told(attributes, line: line)
    self.children = children
    self.text = text
  }

  /// - Parameter place: the position of the tag's attributes.
  init(name: String, in bytes: DocumentBytes, at place: Int, children: [DocumentElement], text: String) {
    self.name = name
    source = .read(bytes, place)
    self.children = children
    self.text = text
  }

  /// All attributes; created anew by each call.
  package var attributes: [String: String] {
    switch source {
    case .read(let bytes, let place): bytes.attributes(at: place)
    case .told(let attributes, _): attributes
    }
  }

  /// Starts at 1.
  package var line: Int {
    switch source {
    case .read(let bytes, let place): bytes.line(at: place - name.utf8.count)
    case .told(_, let line): line
    }
  }

  package subscript(_ attribute: String) -> String? {
    switch source {
    case .read(let bytes, let place): bytes.value(of: attribute, at: place)
    case .told(let attributes, _): attributes[attribute]
    }
  }

  /// The identifier by which connections and constraints refer to the element.
  package var id: String? { self["id"] }
  /// The property of the parent element whose value this element is.
  package var key: String? { self["key"] }

  /// The first child with a name.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The child that is the value of a property, except layout guides, which may have the same key, such as `layoutMargins`.
  package func child(key: String) -> DocumentElement? {
    children.first { $0.key == key && $0.name != "viewLayoutGuide" }
  }

  /// The children of the first child with a name, such as those of `subviews`.
  package func items(of name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// Calls `body` with this element and all its descendants, outermost first.
  package func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
