import Foundation
import Testing

@testable import ReviewServer

@Suite struct HTTPRequestTests {
  private func request(_ head: String) throws -> HTTPRequest { try HTTPRequest(head: Array(head.utf8)) }

  @Test func aRequestIsRead() throws {
    let request = try request(
      "POST /a/b?c=d HTTP/1.1\r\nHost: h:1\r\nX-Tag:  one \r\nx-tag: two\r\nContent-Length: 12\r\nConnection: close")
    #expect(request.method == "POST")
    #expect(request.path == "/a/b")
    #expect(request.fields["host"] == "h:1")
    #expect(request.fields["x-tag"] == "one, two")
    #expect(request.contentLength == 12)
    #expect(request.isLast)
    #expect(try !self.request("GET / HTTP/1.1\r\nHost: h").isLast)
    #expect(try self.request("GET / HTTP/1.0").isLast)
  }

  @Test(arguments: [
    ("", 400), ("GET", 400), ("GET /", 400), ("GET  / HTTP/1.1", 400), (" GET / HTTP/1.1", 400),
    ("get / HTTP/1.1", 400),
    ("GET / HTTP/1.1 x", 400), ("GET http://h/ HTTP/1.1", 400), ("GET a HTTP/1.1", 400), ("GET /é HTTP/1.1", 400),
    ("GET /#x HTTP/1.1", 400), ("GET / HTTP/2.0", 505), ("GET / XTTP/1.1", 400), ("GET /\tx HTTP/1.1", 400),
    ("GET / HTTP/1.1\nHost: h", 400), ("GET / HTTP/1.1\rHost: h", 400), ("GET / HTTP/1.1\r\nHost : h", 400),
    ("GET / HTTP/1.1\r\n: h", 400), ("GET / HTTP/1.1\r\nHost", 400), ("GET / HTTP/1.1\r\nA: b\r\n c", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: a", 400), ("GET / HTTP/1.1\r\nA: b\u{0}", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1", 400),
    ("POST / HTTP/1.1\r\nContent-Length: -1", 400), ("POST / HTTP/1.1\r\nContent-Length: +1", 400),
    ("POST / HTTP/1.1\r\nContent-Length: ", 400), ("POST / HTTP/1.1\r\nContent-Length: 0x1", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 9999999999999999999", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 8388609", 413), ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked", 501),
    ("POST / HTTP/1.1\r\nExpect: a-miracle", 417),
    ("GET / HTTP/1.1\r\n" + (0...64).map { "A\($0): b" }.joined(separator: "\r\n"), 431),
  ])
  func whatCanBeMisunderstoodIsRefused(head: String, status: Int) {
    do {
      let request = try request(head)
      Issue.record("\(head.debugDescription) was read as \(request)")
    } catch let problem as HTTPProblem {
      #expect(problem.status == status, "\(head.debugDescription): \(problem)")
    } catch {
      Issue.record(error)
    }
  }

  /// Whatever comes is read or refused, and nothing ends the process.
  @Test func anyBytesAreReadOrRefused() {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let pieces = [
      "GET ", "POST /x", " HTTP/1.1", "\r\n", "Host: ", ":", "Content-Length: 5", "\r", "\n", "é", "\u{0}", " ", "/",
    ]
    var refused = 0
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<(next() % 12) {
        if next() % 4 == 0 {
          bytes.append(UInt8(next() & 255))
        } else {
          bytes += Array(pieces[Int(next()) % pieces.count].utf8)
        }
      }
      if (try? HTTPRequest(head: bytes)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}
