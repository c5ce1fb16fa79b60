import Foundation

/// The room of a search bar in a navigation bar. The search bar is cut off at the bottom while it is scrolled away.
final class _UINavigationBarSearchPalette: UIView {
  var bar: UISearchBar? {
    didSet {
      guard oldValue !== bar || (bar != nil && bar?.superview !== self) else { return }
      if oldValue !== bar, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let bar { addSubview(bar) }
    }
  }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// - Parameters:
  ///   - frame: the visible part, in the navigation bar.
  ///   - barHeight: what the search bar takes in full, in points.
  func place(_ frame: CGRect, barHeight: CGFloat) {
    isHidden = bar == nil || frame.height <= 0
    self.frame = frame
    bar?.frame = CGRect(x: 0, y: 0, width: frame.width, height: barHeight)
  }
}
