import Foundation
import Synchronization

@testable import Onionskin

/// Keeps failures instead of telling a test runner.
final class CollectingReporter: FailureReporter {
  private let collected = Mutex<(messages: [String], lines: [UInt], attachments: [String])>(([], [], []))

  var messages: [String] { collected.withLock { $0.messages } }
  var lines: [UInt] { collected.withLock { $0.lines } }
  var attachments: [String] { collected.withLock { $0.attachments } }

  func fail(_ message: String, at site: CallSite) {
    collected.withLock {
      $0.messages.append(message)
      $0.lines.append(site.line)
    }
  }

  func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {
    collected.withLock { $0.attachments.append(name) }
  }
}
