import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import HeadlessObjectiveC

/// Requests while an app's first screens are shown.
@Suite(.serialized) struct RequestHoldTests {
  /// A port at which no server listens: a request fails at once.
  private static let address = "http://127.0.0.1:9/"

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

  private static func begin(_ session: URLSession) throws -> Outcome {
    let outcome = Outcome()
    session.dataTask(with: try #require(URL(string: address))) { outcome.set($2) }.resume()
    return outcome
  }

  /// In a process of its own: holds are the process's, and other tests start apps and block the main thread.
  @Test func requestsGetNoAnswerUntilTheHoldEnds() async {
    await #expect(processExitsWith: .success) {
      let session = URLSession(_configuration: .ephemeral)
      defer { session.invalidateAndCancel() }
      var hold: RequestHold? = RequestHold()
      let held = try RequestHoldTests.begin(session)
      let shared = try RequestHoldTests.begin(.shared)
      try await Task.sleep(for: .milliseconds(400))
      #expect(held.text.withLock { $0 } == nil && shared.text.withLock { $0 } == nil)
      withExtendedLifetime(hold) {}
      hold = nil
      #expect(!RequestHold.isActive)
      let later = try RequestHoldTests.begin(session)
      for _ in 0..<1000 where later.text.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(10)) }
      #expect(later.text.withLock { $0 } == "\(URLError.cannotConnectToHost.rawValue)")
      #expect(held.text.withLock { $0 } == nil)
    }
  }

  /// In a process of its own, where no other test's requests are held.
  @Test func aHoldNamesTheRequestsWithoutTheirQuery() async {
    await #expect(processExitsWith: .success) {
      let session = URLSession(_configuration: .ephemeral)
      defer { session.invalidateAndCancel() }
      let named = Mutex<[String]>([])
      let hold = RequestHold { request in named.withLock { $0.append(request) } }
      var request = URLRequest(url: try #require(URL(string: "https://example.org/beers?key=1")))
      request.httpMethod = "POST"
      session.dataTask(with: request).resume()
      for _ in 0..<1000 where named.withLock(\.isEmpty) { try await Task.sleep(for: .milliseconds(10)) }
      #expect(named.withLock { $0 } == ["POST https://example.org/beers"])
      withExtendedLifetime(hold) {}
    }
  }

  @Test func aTestsOwnAnswersArrive() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    let session = URLSession(_configuration: configuration, delegate: nil, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let hold = RequestHold()
    let answered = try Self.begin(session)
    for _ in 0..<1000 where answered.text.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(answered.text.withLock { $0 } == "")
    withExtendedLifetime(hold) {}
  }

  @MainActor @Test func anAnswerThatTheMainThreadWaitsForIsAnError() throws {
    let session = URLSession(_configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let hold = RequestHold()
    let awaited = try Self.begin(session)
    #expect(awaited.semaphore.wait(timeout: .now() + 60) == .success)
    #expect(awaited.text.withLock { $0 } == "\(URLError.notConnectedToInternet.rawValue)")
    withExtendedLifetime(hold) {}
  }
}
