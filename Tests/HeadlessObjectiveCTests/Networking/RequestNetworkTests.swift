import Foundation
import FoundationNetworking
import HeadlessObjectiveC
import Testing

/// The network properties of Apple's URL requests and errors.
@Suite struct RequestNetworkTests {
  @Test func requestsMayUseEveryNetwork() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/a")))
    request.setValue("b", forHTTPHeaderField: "A")
    #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
    request.allowsConstrainedNetworkAccess = false
    #expect(request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess)
    #expect(request.value(forHTTPHeaderField: "A") == "b" && request.url?.path == "/a")
  }

  @Test func errorsSayWhyANetworkWasNotUsed() {
    let reason = [NSURLErrorNetworkUnavailableReasonKey: 2]
    #expect(URLError(.notConnectedToInternet, userInfo: reason).networkUnavailableReason == .constrained)
    #expect(URLError(.timedOut).networkUnavailableReason == nil)
  }
}
