import Onion
import UIKit

/// A symbol, a headline, a text, and the actions that belong to them: content for a template.
public final class NoticeController: UIViewController, ActionAreaDataSource {
  public struct Action {
    public var title: String
    public var handler: () -> Void

    public init(_ title: String, handler: @escaping () -> Void = {}) {
      self.title = title
      self.handler = handler
    }
  }

  private let symbol: String
  private let headline: String
  private let text: String
  private let actions: [Action]

  public init(symbol: String, headline: String, text: String, actions: [Action] = []) {
    self.symbol = symbol
    self.headline = headline
    self.text = text
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public private(set) lazy var actionViews: [UIView] = actions.enumerated().map { index, action in
    index == 0
      ? GalleryButton.filled(action.title, action: action.handler)
      : GalleryButton.plain(action.title, action: action.handler)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let picture = UIImageView(
      image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 72, weight: .light)))
    picture.tintColor = .systemTeal
    picture.contentMode = .center
    let stack = UIStackView(arrangedSubviews: [
      picture,
      GalleryLabel.make(headline, style: .title1, alignment: .center),
      GalleryLabel.make(text, style: .body, color: .secondaryLabel, alignment: .center),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: picture)
    view.addSubview(stack)
    stack.pin()
  }
}
