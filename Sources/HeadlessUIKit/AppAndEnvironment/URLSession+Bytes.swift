public import Foundation
public import FoundationNetworking
internal import Synchronization

// Foundation on Linux has no asynchronous bytes.
extension URLSession {
  /// The bytes of a response. On Linux they are loaded before the first one is delivered.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// The task that loaded the bytes.
    public let task: URLSessionDataTask
    let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  /// Loads a request, and returns its bytes and its response.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loading = Loading()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          if let data, let response, let task = loading.task {
            continuation.resume(returning: (AsyncBytes(task: task, data: data), response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.delegate = delegate
        loading.start(task)
      }
    } onCancel: {
      loading.cancel()
    }
  }

  /// The task of a request that can be cancelled before it has begun.
  private final class Loading: Sendable {
    private let state = Mutex<(task: URLSessionDataTask?, isCancelled: Bool)>((nil, false))

    var task: URLSessionDataTask? { state.withLock { $0.task } }

    func start(_ task: URLSessionDataTask) {
      let isCancelled = state.withLock { state in
        state.task = task
        return state.isCancelled
      }
      task.resume()
      if isCancelled { task.cancel() }
    }

    func cancel() {
      let task = state.withLock { state in
        state.isCancelled = true
        return state.task
      }
      task?.cancel()
    }
  }

  /// Loads a URL, and returns its bytes and its response.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
