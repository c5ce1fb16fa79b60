internal import Foundation
internal import Synchronization

/// `swift test` as a child process, with its output at hand.
final class TestProcess: Sendable {
  /// A piece of what the child printed.
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
  /// - Throws: what Foundation says where the program can't be started.
  func start(arguments: [String], folder: String, environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // `swift package onionskin` holds the lock of the build folder for as long as it runs, and builds nothing meanwhile.
    let lock = environment["ONIONSKIN_IN_PLUGIN"] == nil ? [] : ["--ignore-lock"]
    process.arguments = ["swift", "test"] + lock + arguments
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

  /// What the child printed since the last call, and its exit status once it has ended and all is read.
  func poll() -> (outputs: [Output], status: Int32?) {
    state.withLock { state in
      let outputs = state.outputs
      state.outputs = []
      return (outputs, state.openPipes == 0 ? state.status : nil)
    }
  }

  private func pipe(to descriptor: Int32) -> Pipe {
    let pipe = Pipe()
    pipe.fileHandleForReading.readabilityHandler = { [self] handle in
      let data = handle.availableData
      state.withLock { state in
        if data.isEmpty {
          state.openPipes -= 1
        } else {
          state.outputs.append(Output(data: data, descriptor: descriptor))
        }
      }
      if data.isEmpty { handle.readabilityHandler = nil }
    }
    return pipe
  }
}
