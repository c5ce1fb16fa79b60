public import Foundation

/// A document of an app: a file and what the app makes of it. Reading and writing are done at once, and completions called
/// before the methods return: a snapshot waits for no queue. Packages, documents that are folders, need an app's own
/// `read(from:)` and `writeContents(_:to:for:originalContentsURL:)`.
@preconcurrency @MainActor open class UIDocument: NSObject {
  public private(set) var fileURL: URL
  /// The kind of the file's contents: its ending, as the system's kinds aren't known here.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
  /// The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The modification date of the file, stored for the app's own use. Nil before the file was read or written.
  open var fileModificationDate: Date?
  open private(set) var documentState: State = .closed {
    didSet {
      guard oldValue != documentState else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  open private(set) var hasUnsavedChanges = false
  open private(set) var progress: Progress?

  /// Changes that it registers count as the document's.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let made = UndoManager()
      ownUndoManager = made
      followUndoManager()
      return made
    }
    set {
      ownUndoManager = newValue
      followUndoManager()
    }
  }
  private var ownUndoManager: UndoManager?
  private var observers: [any NSObjectProtocol] = []

  private func followUndoManager() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    let changes: [(Notification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    observers = changes.map { name, change in
      NotificationCenter.default.addObserver(forName: name, object: ownUndoManager, queue: nil) { [weak self] _ in
        MainThread.assume { self?.updateChangeCount(change) }
      }
    }
  }

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = handlingErrors { try read(from: fileURL) }
    if isRead {
      documentState.remove(.closed)
      noteFileDate()
    } else {
      documentState.formUnion([.closed, .editingDisabled])
    }
    completionHandler?(isRead)
  }

  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
  }

  /// Saves what has changed first.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    var isSaved = true
    if hasUnsavedChanges { save(to: fileURL, for: .forOverwriting) { isSaved = $0 } }
    if isSaved { documentState.insert(.closed) }
    completionHandler?(isSaved)
  }

  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
  }

  /// Reads the file as data and passes it to `load(fromContents:ofType:)`.
  open func read(from url: URL) throws { try load(fromContents: Data(contentsOf: url), ofType: fileType) }

  /// For a subclass to take over what was read.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw UIDocumentError.notImplemented("load(fromContents:ofType:)", in: "\(type(of: self))")
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    let isRead = handlingErrors { try read(from: url) }
    enableEditing()
    if isRead { updateChangeCount(.cleared) }
    completionHandler?(isRead)
  }

  // MARK: Saving

  /// Returns the contents to write; subclasses override it.
  open func contents(forType typeName: String) throws -> Any {
    throw UIDocumentError.notImplemented("contents(forType:)", in: "\(type(of: self))")
  }

  open func save(
    to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isSaved = handlingErrors {
      let contents = try contents(forType: savingFileType ?? "")
      try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
    }
    if isSaved {
      fileURL = url
      documentState.subtract([.closed, .savingError])
      updateChangeCount(.cleared)
      noteFileDate()
    } else {
      documentState.insert(.savingError)
    }
    completionHandler?(isSaved)
  }

  @discardableResult open func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves unsaved changes. Never called automatically, as no time passes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    if hasUnsavedChanges {
      save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    } else {
      completionHandler?(true)
    }
  }

  open var savingFileType: String? { fileType }
  open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String {
    typeName ?? fileURL.pathExtension
  }

  /// Creates the folder if it is missing, and writes.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: UIDocument.SaveOperation
  ) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try writeContents(
      contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forCreating ? nil : fileURL)
  }

  /// Writes data.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else {
      throw UIDocumentError.noData("\(type(of: contents))", in: "\(type(of: self))")
    }
    try data.write(to: url, options: .atomic)
  }

  // MARK: Changes

  open func updateChangeCount(_ change: UIDocument.ChangeKind) { hasUnsavedChanges = change != .cleared }
  open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { NSNumber(value: hasUnsavedChanges) }
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) {
    updateChangeCount(.cleared)
  }

  /// Called when the user must not edit the document, while it is read again. Subclasses override it.
  open func disableEditing() { documentState.insert(.editingDisabled) }
  open func enableEditing() { documentState.remove(.editingDisabled) }

  // MARK: Errors

  /// True if there was no error.
  private func handlingErrors(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  /// Presents an error; subclasses override it. UIKit's implementation only ends the interaction.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    if !recovered { userInteractionNoLongerPermitted(forError: error) }
  }
  /// Does nothing by default; subclasses override it.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: The file

  private func noteFileDate() {
    fileModificationDate = try? FileManager.default.attributesOfItem(atPath: fileURL.path)[.modificationDate] as? Date
  }

  /// Called with the place that the file was moved to.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
  open var presentedItemURL: URL? { fileURL }

  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
}
