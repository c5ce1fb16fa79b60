import UIKit

/// The two areas of a template and their constraints.
final class TemplateView: UIView {
  /// The distance between the areas, and from the screen's bottom edge, in points.
  static let spacing: CGFloat = 20
  /// The distance between two actions, in points.
  static let actionSpacing: CGFloat = 12

  private let contentArea = UIScrollView()
  private let actionArea = UIStackView()
  private lazy var gap = contentArea.bottomAnchor.constraint(equalTo: actionArea.topAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    // The area already excludes the safe area.
    contentArea.contentInsetAdjustmentBehavior = .never
    actionArea.spacing = TemplateView.actionSpacing
    actionArea.axis = .vertical
    for area in [contentArea, actionArea] {
      area.translatesAutoresizingMaskIntoConstraints = false
      addSubview(area)
    }
    placeAreas()
  }

  @available(*, unavailable, message: "made by TemplateController")
  required init?(coder: NSCoder) { nil }

  private func placeAreas() {
    let column = readableContentGuide
    // Above the home indicator; 20 points above the edge if there is none.
    let onSafeArea = actionArea.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    onSafeArea.priority = .defaultHigh
    // A stack without views has no height of its own.
    let empty = actionArea.heightAnchor.constraint(equalToConstant: 0)
    empty.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      contentArea.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      contentArea.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentArea.trailingAnchor.constraint(equalTo: trailingAnchor),
      gap,
      actionArea.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      actionArea.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      actionArea.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -TemplateView.spacing),
      onSafeArea,
      empty,
    ])
  }

  /// Puts `content` into the middle of the content area; content that is too high scrolls.
  func place(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    let scrolled = contentArea.contentLayoutGuide
    let shown = contentArea.frameLayoutGuide
    // Stronger than views with a low compression resistance, weaker than texts: pictures are compressed first, then the content
    // scrolls.
    let fits = scrolled.heightAnchor.constraint(equalTo: shown.heightAnchor)
    fits.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      scrolled.widthAnchor.constraint(equalTo: shown.widthAnchor),
      scrolled.heightAnchor.constraint(greaterThanOrEqualTo: shown.heightAnchor),
      fits,
      content.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      content.centerYAnchor.constraint(equalTo: scrolled.centerYAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: scrolled.topAnchor),
      content.bottomAnchor.constraint(lessThanOrEqualTo: scrolled.bottomAnchor),
    ])
  }

  /// The superview of the content's view.
  var contentContainer: UIView { contentArea }

  func show(_ actions: [UIView]) {
    for view in actionArea.arrangedSubviews { view.removeFromSuperview() }
    for view in actions { actionArea.addArrangedSubview(view) }
    gap.constant = actions.isEmpty ? 0 : -TemplateView.spacing
  }

  /// Side by side in compact height, unless text is large; otherwise one above the other.
  func arrangeActions(for traits: UITraitCollection) {
    let isShort = traits.verticalSizeClass == .compact
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    actionArea.axis = isShort && !isLarge ? .horizontal : .vertical
    actionArea.distribution = actionArea.axis == .horizontal ? .fillEqually : .fill
  }
}
