internal import Testing
internal import XCTest

/// Takes the failures of snapshots.
package protocol FailureReporter: Sendable {
  /// Fails the running test at a place in its source.
  func fail(_ message: String, at site: CallSite)

  /// Keeps a file with the running test, where its runner has a place for files.
  func attach(_ bytes: [UInt8], named name: String, at site: CallSite)
}

/// Tells failures to the library that runs the test.
struct RunnerReporter: FailureReporter {
  func fail(_ message: String, at site: CallSite) {
    let message = Console.printable(message)
    switch TestRunner.current {
    case .swiftTesting: Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    case .xcTest where XCTestObserver.shared.expects(message): break
    case .xcTest: XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: site.sourceLocation)
  }
}

extension CallSite {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
