internal import Foundation
package import SnapshotReport

/// Admits requests to a review only from the page's own browser window.
///
/// Every request to this port comes from this machine, but possibly from another user's program, or from another web page in the
/// browser. So every request has to contain the secret in its path, the server's own address in `Host` (a page whose domain was
/// redirected here doesn't), and this page in `Origin`, if it has one.
package struct ReviewHandler: Sendable {
  let session: ReviewSession
  /// The first part of every path.
  let token: String
  /// The server's addresses, such as `127.0.0.1:8080`.
  private let hosts: Set<String>

  package init(session: ReviewSession, token: String, port: UInt16) {
    self.session = session
    self.token = token
    let names = ["127.0.0.1", "localhost"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  /// 256 random bits.
  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<32).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  package func respond(to request: HTTPRequest) -> HTTPResponse {
    do throws(HTTPProblem) {
      let asked = try understand(request)
      if asked == .decide { try checkDecisions(request) }
      return response(session.reply(to: asked, body: request.body))
    } catch {
      var response = HTTPResponse(error)
      if error.status == 405 { response.fields["Allow"] = "GET, POST" }
      return response
    }
  }

  private func understand(_ request: HTTPRequest) throws(HTTPProblem) -> ReviewRequest {
    guard let host = request.fields["host"]?.lowercased() else { throw HTTPProblem(400, "There is no Host.") }
    guard hosts.contains(host) else { throw HTTPProblem(403, "This server has another address.") }
    if let origin = request.fields["origin"], origin.lowercased() != "http://\(host)" {
      throw HTTPProblem(403, "The request comes from another page.")
    }
    let parts = request.path.utf8.dropFirst().split(separator: 0x2F, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, ReviewHandler.isSame(Array(parts[0]), Array(token.utf8)) else {
      throw HTTPProblem(
        404, "There is nothing here. Use the address that `onionskin review` printed, with all of its letters.")
    }
    guard request.method == "GET" || request.method == "POST" else {
      throw HTTPProblem(405, "This server answers GET and POST.")
    }
    let rest = "/" + String(decoding: Array(parts[1]), as: UTF8.self)
    guard let asked = ReviewRequest(method: request.method, path: rest, base: "/") else {
      throw HTTPProblem(404, "There is nothing here.")
    }
    return asked
  }

  private func checkDecisions(_ request: HTTPRequest) throws(HTTPProblem) {
    let type = request.fields["content-type"]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    // Pages of other origins can send forms, but not this content type without a preflight request.
    guard type == "application/json" else { throw HTTPProblem(415, "Decisions are application/json.") }
    guard request.contentLength != nil else { throw HTTPProblem(411, "Decisions come with their Content-Length.") }
  }

  private func response(_ reply: ReviewReply) -> HTTPResponse {
    switch reply {
    case .page(let data): HTTPResponse(contentType: "text/html; charset=utf-8", body: data)
    // Pictures don't change while the server runs.
    case .png(let data):
      HTTPResponse(contentType: "image/png", body: data, fields: ["Cache-Control": "private, max-age=3600"])
    case .json(let data): HTTPResponse(contentType: "application/json", body: data)
    case .notFound: .text(404, "There is no such picture.")
    case .malformed(let reason): .text(400, reason)
    }
  }

  /// Takes the same time for a wrong secret of the right length as for the right one.
  static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    var index = 0
    while index < a.count {
      difference |= a[index] ^ b[index]
      index += 1
    }
    return difference == 0
  }
}
