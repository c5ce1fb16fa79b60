public import Foundation
public import FoundationNetworking

// Foundation on Linux has no asynchronous bytes.
extension URLSession {
  /// The bytes of a response. On Linux they are loaded before the first one is delivered.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// A task for the same request. It isn't resumed, since the response is there.
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
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(task: dataTask(with: request), data: data), response)
  }

  /// Loads a URL, and returns its bytes and its response.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
