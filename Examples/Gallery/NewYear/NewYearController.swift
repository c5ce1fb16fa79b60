import UIKit

/// The notice itself: an illustration, a headline, a few lines of text.
public final class NewYearController: UIViewController, ActionsDataSource {
  private let notice: NewYearNotice
  private lazy var noticeView = NewYearView()

  /// Called when the user wants to order.
  public var onOrder: () -> Void = {}

  public init(_ notice: NewYearNotice) {
    self.notice = notice
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = noticeView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    noticeView.show(notice)
  }

  public var actionButtons: [UIButton] {
    let order = ActionButton(title: notice.order, isPrimary: true)
    order.addAction(UIAction { [weak self] _ in self?.onOrder() }, for: .touchUpInside)
    return [order, ActionButton(title: notice.later, isPrimary: false)]
  }

  /// The onion, from inside out: the notice in a template, the template in a modal container.
  public static func screen(_ notice: NewYearNotice) -> UIViewController {
    ModalContainerController(TemplateController(NewYearController(notice)))
  }
}

final class NewYearView: UIView {
  private let illustration = UIImageView(image: PizzaIllustration.image(side: 200))
  private let headline = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    illustration.contentMode = .scaleAspectFit
    // On a small screen the picture gives way, never the words.
    illustration.setContentCompressionResistancePriority(.defaultLow, for: .vertical)

    headline.font = .preferredFont(forTextStyle: .title1)
    headline.adjustsFontForContentSizeCategory = true
    headline.textAlignment = .center
    headline.numberOfLines = 0

    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textColor = .secondaryLabel
    text.textAlignment = .center
    text.numberOfLines = 0

    let stack = UIStackView(arrangedSubviews: [illustration, headline, text])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: illustration)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ notice: NewYearNotice) {
    headline.text = notice.headline
    text.text = notice.text
  }
}
