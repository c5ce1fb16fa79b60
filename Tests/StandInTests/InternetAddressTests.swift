import Foundation
import HeadlessNetwork
import Testing

/// Hosts of the framework Network.
@Suite struct InternetAddressTests {
  @Test func textsThatAreAddressesBecomeAddresses() throws {
    #expect(NWEndpoint.Host("10.0.0.2") == .ipv4(try #require(IPv4Address("10.0.0.2"))))
    #expect(NWEndpoint.Host("::1") == .ipv6(.loopback))
    #expect(NWEndpoint.Host("example.org") == .name("example.org", nil))
    #expect(NWEndpoint.Host("10.0.0.2").debugDescription == "10.0.0.2")
    #expect(IPv4Address("10.0.0") == nil && IPv4Address(Data([1, 2, 3])) == nil)
  }

  @Test func addressesHaveKinds() throws {
    #expect(IPv4Address.loopback.isLoopback && IPv4Address.allHostsGroup.isMulticast)
    #expect(IPv4Address(Data([169, 254, 0, 1]))?.isLinkLocal == true)
    #expect(IPv6Address("fe80::1")?.isLinkLocal == true && IPv6Address("fe80::1")?.debugDescription == "fe80::1")
  }
}
