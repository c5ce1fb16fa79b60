import Foundation
import FoundationNetworking
import HeadlessObjectiveC
import Testing

/// Web sockets, which the system's libcurl may not know.
@Suite struct WebSocketTests {
  /// An app has one task for its life, and resumes it with each of its screens.
  @Test func aTaskThatHasFailedCanBeResumedAgain() async throws {
    let address = try #require(URL(string: "ws://127.0.0.1:9/"))
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    for task in [
      session._webSocketTask(with: address), session._webSocketTask(with: URLRequest(url: address)),
      session._webSocketTask(with: address, protocols: ["chat"]),
    ] {
      #expect(task.state == .suspended)
      task.resume()
      await #expect(throws: (any Error).self) { _ = try await task.receive() }
      for _ in 0..<500 where task.state != .completed { try await Task.sleep(for: .milliseconds(10)) }
      task.resume()
      try await Task.sleep(for: .milliseconds(50))
      #expect(task.state == .completed)
    }
  }
}
