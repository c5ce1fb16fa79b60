extension UIDocument {
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open, and everything is well.
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    /// Only this app changes the file here.
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
}

/// The error of reading or writing a document.
enum UIDocumentError: Error, CustomStringConvertible {
  case notImplemented(String, in: String)
  case noData(String, in: String)

  var description: String {
    switch self {
    case .notImplemented(let method, let type):
      "\(type) reads and writes no contents: override \(method)."
    case .noData(let contents, let type):
      "contents(forType:) of \(type) returned \(contents), and Data is what can be written here. "
        + "Return Data, or override writeContents(_:to:for:originalContentsURL:)."
    }
  }
}
