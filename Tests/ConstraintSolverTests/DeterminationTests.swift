import ConstraintSolver
import Testing

struct DeterminationTests {
  let solver = LinearSolver()

  @Test func equalitiesDetermine() {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(x - 10, .equal, priority: 1000)
    solver.add(y - x - 5, .equal, priority: 250)
    #expect(solver.isDetermined(x))
    #expect(solver.isDetermined(y))
    #expect(!solver.isDetermined(z))
  }

  @Test func inequalityAloneLeavesFreedom() {
    let width = solver.makeVariable(isNonnegative: true)
    solver.add(width - 50, .greaterThanOrEqual, priority: 1000)
    #expect(!solver.isDetermined(width))
    #expect(solver.value(of: width) == 50)
  }

  @Test func inequalitiesFromBothSidesDetermine() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x - 50, .greaterThanOrEqual, priority: 1000)
    solver.add(x - y, .lessThanOrEqual, priority: 1000)
    solver.add(y - 50, .lessThanOrEqual, priority: 500)
    #expect(solver.isDetermined(x))
    #expect(solver.isDetermined(y))
  }

  @Test func boundDetermines() {
    let (first, second) = (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true))
    solver.add(first + second, .lessThanOrEqual, priority: 1000)
    #expect(solver.isDetermined(first))
    #expect(solver.isDetermined(second))
  }

  @Test func sumAloneLeavesTheSummandsFree() {
    let (first, second) = (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true))
    let total = solver.makeVariable()
    solver.add(first + second - total, .equal, priority: 1000)
    solver.add(total - 100, .equal, priority: 1000)
    #expect(!solver.isDetermined(first))
    #expect(!solver.isDetermined(second))
    #expect(solver.isDetermined(total))
    solver.add(first - second, .equal, priority: 1)
    #expect(solver.isDetermined(first))
    #expect(solver.isDetermined(second))
  }

  @Test func violatedSizesOfOnePriorityAreInterchangeable() {
    // Two labels stretched at the same priority: their lengths are undetermined.
    let (first, second) = (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true))
    for width in [first, second] {
      solver.add(width - 40, .lessThanOrEqual, priority: 250)
      solver.add(width - 40, .greaterThanOrEqual, priority: 750)
    }
    let total = solver.add(first + second - 100, .equal, priority: 1000)
    #expect(!solver.isDetermined(first))
    solver.setConstant(-80, of: total)
    #expect(solver.isDetermined(first))
    #expect(solver.value(of: first) == 40)
  }
}

struct StabilityTests {
  let solver = LinearSolver()

  @Test func freshVariablesAreZero() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x - y, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
  }

  @Test func nothingIsLeftOfARemovedConstraint() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let pin = solver.add(x - 70, .equal, priority: 1000)
    solver.add(y - x - 5, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: y) == 75)
    solver.remove(pin)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 5)
  }

  @Test func nothingIsLeftOfAChangedConstant() {
    let x = solver.makeVariable()
    solver.add(x - 10, .greaterThanOrEqual, priority: 1000)
    let high = solver.add(x - 90, .lessThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 90)
    solver.setConstant(-50, of: high)
    solver.solve()
    #expect(solver.value(of: x) == 50)
    solver.setConstant(-90, of: high)
    solver.solve()
    #expect(solver.value(of: x) == 90)
  }

  @Test func lengthsRestBeforePlacesDo() {
    let x = solver.makeVariable()
    let width = solver.makeVariable(isNonnegative: true)
    solver.add(x + width - 365, .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 365)
    #expect(solver.value(of: width) == 0)
  }

  @Test func aLengthWithAnUpperLimitRestsAtNothing() {
    let (x, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    solver.add(x + 0.5 * width - 100, .equal, priority: 1000)
    solver.add(width - 23, .lessThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: width) == 0)
  }

  /// Whichever limit is created first: inferred from three recordings of iOS, see `Docs/Fidelity.md`.
  @Test(arguments: [false, true]) func aFreePlaceSitsOnTheLimitFromAbove(isFirst: Bool) {
    let x = solver.makeVariable()
    if isFirst { solver.add(x - 23, .lessThanOrEqual, priority: 1000) }
    solver.add(x - 11, .greaterThanOrEqual, priority: 1000)
    if !isFirst { solver.add(x - 23, .lessThanOrEqual, priority: 1000) }
    solver.solve()
    #expect(solver.value(of: x) == 23)
  }

  @Test func aStrongerInequalityMovesAFreePlaceOn() {
    let x = solver.makeVariable()
    solver.add(x - 23, .lessThanOrEqual, priority: 500)
    solver.add(x - 41, .greaterThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 41)
  }

  @Test func inequalitiesBecomeLoneOneAfterTheOther() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(y - x - 8, .greaterThanOrEqual, priority: 1000)
    solver.add(x - 20, .lessThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 28)
  }

  @Test func theGivenOrderCountsNotThatOfComing() {
    let (first, second) = (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true))
    solver.add(first + second - 100, .equal, priority: 1000)
    // Two positions, of which one follows from the other: the first limit determines both.
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x + y - 100, .equal, priority: 1000)
    let limitOfX = solver.add(x - 10, .lessThanOrEqual, priority: 1000)
    let limitOfY = solver.add(y - 95, .lessThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: first) == 0 && solver.value(of: second) == 100 && solver.value(of: x) == 10)
    solver.setOrder(1, of: second)
    solver.setOrder(2, of: first)
    solver.setOrder(11, of: limitOfY)
    solver.setOrder(12, of: limitOfX)
    solver.solve()
    #expect(solver.value(of: first) == 100 && solver.value(of: second) == 0 && solver.value(of: x) == 5)
  }
}
