package import Foundation
internal import HeadlessCoreGraphics
package import HeadlessUIKit

/// Shows a UIKit control in the size that a closure returns.
public final class _ControlElement: _PlatformElement {
  /// Returns the size for a proposal, in points.
  package var measure: (ProposedViewSize) -> CGSize
  /// Retains the target of the control's actions.
  package var kept: AnyObject?
  /// How far the control extends beyond its layout frame at the trailing edge, in points.
  package var trailingOverhang: CGFloat = 0
  /// The greatest height that the control has in the layout, in points; the rest extends beyond the frame above and below. Nil for
  /// the control's own height.
  package var countedHeight: CGFloat? { didSet { if countedHeight != oldValue { invalidateLayout() } } }

  package init(_ view: UIView, measure: @escaping (ProposedViewSize) -> CGSize) {
    self.measure = measure
    super.init(view)
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = measure(proposal)
    if let countedHeight { size.height = min(size.height, countedHeight) }
    return size
  }

  /// How far the control extends beyond its layout frame above and below, in points.
  private var verticalOverhang: CGFloat {
    guard countedHeight != nil else { return 0 }
    return max(0, measure(placedProposal).height - size.height) / 2
  }

  public override func frame(at origin: CGPoint, scale: CGFloat) -> CGRect {
    let vertical = verticalOverhang
    let start = layoutDirection == .rightToLeft ? trailingOverhang : 0
    let corner = CGPoint(x: origin.x - start, y: origin.y - vertical)
    return ElementCanvas(origin: corner, scale: scale).pixelRect(
      CGSize(width: size.width + trailingOverhang, height: size.height + 2 * vertical))
  }

  public override var ownTouchArea: CGRect? { nil }

  public override func takesTouch(at point: CGPoint) -> Bool {
    let vertical = verticalOverhang
    let start = layoutDirection == .rightToLeft ? trailingOverhang : 0
    return CGRect(
      x: -start, y: -vertical, width: size.width + trailingOverhang, height: size.height + 2 * vertical
    ).contains(point)
  }
}

/// Holds the current action of a control's view, which its target calls.
@MainActor final class ControlActions {
  var began: () -> Void = {}
  var changed: () -> Void = {}
  var ended: () -> Void = {}

  /// Connects a control's events to the actions.
  func follow(_ control: UIControl) {
    control.addAction(UIAction { [weak self] _ in self?.began() }, for: .touchDown)
    control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    control.addAction(
      UIAction { [weak self] _ in self?.ended() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }
}

extension _ElementContext {
  /// The values of the environment that controls read: tint, text size and whether they are enabled.
  @MainActor func prepare(_ view: UIView) {
    let environment = environment
    view.tintColor = environment.tint == nil ? nil : UIColor(cgColor: CGColor(environment.tintColor))
    view.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    view.semanticContentAttribute =
      environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    (view as? UIControl)?.isEnabled = environment.isEnabled
  }

  /// A control of one line doesn't make a list row higher than a line of text does: recorded for switches on iOS 26 (figures, row
  /// 92), and assumed for similar controls.
  @MainActor func fitIntoRow(_ element: _ControlElement) {
    let environment = environment
    guard environment.listRowContext != nil else {
      element.countedHeight = nil
      return
    }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: environment.drawingTraits)
    element.countedHeight = font.styleLineHeight
  }
}
