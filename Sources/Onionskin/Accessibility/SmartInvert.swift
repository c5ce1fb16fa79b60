internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// A screen as Smart Invert shows it: all colours are inverted except those of views with `accessibilityIgnoresInvertColors`.
/// Content above such a view, within its frame, also keeps its colours; on iOS it is inverted.
@MainActor enum SmartInvert {
  static func displayList(_ screen: DisplayList, of root: UIView) -> DisplayList {
    var list = screen
    // A screen without a background is white behind its views.
    list.items = [fill(CGRect(origin: .zero, size: list.size))] + list.items
    list.items.append(inverted(CGRect(origin: .zero, size: list.size)))
    for frame in kept(in: root) { list.items.append(inverted(frame)) }
    return list
  }

  private static func fill(_ rect: CGRect) -> DisplayItem {
    .fill(Graphics.Path(rect: rect), .color(.white))
  }

  /// The difference between white and a colour is its inverse.
  private static func inverted(_ rect: CGRect) -> DisplayItem {
    .group(DisplayGroup(blendMode: .difference, items: [fill(rect)]))
  }

  /// In points of the window; regions inside another one are part of it.
  private static func kept(in view: UIView) -> [CGRect] {
    if view.isHidden || view.alpha < 0.01 { return [] }
    if view.accessibilityIgnoresInvertColors { return [view.convert(view.bounds, to: nil)] }
    return view.subviews.flatMap { kept(in: $0) }
  }
}
