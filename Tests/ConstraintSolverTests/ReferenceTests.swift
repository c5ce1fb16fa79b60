import ConstraintSolver
import Testing

/// Compares with linear programs that another solver has worked out.
struct ReferenceTests {
  static let expected: [[Double]] = {
    var numbers = ReferenceObjectives.numbers.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }[...]
    return (0..<ReferenceObjectives.systemCount).map { seed in
      let count = RandomSystem(seed: seed).optionalPriorities.count
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
  }()

  @Test(arguments: 0..<10)
  func optimaAreThoseOfTheReference(part: Int) {
    let size = ReferenceObjectives.systemCount / 10
    for seed in part * size..<(part + 1) * size {
      let loaded = LoadedSystem(RandomSystem(seed: seed), into: ConstraintSolver())
      #expect(loaded.solver.solve().isEmpty, "seed \(seed)")
      #expect(loaded.largestRequiredViolation < 1e-7, "seed \(seed)")
      let found = loaded.objectives
      let expected = Self.expected[seed]
      #expect(found.count == expected.count)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 2e-5 }, "seed \(seed): \(found), not \(expected)")
    }
  }

  @Test func orderOfAdditionDoesNotMatter() {
    for seed in 0..<300 {
      var system = RandomSystem(seed: seed)
      system.constraints.reverse()
      let loaded = LoadedSystem(system, into: ConstraintSolver())
      #expect(loaded.solver.solve().isEmpty)
      #expect(zip(loaded.objectives, Self.expected[seed]).allSatisfy { abs($0 - $1) < 2e-5 }, "seed \(seed)")
    }
  }
}

/// A random system inside a solver.
struct LoadedSystem {
  let solver: ConstraintSolver
  var system: RandomSystem
  let variables: [Variable]
  var ids: [ConstraintID] = []

  init(_ system: RandomSystem, into solver: ConstraintSolver) {
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

  /// The sum of violations of each optional priority that occurs, strongest first.
  var objectives: [Double] {
    system.optionalPriorities.map { priority in
      zip(ids, system.constraints).filter { $1.priority == priority }.reduce(0) { $0 + solver.violation(of: $1.0) }
    }
  }
}
