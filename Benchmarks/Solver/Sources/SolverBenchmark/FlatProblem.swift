import ConstraintSolver

/// A problem without arrays in arrays, so that reading it costs next to nothing beside solving it.
struct FlatProblem {
  var isNonnegative: [Bool]
  var constraints: [(constant: Double, relation: Relation, priority: Double, end: Int)] = []
  var terms: [(variable: Int, coefficient: Double)] = []
  var root: Problem.View
  var size: (width: Double, height: Double)
  var resized: (width: Double, height: Double)

  init(_ problem: Problem) {
    isNonnegative = problem.isNonnegative
    for constraint in problem.constraints {
      terms += constraint.terms
      constraints.append((constraint.constant, constraint.relation, constraint.priority, terms.count))
    }
    root = problem.root
    size = problem.size
    resized = problem.resized
  }
}

/// A problem inside the solver.
struct Loaded {
  let solver = LinearSolver()
  let variables: [Variable]
  let width: ConstraintID
  let height: ConstraintID

  init(_ problem: FlatProblem) {
    let solver = solver
    var variables: [Variable] = []
    variables.reserveCapacity(problem.isNonnegative.count)
    for flag in problem.isNonnegative { variables.append(solver.makeVariable(isNonnegative: flag)) }
    width = solver.add(variables[problem.root.width] - problem.size.width, .equal, priority: 1000)
    height = solver.add(variables[problem.root.height] - problem.size.height, .equal, priority: 1000)
    variables.withUnsafeBufferPointer { variables in
      problem.terms.withUnsafeBufferPointer { terms in
        var position = 0
        for constraint in problem.constraints {
          var expression = LinearExpression(constant: constraint.constant)
          while position < constraint.end {
            expression.append(variables[terms[position].variable], coefficient: terms[position].coefficient)
            position += 1
          }
          solver.add(expression, constraint.relation, priority: constraint.priority)
        }
      }
    }
    self.variables = variables
  }
}
