import UIKit

/// The two areas of a template and the rules between them.
final class TemplateView: UIView {
  /// Between the areas, and from the screen's lower edge, in points.
  static let spacing: CGFloat = 20
  /// Between two actions, in points.
  static let actionSpacing: CGFloat = 12

  private let contentArea = UIScrollView()
  private let actionArea = UIStackView()
  private lazy var gap = contentArea.bottomAnchor.constraint(equalTo: actionArea.topAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    // The area keeps clear of the safe area by itself.
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
    // Above the home indicator; 20 points above the edge where there is none.
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

  /// Puts `content` into the middle of the content area; one that is too tall scrolls.
  func place(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    let scrolled = contentArea.contentLayoutGuide
    let shown = contentArea.frameLayoutGuide
    // Stronger than what lets itself be compressed willingly, weaker than texts: pictures give way, then it scrolls.
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

  /// The view that a content's view is added to.
  var contentContainer: UIView { contentArea }

  func show(_ actions: [UIView]) {
    for view in actionArea.arrangedSubviews { view.removeFromSuperview() }
    for view in actions { actionArea.addArrangedSubview(view) }
    gap.constant = actions.isEmpty ? 0 : -TemplateView.spacing
  }

  /// Side by side where height is short and words aren't large; above each other elsewhere.
  func arrangeActions(for traits: UITraitCollection) {
    let isShort = traits.verticalSizeClass == .compact
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    actionArea.axis = isShort && !isLarge ? .horizontal : .vertical
    actionArea.distribution = actionArea.axis == .horizontal ? .fillEqually : .fill
  }
}
