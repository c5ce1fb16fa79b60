import Foundation

/// Paints the gallery's screens in processes of different surroundings: each screen has one digest.
struct Determinism {
  private let arguments: Arguments
  private let program: String

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    program = (own as NSString).deletingLastPathComponent + "/GalleryDigests"
  }

  func run() throws -> Int32 {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      print("expected \(program): build it by `swift build --product GalleryDigests`")
      return 2
    }
    var chance = Chance(seed: arguments.seed)
    var tried = Surroundings.single
    let single = tried
    // Beside each alone, several at once.
    while tried.count < arguments.number("count", else: 100) {
      tried.append((0..<3 + chance.below(4)).reduce(Surroundings.plain) { all, _ in all.with(chance.of(single)) })
    }
    let emulated = Surroundings.emulated
    if emulated.isEmpty { print("not tried: an emulated processor, for qemu-x86_64 isn't there (package qemu-user)") }

    let expected = try digests(in: .plain)
    guard case .success(let expected) = expected, !expected.isEmpty else {
      print("the gallery's digests can't be had: \(expected)")
      return 1
    }
    var different = 0
    for surroundings in tried + emulated {
      let problem: String? =
        switch try digests(in: surroundings) {
        case .failure(let failure): "ended with \(failure.status)"
        case .success(let found) where found == expected: nil
        case .success(let found): Determinism.difference(expected, found)
        }
      print("\(problem == nil ? "same" : "DIFFERENT")  \(surroundings.name)")
      if let problem {
        different += 1
        print(problem)
      }
      fflush(nil)
    }
    print(
      "\(expected.count) screens, each painted twice on two threads, in \(tried.count + emulated.count) surroundings; "
        + "\(different) with other digests")
    return different == 0 ? 0 : 1
  }

  private struct Failure: Error {
    let status: Int32
  }

  /// The digests of the screens by their names.
  private func digests(in surroundings: Surroundings) throws -> Result<[String: Substring], Failure> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = (surroundings.shell + ["exec \"$@\""]).joined(separator: "; ")
    process.arguments = ["-c", script, "sh"] + surroundings.wrapper + [program]
    var environment = ["PATH": "/usr/bin:/bin"]
    // The toolchain's own libraries are found by the path that this process found them with.
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    process.environment = environment.merging(surroundings.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return .failure(Failure(status: process.terminationStatus))
    }
    var found: [String: Substring] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let columns = line.split(separator: "\t")
      guard columns.count == 3 else { continue }
      let pair = columns[2].split(separator: " ")
      found["\(columns[0]), \(columns[1])"] = pair.count == 2 && pair[0] == pair[1] ? pair[0] : "two threads differ"
    }
    return .success(found)
  }

  private static func difference(_ expected: [String: Substring], _ found: [String: Substring]) -> String {
    expected.keys.sorted().filter { expected[$0] != found[$0] }
      .map { "  \($0): \(expected[$0] ?? "nothing") -> \(found[$0] ?? "nothing")" }.joined(separator: "\n")
  }
}
