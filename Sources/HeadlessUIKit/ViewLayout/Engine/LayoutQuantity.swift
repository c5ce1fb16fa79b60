import ConstraintSolver
import Foundation

/// A number, in points, that is known or depends on one unknown of the solver: `coefficient x variable + constant`.
struct LayoutQuantity {
  var variable: Variable?
  var coefficient = 0.0
  var constant: Double

  static func constant(_ value: CGFloat) -> LayoutQuantity { LayoutQuantity(constant: Double(value)) }

  static func variable(_ variable: Variable) -> LayoutQuantity {
    LayoutQuantity(variable: variable, coefficient: 1, constant: 0)
  }

  static func + (quantity: LayoutQuantity, number: Double) -> LayoutQuantity {
    LayoutQuantity(variable: quantity.variable, coefficient: quantity.coefficient, constant: quantity.constant + number)
  }

  static func - (quantity: LayoutQuantity, number: Double) -> LayoutQuantity { quantity + -number }

  static func * (quantity: LayoutQuantity, factor: Double) -> LayoutQuantity {
    LayoutQuantity(
      variable: quantity.variable, coefficient: quantity.coefficient * factor, constant: quantity.constant * factor)
  }

  func add(to expression: inout LinearExpression, times factor: Double) {
    expression.constant += constant * factor
    if let variable, coefficient != 0 { expression.append(variable, coefficient: coefficient * factor) }
  }
}

/// The position of an alignment rectangle along one axis, in its container's coordinates.
struct LayoutPlacement {
  var origin: LayoutQuantity
  var length: LayoutQuantity
}
