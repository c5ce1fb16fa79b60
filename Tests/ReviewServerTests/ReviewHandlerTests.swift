import Foundation
import OnionskinTestSupport
import Testing

@testable import ReviewServer
@testable import SnapshotReport

@Suite struct ReviewHandlerTests {
  private static let token = String(repeating: "5a", count: 32)
  private static let address = "127.0.0.1:4711"

  private struct Ask {
    var method = "GET"
    var path = "/\(ReviewHandlerTests.token)/"
    var fields: [String: String?] = [:]
    var body = Data()

    func status(of handler: ReviewHandler) throws -> Int { try answer(of: handler).status }

    func answer(of handler: ReviewHandler) throws -> HTTPResponse {
      var all: [String: String?] = ["Host": ReviewHandlerTests.address]
      if method == "POST" {
        all["Content-Type"] = "application/json"
        all["Content-Length"] = "\(body.count)"
      }
      all.merge(fields) { $1 }
      let lines = all.compactMap { name, value in value.map { "\(name): \($0)" } }
      var request = try HTTPRequest(
        head: Array((["\(method) \(path) HTTP/1.1"] + lines).joined(separator: "\r\n").utf8))
      request.body = body
      return handler.respond(to: request)
    }
  }

  private func handler(_ sample: ReviewSample) -> ReviewHandler {
    ReviewHandler(session: sample.session(), token: Self.token, port: 4711)
  }

  @Test func everyRequestNeedsTheSecret() throws {
    let handler = handler(try ReviewSample())
    #expect(try Ask().status(of: handler) == 200)
    #expect(try Ask(path: "/\(Self.token)/decisions").status(of: handler) == 200)
    let wrong = Self.token.dropLast() + "b"
    for path in [
      "/", "/decisions", "/\(wrong)/", "/\(wrong)/decisions", "/\(Self.token.dropLast())/", "/\(Self.token)a/",
      "/\(Self.token.uppercased())/", "//\(Self.token)/", "/x/../\(Self.token)/", "/%35a\(Self.token.dropFirst(2))/",
      "/\(Self.token)", "/?\(Self.token)/",
    ] {
      let answer = try Ask(path: path).answer(of: handler)
      #expect(answer.status == 404, "\(path)")
      #expect(!String(decoding: answer.body, as: UTF8.self).contains(Self.token))
    }
  }

  @Test func secretsAreLongAndNeverTheSame() {
    let tokens = Set((0..<100).map { _ in ReviewHandler.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
    #expect(ReviewHandler.isSame([1, 2, 3], [1, 2, 3]))
    #expect(!ReviewHandler.isSame([1, 2, 3], [1, 2, 4]))
    #expect(!ReviewHandler.isSame([1, 2, 3], [1, 2]))
  }

  /// A page whose name was made to point to this machine names itself in `Host`.
  @Test(arguments: [
    ("127.0.0.1:4711", 200), ("localhost:4711", 200), ("LOCALHOST:4711", 200), ("evil.example:4711", 403),
    ("127.0.0.1:4712", 403), ("127.0.0.1", 403), ("localhost", 403), ("127.0.0.1.evil.example:4711", 403),
    ("[::1]:4711", 403), ("", 403), ("127.0.0.1:4711, evil.example", 403), (nil, 400),
  ])
  func theHostIsThisServer(host: String?, status: Int) throws {
    #expect(try Ask(fields: ["Host": host]).status(of: handler(try ReviewSample())) == status)
  }

  @Test func decisionsComeFromThisPageAlone() throws {
    let sample = try ReviewSample()
    let handler = handler(sample)
    let path = "/\(Self.token)/decisions"
    let body = try sample.body(sample.decision("a", .accept))
    func status(_ fields: [String: String?]) throws -> Int {
      try Ask(method: "POST", path: path, fields: fields, body: body).status(of: handler)
    }
    #expect(try status(["Origin": "http://evil.example"]) == 403)
    #expect(try status(["Origin": "null"]) == 403)
    #expect(try status(["Origin": "https://\(Self.address)"]) == 403)
    #expect(try status(["Origin": "http://localhost:4711"]) == 403)
    for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp", ""] {
      #expect(try status(["Content-Type": type]) == 415)
    }
    #expect(try status(["Content-Type": nil]) == 415)
    #expect(try status(["Content-Length": nil]) == 411)
    #expect(sample.reference("a") == "old a")
    #expect(try status(["Origin": "http://\(Self.address)", "Content-Type": "application/json; charset=utf-8"]) == 200)
    #expect(sample.reference("a") == "new a")
  }

  @Test func nothingElseIsAnswered() throws {
    let handler = handler(try ReviewSample())
    for method in ["PUT", "DELETE", "HEAD", "OPTIONS", "TRACE"] {
      let answer = try Ask(method: method).answer(of: handler)
      #expect(answer.status == 405)
      #expect(answer.fields["Allow"] == "GET, POST")
    }
    for path in [
      "picture/0/../../x", "picture/0/actual%00", "picture/99999/actual", "picture/99999999999999999999/actual",
      "picture/-1/actual", "thumbnail/0/diff", "etc/passwd", "..", "decisions/",
    ] {
      #expect(try Ask(path: "/\(Self.token)/\(path)").status(of: handler) == 404, "\(path)")
    }
    #expect(try Ask(method: "POST", path: "/\(Self.token)/").status(of: handler) == 404)
    #expect(try Ask(method: "POST", path: "/\(Self.token)/decisions").status(of: handler) == 400)
  }

  @Test func answersKeepOtherPagesOut() throws {
    let answer = try Ask().answer(of: handler(try ReviewSample()))
    let head = String(decoding: answer.data(isLast: false).prefix(700), as: UTF8.self)
    for line in [
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store", "Content-Length: \(answer.body.count)",
    ] { #expect(head.contains(line)) }
    #expect(!head.contains("Access-Control"))
  }
}
