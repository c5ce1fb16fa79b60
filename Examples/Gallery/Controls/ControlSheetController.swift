import UIKit

/// UIKit's controls side by side in their states, in rows that scroll.
public class ControlSheetController: UIViewController {
  private let scroll = UIScrollView()
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 12
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    for row in rows { stack.addArrangedSubview(row) }
  }

  /// What the sheet shows, from top to bottom.
  var rows: [UIView] { [] }

  /// Views beside each other as large as they like to be, below each other with accessibility's text sizes.
  final func row(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = spacing
    let isTall = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isTall ? .vertical : .horizontal
    row.alignment = isTall ? .leading : .center
    let rest = UIView()
    rest.setContentHuggingPriority(.init(1), for: .horizontal)
    if !isTall { row.addArrangedSubview(rest) }
    return row
  }
}
