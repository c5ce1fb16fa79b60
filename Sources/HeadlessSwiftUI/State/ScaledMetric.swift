internal import Foundation
internal import HeadlessUIKit

/// A number that scales with the text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The scaled number, rounded to pixels; the unscaled number before the view is shown.
  public var wrappedValue: Value { scaled ?? base }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let environment = context.environment
    let category = environment.dynamicTypeSize.uiKit
    let traits = environment.traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    scaled = Value(
      ScaledLength.scaled(CGFloat(base), relativeTo: style, traits, pixels: max(1, environment.displayScale)))
  }
}

extension DynamicTypeSize {
  /// UIKit's content size category of the text size.
  package var uiKit: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
