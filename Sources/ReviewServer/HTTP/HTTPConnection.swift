internal import Foundation

/// A connection: requests are read and answered one after the other. Owned by the thread that serves it.
package struct HTTPConnection {
  /// The time limits for an idle connection, and for the arrival of a request, in seconds.
  package struct Timeouts: Sendable {
    package var idle: Double
    package var request: Double

    package init(idle: Double = 60, request: Double = 15) {
      self.idle = idle
      self.request = request
    }
  }

  let descriptor: Int32
  let timeouts: Timeouts
  /// Bytes that were received and not used yet.
  private var received: [UInt8] = []

  package init(descriptor: Int32, timeouts: Timeouts = Timeouts()) {
    self.descriptor = descriptor
    self.timeouts = timeouts
    var limit = timeval(tv_sec: Int(timeouts.request), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Answers requests until the client closes the connection or sends an invalid request.
  package mutating func serve(_ respond: (HTTPRequest) -> HTTPResponse) {
    do {
      while let request = try nextRequest() {
        guard send(respond(request).data(isLast: request.isLast)), !request.isLast else { return }
      }
    } catch {
      if send(HTTPResponse(error).data(isLast: true)) { drain() }
    }
  }

  /// Sends a response without a request, and then reads what the client sends.
  package mutating func answer(_ response: HTTPResponse) {
    if send(response.data(isLast: true)) { drain() }
  }

  /// The next request; nil if there is none and no response is expected.
  private mutating func nextRequest() throws(HTTPProblem) -> HTTPRequest? {
    // Independent of the time of day, which may be changed meanwhile.
    var deadline = ContinuousClock.now.advanced(by: .seconds(timeouts.idle))
    var searched = 0
    var isStarted = false
    while true {
      if !received.isEmpty, !isStarted {
        isStarted = true
        deadline = ContinuousClock.now.advanced(by: .seconds(timeouts.request))
      }
      if let end = endOfHead(from: &searched) {
        var request = try HTTPRequest(head: Array(received[..<end]))
        received.removeFirst(end + 4)
        try readBody(of: &request, until: deadline)
        return request
      }
      guard received.count <= HTTPRequest.maximumHeadByteCount else {
        throw HTTPProblem(431, "The request's head has more than \(HTTPRequest.maximumHeadByteCount) bytes.")
      }
      switch receive(until: deadline) {
      case .some: continue
      case .nothing:
        if received.isEmpty { return nil }
        throw HTTPProblem(400, "The request ends before its empty line.")
      case .late:
        if received.isEmpty { return nil }
        throw HTTPProblem(408, "The request didn't arrive in time.")
      }
    }
  }

  private mutating func readBody(of request: inout HTTPRequest, until deadline: ContinuousClock.Instant)
    throws(HTTPProblem)
  {
    let count = request.contentLength ?? 0
    if request.expectsContinue, received.count < count {
      guard send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { return }
    }
    while received.count < count {
      switch receive(until: deadline) {
      case .some: continue
      case .nothing: throw HTTPProblem(400, "The body ends before the length that was announced.")
      case .late: throw HTTPProblem(408, "The body didn't arrive in time.")
      }
    }
    request.body = Data(received[..<count])
    received.removeFirst(count)
  }

  /// The position of the empty line; only new bytes are searched. Nil for heads that are too long.
  private func endOfHead(from searched: inout Int) -> Int? {
    let limit = min(received.count, HTTPRequest.maximumHeadByteCount)
    var index = searched
    while index + 3 < limit {
      if received[index] == 0x0D, received[index + 1] == 0x0A, received[index + 2] == 0x0D,
        received[index + 3] == 0x0A
      {
        return index
      }
      index += 1
    }
    searched = index
    return nil
  }

  private enum Arrival { case some, nothing, late }

  private mutating func receive(until deadline: ContinuousClock.Instant) -> Arrival {
    while true {
      let rest = (deadline - .now) / .seconds(1)
      guard rest > 0 else { return .late }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(min(rest * 1000, 60_000)) + 1)
      if ready < 0 && errno != EINTR { return .nothing }
      guard ready > 0 else { continue }
      var piece = [UInt8](repeating: 0, count: 16 << 10)
      let count = recv(descriptor, &piece, piece.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return .nothing }
      received.append(contentsOf: piece[..<count])
      return .some
    }
  }

  private func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        // A client that closed the connection is no reason to end the process.
        let count = Foundation.send(descriptor, bytes.baseAddress! + done, bytes.count - done, Int32(MSG_NOSIGNAL))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// Reads what is still being sent, for a short time: closing at once would discard the response.
  private mutating func drain() {
    shutdown(descriptor, Int32(SHUT_WR))
    let end = ContinuousClock.now.advanced(by: .seconds(min(timeouts.request, 2)))
    var rest = 4 << 20
    received = []
    while rest > 0, receive(until: end) == .some {
      rest -= received.count
      received = []
    }
  }
}
