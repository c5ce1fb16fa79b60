package import Foundation

/// A response in HTTP/1.1.
package struct HTTPResponse: Hashable, Sendable {
  package var status = 200
  package var contentType = "text/plain; charset=utf-8"
  package var body = Data()
  /// In addition to the fields that every response has.
  package var fields: [String: String] = [:]

  /// A response that consists of a sentence.
  static func text(_ status: Int, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data((sentence + "\n").utf8))
  }

  init(status: Int = 200, contentType: String = "text/plain; charset=utf-8", body: Data, fields: [String: String] = [:])
  {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.fields = fields
  }

  init(_ problem: HTTPProblem) {
    self = .text(problem.status, problem.description)
  }

  /// The bytes to send.
  func data(isLast: Bool) -> Data {
    var lines = ["HTTP/1.1 \(status) \(HTTPResponse.phrases[status] ?? "Answer")"]
    var all = [
      "Content-Type": contentType, "Content-Length": "\(body.count)", "Cache-Control": "no-store",
      // Other pages can't embed, read or guess the responses, and other sites don't learn this page's address.
      "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
      "Content-Security-Policy": "frame-ancestors 'none'",
    ]
    if isLast { all["Connection"] = "close" }
    all.merge(fields) { $1 }
    lines += all.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 411: "Length Required", 413: "Content Too Large", 415: "Unsupported Media Type",
    417: "Expectation Failed", 431: "Request Header Fields Too Large", 501: "Not Implemented",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]
}
