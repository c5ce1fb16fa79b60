internal import Testing
internal import XCTest

/// Receives the failures of snapshots.
package protocol FailureReporter: Sendable {
  /// Fails the running test at a position in its source.
  func fail(_ message: String, at site: CallSite)

  /// Attaches a file to the running test, if its runner supports attachments.
  func attach(_ bytes: [UInt8], named name: String, at site: CallSite)
}

/// Reports failures to the library that runs the test.
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
