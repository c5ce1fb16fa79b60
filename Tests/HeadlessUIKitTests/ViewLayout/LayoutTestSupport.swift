import Testing
import UIKit

/// A view whose content has a size in points, so that frames depend on the layout and not on a font.
final class Box: UIView {
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Distances from top and bottom, for baselines.
  var insets = UIEdgeInsets.zero

  init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }

  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A text of `count` squares of 10 points, which wraps at the width that the layout determines.
final class SquareText: UILabel {
  var count = 20

  override var intrinsicContentSize: CGSize {
    let available = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 1_000_000
    let columns = min(count, max(1, Int(available / 10)))
    return CGSize(width: columns * 10, height: (count + columns - 1) / columns * 10)
  }

  init(_ count: Int) {
    self.count = count
    super.init(frame: .zero)
    text = "text"
    numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }
}

/// The root of a hierarchy, on a screen with the given pixels per point.
@MainActor func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 200, scale: CGFloat = 1) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.traitOverrides.displayScale = scale
  return view
}

@MainActor func makeSubview(of superview: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// The frame's numbers, rounded to thousandths of a point so that thirds can be compared.
@MainActor func numbers(_ view: UIView) -> [Double] { numbers(view.frame) }

func numbers(_ rect: CGRect) -> [Double] {
  [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1000).rounded() / 1000 }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
