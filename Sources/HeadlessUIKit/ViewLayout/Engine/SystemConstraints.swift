import Foundation

/// Represents a content size in lists of constraints. The solver has its own.
final class NSContentSizeLayoutConstraint: ListedConstraint {}

/// Represents a position from a view's frame and autoresizing mask in lists of constraints.
final class NSAutoresizingMaskLayoutConstraint: ListedConstraint {}

/// Something that UIKit has a constraint for, to be read and not to be changed.
class ListedConstraint: NSLayoutConstraint {
  private var text = ""

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, length: CGFloat, text: String) {
    self.init(LayoutReference(item, attribute), .equal, nil, constant: length)
    self.text = text
  }

  override var isActive: Bool {
    get { true }
    set {}
  }

  nonisolated override var description: String { DescriptionFormat.text(of: self) { text } }
}

extension ConflictParticipant {
  /// The object that represents it in a list; nil for an app's constraint.
  var listedConstraint: NSLayoutConstraint? {
    switch self {
    case .constraint, .fitting, .guide: return nil
    case .contentSize(let view, let axis, let content):
      return NSContentSizeLayoutConstraint(
        view, axis == .horizontal ? .width : .height, length: CGFloat(content.length), text: text)
    case .autoresizing(let view, let axis, let isOrigin):
      let frame = view.untransformedFrame
      let isHorizontal = axis == .horizontal
      // A location needs a second attribute: the superview's start.
      if isOrigin { return placeConstraint(view, isHorizontal ? .left : .top, isHorizontal ? frame.minX : frame.minY) }
      return NSAutoresizingMaskLayoutConstraint(
        view, isHorizontal ? .width : .height, length: isHorizontal ? frame.width : frame.height, text: text)
    }
  }

  private func placeConstraint(
    _ view: UIView, _ side: NSLayoutConstraint.Attribute, _ offset: CGFloat
  ) -> NSLayoutConstraint? {
    guard let superview = view.superview else { return nil }
    return NSAutoresizingMaskLayoutConstraint(view, side, in: superview, offset: offset, text: text)
  }
}

extension ListedConstraint {
  fileprivate convenience init(
    _ view: UIView, _ side: NSLayoutConstraint.Attribute, in superview: UIView, offset: CGFloat, text: String
  ) {
    self.init(LayoutReference(view, side), .equal, LayoutReference(superview, side), constant: offset)
    self.text = text
  }
}
