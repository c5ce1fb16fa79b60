/// The folder of artifacts that a failure left, `TARGET/FILE/TEST.NAME` below the folder of all artifacts or that of a job.
struct FailureFolder: Hashable {
  /// Absolute.
  let folder: String
  /// Target, test file, and what the snapshot is called.
  private let names: [String]
  /// The extension of the files that show what was found, with its point; empty for none.
  private let ending: String

  /// - Parameters:
  ///   - actual: below `artifacts`, both absolute and without links.
  init?(ofActual actual: String, in artifacts: String) {
    let parts = PathNames.of(actual, below: artifacts)
    guard parts.count >= 4, let name = parts.last, name == "actual" || name.hasPrefix("actual.") else { return nil }
    names = Array(parts.dropLast().suffix(3))
    ending = String(name.dropFirst("actual".count))
    folder = artifacts + "/" + parts.dropLast().joined(separator: "/")
  }

  /// Whether the failure is that of the snapshot whose reference is at a place.
  func belongs(to place: ReferencePlace) -> Bool {
    guard let last = names.last else { return false }
    return names.dropLast().suffix(place.names.count - 1) + [last + ending] == place.names[...]
  }
}
