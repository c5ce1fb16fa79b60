/// A variable times a number, the building block of a ``LinearExpression``.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What the unknown is multiplied with.
  public var coefficient: Double

  /// Makes the term `coefficient * variable`.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
