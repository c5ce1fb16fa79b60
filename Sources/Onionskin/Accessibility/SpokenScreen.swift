internal import Foundation
internal import HeadlessUIKit

/// All text that VoiceOver reads for a view, in its order.
@MainActor struct SpokenScreen {
  /// A line of the tree: an element, or a container with its content.
  enum Node {
    case element(SpokenElement)
    case container(String, [Node])
  }

  let nodes: [Node]

  private init(nodes: [Node]) { self.nodes = nodes }

  /// Returns the tree with some of the elements, and the containers that contain any of them.
  func keeping(_ keep: (SpokenElement) -> Bool) -> SpokenScreen {
    func kept(_ nodes: [Node]) -> [Node] {
      nodes.compactMap { node in
        switch node {
        case .element(let element): return keep(element) ? node : nil
        case .container(let name, let inner):
          let inner = kept(inner)
          return inner.isEmpty ? nil : .container(name, inner)
        }
      }
    }
    return SpokenScreen(nodes: kept(nodes))
  }

  /// - Parameter view: the root: a window, or a view in one.
  init(of view: UIView, locale: Locale?) {
    let reader = AccessibilityReader(for: view)
    let words = SpokenWords(strings: .strings(for: locale), reader: reader)
    nodes = reader.nodes(in: view).flatMap { SpokenScreen.spoken($0, words) }
  }

  private static func spoken(_ node: AccessibilityNode, _ words: SpokenWords) -> [Node] {
    switch node {
    case .element(let item): return [.element(words.spoken(item))]
    case .group(let group):
      let inner = group.nodes.flatMap { spoken($0, words) }
      guard let name = group.container.flatMap(name), !inner.isEmpty else { return inner }
      return [.container(name, inner)]
    }
  }

  private static func name(of container: AccessibilityContainer) -> String? {
    let said = [container.label, container.value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let kind: String
    switch container.type {
    case .list: kind = "list"
    case .landmark: kind = "landmark"
    case .dataTable: kind = "table"
    case .semanticGroup: kind = "group"
    default: kind = "tab bar"
    }
    return said.isEmpty ? kind : "\(kind) \u{201C}\(said)\u{201D}"
  }

  /// The elements, in VoiceOver's order.
  var elements: [SpokenElement] { SpokenScreen.elements(in: nodes) }

  private static func elements(in nodes: [Node]) -> [SpokenElement] {
    nodes.flatMap { node -> [SpokenElement] in
      switch node {
      case .element(let element): [element]
      case .container(_, let inner): elements(in: inner)
      }
    }
  }

  /// A line for each element, with elements of containers indented below their names; without positions and styles.
  var text: String { SpokenScreen.lines(of: nodes, indent: "").map { $0 + "\n" }.joined() }

  private static func lines(of nodes: [Node], indent: String) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .element(let element):
        let words = element.words.isEmpty ? "(nothing is said)" : element.words.replacing("\n", with: "⏎")
        return ["\(indent)\(words)"] + element.details.map { "\(indent)    \($0.replacing("\n", with: "⏎"))" }
      case .container(let name, let inner):
        return ["\(indent)[\(name)]"] + lines(of: inner, indent: indent + "  ")
      }
    }
  }
}
