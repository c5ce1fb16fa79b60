public import Foundation

public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The contents of a context menu: its menu, and its preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// By priority for menus of buttons, and fixed for those with a preview.
    case automatic = 0
    /// The first element is closest to the menu's source: at the bottom of a menu above it.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// A generated identifier if the app provides none.
  public let identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// Stored but unused: a menu shows the preview of one item.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored but unused: a menu shows the preview of one item.
  open var badgeCount = 0

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: distinguishes configurations.
  ///   - previewProvider: called before the menu is shown; nil shows the view itself.
  ///   - actionProvider: also called then, with the system's suggested actions, of which there are none here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
