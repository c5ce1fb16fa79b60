/// Numbers that tell older from newer, for all tests: a constraint of a launch is older than a test's. What they begin with doesn't
/// matter.
@MainActor enum SerialNumber {
  private static var latest = 0

  /// Greater than all before it.
  static func next() -> Int {
    latest += 1
    return latest
  }
}
