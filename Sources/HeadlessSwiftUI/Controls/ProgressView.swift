internal import Foundation
internal import HeadlessCoreGraphics
internal import HeadlessUIKit

/// Shows that something goes on, or how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressStyle) private var style
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel

  public var body: some View {
    if let fraction, style != .circular {
      VStack(alignment: .leading, spacing: nil) {
        label
        BarView(fraction: fraction)
        current.foregroundStyle(.secondary).font(.caption)
      }
    } else {
      VStack(spacing: nil) {
        SpinnerView()
        label.foregroundStyle(.secondary)
      }
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView(), current: EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: EmptyView()) }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), current: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// The built-in styles of progress views.
enum ProgressStyle {
  case automatic, linear, circular
}

@preconcurrency @MainActor public protocol ProgressViewStyle {
  /// Which of the built-in styles it is.
  var _isCircular: Bool? { get }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public var _isCircular: Bool? { nil }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public var _isCircular: Bool? { true }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public var _isCircular: Bool? { false }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressStyle { .automatic }
}

private enum ProgressTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var progressStyle: ProgressStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
  var progressTint: Color? {
    get { self[ProgressTintKey.self] }
    set { self[ProgressTintKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let kind: ProgressStyle = style._isCircular == nil ? .automatic : style._isCircular == true ? .circular : .linear
    let tint = (style as? CircularProgressViewStyle)?.tint ?? (style as? LinearProgressViewStyle)?.tint
    return environment(\.progressStyle, kind).environment(\.progressTint, tint)
  }
}

/// UIKit's activity indicator; large control sizes have the large one.
private struct SpinnerView: _ElementView {
  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let isLarge = context.environment.controlSize == .large || context.environment.controlSize == .extraLarge
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.startAnimating()
    let size = view.intrinsicContentSize
    return _ControlElement(view) { _ in size }
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIActivityIndicatorView else { return }
    let environment = context.environment
    view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    if let color = environment.progressTint {
      view.color = UIColor(color)
    } else if environment.tint != nil {
      view.color = UIColor(cgColor: CGColor(environment.tintColor))
    }
  }
  typealias Body = Never
}

/// UIKit's progress view.
private struct BarView: _ElementView {
  let fraction: Double

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIProgressView(progressViewStyle: .default)
    let height = view.intrinsicContentSize.height
    return _ControlElement(view) { CGSize(width: $0.width ?? 10, height: height) }
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIProgressView else { return }
    context.prepare(view)
    if let color = context.environment.progressTint { view.progressTintColor = UIColor(color) }
    view.progress = Float(min(max(fraction, 0), 1))
  }
  typealias Body = Never
}
