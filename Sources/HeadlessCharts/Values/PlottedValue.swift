internal import Foundation

/// A value in the form in which charts compute.
public enum PlottedValue: Hashable, Sendable {
  /// A number, and whether its type is one of whole numbers, for which axes have whole steps.
  case number(Double, isWhole: Bool)
  /// A date, in seconds since the reference date.
  case date(Double)
  case category(String)

  /// The position on a continuous axis; nil for names.
  var scalar: Double? {
    switch self {
    case .number(let value, _), .date(let value): value
    case .category: nil
    }
  }

  var name: String {
    switch self {
    case .number(let value, let isWhole): isWhole ? String(Int(exactly: value) ?? 0) : String(value)
    case .date(let value): String(value)
    case .category(let name): name
    }
  }

  /// A value of the same kind at another position.
  func moved(to scalar: Double) -> PlottedValue {
    switch self {
    case .number(_, let isWhole): .number(scalar, isWhole: isWhole)
    case .date: .date(scalar)
    case .category: self
    }
  }
}
