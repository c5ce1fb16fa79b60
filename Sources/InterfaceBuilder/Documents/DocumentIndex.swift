internal import Synchronization

/// The elements of a document by identifier, created on first use: most documents are connected without it.
final class DocumentIndex: Sendable {
  private struct Contents: Sendable {
    var names: [String: String] = [:]
    var firstResponders: Set<String> = []
  }

  private let root: DocumentElement
  private let contents = Mutex<Contents?>(nil)

  init(_ root: DocumentElement) {
    self.root = root
  }

  /// The names of the elements with an identifier.
  var names: [String: String] { read().names }
  /// The identifiers of the placeholders for first responders.
  var firstResponders: Set<String> { read().firstResponders }

  private func read() -> Contents {
    contents.withLock { known in
      if let known { return known }
      var found = Contents()
      root.forEach { element in
        guard let id = element.id else { return }
        found.names[id] = element.name
        if element["placeholderIdentifier"] == "IBFirstResponder" { found.firstResponders.insert(id) }
      }
      known = found
      return found
    }
  }
}
