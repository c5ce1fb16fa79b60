public import Foundation

// The modifiers that SwiftUI's effects are made of on iOS. Libraries name them where they need a `ViewModifier`, as in transitions.

/// What `scaleEffect(_:anchor:)` does.
public struct _ScaleEffect: ViewModifier, Equatable {
  public var scale: CGSize
  public var anchor: UnitPoint

  nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content) -> some View { content.scaleEffect(scale, anchor: anchor) }
}

/// What `rotationEffect(_:anchor:)` does.
public struct _RotationEffect: ViewModifier, Equatable {
  public var angle: Angle
  public var anchor: UnitPoint

  nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public func body(content: Content) -> some View { content.rotationEffect(angle, anchor: anchor) }
}

/// What `offset(_:)` does.
public struct _OffsetEffect: ViewModifier, Equatable {
  public var offset: CGSize

  nonisolated public init(offset: CGSize) { self.offset = offset }

  public func body(content: Content) -> some View { content.offset(offset) }
}

/// What `opacity(_:)` does.
public struct _OpacityEffect: ViewModifier, Equatable {
  public var opacity: Double

  nonisolated public init(opacity: Double) { self.opacity = opacity }

  public func body(content: Content) -> some View { content.opacity(opacity) }
}

/// What `clipShape(_:style:)` does.
public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
  public var shape: ClipShape
  public var style: FillStyle

  nonisolated public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  public func body(content: Content) -> some View { content.clipShape(shape, style: style) }
}

extension View {
  /// A button's gesture without a button's look.
  ///
  /// - Parameters:
  ///   - pressing: called when a finger presses the view, and when it doesn't any more.
  ///   - action: called when the finger lifts within the view.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { self }.buttonStyle(PressingButtonStyle(pressing: pressing))
  }
}

/// Says when it is pressed, and looks like its label.
private struct PressingButtonStyle: ButtonStyle {
  let pressing: ((Bool) -> Void)?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
  }
}
