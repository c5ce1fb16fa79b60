import Foundation

/// libFuzzer, where this program was linked with it: its library is found by name at run time, and so the package needs it
/// for nothing else.
struct GuidedFuzzing {
  private typealias Eater = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  private typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, Eater
    ) -> Int32

  private let driver: Driver

  /// Nil where the program wasn't linked with libFuzzer.
  init?() {
    guard let symbol = dlsym(nil, "LLVMFuzzerRunDriver") else { return nil }
    driver = unsafeBitCast(symbol, to: Driver.self)
  }

  // One thread gives inputs, one after the other; a C function has no other place to find it.
  nonisolated(unsafe) private static var target: (any FuzzTarget)?
  nonisolated(unsafe) private static var memory: MemoryLimit?

  /// Fuzzes one target. libFuzzer ends the process with 0 where nothing trapped.
  func run(
    _ target: any FuzzTarget, seed: UInt64, seconds: Int?, count: Int?, megabytes: Int, folder: String
  ) throws -> Int32 {
    GuidedFuzzing.target = target
    GuidedFuzzing.memory = MemoryLimit(megabytes: megabytes)
    // libFuzzer writes the input down where the process aborts. Its own limit is by the clock, which goes on while other
    // programs have the processor: that one is for what waits for ever.
    signal(SIGPROF) { _ in abort() }
    let found = "\(folder)/corpus/\(target.name)"
    let own = "\(folder)/seeds/\(target.name)"
    for path in [found, own] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (index, data) in target.corpus.enumerated() { try data.write(to: URL(fileURLWithPath: "\(own)/\(index)")) }
    let longest = max(target.corpus.map(\.count).max() ?? 0, 512) * 2
    var words = [
      "Proofs", found, own, "-seed=\(seed & 0x7FFF_FFFF | 1)", "-max_total_time=\(seconds ?? 0)", "-timeout=1200",
      "-rss_limit_mb=4096", "-max_len=\(longest)", "-artifact_prefix=\(folder)/\(target.name).", "-detect_leaks=0",
      "-print_final_stats=1", "-verbosity=0",
    ]
    if let count { words.append("-runs=\(count)") }
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var number = Int32(words.count)
    return pointers.withUnsafeMutableBufferPointer { pointers in
      var base = pointers.baseAddress!
      return driver(&number, &base) { bytes, count in
        Fuzzing.limit(seconds: 10)
        GuidedFuzzing.target?.eat(Data(UnsafeBufferPointer(start: bytes, count: count)))
        GuidedFuzzing.memory?.check()
        return 0
      }
    }
  }

  /// Fuzzes a target in a process of its own, and prints what came of it.
  static func runAlone(_ name: String, _ arguments: Arguments, seed: UInt64) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = ["fuzz", "--only", name, "--seed", "\(seed)"]
    for option in ["seconds", "count", "megabytes", "folder"] {
      if let value = arguments[option] { process.arguments? += ["--\(option)", value] }
    }
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let statistics = output.split(separator: "\n").filter { $0.hasPrefix("stat::") }
    func statistic(_ name: String) -> Substring? {
      statistics.first { $0.contains(name) }?.split(separator: " ").last
    }
    let count = statistic("number_of_executed_units") ?? "?"
    if process.terminationStatus == 0, process.terminationReason == .exit {
      print("\(name): \(count) inputs, \(statistic("new_units_added") ?? "?") of them reached new code, no trap")
    } else {
      print("\(name): trapped after \(count) inputs")
      print(output.suffix(3000))
    }
    fflush(nil)
    return process.terminationReason == .exit ? process.terminationStatus : 1
  }
}
