import Foundation
import Onionskin
import ReviewServer
import SnapshotReport

/// What a browser, or another program, sends to the review server: through a socket, answered by the handler.
struct HTTPFuzz: FuzzTarget {
  let name = "http"
  private let handler: ReviewHandler

  let corpus = [
    "GET /k/ HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept: */*\r\n\r\n",
    "GET /k/picture/0/actual HTTP/1.0\r\nHost: localhost\r\nOrigin: http://localhost\r\n\r\n",
    "POST /k/decisions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 23\r\n\r\n"
      + #"{"run":"","decisions":[]}"# + "GET /k/?a HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "POST /k/decisions HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n"
      + "Connection: close\r\n\r\n{}",
  ].map { Data($0.utf8) }

  init() {
    let root = NSTemporaryDirectory() + "onionskin-fuzz-http-\(getpid())"
    let place = RunPlace(root: root, artifacts: root + "/.artifacts")
    try? FileSystem.makeFolder(root + "/runs")
    // Without a snapshot in it; what the reader makes of requests is what is tried.
    guard let record = try? RunRecord(folders: [root + "/runs"], at: place) else {
      preconditionFailure("a record without snapshots can't be read")
    }
    let files = ReviewFiles(root: root, artifacts: root + "/.artifacts")
    handler = ReviewHandler(
      session: ReviewSession(record: record, title: "t", base: "/k/", files: files), token: "k", port: 80)
  }

  mutating func eat(_ data: Data) {
    var ends: [Int32] = [0, 0]
    // More than the sockets' memory would block, because the other end isn't read meanwhile.
    guard data.count < 100_000, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return }
    defer { for end in ends { close(end) } }
    _ = data.withUnsafeBytes { send(ends[0], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    shutdown(ends[0], Int32(SHUT_WR))
    let reader = ends[0]
    // The answers are read, or sending them blocks.
    var connection = HTTPConnection(descriptor: ends[1], timeouts: HTTPConnection.Timeouts(idle: 5, request: 5))
    connection.serve { request in
      let answer = handler.respond(to: request)
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      while recv(reader, &piece, piece.count, Int32(MSG_DONTWAIT)) > 0 {}
      precondition((200..<600).contains(answer.status), "an answer of no status")
      return answer
    }
  }
}
