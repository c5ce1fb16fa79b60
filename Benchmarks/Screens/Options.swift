import Foundation

/// What the command line asks for.
struct Options {
  /// How often each stage is measured.
  var runs = 101
  /// Where the pictures of both sides are left for inspection.
  var pictures: URL?
  /// Measure this screen as the first of a new process, and nothing else.
  var firstScreen: Int?
  /// The same for the peer's.
  var firstPeerScreen: Int?
  /// Measure the first view of a new process, and nothing else.
  var firstView = false
  /// The reference that the first screen is compared with.
  var reference: URL?

  @MainActor init(_ arguments: [String]) throws {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Misuse(option: option) }
      switch option {
      case "--runs": runs = try Options.number(value, option, in: 1...100_000)
      case "--pictures": pictures = URL(fileURLWithPath: value, isDirectory: true)
      case "--first": firstScreen = try Options.number(value, option, in: 0...(BenchmarkScreen.all.count - 1))
      case "--first-peer": firstPeerScreen = try Options.number(value, option, in: 0...(BenchmarkScreen.all.count - 1))
      case "--first-view": firstView = try Options.number(value, option, in: 1...1) == 1
      case "--reference": reference = URL(fileURLWithPath: value)
      default: throw Misuse(option: option)
      }
    }
  }

  private static func number(_ value: String, _ option: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(value), range.contains(number) else { throw Misuse(option: "\(option) \(value)") }
    return number
  }

  struct Misuse: Error, CustomStringConvertible {
    var option: String

    var description: String {
      "Not understood: \(option). Usage: ScreenBenchmark [--runs COUNT] [--pictures FOLDER]"
    }
  }
}
