public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped

    /// What the trait says in such a table.
    var environment: UIListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// Where a row that is scrolled to comes to lie.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How rows come and go, which pictures of moments show. The system's choices, `.automatic` and `.middle`, fade rows.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// What `separatorInset` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When rows make themselves larger again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// What content of a table hugs the edges of the view.
  public enum ContentHuggingElements: Int, Sendable {
    case none, sectionHeaders
  }

  /// Stands for a height that the table finds by itself.
  public static let automaticDimension: CGFloat = -1

  /// The title that stands for the search bar in a section index.
  public static let indexSearch = UITableViewIndex.search

  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
