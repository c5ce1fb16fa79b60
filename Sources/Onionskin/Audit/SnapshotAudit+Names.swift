extension SnapshotAudit {
  /// The names of the kinds of mistakes.
  static let names = ["constraints", "text", "overlaps", "tapTargets", "contrast", "spokenNames", "all"]

  /// The kind of a name, as it is called in code; nil for a name that isn't known.
  init?(named name: String) {
    let kinds: [SnapshotAudit] = [.constraints, .text, .overlaps, .tapTargets, .contrast, .spokenNames, .all]
    guard let place = SnapshotAudit.names.firstIndex(of: name) else { return nil }
    self = kinds[place]
  }
}
