import ConstraintSolver

/// Rows of views in a container, as UIKit passes them to its solver: chains of required equalities and some inequalities, content
/// hugging and compression resistance, sizes, proportions and centres at the priorities that apps use. Determined by its seed with
/// the same integer arithmetic as in `Benchmarks/Solver/Scripts/reference_objectives.py`. The required constraints can be
/// satisfied.
struct ScreenSystem {
  private static let hugging: [Double] = [250, 250, 250, 251, 251, 252, 750, 999]
  private static let resistance: [Double] = [750, 750, 750, 751, 749, 250, 999, 999]
  private static let optionalPriorities: [Double] = [999, 999, 750, 500, 250, 250, 50]

  private(set) var system = RandomSystem(isNonnegative: [true])
  private var random: Generator

  init(seed: Int) {
    random = Generator(state: UInt64(1_000_000 + seed))
    for _ in 0..<4 { _ = random.below(2) }
    let width = Double(160 + 10 * random.below(40))
    if random.below(4) == 0 {
      add([(0, 1)], -[0, width, 10000][random.below(3)], .equal, 50)
    } else {
      add([(0, 1)], -width, .equal, 1000)
    }
    var rows: [[Int]] = []
    for _ in 0..<1 + random.below(3) {
      var row: [Int] = []
      for _ in 0..<1 + random.below(5) {
        // The position of the view, and after it its width.
        row.append(system.isNonnegative.count)
        system.isNonnegative += [false, true]
      }
      rows.append(row)
      addRow(row)
    }
    guard rows.count > 1 else { return }
    for _ in 0..<random.below(3) {
      let first = rows[0][random.below(rows[0].count)]
      let second = rows[1][random.below(rows[1].count)]
      let offset = random.below(2)
      add([(first + offset, 1), (second + offset, -1)], 0, .equal, one(of: Self.optionalPriorities))
    }
  }

  private mutating func addRow(_ row: [Int]) {
    let margin = [0.0, 8, 16, 20][random.below(4)]
    let gap = [0, 4, 8, 12.5][random.below(4)]
    let last = row[row.count - 1]
    add([(row[0], 1)], -margin, random.below(4) == 3 ? .greaterThanOrEqual : .equal, 1000)
    for (before, after) in zip(row, row.dropFirst()) {
      let relation: Relation = random.below(5) == 0 ? .greaterThanOrEqual : .equal
      add([(after, 1), (before, -1), (before + 1, -1)], -gap, relation, 1000)
    }
    let end = random.below(4)
    if end < 3 {
      add([(0, 1), (last, -1), (last + 1, -1)], -margin, end == 2 ? .greaterThanOrEqual : .equal, 1000)
    }
    for view in row { addSizes(of: view) }
    if random.below(4) == 0 {
      for view in row.dropFirst() { add([(view + 1, 1), (row[0] + 1, -1)], 0, .equal, 1000) }
    }
    if random.below(5) == 0, row.count > 1 {
      add([(row[1] + 1, 1), (row[0] + 1, -0.5)], -4, .equal, one(of: Self.optionalPriorities))
    }
    if random.below(4) == 0 {
      let view = row[random.below(row.count)]
      add([(view, 1), (view + 1, 0.5), (0, -0.5)], 0, .equal, one(of: Self.optionalPriorities))
    }
  }

  private mutating func addSizes(of view: Int) {
    if random.below(5) > 0 {
      let content = Double(5 * random.below(30)) + 0.5 * Double(random.below(2))
      add([(view + 1, 1)], -content, .lessThanOrEqual, one(of: Self.hugging))
      add([(view + 1, 1)], -content, .greaterThanOrEqual, one(of: Self.resistance))
    }
    let size = random.below(6)
    guard size < 3 else { return }
    let length = Double(10 * random.below(20))
    let relation: Relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][size]
    add([(view + 1, 1)], -length, relation, one(of: Self.optionalPriorities))
  }

  private mutating func one(of priorities: [Double]) -> Double { priorities[random.below(priorities.count)] }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Relation, _ priority: Double
  ) {
    system.constraints.append(
      RandomSystem.Constraint(terms: terms, constant: constant, relation: relation, priority: priority))
  }
}
