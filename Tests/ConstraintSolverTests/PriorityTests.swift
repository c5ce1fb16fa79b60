import ConstraintSolver
import Testing

struct PriorityTests {
  let solver = LinearSolver()

  @Test func noNumberOfWeakerConstraintsOutvotesAStrongerOne() {
    let x = solver.makeVariable()
    for _ in 0..<1000 { solver.add(x - 10, .equal, priority: 250) }
    solver.add(x - 20, .equal, priority: 251)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 20)
  }

  @Test func differencesOfPriorityBelowOneAreStrictToo() {
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 250)
    solver.add(x - 10, .equal, priority: 250)
    solver.add(x - 20, .equal, priority: 250.5)
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test func majorityWinsAmongEqualPriorities() {
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 500)
    solver.add(x - 30, .equal, priority: 500)
    solver.add(x - 40, .equal, priority: 500)
    solver.solve()
    // The sum of absolute violations is smallest at the median.
    #expect(solver.value(of: x) == 30)
  }

  @Test func tieOfTwoEndsBetweenThem() {
    let x = solver.makeVariable()
    let first = solver.add(x - 10, .equal, priority: 500)
    let second = solver.add(x - 30, .equal, priority: 500)
    solver.solve()
    #expect(solver.violation(of: first) + solver.violation(of: second) == 20)
    #expect(!solver.isDetermined(x))
  }

  @Test func violationsAreMeasuredInUnitsOfTheExpression() {
    let x = solver.makeVariable()
    solver.add(3 * x - 30, .equal, priority: 500)
    solver.add(x - 20, .equal, priority: 500)
    solver.add(x - 20, .equal, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func inequalitiesCostOnOneSideOnly() {
    let x = solver.makeVariable()
    let atLeast = solver.add(x - 50, .greaterThanOrEqual, priority: 750)
    let preferred = solver.add(x - 80, .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: x) == 80)
    #expect(solver.violation(of: atLeast) == 0)
    solver.setConstant(-20, of: preferred)
    solver.solve()
    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: preferred) == 30)
  }

  @Test(arguments: [(251.0, 250.0), (250.0, 251.0)])
  func weakerHuggingStretches(firstHugging: Double, secondHugging: Double) {
    let first = solver.makeVariable(isNonnegative: true)
    let second = solver.makeVariable(isNonnegative: true)
    for (width, hugging) in [(first, firstHugging), (second, secondHugging)] {
      solver.add(width - 40, .lessThanOrEqual, priority: hugging)
      solver.add(width - 40, .greaterThanOrEqual, priority: 750)
    }
    solver.add(first + second - 100, .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: first) == (firstHugging > secondHugging ? 40 : 60))
    #expect(solver.value(of: second) == (firstHugging > secondHugging ? 60 : 40))
    #expect(solver.isDetermined(first))
  }

  @Test(arguments: [(751.0, 750.0), (750.0, 751.0)])
  func weakerResistanceIsCompressed(firstResistance: Double, secondResistance: Double) {
    let first = solver.makeVariable(isNonnegative: true)
    let second = solver.makeVariable(isNonnegative: true)
    for (width, resistance) in [(first, firstResistance), (second, secondResistance)] {
      solver.add(width - 40, .lessThanOrEqual, priority: 250)
      solver.add(width - 40, .greaterThanOrEqual, priority: resistance)
    }
    solver.add(first + second - 30, .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    // 30 is less than one of them requires: the weaker one is compressed to zero before the stronger one.
    #expect(solver.value(of: first) == (firstResistance > secondResistance ? 30 : 0))
    #expect(solver.value(of: second) == (firstResistance > secondResistance ? 0 : 30))
  }

  @Test func changedPriorityTakesEffect() {
    let x = solver.makeVariable()
    let weak = solver.add(x - 10, .equal, priority: 250)
    solver.add(x - 20, .equal, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setPriority(750, of: weak)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }
}
