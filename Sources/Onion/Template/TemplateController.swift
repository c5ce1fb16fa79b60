import UIKit

/// A screen with content in the middle and actions at the bottom.
///
/// The content has the width of the readable column and the height of its own constraints; its view must not depend on an
/// autoresizing mask, because the template disables the mask's translation. It is centred between the safe area's top and the
/// actions, never overlaps them, and scrolls if it is too high, for example with large text. The actions end at the safe area's
/// bottom edge, at least 20 points above the screen's, so that they have the same position on every screen of a device, independent
/// of their number.
open class TemplateController: ContainerController {
  /// The content in the middle.
  public let content: UIViewController

  /// The object that provides the actions. Defaults to the content, if it conforms.
  public weak var dataSource: (any ActionAreaDataSource)? {
    didSet { reloadActions() }
  }

  /// Creates a template with a content, which becomes its data source if it conforms.
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

  /// Queries the data source again and displays its actions. Has no effect before the view is loaded.
  public func reloadActions() {
    templateView?.show(dataSource?.actionViews ?? [])
  }

  private var templateView: TemplateView? { viewIfLoaded as? TemplateView }
}

extension UIViewController {
  /// The nearest enclosing template, for content whose actions change.
  public var templateController: TemplateController? { nearestAncestor() }
}

/// Provides a template with the actions at the bottom of the screen: usually the template's content.
@MainActor public protocol ActionAreaDataSource: AnyObject {
  /// From top to bottom, the main action first; empty for a screen without actions. Each view determines its height, as buttons do;
  /// the area determines the width. Call the template's `reloadActions()` when the result changes.
  var actionViews: [UIView] { get }
}
