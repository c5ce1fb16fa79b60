import ConstraintSolver
import Testing

/// After any sequence of changes, the optima are those of a solver that gets all constraints at once.
struct IncrementalTests {
  @Test func changesLeadToTheOptimaOfAFreshSolver() {
    for seed in 0..<150 {
      var random = Generator(state: UInt64(1_000_000 + seed))
      var system = RandomSystem(seed: seed)
      var loaded = LoadedSystem(system, into: LinearSolver())
      loaded.solver.solve()
      for step in 0..<12 {
        loaded = loaded.changed(&system, by: &random)
        let conflicts = loaded.solver.solve()
        let fresh = LoadedSystem(system, into: LinearSolver())
        let freshConflicts = fresh.solver.solve()
        #expect(conflicts.isEmpty == freshConflicts.isEmpty, "seed \(seed), step \(step)")
        if !freshConflicts.isEmpty { continue }
        #expect(loaded.largestRequiredViolation < 1e-7, "seed \(seed), step \(step)")
        let (found, expected) = (loaded.objectives, fresh.objectives)
        #expect(
          zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 },
          "seed \(seed), step \(step): \(found), not \(expected)")
      }
    }
  }

  /// Another order leads on another path of hundreds of steps to the same sums of violations.
  @Test func optimaOfLargeSystemsDoNotDependOnTheOrder() {
    for seed in 0..<12 {
      let system = RandomSystem.large(seed: seed)
      var reversed = system
      reversed.constraints.reverse()
      let loaded = [LoadedSystem(system, into: LinearSolver()), LoadedSystem(reversed, into: LinearSolver())]
      for system in loaded {
        #expect(system.solver.solve().isEmpty, "seed \(seed)")
        #expect(system.largestRequiredViolation < 1e-6, "seed \(seed)")
      }
      let (found, other) = (loaded[0].objectives, loaded[1].objectives)
      #expect(zip(found, other).allSatisfy { abs($0 - $1) < 1e-6 * (1 + $0) }, "seed \(seed): \(found), \(other)")
    }
  }

  @Test func determinedValuesDoNotDependOnTheWay() {
    for seed in 0..<150 {
      var random = Generator(state: UInt64(2_000_000 + seed))
      var system = RandomSystem(seed: seed)
      var loaded = LoadedSystem(system, into: LinearSolver())
      for _ in 0..<5 {
        loaded.solver.solve()
        loaded = loaded.changed(&system, by: &random)
      }
      let fresh = LoadedSystem(system, into: LinearSolver())
      guard loaded.solver.solve().isEmpty, fresh.solver.solve().isEmpty else { continue }
      for (left, right) in zip(loaded.variables, fresh.variables) {
        let isDetermined = fresh.solver.isDetermined(right)
        #expect(loaded.solver.isDetermined(left) == isDetermined, "seed \(seed)")
        if isDetermined {
          #expect(abs(loaded.solver.value(of: left) - fresh.solver.value(of: right)) < 1e-6, "seed \(seed)")
        }
      }
    }
  }

  /// Two inequalities with the same limit are one row while their constants are equal.
  @Test(arguments: [10.0...20, 10...10, -20 ... -10, 0...5, -5...0], [true, false])
  func inequalitiesThatNoLongerMeetLeaveRoom(ends: ClosedRange<Double>, isUpperReversed: Bool) {
    for (wish, expected) in [(100.0, ends.upperBound), (-100, ends.lowerBound)] {
      for isLowerFirst in [true, false] {
        let solver = LinearSolver()
        let x = solver.makeVariable()
        func addLower() -> ConstraintID { solver.add(LinearExpression(x), .greaterThanOrEqual, priority: 1000) }
        let early = isLowerFirst ? addLower() : nil
        let upper =
          isUpperReversed
          ? solver.add(-x, .greaterThanOrEqual, priority: 1000)
          : solver.add(LinearExpression(x), .lessThanOrEqual, priority: 1000)
        let lower = early ?? addLower()
        solver.add(x - wish, .equal, priority: 500)
        #expect(solver.solve().isEmpty && solver.value(of: x) == 0)
        solver.setConstant(-ends.lowerBound, of: lower)
        solver.setConstant(isUpperReversed ? ends.upperBound : -ends.upperBound, of: upper)
        #expect(solver.solve().isEmpty && solver.value(of: x) == expected)
      }
    }
  }

  /// A constraint that a stronger one overrode applies again when that one is removed, also the first constraint of all.
  @Test func whatWasOverruledCountsAgain() {
    let solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 500)
    solver.solve()
    let stronger = solver.add(x - 20, .equal, priority: 750)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.remove(stronger)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func theFirstConstraintOfAllMovesWithItsConstant() {
    let solver = LinearSolver()
    let x = solver.makeVariable()
    let first = solver.add(x - 5, .equal, priority: 1000)
    solver.solve()
    solver.setConstant(-7, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  /// Also the values that the constraints leave undetermined.
  @Test func noValueDependsOnTheWay() {
    for seed in 0..<300 {
      var random = Generator(state: UInt64(4_000_000 + seed))
      let system = RandomSystem(seed: seed)
      let loaded = LoadedSystem(system, into: LinearSolver())
      let before = loaded.solver.solve()
      let values = loaded.variables.map { loaded.solver.value(of: $0) }
      if system.constraints.isEmpty { continue }
      for _ in 0..<3 {
        let index = random.below(system.constraints.count)
        loaded.solver.setConstant(
          system.constraints[index].constant + Double(random.below(31) - 15), of: loaded.ids[index])
        loaded.solver.solve()
        loaded.solver.setConstant(system.constraints[index].constant, of: loaded.ids[index])
      }
      let extra = loaded.solver.makeVariable(isNonnegative: true)
      let constraint = loaded.solver.add(
        loaded.variables[0] + extra - 7, .equal, priority: RandomSystem.priorities[random.below(6)])
      loaded.solver.solve()
      loaded.solver.remove(constraint)
      loaded.solver.removeVariable(extra)
      #expect(loaded.solver.solve().map(\.broken) == before.map(\.broken), "seed \(seed)")
      for (variable, value) in zip(loaded.variables, values) {
        #expect(abs(loaded.solver.value(of: variable) - value) < 1e-7, "seed \(seed)")
      }
    }
  }

  /// A constant that makes a row violated can leave the vertex optimal, together with others.
  @Test func aTieThatAConstantMakesIsBrokenAsFromTheStart() {
    func solver(_ least: Double) -> (LinearSolver, Variable, ConstraintID) {
      let solver = LinearSolver()
      let (x, y) = (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true))
      let bound = solver.add(x - least, .greaterThanOrEqual, priority: 750)
      solver.add(x + y + 1, .equal, priority: 750)
      solver.solve()
      return (solver, x, bound)
    }
    let (changed, x, bound) = solver(0)
    #expect(changed.value(of: x) == 0)
    changed.setConstant(-3, of: bound)
    changed.solve()
    // Each step of x towards 3 reduces the violation of one and increases that of the other by the same amount.
    let (fresh, other, _) = solver(3)
    #expect(!fresh.isDetermined(other) && !changed.isDetermined(x))
    #expect(changed.value(of: x) == fresh.value(of: other))
  }

  /// A variable of one row has a single possible value for that row, but may have had another one before.
  @Test func aVariableOfOneRowIsAsFreeAsOthers() {
    let solver = LinearSolver()
    let (rest, width, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.add(0.5 * rest + width - 10, .lessThanOrEqual, priority: 1000)
    let sum = solver.add(width + height - 4, .equal, priority: 1000)
    solver.add(width - height - 2, .equal, priority: 1000)
    solver.solve()
    #expect(solver.value(of: rest) == 0)
    // The width is 21 now, 11 too many.
    solver.setConstant(-40, of: sum)
    solver.solve()
    #expect(solver.value(of: rest) == -22)
    solver.setConstant(-4, of: sum)
    solver.solve()
    #expect(solver.value(of: rest) == 0)
    #expect(!solver.isDetermined(rest))
  }

  @Test func aVariableThatRowAndBoundLeaveFreeGoesBackToZero() {
    let solver = LinearSolver()
    let (first, second) = (solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true))
    let row = solver.add(2 * second - first + 96, .lessThanOrEqual, priority: 1000)
    solver.solve()
    #expect(solver.value(of: first) == 96 && solver.value(of: second) == 0)
    // Now the second may be up to 60.
    solver.setConstant(-120, of: row)
    solver.solve()
    #expect(solver.value(of: first) == 0 && solver.value(of: second) == 0)
  }

  /// Indices are reused: nothing remains of the removed variable, neither its bound nor the bound's index.
  @Test func aVariableHasNothingOfTheOneBefore() {
    let solver = LinearSolver()
    solver.removeVariable(solver.makeVariable(isNonnegative: true))
    let (free, other) = (solver.makeVariable(), solver.makeVariable())
    // Takes the index that the bound had.
    let first = solver.add(other - 5, .equal, priority: 1000)
    solver.add(free - 10, .lessThanOrEqual, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: free) == 10)
    solver.removeVariable(free)
    solver.solve()
    #expect(solver.value(of: other) == 5)
    #expect(solver.violation(of: first) == 0)
  }

  /// An ignored constraint applies again as if it had from the start: on the path to one of several solutions.
  @Test func aNewVariableMovesNoOther() {
    let solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(x + 3, .greaterThanOrEqual, priority: 250)
    solver.add(x - 6, .lessThanOrEqual, priority: 250)
    solver.add(x - 8, .lessThanOrEqual, priority: 1000)
    let broken = solver.add(x - 15, .greaterThanOrEqual, priority: 1000)
    #expect(solver.solve().map(\.broken) == [broken])
    let before = solver.value(of: x)
    _ = solver.makeVariable()
    #expect(solver.solve().map(\.broken) == [broken])
    #expect(solver.value(of: x) == before)
    #expect(!solver.isDetermined(x))
  }

  @Test func sameCallsGiveTheSameBits() {
    for seed in 0..<100 {
      let runs = (0..<2).map { _ in
        var random = Generator(state: UInt64(3_000_000 + seed))
        var system = RandomSystem(seed: seed)
        var loaded = LoadedSystem(system, into: LinearSolver())
        for _ in 0..<4 {
          loaded.solver.solve()
          loaded = loaded.changed(&system, by: &random)
        }
        loaded.solver.solve()
        return loaded.variables.map { loaded.solver.value(of: $0).bitPattern }
      }
      #expect(runs[0] == runs[1], "seed \(seed)")
    }
  }

  @Test func askingChangesNothing() {
    for seed in 0..<100 {
      let loaded = LoadedSystem(RandomSystem(seed: seed), into: LinearSolver())
      loaded.solver.solve()
      let before = loaded.variables.map { loaded.solver.value(of: $0) }
      for variable in loaded.variables { _ = loaded.solver.isDetermined(variable) }
      loaded.solver.solve()
      #expect(loaded.variables.map { loaded.solver.value(of: $0) } == before, "seed \(seed)")
    }
  }

  @Test func resizingBackGivesTheFirstSolution() {
    let solver = LinearSolver()
    let width = solver.makeVariable(isNonnegative: true)
    let columns = (0..<20).map { _ in solver.makeVariable(isNonnegative: true) }
    let size = solver.add(width - 400, .equal, priority: 1000)
    var sum = LinearExpression()
    for (index, column) in columns.enumerated() {
      sum.append(column)
      solver.add(column - 30, .lessThanOrEqual, priority: Double(240 + index))
      solver.add(column - 30, .greaterThanOrEqual, priority: Double(740 + index))
    }
    solver.add(sum - width, .equal, priority: 1000)
    for total in [400.0, 700, 90, 610, 600, 1e7, 400] {
      solver.setConstant(-total, of: size)
      #expect(solver.solve().isEmpty)
      // The one with the weakest hugging gets the remaining length; those with the weakest compression resistance are compressed
      // first.
      let values = columns.map { solver.value(of: $0) }
      var expected = [Double](repeating: 30, count: 20)
      if total >= 600 { expected[0] += total - 600 }
      var missing = max(0, 600 - total)
      for index in 0..<20 {
        let given = min(30, missing)
        expected[index] -= given
        missing -= given
      }
      #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-7 }, "\(total)")
    }
  }
}

extension LoadedSystem {
  /// Makes one random change in the solver and in the system.
  func changed(_ system: inout RandomSystem, by random: inout Generator) -> LoadedSystem {
    var copy = self
    if system.constraints.isEmpty { return self }
    let index = random.below(system.constraints.count)
    switch random.below(4) {
    case 0, 1:
      let constant = system.constraints[index].constant + Double(random.below(31) - 15)
      system.constraints[index].constant = constant
      solver.setConstant(constant, of: ids[index])
    case 2:
      let priority = RandomSystem.priorities[random.below(RandomSystem.priorities.count)]
      system.constraints[index].priority = priority
      solver.setPriority(priority, of: ids[index])
    default:
      let removed = system.constraints.remove(at: index)
      solver.remove(copy.ids.remove(at: index))
      guard random.below(2) == 0 else { break }
      system.constraints.append(removed)
      copy.ids.append(
        solver.add(Self.expression(removed, variables), removed.relation, priority: removed.priority))
    }
    copy.system = system
    return copy
  }
}
