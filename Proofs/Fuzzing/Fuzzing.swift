import Foundation

/// What eats inputs that are wrong in ways that nobody thought of: it may refuse them and mustn't trap or hang.
protocol FuzzTarget {
  var name: String { get }
  /// Makes an input and gives it to the code under test.
  ///
  /// - Parameter keep: called with the input before it is used, as bytes that tell what it was.
  mutating func tryOne(_ chance: inout Chance, keep: (Data) -> Void)
}

/// Gives each target inputs for a time, or so many of them. The process ends where one traps, or takes over ten seconds;
/// the input is then in a file.
struct Fuzzing {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  private static var targets: [any FuzzTarget] {
    [
      PNGFuzz(), FontFuzz(), RecordFuzz(), ManifestFuzz(), DocumentFuzz(), ConstraintFuzz(), DisplayListFuzz(),
      TextFuzz(),
    ]
  }

  func run() -> Int32 {
    let seed = arguments.seed
    let seconds = arguments.number("seconds", else: 60)
    let limit = arguments.number("count", else: .max)
    let folder = arguments["folder"] ?? FileManager.default.currentDirectoryPath + "/.artifacts/fuzz"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for var target in Fuzzing.targets where arguments["only"].map({ $0 == target.name }) ?? true {
      let file = "\(folder)/\(target.name).input"
      let descriptor = open(file, O_RDWR | O_CREAT | O_TRUNC, 0o644)
      let start = Date()
      var count = 0
      while count < limit, Date().timeIntervalSince(start) < Double(seconds) {
        // Each input follows from its own number: the last one can be tried alone.
        var chance = Chance(seed: seed &* 1_000_003 &+ UInt64(count))
        // A signal that nobody handles ends the process.
        alarm(10)
        target.tryOne(&chance) { data in
          _ = data.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
          ftruncate(descriptor, data.count)
        }
        count += 1
      }
      alarm(0)
      close(descriptor)
      unlink(file)
      print("\(target.name): \(count) inputs in \(Int(Date().timeIntervalSince(start))) s, no trap")
      fflush(nil)
    }
    return 0
  }
}

/// Bytes that were right, with a few changes.
enum Mutation {
  static func of(_ valid: Data, _ chance: inout Chance) -> Data {
    var bytes = [UInt8](valid)
    for _ in 0...chance.below(4) where !bytes.isEmpty {
      let index = chance.below(bytes.count)
      switch chance.below(8) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: chance.next())
      case 1: bytes[index] ^= 1 << UInt8(chance.below(8))
      case 2: bytes.removeSubrange(index..<min(index + 1 + chance.below(40), bytes.count))
      case 3: bytes.insert(contentsOf: bytes[index..<min(index + 1 + chance.below(40), bytes.count)], at: index)
      case 4: if chance.hits(oneIn: 4) { bytes.removeSubrange(index...) }
      case 5: bytes[index] = chance.of([0, 0xFF, 0x7F, 0x80, 0x22, 0x5C, 0x7B, 0x3C])
      case 6:
        let word = chance.of([
          "\\ud800", "1e999", "-1", "null", "\u{0}", "../", "9223372036854775808", "]]>", "&#0;", "\r\n",
        ])
        bytes.insert(contentsOf: Array(word.utf8), at: index)
      default:
        let other = chance.below(bytes.count)
        bytes.swapAt(index, other)
      }
    }
    return Data(bytes)
  }
}
