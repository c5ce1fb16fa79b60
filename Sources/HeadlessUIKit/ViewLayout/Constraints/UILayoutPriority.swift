/// The priority of a constraint, or of a view's content hugging and compression resistance: 1000 is required, and no number of
/// constraints with lower priorities outweighs one with a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// Disfavoured, so that the operators that libraries have declared themselves aren't ambiguous.
extension UILayoutPriority: Comparable {
  @_disfavoredOverload public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  @_disfavoredOverload public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  @_disfavoredOverload public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }

  @_disfavoredOverload public static func += (priority: inout UILayoutPriority, difference: Float) {
    priority.rawValue += difference
  }

  @_disfavoredOverload public static func -= (priority: inout UILayoutPriority, difference: Float) {
    priority.rawValue -= difference
  }
}
