import Foundation
import Testing

@testable import HeadlessObjectiveC

/// Conditions in the predicate format language, as described in "Predicate Format String Syntax".
@Suite struct PredicateFormatTests {
  private func holds(_ format: String, _ arguments: Any..., of value: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: value)
  }

  /// The most common one: the valid text of a form's field.
  @Test func regularExpressionsMatchTheWholeText() {
    let email = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", email).evaluate(with: "ada@example.com"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", email).evaluate(with: "to ada@example.com"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", email).evaluate(with: "ada@example.com\n"))
    #expect(holds("self matches[c] 'AB|CD'", of: "cd"))
    #expect(!holds("SELF MATCHES 'ab|cd'", of: "abcd"))
    #expect(!holds("SELF MATCHES %@", "(", of: "("))
  }

  @Test func textsAreCompared() {
    #expect(holds("SELF CONTAINS[cd] %@", "CAFE", of: "Un café noir"))
    #expect(!holds("SELF CONTAINS %@", "CAFE", of: "Un café noir"))
    #expect(holds("SELF BEGINSWITH[c] 'un'", of: "Un café"))
    #expect(holds("SELF ENDSWITH \"é\"", of: "Un café"))
    #expect(holds("SELF LIKE 'U? c*'", of: "Un café"))
    #expect(!holds("SELF LIKE 'c*'", of: "Un café"))
    #expect(holds("SELF LIKE 'a.c'", of: "a.c"))
    #expect(!holds("SELF LIKE 'a.c'", of: "abc"))
    #expect(holds("SELF == 'it\\'s'", of: "it's"))
    #expect(holds("SELF < 'b'", of: "a"))
  }

  @Test func numbersAreCompared() {
    #expect(holds("SELF > 3", of: 4))
    #expect(holds("SELF >= %d AND SELF <= %ld", 3, 5, of: NSNumber(value: 5)))
    #expect(holds("SELF BETWEEN {1, 3}", of: 3))
    #expect(!holds("SELF BETWEEN %@", [1, 3], of: 4))
    #expect(holds("SELF <> -2.5", of: 2.5))
    #expect(holds("SELF == YES", of: true))
    #expect(holds("SELF > %@", Date(timeIntervalSince1970: 0), of: Date(timeIntervalSince1970: 1)))
  }

  @Test func keysAreRead() {
    let person: [String: Any] = ["name": "Ada", "age": 36, "address": ["city": "London"], "tags": ["math", "logic"]]
    #expect(holds("name == 'Ada' && age > 30", of: person))
    #expect(holds("%K == %@", "address.city", "London", of: person))
    #expect(holds("ANY tags BEGINSWITH 'm'", of: person))
    #expect(!holds("ALL tags BEGINSWITH 'm'", of: person))
    #expect(holds("NONE tags == 'art'", of: person))
    #expect(holds("tags.@count == 2", of: person))
    #expect(holds("'logic' IN tags", of: person))
    #expect(holds("tags CONTAINS 'logic'", of: person))
    #expect(holds("nickname == nil", of: person))
    #expect(!holds("name = NULL", of: person))
    #expect(holds("NOT name IN %@", ["Alan", "Grace"], of: person))
    #expect(holds("name NOT IN {'Alan', 'Grace'}", of: person))
    #expect(holds("name.length == 3", of: person))
  }

  /// `NOT` has a higher precedence than `AND`, and this than `OR`.
  @Test func conditionsAreJoined() {
    #expect(holds("SELF == 1 OR SELF == 2 AND SELF == 3", of: 1))
    #expect(!holds("(SELF == 1 OR SELF == 2) AND SELF == 3", of: 1))
    #expect(holds("NOT SELF == 2 AND SELF == 1", of: 1))
    #expect(holds("!(SELF == 2) || FALSEPREDICATE", of: 1))
    #expect(holds("TRUEPREDICATE", of: nil))
  }

  @Test func arraysAreFiltered() {
    let names = NSArray(array: ["Ada", "Alan", "Grace"])
    #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] %@", "a")) as? [String] == ["Ada", "Alan"])
  }

  private final class Song: NSObject {
    var title = "Blue"
    var length = 3.5
  }

  @Test func propertiesOfObjectsAreRead() {
    #expect(holds("title == 'Blue' AND length > 3", of: Song()))
  }

  @Test func subqueriesFindMembers() {
    let shop = ["name": "Green", "items": [["price": 3, "of": "Green"], ["price": 8, "of": "Red"]]] as [String: Any]
    #expect(holds("SUBQUERY(items, $item, $item.price > 5).@count == 1", of: shop))
    // A key without the variable refers to the outer object.
    #expect(holds("SUBQUERY(items, $item, $item.of == name AND $item.price > %d).@count > 0", 2, of: shop))
    #expect(!holds("SUBQUERY(items, $item, $item.of == name AND $item.price > %d).@count > 0", 5, of: shop))
    #expect(holds("name == 'Green' AND SUBQUERY(items, $i, $i.price < 0).@count == 0", of: shop))
  }

  @Test(arguments: [
    "SUBQUERY(items)", "SUBQUERY(items, item, TRUEPREDICATE).@count == 1", "", "SELF", "SELF ==", "SELF MATCHES[x] 'a'",
    "(SELF == 1", "SELF == 'a", "SELF == %@", "a ? b", "%y == 1",
    "a == b c",
    String(repeating: "(", count: 100_000),
  ])
  func whatIsNoConditionIsNone(_ format: String) {
    #expect(PredicateParser.condition(format, []) == nil)
  }
}
