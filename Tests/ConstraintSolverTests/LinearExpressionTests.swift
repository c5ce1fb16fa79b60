import ConstraintSolver
import Testing

struct LinearExpressionTests {
  let solver = LinearSolver()

  @Test func operatorsBuildTermsInOrder() {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let expression = 2 * (x + y * 3 - 4) - (z - 0.5) + x
    #expect(
      expression.terms == [
        Term(x, coefficient: 2), Term(y, coefficient: 6), Term(z, coefficient: -1), Term(x, coefficient: 1),
      ])
    #expect(expression.constant == -7.5)
  }

  @Test func moreTermsThanFitInsideTheValue() {
    let variables = (0..<9).map { _ in solver.makeVariable() }
    let sum = variables.reduce(LinearExpression(constant: 1)) { $0 + $1 }
    let negated = -(sum + sum)
    #expect(negated.terms == (variables + variables).map { Term($0, coefficient: -1) })
    #expect(negated.constant == -2)
    #expect(sum.terms.count == 9)
  }
}
