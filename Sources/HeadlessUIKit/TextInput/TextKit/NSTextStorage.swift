public import Foundation

/// A text that notifies its layout managers of changes.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  /// The changes since the last processing.
  open var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0

  deinit {
    if AttributeRuns.areReleased { AttributeRuns.release(of: self) }
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.textDidChange()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change; the range is that before it, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let after = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange = self.editedMask.isEmpty ? after : NSUnionRange(self.editedRange, after)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.textDidChange() }
  }

  open override func replaceCharacters(in asked: NSRange, with str: String) {
    let range = asked.withWholeScalars(of: string as NSString)
    let place = range.length > 0 ? range.location : range.location - 1
    let near = length > 0 ? attributes(at: max(place, 0), effectiveRange: nil) : [:]
    let (whole, text) = wholeCharacters(
      replacing: range, with: NSAttributedString(string: str, attributes: near))
    if whole == range {
      super.replaceCharacters(in: range, with: str)
    } else {
      super.replaceCharacters(in: whole, with: text)
    }
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func replaceCharacters(in asked: NSRange, with attrString: NSAttributedString) {
    let range = asked.withWholeScalars(of: string as NSString)
    let (whole, text) = wholeCharacters(replacing: range, with: attrString)
    super.replaceCharacters(in: whole, with: text)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}
