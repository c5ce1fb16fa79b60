extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// The same as `.plain` since iOS 7.
    case bordered = 1
    /// For what ends a task: its title is semibold.
    case done = 2
    /// The name in iOS 26.
    public static var prominent: Style { .done }
  }

  /// Items whose title or image the system supplies.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    /// No longer shown.
    case pageCurl = 23
    case close = 24
  }
}
