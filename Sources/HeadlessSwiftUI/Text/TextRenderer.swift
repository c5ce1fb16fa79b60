public import Foundation
public import SwiftUILayout

/// Draws texts as an app wants them drawn.
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out. The context's origin is the text's top left corner.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text in a proposal; by default that of the text itself.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing may reach beyond the text; drawings aren't cut here.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  let size: @MainActor (ProposedViewSize) -> CGSize

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = UncheckedValue(size)
    return onMainActor { size.value(proposal) }
  }
}

/// A value that parts of a text have for a renderer.
public protocol TextAttribute {}

extension Text {
  /// Gives the text a value, which renderers find in its runs.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    modified(.attribute(CustomTextAttribute(value)))
  }
}

/// A renderer's value with its type.
// Unchecked: read on the main actor, where texts are drawn.
package struct CustomTextAttribute: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let value: any TextAttribute
  private let isEqual: (any TextAttribute) -> Bool

  init<Attribute: TextAttribute>(_ value: Attribute) {
    key = ObjectIdentifier(Attribute.self)
    self.value = value
    isEqual = { ($0 as? Attribute).map { ValueComparison.areEqual($0, value) } ?? false }
  }

  package static func == (left: CustomTextAttribute, right: CustomTextAttribute) -> Bool {
    left.key == right.key && left.isEqual(right.value)
  }
}

/// The values of a part of a text, as an attribute of the string.
final class CustomTextAttributes: NSObject {
  let values: [CustomTextAttribute]

  init(_ values: [CustomTextAttribute]) {
    self.values = values
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? CustomTextAttributes)?.values == values }
  override var hash: Int { values.count }
}

extension NSAttributedString.Key {
  /// The values for renderers; a `CustomTextAttributes`.
  static let customTextAttributes = NSAttributedString.Key("SwiftUI.CustomTextAttributes")
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// What draws the texts inside; nil for the usual drawing.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Has texts drawn by a renderer, whose data are animated.
struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  nonisolated(unsafe) var renderer: Renderer

  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

nonisolated extension View {
  /// Has the texts inside drawn by a renderer.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
