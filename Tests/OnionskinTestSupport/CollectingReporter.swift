import Foundation
import Onionskin
import Synchronization

/// Collects failures instead of reporting them to a test runner.
package final class CollectingReporter: FailureReporter {
  private let collected = Mutex<(messages: [String], lines: [UInt], attachments: [String])>(([], [], []))

  package init() {}

  package var messages: [String] { collected.withLock { $0.messages } }
  package var lines: [UInt] { collected.withLock { $0.lines } }
  package var attachments: [String] { collected.withLock { $0.attachments } }

  package func fail(_ message: String, at site: CallSite) {
    collected.withLock {
      $0.messages.append(message)
      $0.lines.append(site.line)
    }
  }

  package func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {
    collected.withLock { $0.attachments.append(name) }
  }
}
