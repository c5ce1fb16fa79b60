import UIKit

/// A screen of one content in the middle and its actions at the bottom.
public final class TemplateController: UIViewController {
  private let content: UIViewController & ActionsDataSource
  private lazy var templateView = TemplateView()

  public init(_ content: UIViewController & ActionsDataSource) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = templateView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    templateView.embed(content.view)
    content.didMove(toParent: self)
    templateView.show(content.actionButtons)
  }
}

final class TemplateView: UIView {
  private let contentArea = UIScrollView()
  private let actions = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    actions.axis = .vertical
    actions.spacing = 12
    for view in [contentArea, actions] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }

    let onSafeArea = actions.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    onSafeArea.priority = .defaultHigh
    NSLayoutConstraint.activate([
      actions.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      actions.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      actions.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -20),
      onSafeArea,
      contentArea.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      contentArea.bottomAnchor.constraint(equalTo: actions.topAnchor, constant: -20),
      contentArea.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      contentArea.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows `content` in the middle of the space above the actions; content that is too tall scrolls.
  func embed(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    contentArea.addSubview(content)
    let scrolled = contentArea.contentLayoutGuide
    let shown = contentArea.frameLayoutGuide
    // Pictures give way before the content scrolls, texts don't.
    let fits = scrolled.heightAnchor.constraint(equalTo: shown.heightAnchor)
    fits.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrolled.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrolled.trailingAnchor),
      content.widthAnchor.constraint(equalTo: shown.widthAnchor),
      content.centerYAnchor.constraint(equalTo: scrolled.centerYAnchor),
      content.topAnchor.constraint(greaterThanOrEqualTo: scrolled.topAnchor),
      content.bottomAnchor.constraint(lessThanOrEqualTo: scrolled.bottomAnchor),
      scrolled.heightAnchor.constraint(greaterThanOrEqualTo: shown.heightAnchor),
      fits,
    ])
  }

  func show(_ buttons: [UIButton]) {
    for button in actions.arrangedSubviews { button.removeFromSuperview() }
    for button in buttons { actions.addArrangedSubview(button) }
  }
}
