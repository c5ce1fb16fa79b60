public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped

    /// The value of the trait in such a table.
    var environment: UIListEnvironment {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// The position of a row after scrolling to it.
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

  /// The reference of `separatorInset`.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// When rows are measured again. Changed constraints within a cell don't count: the last two are the same here.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The content of a table that respects its own edges.
  public enum ContentHuggingElements: Int, Sendable {
    case none, sectionHeaders
  }

  /// The value for automatic heights.
  public static let automaticDimension: CGFloat = -1

  /// The title that represents the search bar in a section index.
  public static let indexSearch = UITableViewIndex.search

  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
