internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// As long as one of these exists, the requests that an app's sessions begin stay under way and aren't answered, as those of a device
/// with a very slow connection. A picture of an app's start then depends neither on the machine's network nor on the time.
///
/// This holds for the shared session, if it is first used after the first hold began, and for sessions that translated sources
/// create. A protocol of a session's configuration goes first: a test's own answers arrive. Requests that were begun meanwhile are
/// never answered, as the screen that asked is gone when the hold ends.
package final class RequestHold: Sendable {
  /// Begins to hold requests.
  ///
  /// - Parameter notice: called on any thread with the method and the address of each held request, without its query: `GET
  ///   https://example.org/beers`. The requests of a process concern all its holds, as the test of a session is unknown.
  package init(_ notice: @escaping @Sendable (String) -> Void = { _ in }) {
    Holds.ofProcess.all.withLock { $0[ObjectIdentifier(self)] = notice }
  }

  deinit { _ = Holds.ofProcess.all.withLock { $0.removeValue(forKey: ObjectIdentifier(self)) } }

  /// Whether requests are held.
  package static var isActive: Bool { Holds.ofProcess.all.withLock { !$0.isEmpty } }

  /// Reports a request to the holds.
  static func note(_ request: URLRequest) {
    guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return }
    (parts.query, parts.fragment, parts.user, parts.password) = (nil, nil, nil, nil)
    let text = "\(request.httpMethod ?? "GET") \(parts.string ?? url.path)"
    for notice in Holds.ofProcess.all.withLock({ Array($0.values) }) { notice(text) }
  }

  /// The holds. Sessions load on threads of their own, whose test is unknown: they are the process's.
  private final class Holds: Sendable {
    let all = Mutex<[ObjectIdentifier: @Sendable (String) -> Void]>([:])

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
