public import Foundation

/// A text as a sequence of elements, for layout managers. `NSTextContentStorage` stores it in a text storage; an app's subclass
/// with another storage isn't laid out here.
open class NSTextContentManager: NSObject {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []

  public override init() {
    super.init()
  }

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
    didAdd(textLayoutManager)
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.textContentManager = nil
    didRemove(textLayoutManager)
  }

  func didAdd(_ manager: NSTextLayoutManager) {}
  func didRemove(_ manager: NSTextLayoutManager) {}

  // MARK: Content

  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  /// Calls `block` for each element from a place on, until it answers false; returns where it stopped.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// The elements that intersect the range.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange, own.location.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }

  /// Nil outside of the text. In UTF-16 units.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    let place = location.offset + offset
    let range = documentRange.range
    guard place >= range.location, place <= range.location + range.length else { return nil }
    return TextStorageLocation(place)
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.offset - from.offset }

  /// Replaces a stretch of the text by paragraphs.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  // MARK: Editing

  open private(set) var hasEditingTransaction = false

  /// Changes belong in here; layouts follow at the end.
  open func performEditingTransaction(_ transaction: () -> Void) {
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = false
  }
}
