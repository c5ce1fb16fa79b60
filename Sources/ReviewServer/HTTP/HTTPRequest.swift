package import Foundation

/// A request in HTTP/1.1, parsed strictly: anything ambiguous is rejected.
package struct HTTPRequest: Hashable, Sendable {
  /// The maximum size of the head, in bytes.
  static let maximumHeadByteCount = 16 << 10
  /// The maximum number of header fields.
  static let maximumFieldCount = 64
  /// The maximum size of the body, in bytes: decisions about some ten thousand snapshots.
  static let maximumBodyByteCount = 8 << 20

  package let method: String
  /// The path of the request as it was sent, without the query.
  package let path: String
  /// By lowercase names.
  package private(set) var fields: [String: String] = [:]
  /// The length of the body, in bytes; nil if the request doesn't specify it.
  package private(set) var contentLength: Int?
  package var body = Data()
  /// Whether the client doesn't send further requests on this connection.
  var isLast: Bool { isOld || fields["connection"]?.lowercased() == "close" }
  /// Whether the client waits for a status before it sends the body.
  var expectsContinue: Bool { fields["expect"] != nil }
  /// HTTP/1.0, which closes connections.
  private var isOld = false

  /// Fields that must not occur twice: parsers disagree about which one applies.
  private static let single: Set<String> = [
    "host", "content-length", "content-type", "origin", "transfer-encoding", "connection", "expect",
  ]

  /// - Parameter head: all lines before the empty one, without its line break.
  /// - Throws: the response to an invalid or too large request.
  package init(head: [UInt8]) throws(HTTPProblem) {
    let lines = try HTTPRequest.lines(of: head)
    guard let first = lines.first else { throw HTTPProblem(400, "Expected a request line, found nothing.") }
    let parts = first.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, (1...16).contains(parts[0].count), parts[0].allSatisfy({ 0x41...0x5A ~= $0 }) else {
      throw HTTPProblem(400, "Expected a method, a path and a version, found another request line.")
    }
    guard parts[1].first == 0x2F, parts[1].allSatisfy({ 0x21...0x7E ~= $0 && $0 != 0x23 }) else {
      throw HTTPProblem(400, "Expected a path that starts with a slash.")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    path = String(decoding: parts[1].prefix { $0 != 0x3F }, as: UTF8.self)
    switch String(decoding: parts[2], as: UTF8.self) {
    case "HTTP/1.1": isOld = false
    case "HTTP/1.0": isOld = true
    case let version where version.hasPrefix("HTTP/"): throw HTTPProblem(505, "This server speaks HTTP/1.1.")
    default: throw HTTPProblem(400, "Expected a method, a path and a version, found another request line.")
    }
    guard lines.count - 1 <= HTTPRequest.maximumFieldCount else {
      throw HTTPProblem(431, "There are more than \(HTTPRequest.maximumFieldCount) header fields.")
    }
    for line in lines.dropFirst() { try add(line) }
    try checkBody()
  }

  private mutating func add(_ line: ArraySlice<UInt8>) throws(HTTPProblem) {
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
      line[..<colon].allSatisfy(HTTPRequest.isTokenCharacter)
    else { throw HTTPProblem(400, "A header field has no name that can be understood.") }
    var value = line[(colon + 1)...]
    while let byte = value.first, byte == 0x20 || byte == 0x09 { value.removeFirst() }
    while let byte = value.last, byte == 0x20 || byte == 0x09 { value.removeLast() }
    guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw HTTPProblem(400, "A header field has characters that can't be in it.")
    }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let text = String(decoding: value, as: UTF8.self)
    guard let other = fields[name] else {
      fields[name] = text
      return
    }
    if HTTPRequest.single.contains(name) { throw HTTPProblem(400, "The header field \(name) comes twice.") }
    fields[name] = "\(other), \(text)"
  }

  private mutating func checkBody() throws(HTTPProblem) {
    if fields["transfer-encoding"] != nil {
      throw HTTPProblem(501, "Bodies are sent with Content-Length here, not in pieces.")
    }
    if let expectation = fields["expect"], expectation.lowercased() != "100-continue" {
      throw HTTPProblem(417, "The only expectation that is met is 100-continue.")
    }
    guard let length = fields["content-length"] else { return }
    guard (1...19).contains(length.utf8.count), length.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let count = Int(length)
    else { throw HTTPProblem(400, "Content-Length isn't a number.") }
    guard count <= HTTPRequest.maximumBodyByteCount else {
      throw HTTPProblem(413, "A body has at most \(HTTPRequest.maximumBodyByteCount) bytes.")
    }
    contentLength = count
  }

  /// Lines end with carriage return and line feed; neither occurs anywhere else.
  private static func lines(of head: [UInt8]) throws(HTTPProblem) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < head.count {
      if head[index] == 0x0D, index + 1 < head.count, head[index + 1] == 0x0A {
        lines.append(head[start..<index])
        index += 2
        start = index
      } else if head[index] == 0x0D || head[index] == 0x0A {
        throw HTTPProblem(400, "Lines end with a carriage return and a line feed.")
      } else {
        index += 1
      }
    }
    if start < head.count { lines.append(head[start...]) }
    return lines
  }

  /// The characters of header field names, by RFC 9110, 5.6.2.
  private static func isTokenCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: Array("!#$%&'*+-.^_`|~".utf8).contains(byte)
    }
  }
}
