import ConstraintSolver
import Testing

/// Compares with linear programs that another solver has solved.
struct ReferenceTests {
  static let expected = split(ReferenceObjectives.numbers, (0..<ReferenceObjectives.systemCount).map(RandomSystem.init))
  static let expectedScreens = split(
    ScreenObjectives.numbers, (0..<ScreenObjectives.systemCount).map { ScreenSystem(seed: $0).system })

  private static func split(_ text: String, _ systems: [RandomSystem]) -> [[Double]] {
    var numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }[...]
    return systems.map { system in
      let count = system.optionalPriorities.count
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
  }

  private func check(_ system: RandomSystem, against expected: [Double], _ name: String) {
    let loaded = LoadedSystem(system, into: LinearSolver())
    #expect(loaded.solver.solve().isEmpty, "\(name)")
    #expect(loaded.largestRequiredViolation < 1e-7, "\(name)")
    let found = loaded.objectives
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 2e-5 }, "\(name): \(found), not \(expected)")
  }

  @Test(arguments: 0..<10)
  func optimaAreThoseOfTheReference(part: Int) {
    let size = ReferenceObjectives.systemCount / 10
    for seed in part * size..<(part + 1) * size {
      check(RandomSystem(seed: seed), against: Self.expected[seed], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10)
  func optimaOfScreensAreThoseOfTheReference(part: Int) {
    let size = ScreenObjectives.systemCount / 10
    for seed in part * size..<(part + 1) * size {
      check(ScreenSystem(seed: seed).system, against: Self.expectedScreens[seed], "screen \(seed)")
    }
  }

  @Test func orderOfAdditionDoesNotMatter() {
    for seed in 0..<300 {
      var system = RandomSystem(seed: seed)
      system.constraints.reverse()
      check(system, against: Self.expected[seed], "seed \(seed)")
      var screen = ScreenSystem(seed: seed).system
      screen.constraints.reverse()
      check(screen, against: Self.expectedScreens[seed], "screen \(seed)")
    }
  }

  /// Constants and priorities that change and change back result in the same optimum as a new solver.
  @Test func changesLeaveTheOptimum() {
    for seed in 0..<300 {
      let system = ScreenSystem(seed: seed).system
      let loaded = LoadedSystem(system, into: LinearSolver())
      var random = Generator(state: UInt64(7_000_000 + seed))
      for _ in 0..<4 { _ = random.below(2) }
      loaded.solver.solve()
      for _ in 0..<5 {
        let index = random.below(system.constraints.count)
        let constraint = system.constraints[index]
        guard constraint.priority < 1000 else { continue }
        loaded.solver.setConstant(constraint.constant + Double(random.below(61) - 30), of: loaded.ids[index])
        loaded.solver.setPriority([999, 600, 250, 1][random.below(4)], of: loaded.ids[index])
        loaded.solver.solve()
        loaded.solver.setConstant(constraint.constant, of: loaded.ids[index])
        loaded.solver.setPriority(constraint.priority, of: loaded.ids[index])
      }
      #expect(loaded.solver.solve().isEmpty)
      let found = loaded.objectives
      #expect(
        zip(found, Self.expectedScreens[seed]).allSatisfy { abs($0 - $1) < 2e-5 },
        "screen \(seed): \(found), not \(Self.expectedScreens[seed])")
    }
  }
}

/// A random system inside a solver.
struct LoadedSystem {
  let solver: LinearSolver
  var system: RandomSystem
  let variables: [Variable]
  var ids: [ConstraintID] = []

  init(_ system: RandomSystem, into solver: LinearSolver) {
    self.solver = solver
    self.system = system
    let variables = system.isNonnegative.map { solver.makeVariable(isNonnegative: $0) }
    self.variables = variables
    ids = system.constraints.map { constraint in
      solver.add(
        Self.expression(constraint, variables), constraint.relation, priority: constraint.priority)
    }
  }

  static func expression(_ constraint: RandomSystem.Constraint, _ variables: [Variable]) -> LinearExpression {
    var expression = LinearExpression(constant: constraint.constant)
    for term in constraint.terms { expression.append(variables[term.variable], coefficient: term.coefficient) }
    return expression
  }

  var largestRequiredViolation: Double {
    let required = zip(ids, system.constraints).filter { $1.priority == 1000 }.map { solver.violation(of: $0.0) }
    let negative = zip(variables, system.isNonnegative).filter { $1 }.map { -solver.value(of: $0.0) }
    return (required + negative).max() ?? 0
  }

  /// The sum of violations of each optional priority, strongest first.
  var objectives: [Double] {
    system.optionalPriorities.map { priority in
      zip(ids, system.constraints).filter { $1.priority == priority }.reduce(0) { $0 + solver.violation(of: $1.0) }
    }
  }
}
