import Foundation
import Testing

@testable import InterfaceBuilder

/// Programs that read an app's vector files: what they may take, and that they end.
@Suite struct VectorProgramTests {
  private let folder = NSTemporaryDirectory() + "onionskin-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// A program that stands in for the painter: a shell script.
  private func program(_ script: String, limits: VectorProgram.Limits = .init()) throws -> VectorProgram {
    let path = folder + "/painter"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    var program = VectorProgram(name: "painter", package: "painters", file: "icon.svg")
    program.limits = limits
    return program
  }

  private func words(_ program: VectorProgram) throws -> String {
    do {
      try program.run([], log: folder + "/log", [folder])
      return "nothing wrong"
    } catch {
      return error.sentence
    }
  }

  /// The process of a number that a script wrote, once it is there.
  private func process(named file: String) async throws -> pid_t {
    while true {
      let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
      if text.hasSuffix("\n"), let number = pid_t(text.dropLast()) { return number }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// A zombie has ended: nothing but its status is left.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return false }
    return status[end...].dropFirst(2).first != "Z"
  }

  private func ends(_ process: pid_t) async throws {
    while isRunning(process) { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test(.timeLimit(.minutes(10))) func whatTakesTooLongIsKilled() async throws {
    // It doesn't listen to what would end others.
    let slow = try program("trap '' TERM INT; echo $$ > '\(folder)/pid'; exec sleep 1000", limits: .init(seconds: 1))
    #expect(try words(slow).contains("nothing, for 1 seconds."))
    try await ends(process(named: "pid"))
  }

  @Test(.timeLimit(.minutes(10))) func whatComputesTooLongIsKilled() throws {
    var limits = VectorProgram.Limits()
    limits.seconds = 1
    #expect(try words(program("while :; do :; done", limits: limits)).contains("nothing, for 1 seconds"))
  }

  @Test(.timeLimit(.minutes(10))) func whatTakesTooMuchMemoryFails() throws {
    var limits = VectorProgram.Limits()
    limits.memoryBytes = 64 << 20
    // A command's output in a variable: it doubles until there is no room.
    let hungry = try program("a=0123456789abcdef; while :; do a=$a$a; done", limits: limits)
    #expect(try words(hungry) != "nothing wrong")
  }

  @Test(.timeLimit(.minutes(10))) func whatWritesTooMuchFails() throws {
    var limits = VectorProgram.Limits()
    limits.fileBytes = 1 << 20
    let text = try words(program("exec cat /dev/zero > '\(folder)/out'", limits: limits))
    // A process that ignores the signal, as some that run tests do, is refused the rest.
    #expect(text.contains("more than 1 megabytes") || text.contains("File too large"))
    let size = try FileManager.default.attributesOfItem(atPath: folder + "/out")[.size] as? Int
    #expect(size == 1 << 20)
  }

  /// A test process that is killed, or a tool that is stopped, leaves no painter behind.
  @Test(.timeLimit(.minutes(10)), .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func theProgramEndsWithItsParent() async throws {
    let command = try program("echo $$ > '\(folder)/child'; exec sleep 1000").command(folder + "/painter", [])
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: "/bin/sh")
    parent.arguments = ["-c", "\"$@\" & exec sleep 1000", "sh"] + command
    try parent.run()
    let child = try await process(named: "child")
    #expect(isRunning(child))
    kill(parent.processIdentifier, SIGKILL)
    parent.waitUntilExit()
    try await ends(child)
  }

  @Test(.timeLimit(.minutes(10))) func aHugeBlurEndsInTime() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="-10" y="-10" width="20" height="20">
      <feGaussianBlur stdDeviation="1e9"/><feTurbulence baseFrequency="0.9" numOctaves="1000"/></filter>
      <rect width="4000" height="4000" filter="url(#f)"/></svg>
      """
    let path = folder + "/blur.svg"
    try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
    var rsvg = VectorProgram(name: "rsvg-convert", package: "librsvg2-bin", file: path)
    rsvg.limits.seconds = 2
    // Whatever the program makes of it: it is over.
    try? rsvg.run(["--output", folder + "/blur.png", path], log: folder + "/log", VectorPainter.programFolders)
  }

  // MARK: The cache

  @Test func withoutAHomeTheFolderIsPrivate() throws {
    let temporary = folder + "/"
    let own = try #require(VectorPainter.cacheFolder([:], temporary: temporary))
    #expect(own == VectorPainter.cacheFolder([:], temporary: temporary))
    #expect(try permissions(own) == 0o700)
    // A link, a file, and a folder that others may write to aren't believed.
    for make in [
      { symlink("/tmp", own) }, { chmod(own, 0) }, { mkdir(own, 0o777) + chmod(own, 0o777) },
    ] {
      rmdir(own)
      unlink(own)
      if make() != 0 { _ = FileManager.default.createFile(atPath: own, contents: nil) }
      let other = try #require(VectorPainter.cacheFolder([:], temporary: temporary))
      #expect(other != own)
      #expect(try permissions(other) == 0o700)
    }
  }

  @Test func aHomeThatCannotBeWrittenToIsNotUsed() throws {
    let home = VectorPainter.cacheFolder(["HOME": folder], temporary: folder + "/")
    #expect(home == folder + "/.cache/onionskin/vectors")
    let none = VectorPainter.cacheFolder(["HOME": "/dev/null", "XDG_CACHE_HOME": "relative"], temporary: folder + "/")
    #expect(none?.hasPrefix(folder + "/onionskin-vectors-") == true)
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
