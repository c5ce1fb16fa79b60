internal import HeadlessUIKit
public import SwiftUILayout

/// A line across the enclosing stack.
public struct Divider {
  public init() {}
}

extension Divider: _ElementView {
  public typealias Body = Never

  public func makeElement(_ context: _ElementContext) -> _DividerElement {
    _DividerElement(_FillElement(), thickness: 1)
  }

  public func updateElement(_ element: _DividerElement, _ context: _ElementContext) {
    let environment = context.environment
    // A pixel; a point at accessibility text sizes.
    element.thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    guard let line = element.child as? _FillElement else { return }
    line.name = "Divider"
    line.style = Color(uiColor: .separator)._resolve(_StyleContext(environment))
  }
}
