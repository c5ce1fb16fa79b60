public import Foundation

/// A row of a tab bar controller's sidebar.
@preconcurrency @MainActor open class UITabSidebarItem: NSObject {
  /// The content that a row represents.
  public enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  /// Asks what a row shows.
  @preconcurrency @MainActor open class Request: NSObject {
    public let content: Content

    init(_ content: Content) {
      self.content = content
    }

    /// The row's tab; nil for an action's row.
    open var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
    /// The row's action; nil for a tab's row.
    open var action: UIAction? { if case .action(let action) = content { action } else { nil } }
  }

  public let content: Content
  /// The row's tab; nil for an action's row.
  open var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
  /// The row's action; nil for a tab's row.
  open var action: UIAction? { if case .action(let action) = content { action } else { nil } }

  /// Whether the row is selected, and more.
  open internal(set) var configurationState: UICellConfigurationState
  open var contentConfiguration: any UIContentConfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration
  open var accessories: [UICellAccessory]

  /// A row with the standard look.
  public init(request: Request) {
    content = request.content
    configurationState = UICellConfigurationState(traitCollection: .current)
    contentConfiguration = UITabSidebarItem.standardContent(of: request.content)
    backgroundConfiguration = .listSidebarCell()
    accessories = request.tab?.badgeValue.map { [.label(text: $0)] } ?? []
    super.init()
  }

  /// The standard content, in the row's state.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UITabSidebarItem.standardContent(of: content).updated(for: configurationState)
  }

  /// The standard background, in the row's state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.listSidebarCell().updated(for: configurationState)
  }

  private static func standardContent(of content: Content) -> UIListContentConfiguration {
    switch content {
    case .tab(let tab):
      var row: UIListContentConfiguration = tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
      row.text = tab.title
      row.secondaryText = tab.subtitle
      row.image = tab.image
      return row
    case .action(let action):
      var row = UIListContentConfiguration.sidebarCell()
      row.text = action.title
      row.image = action.image
      return row
    }
  }
}
