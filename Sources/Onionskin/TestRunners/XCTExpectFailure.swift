internal import Synchronization
internal import XCTest

#if os(Linux)
  /// Expects that a snapshot fails in what `failingBlock` does, as Apple's XCTest has it, which isn't part of XCTest on Linux.
  ///
  /// Failures of snapshots are expected; those of XCTest's own assertions fail the test, because XCTest on Linux hands them to nothing
  /// else. Where no snapshot fails, the test fails, unless `strict` is false.
  ///
  /// - Parameters:
  ///   - failureReason: printed with each expected failure.
  ///   - enabled: false to expect nothing.
  ///   - strict: whether the test fails without a failure.
  public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) rethrows -> Result {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let issueMatcher { options.issueMatcher = issueMatcher }
    return try XCTExpectFailure(failureReason, options: options, failingBlock: failingBlock)
  }

  /// The same with options.
  public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
  ) rethrows -> Result {
    guard options.isEnabled else { return try failingBlock() }
    let expected = ExpectedFailure(failureReason, options)
    XCTestObserver.shared.expect(expected)
    defer {
      XCTestObserver.shared.expectNoMore(expected)
      if options.isStrict, expected.count == 0 {
        XCTFail("Expected a failure of a snapshot, but none was recorded. \(failureReason ?? "")")
      }
    }
    return try failingBlock()
  }

  /// Expects that snapshots fail from here to the end of the test. A test in which none fails passes.
  public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    if let issueMatcher { options.issueMatcher = issueMatcher }
    XCTExpectFailure(failureReason, options: options)
  }

  /// The same with options.
  public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    if options.isEnabled { XCTestObserver.shared.expect(ExpectedFailure(failureReason, options)) }
  }

  /// What belongs to expected failures.
  public enum XCTExpectedFailure {
    /// Which failures are expected.
    open class Options {
      /// Whether failures are expected at all.
      open var isEnabled = true
      /// Whether a block in which nothing fails fails the test.
      open var isStrict = true
      /// Whether a failure is one of those that are expected.
      open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

      /// Options that expect every failure, and at least one.
      /// Options that expect a failure, whichever it is, and miss it where none comes.
      public init() {}

      /// Options that accept a block in which nothing fails.
      open class func nonStrict() -> Options {
        let options = Options()
        options.isStrict = false
        return options
      }
    }
  }

  /// A failure of a snapshot.
  public struct XCTIssue: Sendable {
    /// The failure's message.
    public let compactDescription: String
  }

  /// Failures of snapshots that a test expects.
  final class ExpectedFailure: Sendable {
    private let reason: String?
    // Unsafe: called by the test that made it, which waits for its snapshots.
    private nonisolated(unsafe) let matches: (XCTIssue) -> Bool
    private let found = Mutex(0)

    init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
      self.reason = reason
      matches = options.issueMatcher
    }

    var count: Int { found.withLock { $0 } }

    /// Whether a failure is one of these.
    func takes(_ message: String) -> Bool {
      guard matches(XCTIssue(compactDescription: message)) else { return false }
      found.withLock { $0 += 1 }
      print("Expected failure\(reason.map { " (\($0))" } ?? ""): \(message)")
      return true
    }
  }
#endif
