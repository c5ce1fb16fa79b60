import Foundation

/// The button of a swipe action. The name is UIKit's.
///
/// The minimum width of 74 points is taken from view dumps. Texts, and the height from which an image is above its title instead of
/// replacing it, are estimated.
final class UISwipeActionStandardButton: UIView {

  private let action: UIContextualAction
  private let didPerform: @MainActor () -> Void
  private var showsBoth: Bool?
  private let button = UIButton(frame: .zero)

  init(_ action: UIContextualAction, didPerform: @escaping @MainActor () -> Void) {
    self.action = action
    self.didPerform = didPerform
    super.init(frame: .zero)
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  func width(atHeight height: CGFloat) -> CGFloat {
    show(both: height >= SwipeActionMetrics.current.heightForBoth)
    let natural = button.intrinsicContentSize.width
    return max(SwipeActionMetrics.current.leastWidth, PixelRounding(scale: layoutScale).roundUp(natural))
  }

  private func show(both: Bool) {
    guard both != showsBoth else { return }
    showsBoth = both
    var look = UIButton.Configuration.plain()
    look.image = action.image
    if both || action.image == nil { look.title = action.title }
    look.imagePlacement = .top
    look.imagePadding = 4
    look.baseForegroundColor = .white
    look.background.backgroundColor = action.backgroundColor
    look.cornerStyle = .fixed
    look.background.cornerRadius = 0
    look.titleLineBreakMode = .byTruncatingTail
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .preferredFont(forTextStyle: .subheadline)
      return attributes
    }
    look.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: SwipeActionMetrics.current.padding, bottom: 0, trailing: SwipeActionMetrics.current.padding)
    button.configuration = look
    button.accessibilityLabel = action.title
  }

  func perform() {
    let didPerform = didPerform
    action.handler(action, self) { _ in didPerform() }
  }
}
