internal import Foundation

/// A program of its own that reads a vector file.
struct VectorProgram {
  let name: String
  /// The package that brings it.
  let package: String
  /// What it reads.
  let file: String

  /// What a program may take: a hostile file may keep it busy for ever, or have it write without end.
  struct Limits {
    /// Of time by the clock, and of the processor's.
    var seconds = 20
    /// Of address space, which an icon takes a tenth of.
    var memoryBytes = 2 << 30
    /// Of each file that is written.
    var fileBytes = 128 << 20
  }

  var limits = Limits()

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - output: the path of a file for what it prints; nil for nowhere.
  ///   - log: the path of a file for its errors: a pipe wouldn't be read while the program runs.
  func run(
    _ arguments: [String], output: String? = nil, log: String, _ folders: [String]
  ) throws(VectorPainter.Failure) {
    let missing = VectorPainter.Failure.missingProgram(file: file, program: name, package: package)
    let places = folders.map { "\($0)/\(name)" }
    guard let executable = places.first(where: FileManager.default.isExecutableFile(atPath:)) else { throw missing }
    let process = Process()
    let command = command(executable, arguments)
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardError = VectorProgram.handle(log)
    process.standardOutput = output.map(VectorProgram.handle) ?? .nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw missing }
    if ended.wait(timeout: .now() + .seconds(limits.seconds)) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      throw .unreadable(file: file, program: name, words: "nothing, for \(limits.seconds) seconds.")
    }
    if process.terminationReason == .uncaughtSignal {
      throw .unreadable(file: file, program: name, words: signalled(process))
    }
    guard process.terminationStatus == 0 else { throw failure(log: log) }
  }

  /// A command that limits itself and becomes the program. Where util-linux is, as in every Debian, the system ends the program
  /// with the thread that waits for it, and so with this process; without, its time does.
  func command(_ executable: String, _ arguments: [String]) -> [String] {
    // A shell's units: kilobytes of memory, 512 bytes of a file. A system that doesn't know one of the limits goes without.
    let script = """
      ulimit -c 0; ulimit -t \(limits.seconds); ulimit -v \(limits.memoryBytes >> 10); ulimit -f \(limits.fileBytes >> 9)
      exec "$@"
      """
    let guardian = ["/usr/bin/setpriv", "/bin/setpriv"].first(where: FileManager.default.isExecutableFile(atPath:))
    let endsWithParent = guardian.map { [$0, "--pdeathsig", "KILL", "--"] } ?? []
    return ["/bin/sh", "-c", script, "sh"] + endsWithParent + [executable] + arguments
  }

  private func signalled(_ process: Process) -> String {
    switch process.terminationStatus {
    case SIGXCPU, SIGKILL: "nothing, for \(limits.seconds) seconds of the processor's time."
    case SIGXFSZ: "more than \(limits.fileBytes >> 20) megabytes, which is the limit."
    default: "nothing, and ended by the signal \(process.terminationStatus)."
    }
  }

  /// What the program said of the file.
  func failure(log: String) -> VectorPainter.Failure {
    let words = String(decoding: (FileManager.default.contents(atPath: log) ?? Data()).prefix(300), as: UTF8.self)
    let lines = words.split(separator: "\n").map(String.init)
    return .unreadable(file: file, program: name, words: lines.isEmpty ? "nothing." : lines.joined(separator: " "))
  }

  private static func handle(_ path: String) -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return FileHandle(forWritingAtPath: path) ?? .nullDevice
  }
}
