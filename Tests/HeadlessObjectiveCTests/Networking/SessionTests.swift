import Foundation
import FoundationNetworking
import HeadlessObjectiveC
import Testing

private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loading {}

/// Responds with the URL.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "echo" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}
  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

/// The additional interface of sessions and their delegates on Apple's platforms.
@Suite struct SessionTests {
  private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    var calls: [String] = []

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { calls.append("invalid") }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      calls.append("complete")
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      calls.append("\(data.count) bytes")
    }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
      totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { calls.append("\(totalBytesWritten) of \(totalBytesExpectedToWrite)") }
  }

  @Test func optionalMethodsOfDelegatesAreCalledWithAQuestionMark() throws {
    let listener = Listener()
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let address = try #require(URL(string: "http://localhost"))
    let task = session.dataTask(with: address)
    let base: any URLSessionDelegate = listener
    base.urlSession?(session, didBecomeInvalidWithError: nil)
    let ofTasks: any URLSessionTaskDelegate = listener
    ofTasks.urlSession?(session, task: task, didCompleteWithError: nil)
    let ofData: any URLSessionDataDelegate = listener
    ofData.urlSession?(session, dataTask: task, didReceive: Data(count: 3))
    let ofDownloads: any URLSessionDownloadDelegate = listener
    ofDownloads.urlSession?(
      session, downloadTask: session.downloadTask(with: address), didWriteData: 1, totalBytesWritten: 2,
      totalBytesExpectedToWrite: 5)
    #expect(listener.calls == ["invalid", "complete", "3 bytes", "2 of 5"])
  }

  @Test func aProtocolNamesWhatASessionLoads() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    let loading: any Loading = session
    let address = try #require(URL(string: "echo://host/path"))
    #expect(try await loading.data(from: address).0 == Data("echo://host/path".utf8))
    #expect(try await loading.data(for: URLRequest(url: address)).1.url == address)
  }

  @Test func aStreamIsATaskOfData() {
    let task = URLSession.shared.streamTask(withHostName: "localhost", port: 80)
    #expect(task.originalRequest?.url?.absoluteString == "stream://localhost:80" && task.state == .suspended)
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "printer", port: 631)
    #expect(URLSession.shared.streamTask(with: service).originalRequest?.url?.port == 631 && service.hostName == nil)
  }

  @Test func addressesOfSocketsHaveTheirLength() {
    var address = sockaddr_in(
      sin_len: 16, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 1),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #expect(address.sin_len == 16 && address.sin_port == 80 && address.sin_addr.s_addr == 1)
    var any = sockaddr()
    any.sa_family = sa_family_t(AF_INET6)
    #expect(any.sa_len == 28)
  }

  @Test func configurationsKeepWhatAppsSet() {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    configuration.allowsExpensiveNetworkAccess = false
    configuration.waitsForConnectivity = true
    #expect(configuration.waitsForConnectivity && !URLSessionConfiguration.ephemeral.waitsForConnectivity)
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    #expect(configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
    #expect(!configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    #expect(URLSessionConfiguration.ephemeral.allowsExpensiveNetworkAccess)
  }
}
