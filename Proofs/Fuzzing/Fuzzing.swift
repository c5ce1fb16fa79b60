import Foundation

/// Readers of inputs that are wrong in unforeseen ways: they may refuse them and mustn't trap or hang.
protocol FuzzTarget {
  var name: String { get }
  /// Inputs that are right. Empty where any bytes make a value.
  var corpus: [Data] { get }
  mutating func eat(_ input: Data)
}

/// Gives each target inputs for a minute, or for the time that was asked for, or so many of them. The process ends where one
/// traps, takes over ten seconds of the processor's time, or a gigabyte of memory; the input is then in a file.
///
/// Where libFuzzer is linked (`make fuzz`), it looks for inputs that reach code which none before reached; else inputs are
/// the corpus with changes by chance, and the same seed tries the same.
struct Fuzzing {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  private static var targets: [(name: String, make: () -> any FuzzTarget)] {
    [
      ("png", { PNGFuzz() }), ("font", { FontFuzz() }), ("record", { RecordFuzz() }), ("manifest", { ManifestFuzz() }),
      ("http", { HTTPFuzz() }), ("document", { DocumentFuzz() }), ("catalog", { CatalogFuzz() }),
      ("strings", { StringsFuzz() }), ("sources", { SourceFuzz() }), ("visual-format", { VisualFormatFuzz() }),
      ("constraints", { ConstraintFuzz() }), ("display-list", { DisplayListFuzz() }), ("text", { TextFuzz() }),
      ("markup", { MarkupFuzz() }), ("words", { WordsFuzz() }),
    ]
  }

  func run() throws -> Int32 {
    let seed = arguments.seed
    let folder = arguments["folder"] ?? FileManager.default.currentDirectoryPath + "/.artifacts/fuzz"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let wanted = Fuzzing.targets.filter { target in arguments["only"].map { $0 == target.name } ?? true }
    guard !wanted.isEmpty else {
      print("no target is called so; there are \(Fuzzing.targets.map(\.name).joined(separator: ", "))")
      return 2
    }
    if let file = arguments["input"], let target = wanted.first {
      var eater = target.make()
      eater.eat(try Data(contentsOf: URL(fileURLWithPath: file)))
      print("\(target.name): no trap")
      return 0
    }
    guard let guided = GuidedFuzzing() else {
      print("not guided by coverage; `make fuzz` builds what is")
      for target in wanted { mutate(target.make(), seed: seed, folder: folder) }
      return 0
    }
    // libFuzzer ends the process that it runs in.
    if arguments["only"] != nil {
      return try guided.run(
        wanted[0].make(), seed: seed, seconds: seconds, count: arguments["count"].flatMap(Int.init),
        megabytes: megabytes, folder: folder)
    }
    var failed: [String] = []
    for target in wanted where try GuidedFuzzing.runAlone(target.name, arguments, seed: seed) != 0 {
      failed.append(target.name)
    }
    print(failed.isEmpty ? "no target trapped" : "trapped: \(failed.joined(separator: ", ")); inputs are in \(folder)")
    return failed.isEmpty ? 0 : 1
  }

  /// A minute, and where a number of inputs was asked for as long as they take: nil.
  private var seconds: Int? {
    if let seconds = arguments["seconds"].flatMap(Int.init) { return seconds }
    return arguments["count"] == nil ? 60 : nil
  }

  private var megabytes: Int { arguments.number("megabytes", else: 1024) }

  private func mutate(_ target: any FuzzTarget, seed: UInt64, folder: String) {
    var target = target
    let corpus = target.corpus
    let limit = arguments.number("count", else: .max)
    let file = "\(folder)/\(target.name).input"
    let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o644)
    let start = ContinuousClock.now
    var count = 0
    let end = seconds.map { start + .seconds($0) }
    var memory = MemoryLimit(megabytes: megabytes)
    while count < limit, end.map({ .now < $0 }) ?? true {
      // Each input follows from its own number: the last one can be tried alone.
      var chance = Chance(seed: seed &* 1_000_003 &+ UInt64(count))
      let data =
        corpus.isEmpty
        ? Data((0..<(1 + chance.below(600))).map { _ in UInt8(chance.below(256)) })
        : Mutation.of(chance.of(corpus), &chance)
      _ = data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
      ftruncate(descriptor, data.count)
      // A signal without a handler ends the process; other programs' time doesn't count.
      Fuzzing.limit(seconds: 10)
      target.eat(data)
      memory.check()
      count += 1
    }
    Fuzzing.limit(seconds: 0)
    close(descriptor)
    unlink(file)
    print("\(target.name): \(count) inputs in \(start.duration(to: .now).components.seconds) s, no trap")
    fflush(nil)
  }

  /// Ends the process after some seconds of the processor's time; 0 takes the limit away.
  static func limit(seconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(Int32(ITIMER_PROF.rawValue), &timer, nil)
  }
}
