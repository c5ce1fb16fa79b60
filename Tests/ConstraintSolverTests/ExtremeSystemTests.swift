import ConstraintSolver
import Foundation
import Testing

/// Systems with numbers of very different magnitudes: the results may be inaccurate, but are found.
struct ExtremeSystemTests {
  /// 26 variables and 46 constraints, coefficients from 1e-6 to 1e6, constants to 1e10.
  private func load(_ random: inout Generator) -> (solver: LinearSolver, variables: [Variable], ids: [ConstraintID]) {
    let solver = LinearSolver()
    let variables = (0..<26).map { _ in solver.makeVariable(isNonnegative: random.below(2) == 0) }
    var ids: [ConstraintID] = []
    for _ in 0..<46 {
      var expression = LinearExpression(constant: constant(&random))
      for _ in 0..<random.below(4) + 1 {
        expression.append(variables[random.below(26)], coefficient: coefficient(&random))
      }
      let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
      let priority = random.below(3) > 0 ? 1000 : RandomSystem.priorities[random.below(6)]
      ids.append(solver.add(expression, relation, priority: priority))
    }
    return (solver, variables, ids)
  }

  private func coefficient(_ random: inout Generator) -> Double {
    let size = pow(10, Double(random.below(13) - 6)) * (1 + Double(random.below(900)) / 100)
    return random.below(2) == 0 ? size : -size
  }

  private func constant(_ random: inout Generator) -> Double {
    let size = pow(10, Double(random.below(11))) * Double(random.below(1000)) / 1000
    return random.below(2) == 0 ? size : -size
  }

  @Test(arguments: 0..<4) func systemsWithEditsEnd(stream: Int) {
    for seed in 0..<100 {
      var random = Generator(state: UInt64(9_000_000 + 1000 * stream + seed))
      let (solver, variables, ids) = load(&random)
      for _ in 0..<8 {
        let conflicts = solver.solve()
        // Each is ignored once, and no other.
        #expect(Set(conflicts.map(\.broken)).count == conflicts.count, "seed \(seed)")
        #expect(conflicts.count <= 46 && conflicts.allSatisfy { ids.contains($0.broken) }, "seed \(seed)")
        #expect(variables.allSatisfy { solver.value(of: $0).isFinite }, "seed \(seed)")
        solver.setConstant(constant(&random), of: ids[random.below(46)])
        solver.setPriority(RandomSystem.priorities[random.below(6)], of: ids[random.below(46)])
      }
    }
  }

  /// The largest coefficient of a constraint determines its scale, not whether it is satisfied.
  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func scaledConstraintsHold(factor: Double) {
    let solver = LinearSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    let size = solver.add(factor * (width - 120), .equal, priority: 1000)
    let place = solver.add(factor * (x + width - 365), .equal, priority: 1000)
    #expect(solver.solve().isEmpty)
    #expect(abs(solver.value(of: x) - 245) < 1e-9 && abs(solver.value(of: width) - 120) < 1e-9)
    solver.setConstant(factor * -100, of: size)
    #expect(solver.solve().isEmpty)
    #expect(abs(solver.value(of: x) - 265) < 1e-9)
    solver.add(width - 90, .equal, priority: 1000)
    #expect(solver.solve().count == 1)
    #expect(solver.violation(of: place) < 1e-6 * factor)
  }

  /// A violation is in the units of the expression, whatever its scale.
  @Test func violationsKeepTheirUnits() {
    let solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(x - 10, .equal, priority: 1000)
    let far = solver.add(1e6 * x - 3e7, .equal, priority: 500)
    solver.solve()
    #expect(solver.violation(of: far) == 2e7)
  }

  /// The tolerance for zero assumes coefficients near 1: a twentieth of a point must not count as zero because the constraint that
  /// forbids it has small coefficients.
  @Test(arguments: [1e-7, 1, 1e7]) func smallCoefficientsHideNothing(factor: Double) {
    let solver = LinearSolver()
    let x = solver.makeVariable()
    let least = solver.add(factor * x - factor * 10, .greaterThanOrEqual, priority: 1000)
    solver.add(x - 9.95, .equal, priority: 500)
    #expect(solver.solve().isEmpty)
    #expect(abs(solver.value(of: x) - 10) < 1e-9)
    #expect(solver.violation(of: least) < 1e-9 * factor)
  }
}
