public import Foundation

/// Sorts objects into the sections of an index, by the letter that their names begin with.
///
/// The sections are those of Latin scripts: A to Z, and # for the rest. iOS has others where the language has.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  open class func current() -> Self { unsafeDowncast(shared, to: self) }

  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that a title of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }

  /// The section of an object.
  ///
  /// - Parameter selector: the object's method or property that is its name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: name(of: object, selector))
  }

  /// Objects in the order of their names, as a reader of the current language expects it.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (name(of: $0, selector), $0) }.sorted {
      $0.0.compare($1.0, options: [.caseInsensitive, .diacriticInsensitive, .numeric]) == .orderedAscending
    }.map(\.1)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    (object as? NSObject)?.perform(selector)?.takeUnretainedValue() as? String ?? ""
  }

  /// The section of a name; marks on its first letter don't count.
  func section(of name: String) -> Int {
    let plain = name.trimmingCharacters(in: .whitespaces).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    guard let first = plain.first.map({ String($0).uppercased() }), let index = Self.letters.firstIndex(of: first)
    else { return sectionTitles.count - 1 }
    return index
  }
}
