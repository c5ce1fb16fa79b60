public import Foundation
public import FoundationNetworking

// Translated sources call these instead of `webSocketTask(with:)`.
extension URLSession {
  /// A task of a web socket at an address.
  public func _webSocketTask(with url: URL) -> URLSessionWebSocketTask { resumable(webSocketTask(with: url)) }

  /// A task of a web socket at an address, with the protocols that the client proposes.
  public func _webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    resumable(webSocketTask(with: url, protocols: protocols))
  }

  /// A task of a web socket that a request asks for.
  public func _webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    resumable(webSocketTask(with: request))
  }

  private func resumable(_ task: URLSessionWebSocketTask) -> URLSessionWebSocketTask {
    object_setClass(task, ResumableWebSocketTask.self)
    return task
  }
}

/// A web socket's task that can be resumed any number of times, as on Apple's platforms. With a libcurl that has no web sockets,
/// Foundation fails such a task when it is resumed, and ends the process when a failed one is resumed again.
private final class ResumableWebSocketTask: URLSessionWebSocketTask, @unchecked Sendable {
  override func resume() {
    if state == .suspended { super.resume() }
  }
}
