/// The renderer of a picture: the versions of all components that affect pixels, and the used fonts.
package struct SnapshotFingerprint: Hashable, Sendable, Codable {
  /// Versions by component: `cairo` = `1.16.0`.
  package var versions: [String: String]
  /// Digests of font files, by the files' names.
  package var fonts: [String: String]

  package init(versions: [String: String], fonts: [String: String] = [:]) {
    self.versions = versions
    self.fonts = fonts
  }

  /// The differences, a phrase for each component: `cairo 1.16.0 -> 1.18.0`. A font that only one of the pictures uses isn't a
  /// difference.
  package func differences(to other: SnapshotFingerprint) -> [String] {
    var phrases: [String] = []
    for name in Set(versions.keys).union(other.versions.keys).sorted() where versions[name] != other.versions[name] {
      phrases.append("\(name) \(versions[name] ?? "unknown") -> \(other.versions[name] ?? "unknown")")
    }
    for (name, digest) in fonts.sorted(by: { $0.key < $1.key }) {
      if let now = other.fonts[name], now != digest { phrases.append("other contents of \(name)") }
    }
    return phrases
  }
}
