/// The folder of artifacts of a failure, `TARGET/FILE/TEST.NAME` below the folder of all artifacts or that of a job.
struct FailureFolder: Hashable {
  /// The absolute path.
  let folder: String
  /// The target, the test file, and the snapshot's name.
  private let names: [String]
  /// The extension of the files with the actual result, including its period; empty for none.
  private let ending: String

  /// - Parameters:
  ///   - actual: a path below `artifacts`, both absolute and without links.
  init?(ofActual actual: String, in artifacts: String) {
    let parts = PathNames.of(actual, below: artifacts)
    guard parts.count >= 4, let name = parts.last, name == "actual" || name.hasPrefix("actual.") else { return nil }
    names = Array(parts.dropLast().suffix(3))
    ending = String(name.dropFirst("actual".count))
    folder = artifacts + "/" + parts.dropLast().joined(separator: "/")
  }

  /// Whether the failure is that of the snapshot with this reference.
  func belongs(to place: ReferencePlace) -> Bool {
    guard let last = names.last else { return false }
    return names.dropLast().suffix(place.names.count - 1) + [last + ending] == place.names[...]
  }
}
