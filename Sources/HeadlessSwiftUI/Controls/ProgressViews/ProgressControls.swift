internal import Foundation
internal import HeadlessUIKit

/// A UIKit activity indicator; large for large control sizes.
struct SpinnerView: _ElementView {
  let color: Color?

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return _ControlElement(view) { [unowned view] _ in view.intrinsicContentSize }
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIActivityIndicatorView else { return }
    let environment = context.environment
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let style: UIActivityIndicatorView.Style = isLarge ? .large : .medium
    if view.style != style {
      view.style = style
      element.invalidateLayout()
    }
    view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    view.color =
      color.map { UIColor($0.displayColor(in: environment)) }
      ?? (environment.tint == nil ? nil : UIColor(environment.tintColor))
  }
  typealias Body = Never
}

/// A UIKit progress view.
struct ProgressBarView: _ElementView {
  let fraction: Double
  let color: Color?

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIProgressView(progressViewStyle: .default)
    let height = view.intrinsicContentSize.height
    return _ControlElement(view) { CGSize(width: $0.width ?? 10, height: height) }
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIProgressView else { return }
    context.prepare(view)
    view.progressTintColor = color.map { UIColor($0.displayColor(in: context.environment)) }
    view.progress = Float(min(max(fraction, 0), 1))
  }
  typealias Body = Never
}
