import Foundation
import ImageFormats
import Onionskin

/// Gets in the way of processes that record, and looks afterwards whether every reference is whole: an old one or a new one,
/// never a part, and nothing but references is left once the next recording is through.
struct Faults {
  private let arguments: Arguments
  private let folder: String

  init(_ arguments: Arguments) {
    self.arguments = arguments
    folder = arguments["folder"] ?? NSTemporaryDirectory() + "onionskin-faults-\(getpid())"
  }

  private typealias Outcome = (name: String, tries: Int, lost: Int)

  func run() throws -> Int32 {
    defer { FileSystem.remove(folder) }
    var outcomes: [Outcome] = []
    outcomes.append(try killed(times: arguments.number("count", else: 1000)))
    outcomes.append(try readOnlyFolder())
    outcomes.append(try vanishingFolder())
    outcomes.append(try twoProcesses())
    outcomes.append(try jumpingClock())
    outcomes.append(try otherFileSystem())
    outcomes.append(try fullDisk())
    outcomes.append(try links())
    outcomes.append(try children())
    for outcome in outcomes where outcome.tries >= 0 {
      print("\(outcome.name): \(outcome.tries) tries, \(outcome.lost) references lost or torn")
    }
    for outcome in outcomes where outcome.tries < 0 { print("\(outcome.name): not tried here") }
    return outcomes.allSatisfy { $0.lost == 0 } ? 0 : 1
  }

  // MARK: What is tried

  private func killed(times: Int) throws -> Outcome {
    var chance = Chance(seed: arguments.seed)
    var longest = 0
    var lost = 0
    var ended = 0
    try whole(start(color: 0))
    for turn in 0..<times {
      // What a recording takes depends on what else the machine does.
      if turn.isMultiple(of: 50) {
        let begun = ContinuousClock.now
        try whole(start(color: turn + 5))
        longest = Int(begun.duration(to: .now) / .microseconds(1))
      }
      let process = try start(color: turn)
      usleep(UInt32(chance.below(longest)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .exit { ended += 1 }
      lost += torn()
    }
    print("\(times) kills at an instant by chance, \(ended) of them after the recording was through")
    // What the kills left is old by now, says the clock.
    for name in temporaryFiles {
      var times = [timeval(tv_sec: time(nil) - 7200, tv_usec: 0), timeval(tv_sec: time(nil) - 7200, tv_usec: 0)]
      utimes(name, &times)
    }
    let left = temporaryFiles.count
    try whole(start(color: 3))
    print("\(left) temporary files after \(times) kills, \(temporaryFiles.count) after the next recording")
    return ("killed while recording", times, lost + torn() + temporaryFiles.count)
  }

  private func readOnlyFolder() throws -> Outcome {
    // To root a folder is read-only where its file system is.
    if getuid() == 0 { return try onOwnFileSystem("read-only folder", size: "4m") { try $0.readOnly($1) } }
    return try readOnly(nil)
  }

  private func readOnly(_ mount: String?) throws -> Outcome {
    try whole(start(color: 0))
    var lost = 0
    // The tenth would show the first's pictures again, and write nothing.
    for turn in 1..<10 {
      if let mount { _ = try run("/bin/mount", ["-o", "remount,ro", mount]) } else { chmod(references, 0o555) }
      let process = try start(color: turn)
      process.waitUntilExit()
      if let mount { _ = try run("/bin/mount", ["-o", "remount,rw", mount]) } else { chmod(references, 0o755) }
      lost += torn() + (process.terminationStatus == 3 ? 0 : 1)
    }
    return ("read-only folder", 9, lost)
  }

  private func vanishingFolder() throws -> Outcome {
    var lost = 0
    for turn in 0..<20 {
      let process = try start(color: turn)
      usleep(UInt32(turn * 15_000))
      FileSystem.remove(folder + "/Snapshots")
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { lost += 1 }
      try whole(start(color: turn))
      lost += torn()
    }
    return ("folder that vanishes", 20, lost)
  }

  private func twoProcesses() throws -> Outcome {
    var lost = 0
    for turn in 0..<20 {
      let processes = try [start(color: turn), start(color: turn + 1)]
      for process in processes {
        process.waitUntilExit()
        if process.terminationStatus != 0 { lost += 1 }
      }
      lost += torn()
    }
    return ("two processes on the same references", 20, lost)
  }

  /// While two processes record, all files are dated a day ahead, a day back and to the year 1970, those that are being
  /// written included: each process may think of the other's that they were left behind.
  private func jumpingClock() throws -> Outcome {
    var lost = 0
    for turn in 0..<30 {
      let first = try start(color: turn)
      let offset = [86_400, -86_400, -time(nil)][turn % 3]
      var second: Process?
      while first.isRunning || second?.isRunning == true {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: references)) ?? [] {
          let moment = timeval(tv_sec: time(nil) + offset, tv_usec: 0)
          var times = [moment, moment]
          utimes("\(references)/\(name)", &times)
        }
        if second == nil { second = try start(color: turn + 1) }
      }
      for process in [first, second] where process?.terminationStatus != 0 { lost += 1 }
      lost += torn()
    }
    return ("clocks that jump, by the files' times", 30, lost)
  }

  private func otherFileSystem() throws -> Outcome {
    let place = "/dev/shm/onionskin-faults-\(getpid())"
    guard FileSystem.entry(at: "/dev/shm") == .folder else { return ("artifacts on another file system", -1, 0) }
    var lost = 0
    for turn in 0..<10 {
      defer { FileSystem.remove(place) }
      try whole(start(color: turn))
      let process = try start(color: turn + 1, mode: "never", artifacts: place)
      process.waitUntilExit()
      let found = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      lost += torn() + (found.count { $0.hasSuffix("actual.png") } == 20 ? 0 : 1)
    }
    return ("artifacts on another file system", 10, lost)
  }

  private func fullDisk() throws -> Outcome {
    try onOwnFileSystem("full disk", size: "200k") { try $0.full($1) }
  }

  /// In a small file system of its own, which takes the right to mount one.
  private func onOwnFileSystem(
    _ name: String, size: String, _ body: (Faults, _ place: String) throws -> Outcome
  ) throws -> Outcome {
    let place = folder + "-small"
    try FileSystem.makeFolder(place)
    defer { FileSystem.remove(place) }
    guard try run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(size)", "tmpfs", place]) == 0 else {
      return (name, -1, 0)
    }
    defer { _ = try? run("/bin/umount", [place]) }
    return try body(Faults(Arguments(["faults", "--folder", place])), place)
  }

  private func full(_ place: String) throws -> Outcome {
    try whole(start(color: 0))
    var lost = torn()
    var filler = Data(count: 4096)
    for number in 0..<100 {
      filler[0] = UInt8(number)
      if (try? FileSystem.write(filler, to: "\(place)/fill-\(number)")) == nil { break }
    }
    for turn in 1..<11 {
      let process = try start(color: turn)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { lost += 1 }
      lost += torn()
    }
    return ("full disk", 10, lost)
  }

  private var linksAndChildren: LinksAndChildren {
    LinksAndChildren(folder: folder) { try start(color: $0, mode: $1) }
  }

  private func links() throws -> Outcome {
    let (tries, lost) = try linksAndChildren.links()
    return ("folders that are links to elsewhere", tries, lost)
  }

  private func children() throws -> Outcome {
    let (tries, left) = try linksAndChildren.children(times: 20)
    return ("painters whose parent is killed", tries, left)
  }

  // MARK: Means

  private var references: String { folder + "/Snapshots/Proofs/Recording" }

  private func start(color: Int, mode: String = "all", artifacts: String? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments =
      ["record", "--folder", folder, "--color", "\(color)", "--mode", mode]
      + (artifacts.map { ["--artifacts", $0] } ?? [])
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func whole(_ process: Process) throws { process.waitUntilExit() }

  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// How many of the references aren't whole, or are gone.
  private func torn() -> Int {
    (0..<20).count { number in
      guard let data = try? FileSystem.read("\(references)/f.s\(number).png"), let bitmap = try? PNG.decode(data) else {
        return true
      }
      return DigestedPNG.trustedPixelDigest(of: data) != PixelDigest(of: bitmap)
    }
  }

  private var temporaryFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: references)) ?? []
    return names.filter { $0.hasPrefix(".") }.map { "\(references)/\($0)" }
  }
}
