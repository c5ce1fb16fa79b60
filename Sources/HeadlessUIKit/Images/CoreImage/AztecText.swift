internal import Foundation

/// A message as the bits of an Aztec code (ISO/IEC 24778): letters and digits in five modes of four or five bits, and bytes. The
/// encoding is short, but not always the shortest: codes for pairs of punctuation marks aren't used.
struct AztecText {
  private(set) var bits: [Bool] = []

  enum Mode: Int, CaseIterable {
    case upper, lower, mixed, punctuation, digit

    var width: Int { self == .digit ? 4 : 5 }
  }

  /// The characters of each mode, by their codes; 0 for codes that are no character.
  private static let tables: [[UInt8]] = [
    [0, 32] + Array(65...90), [0, 32] + Array(97...122),
    [0, 32] + Array(1...13) + Array(27...31) + [64, 92, 94, 95, 96, 124, 126, 127],
    [0, 13, 0, 0, 0, 0] + Array("!\"#$%&'()*+,-./:;<=>?[]{}".utf8), [0, 32] + Array(48...57) + [44, 46],
  ]

  private static let codes: [[UInt8: Int]] = tables.map { table in
    Dictionary(table.enumerated().filter { $0.element != 0 }.map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// The code that leads from a mode to another for good.
  private static let latches: [Mode: [Mode: Int]] = [
    .upper: [.lower: 28, .mixed: 29, .digit: 30], .lower: [.mixed: 29, .digit: 30],
    .mixed: [.lower: 28, .upper: 29, .punctuation: 30], .punctuation: [.upper: 31], .digit: [.upper: 14],
  ]

  /// The codes of the shortest path between two modes, each with the mode in which it is written.
  private static func way(from start: Mode, to end: Mode) -> [(code: Int, width: Int)] {
    var best: [Mode: [(code: Int, width: Int)]] = [start: []]
    func cost(_ way: [(code: Int, width: Int)]) -> Int { way.reduce(0) { $0 + $1.width } }
    // A path has at most three steps.
    for _ in 0..<3 {
      for mode in Mode.allCases {
        guard let path = best[mode] else { continue }
        for next in Mode.allCases {
          guard let code = latches[mode]?[next] else { continue }
          let longer = path + [(code, mode.width)]
          if best[next].map({ cost($0) > cost(longer) }) ?? true { best[next] = longer }
        }
      }
    }
    return best[end] ?? []
  }

  private static let ways: [[[(code: Int, width: Int)]]] = Mode.allCases.map { start in
    Mode.allCases.map { way(from: start, to: $0) }
  }

  /// The shortest encoding so far that ends in a mode.
  private struct State {
    var bits: [Bool] = []
    /// The start of an open run of bytes, as an index of `bits`, its number of bytes, and whether it may exceed 31.
    var run: (start: Int, count: Int, isLong: Bool)?

    mutating func write(_ value: Int, _ width: Int) {
      for bit in stride(from: width - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
    }

    /// The bits with the length of the last run.
    mutating func endRun() {
      guard let run else { return }
      var length = State()
      if run.count < 32 { length.write(run.count, 5) } else { length.write((run.count - 31), 16) }
      bits.insert(contentsOf: length.bits, at: run.start)
      self.run = nil
    }

    /// The number of bits after closing the run.
    var cost: Int { bits.count + (run.map { $0.isLong ? 16 : 5 } ?? 0) }
  }

  /// Runs of bytes, by the mode that they return to and by whether they are long.
  private struct Runs {
    private(set) var known: [State?] = Array(repeating: nil, count: 2 * Mode.allCases.count)

    /// Begins a run of a byte, to be a short or a long one.
    mutating func begin(_ state: State, _ byte: UInt8, _ mode: Mode) {
      for isLong in [false, true] {
        var run = state
        run.write(31, 5)
        run.run = (run.bits.count, 0, isLong)
        extend(run, byte, 2 * mode.rawValue + (isLong ? 1 : 0))
      }
    }

    mutating func extend(_ run: State, _ byte: UInt8, _ place: Int) {
      var longer = run
      longer.write(Int(byte), 8)
      longer.run?.count += 1
      guard let (_, count, isLong) = longer.run, count < (isLong ? 2079 : 32) else { return }
      if known[place].map({ $0.cost > longer.cost }) ?? true { known[place] = longer }
    }

    /// A run that has ended is a state as any other.
    func end(into states: inout [Mode: State]) {
      for mode in Mode.allCases {
        for var ended in known[(2 * mode.rawValue)...(2 * mode.rawValue + 1)].compactMap({ $0 }) {
          ended.endRun()
          if states[mode].map({ $0.cost > ended.cost }) ?? true { states[mode] = ended }
        }
      }
    }
  }

  init(_ message: [UInt8]) {
    var states: [Mode: State] = [.upper: State()]
    var runs = Runs()
    for byte in message {
      var next: [Mode: State] = [:]
      var nextRuns = Runs()
      func offer(_ state: State, _ mode: Mode) {
        if next[mode].map({ $0.cost > state.cost }) ?? true { next[mode] = state }
      }
      runs.end(into: &states)
      for mode in Mode.allCases {
        guard let state = states[mode] else { continue }
        AztecText.characters(byte, state, mode, offer)
        // Bytes begin in three of the modes, which are reached from the others.
        if mode == .punctuation || mode == .digit {
          var latched = state
          for step in AztecText.ways[mode.rawValue][Mode.upper.rawValue] { latched.write(step.code, step.width) }
          nextRuns.begin(latched, byte, .upper)
        } else {
          nextRuns.begin(state, byte, mode)
        }
      }
      for (place, run) in runs.known.enumerated() {
        if let run { nextRuns.extend(run, byte, place) }
      }
      states = next
      runs = nextRuns
    }
    runs.end(into: &states)
    // Of equally short encodings that of the first mode: a dictionary has no order.
    bits = Mode.allCases.compactMap { states[$0]?.bits }.min { $0.count < $1.count } ?? []
  }

  /// A byte as a character of every mode that has it, and as one of a mode for this one character.
  private static func characters(_ byte: UInt8, _ state: State, _ mode: Mode, _ offer: (State, Mode) -> Void) {
    for target in Mode.allCases {
      guard let code = codes[target.rawValue][byte] else { continue }
      var latched = state
      for step in ways[mode.rawValue][target.rawValue] { latched.write(step.code, step.width) }
      latched.write(code, target.width)
      offer(latched, target)
    }
    if mode != .punctuation, let code = codes[Mode.punctuation.rawValue][byte] {
      var shifted = state
      shifted.write(0, mode.width)
      shifted.write(code, 5)
      offer(shifted, mode)
    }
    if mode == .lower || mode == .digit, let code = codes[Mode.upper.rawValue][byte] {
      var shifted = state
      shifted.write(mode == .lower ? 28 : 15, mode.width)
      shifted.write(code, 5)
      offer(shifted, mode)
    }
  }
}
