import Foundation
import HeadlessObjectiveC
import Testing

/// Apple's documentation of the styles, for a name in English.
@Suite struct PersonNameFormatterTests {
  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
    return name
  }

  @Test func stylesWriteMoreOrLess() {
    typealias Formatter = HeadlessObjectiveC.PersonNameComponentsFormatter
    let formatter = Formatter()
    #expect(formatter.string(from: name) == "Thomas Clark")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Thomas Louis Clark Esq." && formatter.string(for: name) != nil)
    #expect(Formatter.localizedString(from: name, style: .short, options: []) == "Tom")
    #expect(Formatter.localizedString(from: name, style: .abbreviated) == "TC")
    var spoken = name
    spoken.phoneticRepresentation = PersonNameComponents()
    spoken.phoneticRepresentation?.givenName = "Tomas"
    #expect(Formatter.localizedString(from: spoken, style: .default, options: .phonetic) == "Tomas")
  }

  @Test func namesAreTakenApart() {
    let formatter = HeadlessObjectiveC.PersonNameComponentsFormatter()
    let parts = formatter.personNameComponents(from: "Ada King Lovelace")
    #expect(parts?.givenName == "Ada" && parts?.middleName == "King" && parts?.familyName == "Lovelace")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
