internal import Foundation
internal import FoundationNetworking

/// A request to a server during a ``RequestHold``: it begins, and gets no answer.
///
/// An app may block the main thread until the answer comes, which would be for ever. Its request fails then, as without a connection.
final class HeldRequest: URLProtocol {
  private let watch = MainThreadWatch()

  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased()) && RequestHold.isActive
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    RequestHold.note(request)
    // Foundation takes answers on any thread.
    nonisolated(unsafe) let request = self
    watch.begin(while: { RequestHold.isActive }) {
      request.client?.urlProtocol(request, didFailWithError: URLError(.notConnectedToInternet))
    }
  }

  override func stopLoading() { watch.end() }
}
