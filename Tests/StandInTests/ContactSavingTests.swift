import Contacts
import CoreLocation
import StandIns
import Testing

/// What an app saves in the address book, and addresses as contacts have them.
@Suite struct ContactSavingTests {
  private func names(_ store: CNContactStore) throws -> [String] {
    var names: [String] = []
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { contact, _ in
      names.append(contact.givenName)
    }
    return names
  }

  @Test func copiesHaveAllNamesAndAccounts() throws {
    let contact = CNMutableContact()
    contact.previousFamilyName = "Byron"
    contact.phoneticGivenName = "Ei-da"
    contact.socialProfiles = [
      CNLabeledValue(
        label: CNLabelWork,
        value: CNSocialProfile(
          urlString: nil, username: "ada", userIdentifier: nil, service: CNSocialProfileServiceYelp))
    ]
    contact.contactRelations = [
      CNLabeledValue(label: CNLabelContactRelationMother, value: CNContactRelation(name: "Anne"))
    ]
    let copy = try #require(contact.copy() as? CNContact)
    #expect(copy.previousFamilyName == "Byron" && copy.phoneticGivenName == "Ei-da")
    #expect(copy.socialProfiles.first?.value.username == "ada" && copy.socialProfiles.first?.value.urlString == "")
    #expect(copy.contactRelations.first?.value.name == "Anne" && copy.dates.isEmpty)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelContactRelationMother) == "mother")
  }

  @Test func requestsChangeTheStore() throws {
    let known = CNMutableContact()
    known.givenName = "Ada"
    var answers = ContactsAnswers()
    answers.authorizationStatus = .authorized
    answers.contacts = [known]
    try withAnswers(answers) {
      let (store, request, new) = (CNContactStore(), CNSaveRequest(), CNMutableContact())
      new.givenName = "Ben"
      request.add(new, toContainerWithIdentifier: nil)
      // The request has a copy.
      new.givenName = "Later"
      try store.execute(request)
      #expect(try names(store) == ["Ada", "Ben"])
      let (second, changed) = (CNSaveRequest(), try #require(known.mutableCopy() as? CNMutableContact))
      changed.givenName = "Eva"
      second.update(changed)
      second.delete(new)
      try store.execute(second)
      #expect(try names(store) == ["Eva"])
    }
  }

  @Test func contactsAreFoundByPredicates() throws {
    let (ada, ben) = (CNMutableContact(), CNMutableContact())
    (ada.givenName, ada.familyName) = ("Ada", "Lane")
    ada.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org")]
    (ben.givenName, ben.familyName) = ("Ben", "Adams")
    ben.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "(1) 23"))]
    var answers = ContactsAnswers()
    (answers.authorizationStatus, answers.contacts) = (.authorized, [ada, ben])
    try withAnswers(answers) {
      let (store, group, request) = (CNContactStore(), CNMutableGroup(), CNSaveRequest())
      func found(_ predicate: NSPredicate) throws -> [String] {
        try store.unifiedContacts(matching: predicate, keysToFetch: []).map(\.givenName)
      }
      #expect(try found(CNContact.predicateForContacts(matchingName: "ada")) == ["Ada", "Ben"])
      #expect(try found(CNContact.predicateForContacts(matchingName: "lan ad")) == ["Ada"])
      #expect(try found(CNContact.predicateForContacts(matchingEmailAddress: "ADA@example.org")) == ["Ada"])
      #expect(try found(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "123"))) == ["Ben"])
      group.name = "Team"
      request.add(group, toContainerWithIdentifier: nil)
      request.addMember(ben, to: group)
      try store.execute(request)
      #expect(try store.groups(matching: nil).map(\.name) == ["Team"])
      let team = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
      #expect(try found(team) == ["Ben"])
      let fetch = CNContactFetchRequest(keysToFetch: [])
      fetch.predicate = team
      var names: [String] = []
      try store.enumerateContacts(with: fetch) { contact, _ in names.append(contact.givenName) }
      #expect(names == ["Ben"])
      let removal = CNSaveRequest()
      removal.removeMember(ben, from: group)
      try store.execute(removal)
      #expect(try found(team) == [])
    }
  }

  @Test func savingNeedsThePermission() {
    _ = withAnswers(ContactsAnswers()) {
      #expect(throws: CNError.self) { try CNContactStore().execute(CNSaveRequest()) }
    }
  }

  @Test func placesHaveAddresses() {
    let place = CLPlacemark(location: nil, locality: "Paris", isoCountryCode: "FR", thoroughfare: "Rue A")
    #expect(place.postalAddress?.street == "Rue A" && place.postalAddress?.city == "Paris")
    #expect(place.postalAddress?.isoCountryCode == "FR" && place.postalAddress?.state == "")
    #expect(CLPlacemark(location: nil).postalAddress == nil)
  }
}
