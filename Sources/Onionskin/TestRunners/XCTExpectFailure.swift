internal import Synchronization
internal import XCTest

#if os(Linux)
  /// Expects a snapshot to fail in `failingBlock`. Apple's XCTest has this function; XCTest on Linux doesn't.
  ///
  /// Only failures of snapshots are expected. Failures of XCTest's own assertions fail the test, because XCTest on Linux doesn't
  /// allow them to be intercepted. If no snapshot fails, the test fails, unless `strict` is false.
  ///
  /// - Parameters:
  ///   - failureReason: printed with each expected failure.
  ///   - enabled: whether failures are expected.
  ///   - strict: whether the test fails if no snapshot fails.
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

  /// Expects a snapshot to fail in `failingBlock`, with options.
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

  /// Expects snapshots to fail until the test ends. The test passes even if no snapshot fails.
  public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    if let issueMatcher { options.issueMatcher = issueMatcher }
    XCTExpectFailure(failureReason, options: options)
  }

  /// Expects snapshots to fail until the test ends, with options.
  public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    if options.isEnabled { XCTestObserver.shared.expect(ExpectedFailure(failureReason, options)) }
  }

  /// The namespace of the options for expected failures.
  public enum XCTExpectedFailure {
    /// The options that determine which failures are expected.
    open class Options {
      /// Whether failures are expected.
      open var isEnabled = true
      /// Whether the test fails if nothing fails in the block.
      open var isStrict = true
      /// A closure that returns whether a failure is expected.
      open var issueMatcher: (XCTIssue) -> Bool = { _ in true }

      /// Creates options that expect all failures, and fail the test if there is none.
      public init() {}

      /// Returns options with which the test also passes if nothing fails in the block.
      open class func nonStrict() -> Options {
        let options = Options()
        options.isStrict = false
        return options
      }
    }
  }

  /// A failed snapshot.
  public struct XCTIssue: Sendable {
    /// The failure's message.
    public let compactDescription: String
  }

  /// Expected failures of a test's snapshots.
  final class ExpectedFailure: Sendable {
    private let reason: String?
    // Unsafe: called by the test that created it, which waits for its snapshots.
    private nonisolated(unsafe) let matches: (XCTIssue) -> Bool
    private let found = Mutex(0)

    init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
      self.reason = reason
      matches = options.issueMatcher
    }

    var count: Int { found.withLock { $0 } }

    /// Whether a failure is expected. An expected failure is counted and printed.
    func takes(_ message: String) -> Bool {
      guard matches(XCTIssue(compactDescription: message)) else { return false }
      found.withLock { $0 += 1 }
      print("Expected failure\(reason.map { " (\($0))" } ?? ""): \(message)")
      return true
    }
  }
#endif
