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
