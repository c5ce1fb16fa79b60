internal import Foundation
internal import Synchronization

/// An HTTP server on 127.0.0.1, with a thread per connection: for one user's browser.
package final class LoopbackServer: Sendable {
  /// The maximum number of connections at a time; browsers open six.
  static let maximumConnections = 64

  private struct State {
    var connections: Set<Int32> = []
    /// The number of connections that are currently being rejected.
    var refusals = 0
    var isStopped = false
  }

  /// The port on which the server listens.
  package let port: UInt16
  private let listener: Int32
  private let timeouts: HTTPConnection.Timeouts
  private let state = Mutex(State())

  /// Starts to listen.
  ///
  /// - Parameter port: 0 for a free one.
  /// - Throws: `LoopbackServerError`.
  package init(port: UInt16, timeouts: HTTPConnection.Timeouts = HTTPConnection.Timeouts()) throws(LoopbackServerError)
  {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw LoopbackServerError(port: port, code: errno) }
    // The port can be reused immediately after the last server.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isListening else {
      let code = errno
      close(descriptor)
      throw LoopbackServerError(port: port, code: code)
    }
    listener = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
    self.timeouts = timeouts
  }

  deinit { close(listener) }

  /// Serves until `stop()`.
  ///
  /// - Parameter respond: called on many threads at the same time.
  package func run(_ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    while !state.withLock({ $0.isStopped }) {
      let descriptor = accept(listener, nil, nil)
      guard descriptor >= 0 else {
        // Out of descriptors or memory: other connections end meanwhile.
        if errno != EINTR && errno != ECONNABORTED { usleep(20_000) }
        continue
      }
      // Child processes don't inherit the connection, which would keep a browser waiting.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      if open(descriptor) {
        Thread.detachNewThread { [self] in
          var connection = HTTPConnection(descriptor: descriptor, timeouts: timeouts)
          connection.serve(respond)
          end(descriptor)
        }
      } else {
        turnAway(descriptor)
      }
    }
  }

  /// Accepts no more connections, and ends the existing ones. Can be called from any thread.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      for descriptor in state.connections { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func open(_ descriptor: Int32) -> Bool {
    state.withLock { state in
      guard !state.isStopped, state.connections.count < LoopbackServer.maximumConnections else { return false }
      return state.connections.insert(descriptor).inserted
    }
  }

  /// Rejects a connection with a response, and then reads what the client has sent: closing a connection with unread bytes discards
  /// its response. While the maximum number is being rejected, further connections are closed at once.
  private func turnAway(_ descriptor: Int32) {
    let isAnswered = state.withLock { state in
      guard !state.isStopped, state.refusals < LoopbackServer.maximumConnections else { return false }
      state.refusals += 1
      return true
    }
    guard isAnswered else {
      close(descriptor)
      return
    }
    Thread.detachNewThread { [self] in
      var connection = HTTPConnection(descriptor: descriptor, timeouts: timeouts)
      connection.answer(HTTPResponse.text(503, "There are too many connections."))
      close(descriptor)
      state.withLock { $0.refusals -= 1 }
    }
  }

  /// Closes under the lock, so that no other thread ends a new connection that has the same number.
  private func end(_ descriptor: Int32) {
    state.withLock { state in
      state.connections.remove(descriptor)
      close(descriptor)
    }
  }
}

/// Why a server can't listen.
package struct LoopbackServerError: Error, Hashable, CustomStringConvertible {
  package let port: UInt16
  package let code: Int32

  package var description: String {
    let reason = String(cString: strerror(code))
    return port == 0
      ? "Listening on 127.0.0.1 failed: \(reason)."
      : "Listening on 127.0.0.1, port \(port), failed: \(reason). Pass another `--port`, or none for a free one."
  }
}
