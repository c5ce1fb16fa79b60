internal import Foundation

/// A value as charts compute with it.
public enum PlottedValue: Hashable, Sendable {
  /// A number, and whether it is of a type of whole numbers: axes of such have whole steps.
  case number(Double, isWhole: Bool)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// The place on a continuous axis; nil for names.
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

  /// The same kind of value at another place.
  func moved(to scalar: Double) -> PlottedValue {
    switch self {
    case .number(_, let isWhole): .number(scalar, isWhole: isWhole)
    case .date: .date(scalar)
    case .category: self
    }
  }
}
