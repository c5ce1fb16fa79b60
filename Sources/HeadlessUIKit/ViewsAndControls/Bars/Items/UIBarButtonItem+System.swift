import Foundation

extension UIBarButtonItem.SystemItem {
  /// The text of items that show one; the English ones: iOS has them in the user's language.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .pageCurl, .flexibleSpace, .fixedSpace: nil
    }
  }

  @MainActor var image: UIImage? {
    guard let symbolName else { return nil }
    return self == .close
      ? UIImage(systemName: symbolName, withConfiguration: Self.closeDisc)?.withRenderingMode(.alwaysOriginal)
      : UIImage(systemName: symbolName)
  }

  /// A grey circle whatever the bar's tint, with the size and colour of a `UIButton` of type `close`.
  @MainActor private static var closeDisc: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 30, weight: .regular, scale: .medium)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]))
  }

  /// The accessibility labels of items without a text.
  var accessibilityLabel: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: nil
    }
  }
}
