public import XCTest

/// XCTest's test case, by an older name of the library SnapshotTesting.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
