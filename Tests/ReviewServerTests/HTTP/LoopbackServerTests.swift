import Foundation
import Testing

@testable import ReviewServer

@Suite struct LoopbackServerTests {
  /// A server that says what it was asked, for as long as the value lives.
  private final class Running: Sendable {
    let server: LoopbackServer

    init(timeouts: HTTPConnection.Timeouts = HTTPConnection.Timeouts(idle: 20, request: 20)) throws {
      server = try LoopbackServer(port: 0, timeouts: timeouts)
      Thread.detachNewThread { [server] in
        server.run { .text(200, "\($0.method) \($0.path) \($0.body.count)") }
      }
    }

    deinit { server.stop() }

    /// Sends bytes, and returns everything that comes until the server closes.
    func exchange(_ bytes: [UInt8], endsSending: Bool = true) -> String {
      guard let descriptor = LoopbackServerTests.connect(server.port) else { return "no connection" }
      defer { close(descriptor) }
      var done = 0
      while done < bytes.count {
        let count = bytes.withUnsafeBytes {
          send(descriptor, $0.baseAddress! + done, bytes.count - done, Int32(MSG_NOSIGNAL))
        }
        if count <= 0 { break }
        done += count
      }
      if endsSending { shutdown(descriptor, Int32(SHUT_WR)) }
      var received: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(descriptor, &piece, piece.count, 0)
        if count <= 0 { break }
        received += piece[..<count]
      }
      return String(decoding: received, as: UTF8.self)
    }

    func exchange(_ text: String) -> String { exchange(Array(text.utf8)) }
  }

  private static func connect(_ port: UInt16, to address: UInt32 = 0x7F00_0001) -> Int32? {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = address.bigEndian
    let isOpen = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isOpen { return descriptor }
    close(descriptor)
    return nil
  }

  @Test func requestsOfOneConnectionAreAnsweredInOrder() throws {
    let text = try Running().exchange(
      "GET /a HTTP/1.1\r\nHost: h\r\n\r\nPOST /b HTTP/1.1\r\nContent-Length: 3\r\n\r\nxyzGET /c HTTP/1.1\r\nConnection: close\r\n\r\n"
    )
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
    let places = ["GET /a 0", "POST /b 3", "GET /c 0"].map { text.range(of: $0)?.lowerBound }
    #expect(places.compactMap(\.self).count == 3)
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test(arguments: [
    ("\r\n\r\n", "400 Bad Request"), ("hello", "400 Bad Request"), ("GET / HTTP/1.1\r\n", "400 Bad Request"),
    ("\u{16}\u{3}\u{1} TLS\r\n\r\n", "400 Bad Request"), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400 Bad Request"),
    ("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nabc", "400 Bad Request"),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", "413 Content Too Large"),
    ("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\n\r\n", "431 Request Header Fields Too Large"),
    ("GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 1_000_000))", "431 Request Header Fields Too Large"),
  ])
  func whatIsMalformedOrTooMuchIsAnswered(text: String, status: String) throws {
    let answer = try Running().exchange(text)
    #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"), "\(answer.prefix(60))")
    #expect(answer.contains("Connection: close"))
  }

  @Test func whoSendsNothingMoreIsNotWaitedForForEver() throws {
    let running = try Running(timeouts: HTTPConnection.Timeouts(idle: 0.3, request: 0.3))
    #expect(running.exchange(Array("GET / HT".utf8), endsSending: false).hasPrefix("HTTP/1.1 408"))
    #expect(running.exchange([], endsSending: false) == "")
  }

  @Test func bodiesAreWaitedFor() throws {
    let text = try Running().exchange(
      "POST /b HTTP/1.1\r\nContent-Length: 200000\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
        + String(repeating: "x", count: 200_000))
    #expect(text.contains("POST /b 200000"))
  }

  @Test func rubbishDoesNotEndTheServer() throws {
    let running = try Running()
    var state: UInt64 = 7
    for _ in 0..<200 {
      let bytes = (0..<120).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 40)
      }
      #expect(running.exchange(bytes + Array("\r\n\r\n".utf8)).hasPrefix("HTTP/1.1 400"))
    }
    #expect(running.exchange("GET /still HTTP/1.1\r\nConnection: close\r\n\r\n").contains("GET /still 0"))
  }

  @Test func manyConnectionsAreTurnedAway() throws {
    let running = try Running()
    var open: [Int32] = []
    for _ in 0..<(LoopbackServer.maximumConnections + 10) {
      if let descriptor = Self.connect(running.server.port) { open.append(descriptor) }
    }
    var answers = 0
    for descriptor in open.suffix(10) {
      var piece = [UInt8](repeating: 0, count: 64)
      if recv(descriptor, &piece, piece.count, 0) > 0, String(decoding: piece, as: UTF8.self).hasPrefix("HTTP/1.1 503")
      {
        answers += 1
      }
    }
    #expect(answers == 10)
    for descriptor in open { close(descriptor) }
  }

  /// A browser sends its request first: closed with that unread, the connection would be reset, and the answer lost.
  @Test func whoIsTurnedAwayReadsWhy() throws {
    let running = try Running()
    let open = (0..<LoopbackServer.maximumConnections).compactMap { _ in Self.connect(running.server.port) }
    defer { for descriptor in open { close(descriptor) } }
    for _ in 0..<10 {
      let descriptor = try #require(Self.connect(running.server.port))
      defer { close(descriptor) }
      let request = Array(("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "a: b\r\n", count: 500) + "\r\n").utf8)
      _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL)) }
      usleep(20_000)
      shutdown(descriptor, Int32(SHUT_WR))
      var answer: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      var count = recv(descriptor, &piece, piece.count, 0)
      while count > 0 {
        answer += piece[..<count]
        count = recv(descriptor, &piece, piece.count, 0)
      }
      #expect(count == 0, "the connection was reset")
      #expect(String(decoding: answer, as: UTF8.self).contains("There are too many connections."))
    }
  }

  /// 127.0.0.2 is this machine too, and not the address that the server listens on.
  @Test func otherSendersAreRefused() throws {
    let running = try Running()
    #expect(Self.connect(running.server.port, to: 0x7F00_0002) == nil)
  }

  @Test func aTakenPortIsNamed() throws {
    let running = try Running()
    #expect(throws: LoopbackServerError(port: running.server.port, code: EADDRINUSE)) {
      try LoopbackServer(port: running.server.port)
    }
  }
}
