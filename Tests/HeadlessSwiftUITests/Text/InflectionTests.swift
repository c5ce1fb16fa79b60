import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct InflectionTests {
  private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US") -> [String] {
    let view = ShownView(Text(key).environment(\.locale, Locale(identifier: locale)))
    defer { view.screen.close() }
    return view.texts
  }

  /// The example of Apple's session on Foundation of 2021.
  @Test func theLastWordAgreesWithTheNumber() {
    let (size, food) = ("large", "salad")
    #expect(shown("Add ^[\(3) \(size) \(food)](inflect: true) to your order") == ["Add 3 large salads to your order"])
    #expect(shown("Add ^[\(1) \(size) \(food)](inflect: true) to your order") == ["Add 1 large salad to your order"])
    #expect(shown("^[\(1) pegs](inflect: true)") == ["1 peg"] && shown("^[\(4) pegs](inflect: true)") == ["4 pegs"])
  }

  @Test(arguments: [
    ("box", "boxes"), ("berry", "berries"), ("day", "days"), ("class", "classes"), ("dish", "dishes"), ("bus", "buses"),
    ("person", "people"), ("sheep", "sheep"), ("case", "cases"), ("photo", "photos"),
  ])
  func wordsAreSpelledByTheirEnds(one: String, several: String) {
    #expect(Inflection.plural(one) == several)
    #expect(Inflection.singular(one) == one)
    #expect(one == "bus" || Inflection.singular(several) == one)
  }

  @Test func otherTextsAndLanguagesStayAsWritten() {
    #expect(shown("^[\(2) Apfel](inflect: true)", "de_DE") == ["2 Apfel"])
    #expect(shown("^[note](rainbow: 'extreme')") == ["note"])
    #expect(shown("2^[3") == ["2^[3"])
  }
}
