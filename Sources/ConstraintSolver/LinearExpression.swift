/// A sum of terms and a constant, such as `2 * width - height + 8`.
///
/// Up to four terms are stored in the value itself, so the expressions of ordinary layouts need no allocation. A variable may occur
/// several times; its coefficients add up.
public struct LinearExpression: Sendable {
  /// The constant summand.
  public var constant: Double

  /// The number of appended terms.
  private(set) var count = 0
  private var first = Term.placeholder
  private var second = Term.placeholder
  private var third = Term.placeholder
  private var fourth = Term.placeholder
  private var others: [Term] = []

  /// Creates an expression without terms.
  public init(constant: Double = 0) {
    self.constant = constant
  }

  /// Creates the expression `coefficient * variable + constant`.
  public init(_ variable: Variable, coefficient: Double = 1, constant: Double = 0) {
    self.constant = constant
    first = Term(variable, coefficient: coefficient)
    count = 1
  }

  /// The terms in the order in which they were appended. Allocates an array.
  public var terms: [Term] {
    (0..<count).map { term(at: $0) }
  }

  /// Appends `coefficient * variable`. The fastest way to build an expression.
  public mutating func append(_ variable: Variable, coefficient: Double = 1) {
    append(Term(variable, coefficient: coefficient))
  }

  /// Appends a term.
  public mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    default: others.append(term)
    }
    count &+= 1
  }

  /// Adds `factor` times another expression.
  public mutating func append(_ other: LinearExpression, scaledBy factor: Double) {
    constant += factor * other.constant
    var index = 0
    while index < other.count {
      let term = other.term(at: index)
      append(Term(term.variable, coefficient: factor * term.coefficient))
      index &+= 1
    }
  }

  /// The term at a position in the order of appending.
  @inline(__always)
  func term(at index: Int) -> Term {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[index &- 4]
    }
  }

  private mutating func scale(by factor: Double) {
    constant *= factor
    first.coefficient *= factor
    second.coefficient *= factor
    third.coefficient *= factor
    fourth.coefficient *= factor
    var index = 0
    while index < others.count {
      others[index].coefficient *= factor
      index &+= 1
    }
  }
}

extension Term {
  fileprivate static var placeholder: Term { Term(Variable(index: 0, generation: 0), coefficient: 0) }
}

extension LinearExpression {
  /// The sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.append(right, scaledBy: 1)
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.append(right, scaledBy: -1)
    return difference
  }

  /// The expression with a variable added.
  public static func + (left: LinearExpression, right: Variable) -> LinearExpression {
    var sum = left
    sum.append(right)
    return sum
  }

  /// The expression with a variable subtracted.
  public static func - (left: LinearExpression, right: Variable) -> LinearExpression {
    var difference = left
    difference.append(right, coefficient: -1)
    return difference
  }

  /// The expression with a number added.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  /// The expression with a number subtracted.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  /// The expression multiplied by a number.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = expression
    product.scale(by: factor)
    return product
  }

  /// The expression multiplied by a number.
  public static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    factor * expression
  }

  /// The negated expression.
  public static prefix func - (expression: LinearExpression) -> LinearExpression {
    -1 * expression
  }
}

extension Variable {
  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// The sum of a variable and an expression.
  public static func + (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  /// The difference of a variable and an expression.
  public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  /// The sum of a variable and a number.
  public static func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left, constant: right)
  }

  /// The difference of a variable and a number.
  public static func - (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left, constant: -right)
  }

  /// The variable multiplied by a number.
  public static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression(variable, coefficient: factor)
  }

  /// The variable multiplied by a number.
  public static func * (variable: Variable, factor: Double) -> LinearExpression {
    LinearExpression(variable, coefficient: factor)
  }

  /// The negated variable.
  public static prefix func - (variable: Variable) -> LinearExpression {
    LinearExpression(variable, coefficient: -1)
  }
}
