import ConstraintSolver
import Testing

struct ConflictTests {
  let solver = LinearSolver()

  @Test func latestOfTwoIsBroken() {
    let x = solver.makeVariable()
    let first = solver.add(x - 10, .equal, priority: 1000)
    let second = solver.add(x - 20, .equal, priority: 1000)
    #expect(solver.solve() == [Conflict(broken: second, mutuallyExclusive: [first, second])])
    #expect(solver.value(of: x) == 10)
    #expect(solver.violation(of: second) == 10)
  }

  @Test func highestBreakRankIsBroken() {
    let x = solver.makeVariable()
    let first = solver.add(x - 10, .equal, priority: 1000, breakRank: 1)
    let second = solver.add(x - 20, .equal, priority: 1000)
    #expect(solver.solve() == [Conflict(broken: first, mutuallyExclusive: [first, second])])
    #expect(solver.value(of: x) == 20)
  }

  @Test func chainOfThreeIsReportedWithoutBystanders() {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(x - 10, .equal, priority: 1000)
    let second = solver.add(y - x - 10, .equal, priority: 1000)
    solver.add(z - x - 1, .equal, priority: 1000)
    let third = solver.add(y - 15, .lessThanOrEqual, priority: 1000)
    #expect(solver.solve() == [Conflict(broken: third, mutuallyExclusive: [first, second, third])])
    #expect(solver.value(of: y) == 20)
    #expect(solver.value(of: z) == 11)
  }

  @Test func inequalitiesExcludeEachOther() {
    let x = solver.makeVariable()
    let low = solver.add(x - 20, .greaterThanOrEqual, priority: 1000)
    let high = solver.add(x - 10, .lessThanOrEqual, priority: 1000)
    #expect(solver.solve() == [Conflict(broken: high, mutuallyExclusive: [low, high])])
    #expect(solver.value(of: x) >= 20)
  }

  @Test func nonnegativityIsAReasonAndNeverBroken() {
    let width = solver.makeVariable(isNonnegative: true)
    let x = solver.makeVariable()
    let left = solver.add(x - 30, .equal, priority: 1000)
    let right = solver.add(x + width - 20, .equal, priority: 1000)
    #expect(solver.solve() == [Conflict(broken: right, mutuallyExclusive: [left, right])])
    #expect(solver.value(of: width) == 0)
    #expect(solver.value(of: x) == 30)
  }

  @Test func constraintImpossibleByItself() {
    let width = solver.makeVariable(isNonnegative: true)
    let negative = solver.add(width + 5, .equal, priority: 1000)
    let constant = solver.add(LinearExpression(constant: 1), .equal, priority: 1000)
    let conflicts = solver.solve()
    #expect(Set(conflicts.map(\.broken)) == [negative, constant])
    #expect(conflicts.allSatisfy { $0.mutuallyExclusive == [$0.broken] })
    #expect(solver.value(of: width) == 0)
  }

  @Test func independentConflictsAreAllReported() {
    var broken: Set<ConstraintID> = []
    for offset in 0..<5 {
      let x = solver.makeVariable()
      solver.add(x - Double(offset), .equal, priority: 1000)
      broken.insert(solver.add(x - Double(offset + 1), .equal, priority: 1000))
    }
    #expect(Set(solver.solve().map(\.broken)) == broken)
  }

  @Test func removalEndsTheConflict() {
    let x = solver.makeVariable()
    let first = solver.add(x - 10, .equal, priority: 1000)
    solver.add(x - 20, .equal, priority: 1000)
    #expect(solver.solve().count == 1)
    solver.remove(first)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 20)
  }

  @Test func conflictStaysWhileUnrelatedConstantsChange() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x - 10, .equal, priority: 1000)
    solver.add(x - 20, .equal, priority: 1000)
    let other = solver.add(y - 1, .equal, priority: 1000)
    let before = solver.solve()
    solver.setConstant(-2, of: other)
    #expect(solver.solve() == before)
    #expect(solver.value(of: y) == 2)
    #expect(solver.value(of: x) == 10)
  }

  @Test func changedConstantMakesAndEndsAConflict() {
    let width = solver.makeVariable(isNonnegative: true)
    let total = solver.makeVariable()
    let size = solver.add(total - 100, .equal, priority: 1000)
    let inset = solver.add(width - total + 40, .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    solver.setConstant(-30, of: size)
    #expect(solver.solve() == [Conflict(broken: inset, mutuallyExclusive: [size, inset])])
    #expect(solver.value(of: width) == 0)
    solver.setConstant(-50, of: size)
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: width) == 10)
  }

  @Test func constantChangedTogetherWithANewVariableEndsTheConflict() {
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 1000)
    let second = solver.add(x - 20, .equal, priority: 1000)
    #expect(solver.solve().count == 1)
    _ = solver.makeVariable()
    #expect(solver.solve().count == 1)
    _ = solver.makeVariable()
    solver.setConstant(-10, of: second)
    #expect(solver.solve().isEmpty)
  }

  @Test func loweredPriorityEndsTheConflict() {
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 1000)
    let second = solver.add(x - 20, .equal, priority: 1000)
    #expect(solver.solve().count == 1)
    solver.setPriority(999, of: second)
    #expect(solver.solve().isEmpty)
    #expect(solver.violation(of: second) == 10)
  }

  @Test func redundantEqualitiesDoNotConflict() {
    let variables = (0..<30).map { _ in solver.makeVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      solver.add(right - left - 0.1, .equal, priority: 1000)
    }
    solver.add(variables[0] - 0.3, .equal, priority: 1000)
    solver.add(variables[29] - variables[0] - 2.9, .equal, priority: 1000)
    solver.add(0.5 * variables[29] - 1.6, .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(abs(solver.value(of: variables[29]) - 3.2) < 1e-9)
  }

  @Test(arguments: [true, false])
  func reportedSetsAreImpossibleAndMinimal(hasBounds: Bool) {
    var conflictCount = 0
    for seed in 0..<400 {
      var random = Generator(state: UInt64(4_000_000 + seed))
      var system = RandomSystem(seed: seed)
      if !hasBounds { system.isNonnegative = system.isNonnegative.map { _ in false } }
      for index in system.constraints.indices where system.constraints[index].priority == 1000 {
        system.constraints[index].constant += Double(random.below(5) - 2)
      }
      let loaded = LoadedSystem(system, into: LinearSolver())
      let conflicts = loaded.solver.solve()
      let broken = Set(conflicts.map(\.broken))
      for (id, constraint) in zip(loaded.ids, system.constraints) where constraint.priority == 1000 {
        #expect(broken.contains(id) || loaded.solver.violation(of: id) < 1e-7, "seed \(seed)")
      }
      for conflict in conflicts {
        conflictCount += 1
        let members = loaded.ids.indices.filter { conflict.mutuallyExclusive.contains(loaded.ids[$0]) }
        #expect(conflict.mutuallyExclusive.contains(conflict.broken))
        #expect(!system.limited(to: members).isPossible, "seed \(seed)")
        // With bounds, a constraint can be superfluous beside a bound that the proof didn't use.
        for member in members where !hasBounds {
          #expect(system.limited(to: members.filter { $0 != member }).isPossible, "seed \(seed)")
        }
      }
    }
    #expect(conflictCount > 50)
  }

  @Test func aThousandOnOneVariableBreakInTheirOrder() {
    let x = solver.makeVariable()
    let ids = (0..<1000).map { solver.add(x - Double($0), .equal, priority: 1000) }
    let conflicts = solver.solve()
    #expect(Set(conflicts.map(\.broken)) == Set(ids.dropFirst()))
    #expect(conflicts.allSatisfy { $0.mutuallyExclusive == [ids[0], $0.broken] })
    #expect(solver.value(of: x) == 0)
    // None of the others' conflicts remains after the first one is removed.
    solver.remove(ids[0])
    #expect(solver.solve().allSatisfy { $0.mutuallyExclusive.first == ids[1] })
    #expect(solver.value(of: x) == 1)
  }

  @Test func manyLimitsOfOneVariableAreHeldWhateverTheirSigns() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for limit in 1...500 {
      solver.add(x - Double(limit), .greaterThanOrEqual, priority: 1000)
      solver.add(-1 * x + Double(limit + 499), .greaterThanOrEqual, priority: 1000)
      solver.add(y - Double(limit), .lessThanOrEqual, priority: Double(limit))
    }
    #expect(solver.solve().isEmpty)
    #expect(solver.value(of: x) == 500)
    #expect(solver.value(of: y) <= 1)
  }
}

extension RandomSystem {
  fileprivate func limited(to members: [Int]) -> RandomSystem {
    var copy = self
    copy.constraints = members.map { constraints[$0] }
    return copy
  }

  fileprivate var isPossible: Bool {
    LoadedSystem(self, into: LinearSolver()).solver.solve().isEmpty
  }
}
