import Foundation
import HeadlessObjectiveC
import Testing

/// Sorting of objects by properties that are found by name.
@MainActor @Suite struct SortDescriptorTests {
  private final class Song: NSObject {
    let title: String
    let length: Int
    let played: Date?

    init(_ title: String, _ length: Int, _ played: Date? = nil) {
      self.title = title
      self.length = length
      self.played = played
    }
  }

  private let songs = [
    Song("bells", 3, Date(timeIntervalSince1970: 9)), Song("Air", 12),
    Song("Cradle", 7, Date(timeIntervalSince1970: 1)),
  ]

  private func titles(_ descriptors: NSSortDescriptor...) -> [String] {
    (songs as NSArray).sortedArray(using: descriptors).map { ($0 as? Song)?.title ?? "" }
  }

  @Test func numbersTextsAndDates() {
    #expect(titles(NSSortDescriptor(key: "length", ascending: true)) == ["bells", "Cradle", "Air"])
    #expect(titles(NSSortDescriptor(key: "length", ascending: false)) == ["Air", "Cradle", "bells"])
    #expect(titles(NSSortDescriptor(key: "title", ascending: true)) == ["Air", "Cradle", "bells"])
    #expect(titles(NSSortDescriptor(key: "played", ascending: true)) == ["Air", "Cradle", "bells"])
  }

  @Test func textsByAMethod() {
    let selector = Selector(("caseInsensitiveCompare:"))
    #expect(titles(NSSortDescriptor(key: "title", ascending: true, selector: selector)) == ["Air", "bells", "Cradle"])
  }

  @Test func whatIsNilGoesFirst() {
    #expect(titles(NSSortDescriptor(keyPath: \Song.played, ascending: true)) == ["Air", "Cradle", "bells"])
    #expect(titles(NSSortDescriptor(keyPath: \Song.played, ascending: false)) == ["bells", "Cradle", "Air"])
  }

  @Test func descriptorsKnowTheirKeys() {
    #expect(NSSortDescriptor(key: "title", ascending: true).key == "title")
    #expect(NSSortDescriptor(keyPath: \Song.played, ascending: true).key == nil)
  }
}
