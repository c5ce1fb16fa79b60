public import Foundation

public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a context menu shows: its menu, and the preview beside it.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Which way a menu's elements follow each other.
  public enum ElementOrder: Int, Sendable {
    /// As priority for menus of buttons, and fixed for those with a preview.
    case automatic = 0
    /// The first element stands nearest to what the menu belongs to: at the bottom of a menu above it.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// One that was made up where the app gave none.
  public let identifier: any NSCopying
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// Stored but unused: a menu shows the preview of one item.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored but unused: a menu shows the preview of one item.
  open var badgeCount = 0

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameters:
  ///   - identifier: tells configurations apart.
  ///   - previewProvider: called when the menu is about to be shown; nil shows the view itself.
  ///   - actionProvider: called then, too; is given the actions that the system suggests, of which there are none here.
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
