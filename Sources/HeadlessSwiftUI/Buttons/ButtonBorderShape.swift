public import Foundation

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, capsule, rounded(CGFloat?), circle }
  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static let circle = ButtonBorderShape(kind: .circle)
  /// - Parameter radius: the radius of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var isCircle: Bool { kind == .circle }

  func radius(in size: CGSize, standard: CGFloat) -> CGFloat {
    let round = min(size.width, size.height) / 2
    return switch kind {
    case .automatic: min(round, standard)
    case .rounded(let radius): min(round, radius ?? standard)
    case .capsule, .circle: round
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetButtonBorder(shape: self, amount: amount)
  }
}

/// The border of a button in the environment's shape, inset on all sides.
private struct InsetButtonBorder: InsettableShape {
  let shape: ButtonBorderShape
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let bounds = rect.insetBy(dx: amount, dy: amount)
    let side = min(bounds.width, bounds.height)
    let border = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    guard !shape.isCircle else { return Path(ellipseIn: border) }
    return Path(roundedRect: bounds, cornerRadius: shape.radius(in: bounds.size, standard: 10), style: .continuous)
  }

  func inset(by amount: CGFloat) -> InsetButtonBorder {
    InsetButtonBorder(shape: shape, amount: self.amount + amount)
  }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The shape of bordered buttons' backgrounds.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// Whether bordered buttons are as wide as their label or as the width that is proposed.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

private enum Keys {
  enum ShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
  enum SizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
  enum SizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  enum BarKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[Keys.ShapeKey.self] }
    set { self[Keys.ShapeKey.self] = newValue }
  }
  /// Whether bordered buttons fill the proposed width.
  public var buttonSizing: ButtonSizing {
    get { self[Keys.SizingKey.self] }
    set { self[Keys.SizingKey.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Keys.SizeKey.self] }
    set { self[Keys.SizeKey.self] = newValue }
  }
  /// Whether the views are items of a bar.
  var isInMenuOrBar: Bool {
    get { self[Keys.BarKey.self] }
    set { self[Keys.BarKey.self] = newValue }
  }
}

nonisolated extension View {
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  /// Limits the size of controls inside to a range. API of iOS 26.
  public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter(range.contains)
    return transformEnvironment(\.controlSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }
  /// Whether bordered buttons fill the proposed width.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
