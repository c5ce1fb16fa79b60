import ConstraintSolver
import Testing

struct DeterminationTests {
  let solver = ConstraintSolver()

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
    // Two labels stretched at the same priority: who gets how much is left open.
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
  let solver = ConstraintSolver()

  @Test func freshVariablesAreZero() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x - y, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
  }

  @Test func freeVariablesKeepTheirValues() {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let pin = solver.add(x - 70, .equal, priority: 1000)
    solver.add(y - x - 5, .equal, priority: 1000)
    solver.solve()
    solver.remove(pin)
    solver.solve()
    #expect(solver.value(of: x) == 70)
    #expect(solver.value(of: y) == 75)
    solver.add(solver.makeVariable() - 1, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 70)
  }
}
