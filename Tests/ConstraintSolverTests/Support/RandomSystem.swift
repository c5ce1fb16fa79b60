import ConstraintSolver

/// A random constraint system, determined by its seed with the same integer arithmetic as in
/// `Benchmarks/Solver/Scripts/reference_objectives.py`. Its required constraints can be satisfied.
struct RandomSystem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  static let priorities: [Double] = [1000, 999.5, 750, 500, 250.5, 250]

  var isNonnegative: [Bool]
  var constraints: [Constraint] = []

  /// A system without constraints yet.
  init(isNonnegative: [Bool]) {
    self.isNonnegative = isNonnegative
  }

  init(seed: Int) {
    var random = Generator(state: UInt64(seed))
    for _ in 0..<4 { _ = random.below(2) }
    let isLarge = random.below(10) == 0
    let variableCount = isLarge ? random.below(20) + 10 : random.below(8) + 2
    let rowCount = variableCount + random.below(2 * variableCount + 4)
    isNonnegative = (0..<variableCount).map { _ in random.below(2) == 0 }
    let point = isNonnegative.map { Double($0 ? random.below(41) : random.below(61) - 20) }
    let grain = [1.0, 5, 20][random.below(3)]
    for _ in 0..<rowCount {
      let terms = (0..<random.below(4) + 1).map { _ in
        let coefficient = [1.0, 1, 1, -1, -1, -1, 2, -2, 0.5, -3][random.below(10)]
        return (variable: random.below(variableCount), coefficient: coefficient)
      }
      let sign = random.below(3) - 1
      let level = random.below(3) > 0 ? random.below(Self.priorities.count) : 0
      let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let offset = Double(random.below(4)) * grain
      let constant =
        level == 0
        ? -value + Double(sign) * offset
        : Double(random.below(21) - 10) * grain - value * Double(random.below(2))
      constraints.append(
        Constraint(
          terms: terms, constant: constant, relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][sign + 1],
          priority: Self.priorities[level]))
    }
  }

  /// One so large that the basis is factorized again during solving. Its required constraints can be satisfied, too.
  static func large(seed: Int) -> RandomSystem {
    var random = Generator(state: UInt64(9_000_000 + seed))
    for _ in 0..<4 { _ = random.below(2) }
    let variableCount = 40 + random.below(40)
    var system = RandomSystem(isNonnegative: (0..<variableCount).map { _ in random.below(2) == 0 })
    let point = system.isNonnegative.map { Double($0 ? random.below(41) : random.below(61) - 20) }
    for _ in 0..<2 * variableCount {
      let terms = (0...random.below(5)).map { _ in
        let coefficient = [1.0, 1, 1, -1, -1, -1, 2, -2, 0.5, -3][random.below(10)]
        return (variable: random.below(variableCount), coefficient: coefficient)
      }
      let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
      let priority = [1000.0, 750, 500, 500, 250, 250, 250][random.below(7)]
      let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let constant = priority == 1000 ? -value : Double(random.below(41) - 20)
      system.constraints.append(
        Constraint(terms: terms, constant: constant, relation: relation, priority: priority))
    }
    return system
  }

  /// The optional priorities, strongest first.
  var optionalPriorities: [Double] {
    Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >)
  }
}

/// Knuth's 64-bit linear congruential generator; the upper 31 bits are used.
struct Generator {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
