public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Formats a contact's name. If the name is in Chinese, Japanese or Korean characters, the family name comes first, without a
/// space.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }

  open func string(from contact: CNContact) -> String? { CNContactFormatter.string(from: contact, style: style) }

  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    isEastAsian(contact) ? .familyNameFirst : .givenNameFirst
  }

  open class func delimiter(for contact: CNContact) -> String { isEastAsian(contact) ? "" : " " }

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    var parts = [contact.givenName, contact.middleName, contact.familyName]
    if isEastAsian(contact) { parts = [contact.familyName, contact.middleName, contact.givenName] }
    parts = [contact.namePrefix] + parts + [contact.nameSuffix]
    let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
    return [name, contact.nickname, contact.organizationName].first { !$0.isEmpty }
  }

  private static func isEastAsian(_ contact: CNContact) -> Bool {
    let scalars = (contact.givenName + contact.familyName).unicodeScalars
    let blocks: [ClosedRange<UInt32>] = [0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7a3]
    return !scalars.isEmpty && scalars.allSatisfy { scalar in blocks.contains { $0.contains(scalar.value) } }
  }
}
