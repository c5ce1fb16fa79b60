import ConstraintSolver
import Testing

struct RobustnessTests {
  let solver = LinearSolver()

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func coefficientsThatAreNoReasonableNumbersHaveNoEffect(coefficient: Double) {
    let x = solver.makeVariable()
    let bad = solver.add(coefficient * x + 1, .equal, priority: 1000)
    solver.add(x - 5, .equal, priority: 250)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 5)
    #expect(solver.violation(of: bad) == 0)
  }

  @Test func theLargestCoefficientHasAnEffect() {
    let x = solver.makeVariable()
    solver.add(1e10 * x - 3e10, .equal, priority: 1000)
    let beyond = solver.add(1e10.nextUp * x - 4e10, .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 3)
    #expect(solver.violation(of: beyond) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func constantTakesEffectOnceItIsANumber(constant: Double) {
    let x = solver.makeVariable()
    let bad = solver.add(x + constant, .equal, priority: 1000)
    solver.add(x - 5, .equal, priority: 250)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 5)
    solver.setConstant(-7, of: bad)
    solver.solve()
    #expect(solver.value(of: x) == 7)
    solver.setConstant(constant, of: bad)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test(arguments: [Double.nan, 0, -1])
  func priorityThatIsNotPositiveHasNoEffect(priority: Double) {
    let x = solver.makeVariable()
    solver.add(x - 7, .equal, priority: priority)
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func priorityBeyondRequiredIsRequired() {
    let x = solver.makeVariable()
    let first = solver.add(x - 7, .equal, priority: 1000)
    let second = solver.add(x - 8, .equal, priority: .infinity)
    #expect(solver.solve() == [Conflict(broken: second, mutuallyExclusive: [first, second])])
  }

  @Test func greatestNumberAsALimitDoesNotDisturb() {
    let height = solver.makeVariable(isNonnegative: true)
    solver.add(height - .greatestFiniteMagnitude, .lessThanOrEqual, priority: 1000)
    solver.add(height - 44.5, .equal, priority: 750)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: height) == 44.5)
  }

  @Test func largeSizesAreExact() {
    let views = (0..<50).map { _ in (x: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true)) }
    solver.add(views[0].x - 1e7, .equal, priority: 1000)
    for view in views { solver.add(view.width - 1e7, .equal, priority: 1000) }
    for (left, right) in zip(views, views.dropFirst()) {
      solver.add(right.x - left.x - left.width - 0.25, .equal, priority: 1000)
    }
    solver.add(views[49].x - views[0].x - 49 * (1e7 + 0.25), .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: views[49].x) == 50e7 + 12.25)
  }

  @Test func overflowingProductsEndSomehow() {
    let variables = (0..<60).map { _ in solver.makeVariable(isNonnegative: true) }
    solver.add(variables[0] - 1e9, .equal, priority: 1000)
    for (left, right) in zip(variables, variables.dropFirst()) {
      solver.add(right - 1e9 * left, .equal, priority: 1000)
      solver.add(right - 5, .lessThanOrEqual, priority: 500)
    }
    solver.solve()
    let other = solver.makeVariable()
    solver.add(other - 3, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: other) == 3)
  }

  @Test func likeTermsAddUp() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add((x + y) - (y - x) - 6, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(!solver.isDetermined(y))
  }

  @Test func longExpressions() {
    let variables = (0..<100).map { _ in solver.makeVariable() }
    var sum = LinearExpression(constant: -4950)
    for (index, variable) in variables.enumerated() {
      solver.add(variable - Double(index), .equal, priority: index == 50 ? 250 : 1000)
      sum = sum + variable
    }
    solver.add(2 * sum - 40, .equal, priority: 1000)
    solver.solve()
    #expect(abs(solver.value(of: variables[50]) - 70) < 1e-9)
  }

  @Test func constraintsOnRemovedVariablesGoWithThem() {
    let (x, y) = (solver.makeVariable(isNonnegative: true), solver.makeVariable())
    let id = solver.add(y - x - 5, .equal, priority: 1000)
    solver.add(y - 1, .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: y) == 5)
    solver.removeVariable(x)
    solver.removeVariable(x)
    solver.solve()
    #expect(solver.value(of: y) == 1)
    #expect(solver.value(of: x) == 0)
    let reused = solver.makeVariable()
    #expect(reused != x)
    solver.solve()
    #expect(solver.value(of: y) == 1)
    #expect(solver.value(of: reused) == 0)
    solver.setConstant(100, of: id)
    solver.setPriority(1, of: id)
    solver.remove(id)
    #expect(solver.violation(of: id) == 0)
    solver.add(x - 9, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: reused) == 0)
  }

  @Test func nothingToSolve() {
    #expect(solver.solve().isEmpty)
    let x = solver.makeVariable(isNonnegative: true)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 0)
    solver.removeVariable(x)
    #expect(solver.solve().isEmpty)
  }

  @Test func manyAddedAndRemovedConstraintsLeaveNoTrace() {
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for round in 0..<200 {
      let ids = variables.map { solver.add($0 + variables[0] - Double(round), .equal, priority: 500) }
      solver.solve()
      #expect(solver.value(of: variables[7]) == Double(round) / 2)
      for id in ids { solver.remove(id) }
    }
    solver.solve()
    #expect(!solver.isDetermined(variables[0]))
  }
}
