import Onion
import Testing
import UIKit

/// A URL as a path through the app.
@Suite struct DeepLinkTests {
  @Test func theHostOfAnAppsOwnSchemeIsTheFirstStep() throws {
    let link = DeepLink(try #require(URL(string: "ferry://profile/city?id=7&name=Old%20Harbour&new")))
    #expect(link.steps == ["profile", "city"])
    #expect(link.parameters == ["id": "7", "name": "Old Harbour", "new": ""])
  }

  @Test func theHostOfAWebAddressIsNoStep() throws {
    let link = DeepLink(try #require(URL(string: "HTTPS://example.org/profile/city/")))
    #expect(link.steps == ["profile", "city"])
  }

  @Test func ofParametersWithOneNameTheLastCounts() throws {
    #expect(DeepLink(try #require(URL(string: "ferry://a?x=1&x=2"))).parameters == ["x": "2"])
  }

  @Test func stepsAreTakenOneByOne() {
    var link = DeepLink(["profile", "city"], parameters: ["id": "7"])
    #expect(link.first == "profile")
    link = link.rest
    #expect(link == DeepLink(["city"], parameters: ["id": "7"]))
    link = link.rest.rest
    #expect(link.first == nil)
    #expect(link.steps.isEmpty)
  }
}
