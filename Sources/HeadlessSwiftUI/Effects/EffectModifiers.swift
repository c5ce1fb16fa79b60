public import Foundation

// SwiftUI's effects as modifiers. Libraries use their names where a `ViewModifier` is required, as in transitions.

/// The modifier of `scaleEffect(_:anchor:)`.
public struct _ScaleEffect: ViewModifier, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

/// The modifier of `rotationEffect(_:anchor:)`.
public struct _RotationEffect: ViewModifier, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public func body(content: Content) -> some View { content.rotationEffect(angle, anchor: anchor) }
}

/// The modifier of `padding(_:_:)`.
public struct _PaddingLayout: ViewModifier, Equatable {
  public var edges: Edge.Set
  /// The distances in points; those of other edges don't count. Nil for the system's.
  public var insets: EdgeInsets?

  nonisolated public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  public func body(content: Content) -> some View {
    let length = _PaddingElement.defaultLength
    let insets = insets ?? EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    content.padding(
      EdgeInsets(
        top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
        bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0))
  }
}

/// The modifier of `offset(_:)`.
public struct _OffsetEffect: ViewModifier, Equatable {
  public var offset: CGSize

  nonisolated public init(offset: CGSize) { self.offset = offset }

  public func body(content: Content) -> some View { content.offset(offset) }
}

/// The modifier of `opacity(_:)`.
public struct _OpacityEffect: ViewModifier, Equatable {
  public var opacity: Double

  nonisolated public init(opacity: Double) { self.opacity = opacity }

  public func body(content: Content) -> some View { content.opacity(opacity) }
}

/// The modifier of `clipShape(_:style:)`.
public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
  public var shape: ClipShape
  public var style: FillStyle

  nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  public func body(content: Content) -> some View { content.clipShape(shape, style: style) }
}

nonisolated extension View {
  /// The gesture of a button without its appearance.
  ///
  /// - Parameters:
  ///   - pressing: called with true when the view is pressed, and with false when the press ends.
  ///   - action: called when the touch ends inside the view.
  @preconcurrency public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    StyledButton(configuration: PrimitiveButtonStyleConfiguration(role: nil, label: AnyView(self), action: action))
      .buttonStyle(PressingButtonStyle(pressing: pressing))
  }
}

/// Reports when it is pressed, and has the appearance of its label.
private struct PressingButtonStyle: ButtonStyle {
  nonisolated(unsafe) let pressing: ((Bool) -> Void)?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
  }
}
