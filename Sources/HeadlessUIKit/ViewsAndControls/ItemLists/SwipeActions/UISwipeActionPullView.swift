import Foundation

/// The actions that a swipe across a row brings up, side by side: the first one at the edge. The name is UIKit's.
final class UISwipeActionPullView: UIView {
  private let buttons: [UISwipeActionStandardButton]
  private let isLeading: Bool

  init(_ actions: [UIContextualAction], isLeading: Bool, didPerform: @escaping @MainActor () -> Void) {
    buttons = actions.map { UISwipeActionStandardButton($0, didPerform: didPerform) }
    self.isLeading = isLeading
    super.init(frame: .zero)
    clipsToBounds = true
    buttons.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the actions beside a row of a height, in points.
  func width(besideHeight height: CGFloat) -> CGFloat {
    buttons.reduce(0) { $0 + $1.width(atHeight: height) }
  }

  func performFirstAction() { buttons.first?.perform() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isOnLeft = isLeading != isRightToLeft
    var x: CGFloat = 0
    for button in buttons {
      let width = button.width(atHeight: bounds.height)
      button.takeFrame(
        CGRect(x: isOnLeft ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height))
      x += width
    }
  }
}
