internal import Foundation
internal import HeadlessUIKit

/// The default appearance: the tint colour, or red for destructive buttons.
struct AutomaticLook: ButtonStyle, WholeFrameStyle, RowStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.buttonColor(configuration, isEnabled).pressed(configuration)
  }
}

struct BorderlessLook: ButtonStyle, WholeFrameStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.buttonColor(configuration, isEnabled).pressed(configuration)
  }
}

/// The label in its own colours, dimmed while the button is disabled.
struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .wrapping({ _FadedElement($0) }) { $0.opacity = isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.5 }
  }
}

nonisolated extension View {
  fileprivate func buttonColor(_ configuration: ButtonStyleConfiguration, _ isEnabled: Bool) -> some View {
    let style =
      !isEnabled
      ? AnyShapeStyle(Color(uiColor: .tertiaryLabel))
      : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    return controlForeground(style)
  }

  fileprivate func pressed(_ configuration: ButtonStyleConfiguration) -> some View {
    let isPressed = configuration.isPressed
    return wrapping({ _FadedElement($0) }) { $0.opacity = isPressed ? 0.2 : 1 }
  }
}

/// A label on a shape. The insets are those of UIKit's button configurations, which also match recorded SwiftUI buttons (34.33
/// points for one line of body text, 12 points at the sides).
struct BorderedLook: ButtonStyle, WholeFrameStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.self) private var environment

  nonisolated init(isProminent: Bool) { self.isProminent = isProminent }

  func makeBody(configuration: Configuration) -> some View {
    let shape = environment.buttonBorderShape
    let insets =
      shape.isCircle ? CGSize(width: size.buttonInsets.height, height: size.buttonInsets.height) : size.buttonInsets
    configuration.label
      .buttonFont(size)
      .controlForeground(Color(uiColor: foreground(configuration)))
      .frame(maxWidth: environment.buttonSizing == .flexible ? .infinity : nil)
      .padding(EdgeInsets(top: insets.height, leading: insets.width, bottom: insets.height, trailing: insets.width))
      .square(shape.isCircle)
      .background {
        ButtonShapeView(color: background(configuration), shape: shape, size: size)
      }
      .wrapping({ _FadedElement($0) }) { $0.opacity = configuration.isPressed ? 0.75 : 1 }
  }

  private func accent(_ configuration: ButtonStyleConfiguration) -> UIColor {
    configuration.role == .destructive ? .systemRed : UIColor(environment.tintColor)
  }

  private func foreground(_ configuration: ButtonStyleConfiguration) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return isProminent ? .white : accent(configuration)
  }

  /// A tint that the app or a role sets colours the shape; otherwise the shape is grey.
  private func background(_ configuration: ButtonStyleConfiguration) -> UIColor {
    guard isEnabled else { return .tertiarySystemFill }
    if isProminent { return accent(configuration) }
    guard environment.tint != nil || configuration.role == .destructive else { return .tertiarySystemFill }
    let color = accent(configuration)
    return UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.15)
    }
  }
}

extension View {
  /// Makes the button as wide as high if its shape is a circle.
  @ViewBuilder fileprivate func square(_ isSquare: Bool) -> some View {
    if isSquare { SquareLayout { self } } else { self }
  }

  /// Small buttons have a smaller font unless the app sets one.
  nonisolated fileprivate func buttonFont(_ size: ControlSize) -> some View {
    changingEnvironment(size) { environment, size in
      guard environment.font == nil, size == .small || size == .mini else { return }
      environment.font = .subheadline
    }
  }
}

extension ControlSize {
  /// The insets beside and above a button's label, in points.
  fileprivate var buttonInsets: CGSize {
    switch self {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  /// The corner radius of a rounded rectangle, in points, as in UIKit's button configurations.
  fileprivate var buttonRadius: CGFloat {
    switch self {
    case .mini, .small, .regular: 5.95
    case .large, .extraLarge: 8.75
    }
  }
}

/// The shape behind a bordered button.
struct ButtonShapeView: _ElementView {
  let color: UIColor
  let shape: ButtonBorderShape
  let size: ControlSize
  typealias Body = Never

  func makeElement(_ context: _ElementContext) -> ButtonShapeElement { ButtonShapeElement() }

  func updateElement(_ element: ButtonShapeElement, _ context: _ElementContext) {
    element.color = color.displayColor(for: context.environment.drawingTraits)
    element.radius = { [shape, size] frame in shape.radius(in: frame, standard: size.buttonRadius) }
  }
}
