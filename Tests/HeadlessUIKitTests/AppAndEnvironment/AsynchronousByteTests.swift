import Foundation
import FoundationNetworking
import Testing
import UIKit

/// Bytes and lines of responses, as they are read with `for try await`.
@Suite struct AsynchronousByteTests {
  private final class Answering: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("data: 1\r\n\ndata: \u{e4}\u{2028}end".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  @Test func linesOfAResponseAreRead() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answering.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "https://example.org/events"))
    let (bytes, response) = try await session.bytes(for: URLRequest(url: url))
    #expect(response.mimeType == "text/plain" && bytes.task.originalRequest?.url == url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: 1", "data: \u{e4}", "end"])
    var count = 0
    for try await _ in try await session.bytes(from: url).0 { count += 1 }
    #expect(count == 24)
  }

  @Test func emptyLinesAreLeftOut() async {
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in "\n\na\u{85}\u{c}b\n".utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    var lines: [String] = []
    for await line in bytes.lines { lines.append(line) }
    #expect(lines == ["a", "b"])
  }

  @Test func linesOfAFileAreRead() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    // Longer than one part.
    let long = String(repeating: "b", count: 40_000)
    try Data("a\n\(long)\nc".utf8).write(to: file)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["a", long, "c"])
    let handle = try FileHandle(forReadingFrom: file)
    try handle.seek(toOffset: 40_003)
    var rest: [UInt8] = []
    for try await byte in handle.bytes { rest.append(byte) }
    #expect(rest == Array("c".utf8))
  }

  @Test func aMissingFileIsAnError() async {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    await #expect(throws: (any Error).self) { for try await _ in file.resourceBytes {} }
  }
}
