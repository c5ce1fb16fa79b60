public import Foundation

/// Coordinates the access of processes to files. No other process takes part here: a closure runs at once, with the file that was
/// given.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// - Parameter filePresenter: the presenter that isn't notified on iOS; no presenter is notified here.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) { super.init() }

  /// - Parameter outError: stays as it is, since no access is refused.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// - Parameter outError: stays as it is, since no access is refused.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// - Parameter outError: stays as it is, since no access is refused.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Has nothing to cancel: closures run at once.
  open func cancel() {}

  /// Has no effect, as presenters are never notified.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Has no effect, as presenters are never notified.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}

/// Observes a file that other processes change.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedSubitemDidChange(at url: URL)
}

// Optional on iOS.
extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedSubitemDidChange(at url: URL) {}
}
