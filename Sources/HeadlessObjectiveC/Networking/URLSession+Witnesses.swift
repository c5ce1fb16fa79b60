public import Foundation
public import FoundationNetworking

// Linux's methods have a parameter for the task's delegate, and only its default value leaves it out. Apple's exist without it,
// too, so that an app's protocol can name them: `protocol Loading { func data(for request: URLRequest) async throws -> ... }`.
extension URLSession {
  /// Loads what a request asks for.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Loads what lies at an address.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// Sends data with a request.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Loads what a request asks for into a file.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Loads what lies at an address into a file.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  /// A stream's task. Foundation has none on Linux: the task is one of data, which fails.
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
    var address = URLComponents()
    (address.scheme, address.host, address.port) = ("stream", hostname, port)
    return dataTask(with: address.url ?? URL(filePath: "/"))
  }

  /// A stream's task. Foundation has none on Linux: the task is one of data, which fails.
  public func streamTask(with service: NetService) -> URLSessionTask {
    streamTask(withHostName: service.name, port: service.port)
  }
}
