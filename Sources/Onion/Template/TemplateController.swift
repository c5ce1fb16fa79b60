import UIKit

/// A screen of one content in the middle and its actions at the bottom.
///
/// The content is as wide as the readable column and as tall as its own constraints make it; its view must not rely on an
/// autoresizing mask, and the template switches the mask's translation off. It is centred between the safe area's top and
/// the actions, never lies under them, and scrolls where it is too tall, as with large text. The actions end at the safe
/// area's lower edge, at least 20 points above the screen's, so they lie in the same place on every screen of a device,
/// however many there are.
open class TemplateController: ContainerController {
  /// What is shown in the middle.
  public let content: UIViewController

  /// The object that supplies the actions. Defaults to the content, if it conforms.
  public weak var dataSource: (any ActionAreaDataSource)? {
    didSet { reloadActions() }
  }

  /// A template with a content, which is its data source if it can be.
  public init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    dataSource = content as? any ActionAreaDataSource
  }

  @available(*, unavailable, message: "a template needs its content: init(_:)")
  public required init?(coder: NSCoder) { nil }

  open override var shownChild: UIViewController? { content }

  open override func loadView() {
    view = TemplateView()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let templateView {
      add(content, in: templateView.contentContainer) { templateView.place($0) }
    }
    reloadActions()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    templateView?.arrangeActions(for: traitCollection)
  }

  /// Asks the data source again and shows what it answers. Before the view is loaded there is nothing to ask for.
  public func reloadActions() {
    templateView?.show(dataSource?.actionViews ?? [])
  }

  private var templateView: TemplateView? { viewIfLoaded as? TemplateView }
}

extension UIViewController {
  /// The nearest template around the controller, for contents whose actions change.
  public var templateController: TemplateController? { nearestAncestor() }
}

/// Hands a template what belongs at the bottom of the screen: usually the content that the template shows.
@MainActor public protocol ActionAreaDataSource: AnyObject {
  /// From top to bottom, the main action first; empty for a screen without actions. Each view says its height by itself,
  /// as buttons do; the area sets the width. Call the template's `reloadActions()` when the answer changes.
  var actionViews: [UIView] { get }
}
