import Testing
import UIKit

@testable import HeadlessUIKit

/// Index sections by first letter.
@MainActor @Suite struct CollationTests {
  @MainActor private final class Name: NSObject {
    let text: String

    init(_ text: String) { self.text = text }

    func title() -> String { text }
  }

  private let title = Selector("title", Name.title)

  @Test func namesAreSortedIntoTheSectionsOfTheirLetters() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.first == "A")
    #expect(collation.sectionTitles.last == "#" && collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(for: Name("banana"), collationStringSelector: title) == 1)
    // Diacritics are ignored; titles that begin without a letter are last.
    #expect(collation.section(for: Name("Ångström"), collationStringSelector: title) == 0)
    #expect(collation.section(for: Name("42"), collationStringSelector: title) == 26)
    #expect(collation.section(for: Name(""), collationStringSelector: title) == 26)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    let names = ["pear", "Apple", "ápricot"].map { Name($0) }
    let sorted = collation.sortedArray(from: names, collationStringSelector: title)
    #expect(sorted.map { ($0 as? Name)?.text } == ["Apple", "ápricot", "pear"])
  }
}
