/// Increasing numbers that show which of two objects is older, across all tests: a constraint created at launch is older than a
/// test's. The first number is arbitrary.
@MainActor enum SerialNumber {
  private static var latest = 0

  /// Returns a number greater than all previous ones.
  static func next() -> Int {
    latest += 1
    return latest
  }
}
