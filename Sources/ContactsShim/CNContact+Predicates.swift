/// A condition for contacts; those in a group are known to the store.
final class ContactPredicate: NSPredicate {
  let group: String?

  init(inGroup group: String? = nil, _ accepts: @escaping @Sendable (CNContact) -> Bool) {
    self.group = group
    super.init { object, _ in (object as? CNContact).map(accepts) ?? false }
  }

  required init?(coder: NSCoder) { nil }
}

extension CNContact {
  /// The contacts with words in their names that begin with those of a text, in any order.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let wanted = words(name)
    return ContactPredicate { contact in
      let names = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
      ].flatMap(words)
      return !wanted.isEmpty && wanted.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
    }
  }

  private class func words(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContactPredicate { identifiers.contains($0.identifier) }
  }

  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    ContactPredicate { contact in
      contact.emailAddresses.contains { ($0.value as String).lowercased() == emailAddress.lowercased() }
    }
  }

  /// The contacts with a number, whose digits are compared.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let wanted = digits(phoneNumber)
    return ContactPredicate { contact in contact.phoneNumbers.contains { digits($0.value) == wanted } }
  }

  private class func digits(_ number: CNPhoneNumber) -> String { number.stringValue.filter(\.isNumber) }

  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    ContactPredicate(inGroup: groupIdentifier) { _ in true }
  }

  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    ContactPredicate { _ in containerIdentifier == CNContainer.localIdentifier }
  }
}
