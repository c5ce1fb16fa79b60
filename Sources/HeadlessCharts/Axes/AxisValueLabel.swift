public import Foundation
public import HeadlessSwiftUI

/// The label of a value on an axis.
public struct AxisValueLabel<Content: View> {
  private let label: AxisLabel

  public init(centered: Bool? = nil, @ViewBuilder content: () -> Content) {
    label = AxisLabel(content: .view(AnyView(content())), isCentered: centered)
  }

  private init(_ content: AxisLabel.Content, _ isCentered: Bool?) {
    label = AxisLabel(content: content, isCentered: isCentered)
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AxisValueLabel: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) { parts.parts.append(AxisPart(kind: .label(label))) }
}

extension AxisValueLabel where Content == Text {
  /// The value in the axis's own format.
  public init(centered: Bool? = nil) { self.init(.value, centered) }
  public init(_ key: LocalizedStringKey, centered: Bool? = nil) { self.init(.view(AnyView(Text(key))), centered) }
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S, centered: Bool? = nil) {
    self.init(.view(AnyView(Text(text))), centered)
  }
  /// The value in a format; the axis's own format if `format` is for values of another kind.
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .text { value, axis in
        value.as(Format.FormatInput.self).map(format.locale(axis.locale).format) ?? axis.text(of: value.plotted)
      }, centered)
  }
}
