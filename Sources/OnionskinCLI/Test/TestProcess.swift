internal import Foundation
internal import Synchronization

/// `swift test` as a child process whose output is available.
final class TestProcess: Sendable {
  /// A piece of the child's output.
  struct Output: Sendable {
    let data: Data
    let descriptor: Int32
  }

  private struct State {
    var outputs: [Output] = []
    var openPipes = 2
    var status: Int32?
  }

  private let state = Mutex(State())
  private let identifier = Mutex<Int32?>(nil)

  /// Starts the child.
  ///
  /// - Throws: Foundation's error if the program can't be started.
  func start(arguments: [String], folder: String, environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // `swift package onionskin` locks the build folder as long as it runs, and builds nothing meanwhile.
    let lock = environment["ONIONSKIN_IN_PLUGIN"] == nil ? [] : ["--ignore-lock"]
    let linker = Linker.arguments(beside: arguments, searchPath: environment["PATH"] ?? "")
    process.arguments = ["swift", "test"] + lock + linker + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    process.standardOutput = pipe(to: STDOUT_FILENO)
    process.standardError = pipe(to: STDERR_FILENO)
    process.terminationHandler = { [self] process in
      let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
      state.withLock { $0.status = status }
    }
    try process.run()
    identifier.withLock { $0 = process.processIdentifier }
  }

  /// Sends a signal to the child.
  func signal(_ number: Int32) {
    identifier.withLock { if let process = $0 { kill(process, number) } }
  }

  /// The child's output since the last call, and its exit status after it has ended and its output was read completely.
  func poll() -> (outputs: [Output], status: Int32?) {
    state.withLock { state in
      let outputs = state.outputs
      state.outputs = []
      return (outputs, state.openPipes == 0 ? state.status : nil)
    }
  }

  /// A pipe that a separate thread reads until the last writer has closed it: Foundation's readability handler misses the end of a
  /// child that ends immediately.
  private func pipe(to descriptor: Int32) -> Pipe {
    let pipe = Pipe()
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while let data = Self.nextData(of: handle) {
        state.withLock { $0.outputs.append(Output(data: data, descriptor: descriptor)) }
      }
      state.withLock { $0.openPipes -= 1 }
    }
    return pipe
  }

  /// Waits for data and returns it; nil at the end.
  private static func nextData(of handle: FileHandle) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(handle.fileDescriptor, &bytes, bytes.count)
      if count > 0 { return Data(bytes.prefix(count)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
