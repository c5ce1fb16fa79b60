/// One element of a document: its name, its attributes, what is in it, and the line that it begins on.
package struct DocumentElement: Sendable {
  /// Where the attributes are.
  private enum Attributes: Sendable {
    /// In the document, from this place on.
    case read(DocumentBytes, Int)
    case told([String: String], line: Int)
  }

  package let name: String
  private let source: Attributes
  package let children: [DocumentElement]
  /// The characters between the element's tags, without those of its children; empty where they are white space alone.
  package let text: String

  package init(
    name: String, attributes: [String: String] = [:], children: [DocumentElement] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    source = .told(attributes, line: line)
    self.children = children
    self.text = text
  }

  /// - Parameter place: where the tag's attributes begin.
  init(name: String, in bytes: DocumentBytes, at place: Int, children: [DocumentElement], text: String) {
    self.name = name
    source = .read(bytes, place)
    self.children = children
    self.text = text
  }

  /// All attributes: put together anew at each call.
  package var attributes: [String: String] {
    switch source {
    case .read(let bytes, let place): bytes.attributes(at: place)
    case .told(let attributes, _): attributes
    }
  }

  /// Counted from 1.
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

  /// What connections and constraints name the element by.
  package var id: String? { self["id"] }
  /// The property of the surrounding element that this one is the value of.
  package var key: String? { self["key"] }

  /// The first child of a name.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The child that is the value of a property. A layout guide isn't one, which may share its key, as `layoutMargins`.
  package func child(key: String) -> DocumentElement? {
    children.first { $0.key == key && $0.name != "viewLayoutGuide" }
  }

  /// The children of the first child of a name, as those of `subviews`.
  package func items(of name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// Calls `body` with this element and all below it, outermost first.
  package func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
