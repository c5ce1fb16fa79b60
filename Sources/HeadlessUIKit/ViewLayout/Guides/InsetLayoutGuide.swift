import Foundation

/// A guide that keeps fixed distances from its owning view's edges: the safe area, the margins. A scroll view's stays at
/// its place on the screen while the content moves, as UIKit's does.
@MainActor final class InsetLayoutGuide: UILayoutGuide {
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(owner: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    owningView = owner
    self.identifier = identifier
  }

  /// The insets that constraints were last written for.
  private var placedInsets: UIEdgeInsets?

  override func ownerSizeDidChange() {
    guard let placedInsets, let owningView, insets(owningView) != placedInsets else { return }
    layoutSlot.invalidate()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// A side as named in UIKit's reports, where constraints place such a guide.
  func text(ofSide axis: NSLayoutConstraint.Axis, isEnd: Bool) -> String {
    let insets = owningView.map(insets) ?? .zero
    let isHorizontal = axis == .horizontal
    let (side, inset) =
      isHorizontal
      ? (isEnd ? ("right", insets.right) : ("left", insets.left))
      : (isEnd ? ("bottom", insets.bottom) : ("top", insets.top))
    let name =
      identifier == "UIViewLayoutMarginsGuide" ? "UIView-\(side)Margin-guide-constraint" : "\(identifier)-\(side)"
    let (box, gap) = ("[\(ItemName.text(self))]", "-(\(DescriptionFormat.number(inset)))-")
    return "<NSLayoutConstraint:\(address(of: layoutSlot)) '\(name)' \(isHorizontal ? "H:" : "V:")"
      + (isEnd ? box + gap + "|" : "|" + gap + box) + (isHorizontal ? "(LTR)" : "")
      + "   (active, names: '|':\(ItemName.text(owningView)) )>"
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return CGRect(origin: origin(in: owningView), size: owningView.bounds.size).inset(by: insets(owningView))
  }

  private func origin(in owner: UIView) -> CGPoint { owner is UIScrollView ? owner.bounds.origin : .zero }

  override var isUnknown: Bool { false }

  override func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? {
    guard let owningView else { return nil }
    let insets = insets(owningView)
    let start = origin(in: owningView)
    placedInsets = insets
    switch axis {
    case .horizontal:
      return LayoutPlacement(
        origin: .constant(start.x + insets.left), length: ownerLength - Double(insets.left + insets.right))
    case .vertical:
      return LayoutPlacement(
        origin: .constant(start.y + insets.top), length: ownerLength - Double(insets.top + insets.bottom))
    }
  }
}
