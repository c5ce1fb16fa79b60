import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import HeadlessObjectiveC

/// Requests while an app's first screens are shown.
@Suite(.serialized) struct RequestHoldTests {
  /// A port at which no server listens: a request fails at once.
  private let address = "http://127.0.0.1:9/"

  /// Answers every request.
  private final class Stub: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  /// The error that a request has got; empty for an answer.
  private final class Outcome: Sendable {
    let text = Mutex<String?>(nil)
    let semaphore = DispatchSemaphore(value: 0)

    func set(_ error: (any Error)?) {
      text.withLock { $0 = (error as? URLError).map { "\($0.code.rawValue)" } ?? "" }
      semaphore.signal()
    }
  }

  private func begin(_ session: URLSession) throws -> Outcome {
    let outcome = Outcome()
    session.dataTask(with: try #require(URL(string: address))) { outcome.set($2) }.resume()
    return outcome
  }

  @Test func requestsGetNoAnswerUntilTheHoldEnds() async throws {
    let session = URLSession(_configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    var hold: RequestHold? = RequestHold()
    let held = try begin(session)
    let shared = try begin(.shared)
    try await Task.sleep(for: .milliseconds(400))
    #expect(held.text.withLock { $0 } == nil)
    // Another test may have used the shared session before.
    let isShared = URLSession.shared.configuration.protocolClasses?.contains { $0 == HeldRequest.self } == true
    #expect((shared.text.withLock { $0 } == nil) == isShared)
    withExtendedLifetime(hold) {}
    hold = nil
    #expect(!RequestHold.isActive)
    let later = try begin(session)
    for _ in 0..<1000 where later.text.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(later.text.withLock { $0 } == "\(URLError.cannotConnectToHost.rawValue)")
    #expect(held.text.withLock { $0 } == nil)
  }

  @Test func aTestsOwnAnswersArrive() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    let session = URLSession(_configuration: configuration, delegate: nil, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let hold = RequestHold()
    let answered = try begin(session)
    for _ in 0..<1000 where answered.text.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(answered.text.withLock { $0 } == "")
    withExtendedLifetime(hold) {}
  }

  @MainActor @Test func anAnswerThatTheMainThreadWaitsForIsAnError() throws {
    let session = URLSession(_configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let hold = RequestHold()
    let awaited = try begin(session)
    #expect(awaited.semaphore.wait(timeout: .now() + 60) == .success)
    #expect(awaited.text.withLock { $0 } == "\(URLError.notConnectedToInternet.rawValue)")
    withExtendedLifetime(hold) {}
  }
}
