internal import Foundation

/// An external program that reads a vector file.
struct VectorProgram {
  let name: String
  /// The package that contains it.
  let package: String
  /// The kind of file that it reads.
  let file: String

  /// The limits of a program: a malicious file may keep it busy endlessly, or make it write endlessly.
  struct Limits {
    /// Elapsed time, and processor time.
    var seconds = 20
    /// Address space; an icon needs a tenth of it.
    var memoryBytes = 2 << 30
    /// The size of each written file.
    var fileBytes = 128 << 20
  }

  var limits = Limits()

  /// Runs the program until it exits.
  ///
  /// - Parameters:
  ///   - output: the path of a file for its standard output; nil to discard it.
  ///   - log: the path of a file for its errors, because a pipe wouldn't be read while the program runs.
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

  /// A command that limits itself and is then replaced by the program. With util-linux, which every Debian has, the system ends the
  /// program together with the thread that waits for it, and so with this process; otherwise the time limit does.
  func command(_ executable: String, _ arguments: [String]) -> [String] {
    // The units of shells: kilobytes of memory, and blocks of 512 bytes. Limits that a system doesn't support are skipped.
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

  /// The program's message about the file.
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
