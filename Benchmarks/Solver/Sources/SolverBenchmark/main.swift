import Foundation

// Usage: SolverBenchmark [path of the driver of the other solver [largest N for it]]
let driver = CommandLine.arguments.dropFirst().first
let largest = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? Int.max

func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func spell(_ milliseconds: Double?) -> String {
  guard let milliseconds else { return "-" }
  return String(format: milliseconds < 1 ? "%.4f" : milliseconds < 100 ? "%.2f" : "%.0f", milliseconds)
}

let headings = ["case", "N", "order", "ours ms", "kiwi ms", "ratio", "resize", "kiwi", "ratio", "difference"]
let widths = [8, 6, 9, 10, 10, 9, 10, 10, 9, 12]
print("|" + zip(headings, widths).map { pad($0, $1) + " |" }.joined())
print("|" + widths.map { String(repeating: "-", count: $0) + ":|" }.joined())

let cases: [(name: String, sizes: [Int], make: (Int) -> Problem)] = [
  ("chain", [10, 100, 1000], Problem.chain),
  ("nested", [10, 100, 1000], Problem.nested),
  ("grid", [10, 100, 1000], Problem.grid),
  ("list", [84, 840], Problem.list),
]

for (name, sizes, make) in cases {
  for size in sizes {
    for isReversed in [false, true] {
      var problem = make(size)
      if isReversed { problem.constraints.reverse() }
      let ours = Measurement(problem)
      let kiwi = size <= largest ? try driver.map { try Measurement(problem, driver: $0) } : nil
      let difference = kiwi.map { kiwi in zip(ours.values, kiwi.values).map { abs($0 - $1) }.max() ?? 0 }
      let cells = [
        name, "\(size)", isReversed ? "reverse" : "forward", spell(ours.solve), spell(kiwi?.solve),
        kiwi.map { String(format: "%.1fx", $0.solve / ours.solve) } ?? "-", spell(ours.resize), spell(kiwi?.resize),
        kiwi.map { String(format: "%.1fx", $0.resize / ours.resize) } ?? "-",
        difference.map { String(format: "%.1e", $0) } ?? "-",
      ]
      print("|" + zip(cells, widths).map { pad($0, $1) + " |" }.joined())
      fflush(nil)
    }
  }
}
