internal import FoundationNetworking
internal import Synchronization

/// As long as one of these exists, the requests that an app's sessions begin stay under way and aren't answered, as those of a device
/// with a very slow connection. A picture of an app's start then depends neither on the machine's network nor on the time.
///
/// This holds for the shared session, if it is first used after the first hold began, and for sessions that translated sources create. A protocol of a session's configuration
/// goes first: a test's own answers arrive. Requests that were begun meanwhile are never answered, as the screen that asked is gone
/// when the hold ends.
package final class RequestHold: Sendable {
  package init() { Holds.ofProcess.count.withLock { $0 += 1 } }

  deinit { Holds.ofProcess.count.withLock { $0 -= 1 } }

  /// Whether requests are held.
  package static var isActive: Bool { Holds.ofProcess.count.withLock { $0 > 0 } }

  /// The number of holds. Sessions load on threads of their own, whose test is unknown: it is the process's.
  private final class Holds: Sendable {
    let count = Mutex(0)

    /// Registers the protocol for the shared session: before Foundation's, of which one takes every request, and after a test's.
    init() {
      // The first session registers Foundation's. It isn't invalidated, which would create the shared one, with its protocols.
      _ = URLSession(configuration: .ephemeral)
      let system = URLSessionConfiguration.default.protocolClasses ?? []
      system.forEach(URLProtocol.unregisterClass)
      for known in [HeldRequest.self] + system { _ = URLProtocol.registerClass(known) }
    }

    static var ofProcess: Holds { StateHost.process.value { _ in Holds() } }
  }
}
