import Foundation
import InterfaceBuilder
import Onionskin

/// Links in the places of folders that tests write to and remove from, and programs that outlive the process that
/// started them.
struct LinksAndChildren {
  let folder: String
  /// Starts a process that records, and gives the process.
  let start: (_ color: Int, _ mode: String) throws -> Process

  /// Each folder in turn leads elsewhere, where files lie that have the names of those that are written and removed.
  ///
  /// - Returns: how many of these files aren't what they were, or have come.
  func links() throws -> (tries: Int, lost: Int) {
    let outside = folder + "-outside"
    var lost = 0
    let places = ["Snapshots", "Snapshots/Proofs", "Snapshots/Proofs/Recording"]
    let artifacts = [".artifacts", ".artifacts/Proofs", ".artifacts/Proofs/Recording", ".artifacts/runs"]
    defer { FileSystem.remove(outside) }
    var tries = 0
    for place in places + artifacts {
      for mode in ["all", "missing", "failed", "never"] {
        FileSystem.remove(folder)
        try start(0, "all").waitUntilExit()
        FileSystem.remove(outside)
        try FileManager.default.moveItem(atPath: existing(place), toPath: outside)
        try FileSystem.write(Data("kept".utf8), to: outside + "/kept")
        let before = contents(of: outside)
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(place)", withDestinationPath: outside)
        try start(tries + 1, mode).waitUntilExit()
        if contents(of: outside) != before { lost += 1 }
        tries += 1
      }
    }
    return (tries, lost)
  }

  /// The folder of a place, made where nothing has made it.
  private func existing(_ place: String) throws -> String {
    try FileSystem.makeFolder("\(folder)/\(place)")
    return "\(folder)/\(place)"
  }

  private func contents(of folder: String) -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
      contents[name] = (try? FileSystem.read("\(folder)/\(name)")) ?? Data()
    }
    return contents
  }

  /// A process that has a vector file painted is killed while the painter, which never ends by itself, is at it.
  func children(times: Int) throws -> (tries: Int, left: Int) {
    var left = 0
    let place = folder + "-painter"
    defer { FileSystem.remove(place) }
    let script = "#!/bin/sh\necho $$ > '\(place)/pid'\nexec sleep 1000\n"
    try FileSystem.write(Data(script.utf8), to: place + "/rsvg-convert")
    chmod(place + "/rsvg-convert", 0o755)
    for turn in 0..<times {
      try FileSystem.write(Data("<svg>\(turn)</svg>".utf8), to: place + "/a.svg")
      FileSystem.remove(place + "/pid")
      let process = Process()
      process.executableURL = URL(
        fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      process.arguments = ["paint", "--folder", place]
      process.standardError = FileHandle.nullDevice
      try process.run()
      var child: pid_t?
      while child == nil, process.isRunning {
        usleep(5000)
        let text = (try? FileSystem.read(place + "/pid")).map { String(decoding: $0, as: UTF8.self) } ?? ""
        child = text.hasSuffix("\n") ? pid_t(text.dropLast()) : nil
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      guard let child else {
        left += 1
        continue
      }
      // It ends with its parent, and is reaped by the process that adopts orphans.
      for _ in 0..<400 where isRunning(child) { usleep(5000) }
      if isRunning(child) {
        left += 1
        kill(child, SIGKILL)
      }
    }
    return (times, left)
  }

  /// A zombie has ended.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return false }
    return status[end...].dropFirst(2).first != "Z"
  }

  /// What the killed process does: has a file painted by the program in its folder.
  static func paint(_ arguments: Arguments) -> Int32 {
    let folder = arguments["folder"] ?? "."
    return (try? VectorPainter.paint(folder + "/a.svg", scale: 1, folders: [folder])) == nil ? 1 : 0
  }
}
