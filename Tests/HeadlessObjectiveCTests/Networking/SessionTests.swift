import Foundation
import FoundationNetworking
import HeadlessObjectiveC
import Testing

/// What sessions and their delegates have on Apple's platforms besides.
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

  @Test func configurationsKeepWhatAppsSet() {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    configuration.allowsExpensiveNetworkAccess = false
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    #expect(configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
    #expect(!configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    #expect(URLSessionConfiguration.ephemeral.allowsExpensiveNetworkAccess)
  }
}
