import ConstraintSolver

/// A layout as plain numbers, from which any solver can be fed.
struct Problem {
  struct Constraint {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  /// The variables of a view.
  struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  var isNonnegative: [Bool] = []
  var constraints: [Constraint] = []
  /// The root view, at (0, 0).
  var root = View(x: 0, y: 0, width: 0, height: 0)
  var size: (width: Double, height: Double)
  /// The size of the root view after resizing.
  var resized: (width: Double, height: Double) { (size.width + 45, size.height - 60) }

  init(width: Double, height: Double) {
    size = (width, height)
    root = addView()
    add([(root.x, 1)])
    add([(root.y, 1)])
  }

  mutating func addView() -> View {
    let first = isNonnegative.count
    isNonnegative += [false, false, true, true]
    return View(x: first, y: first + 1, width: first + 2, height: first + 3)
  }

  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double = 0, _ relation: Relation = .equal,
    at priority: Double = 1000
  ) {
    constraints.append(Constraint(terms: terms, constant: constant, relation: relation, priority: priority))
  }

  /// `width <= size` at the hugging priority, `width >= size` at the compression resistance.
  mutating func addIntrinsicSize(
    _ view: View, _ width: Double, _ height: Double, hugging: Double = 250, resistance: Double = 750
  ) {
    for (variable, size) in [(view.width, width), (view.height, height)] {
      add([(variable, 1)], -size, .lessThanOrEqual, at: hugging)
      add([(variable, 1)], -size, .greaterThanOrEqual, at: resistance)
    }
  }

  /// In the form that the driver of the other solver reads.
  var text: String {
    var lines = ["\(isNonnegative.count) \(constraints.count)"]
    lines.append(
      "\(root.width) \(root.height) \(size.width) \(size.height) \(resized.width) \(resized.height)")
    for constraint in constraints {
      let relation = constraint.relation == .equal ? 0 : constraint.relation == .lessThanOrEqual ? -1 : 1
      let terms = constraint.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      lines.append(
        "\(constraint.priority) \(relation) \(constraint.constant) \(constraint.terms.count) \(terms)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
