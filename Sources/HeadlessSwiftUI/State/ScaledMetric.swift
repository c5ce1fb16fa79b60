import HeadlessUIKit

/// A number that grows with the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  @MainActor public var wrappedValue: Value {
    let traits = EnvironmentValues.current.traits
    return Value(UIFontMetrics(forTextStyle: style.uiKit).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
