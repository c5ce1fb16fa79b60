extension Schema {
  /// A schema's version.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }
}
