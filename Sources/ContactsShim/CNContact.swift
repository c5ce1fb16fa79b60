/// A person in the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var identifier = UUID().uuidString
    var namePrefix = "", givenName = "", middleName = "", familyName = "", nameSuffix = "", nickname = ""
    var organizationName = "", departmentName = "", jobTitle = "", note = ""
    var previousFamilyName = "", phoneticGivenName = "", phoneticMiddleName = "", phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var birthday: DateComponents?, nonGregorianBirthday: DateComponents?
    var imageData: Data?
    var contactType = CNContactType.person
  }

  var values = Values()

  public override init() { super.init() }

  open var identifier: String { values.identifier }
  open var contactType: CNContactType { values.contactType }
  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var nameSuffix: String { values.nameSuffix }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var note: String { values.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var previousFamilyName: String { values.previousFamilyName }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  open var birthday: DateComponents? { values.birthday }
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }

  /// True: contacts of tests have all values.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNContact()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutableContact()
    copy.values = values
    return copy
  }
}

public enum CNContactType: Int, Sendable { case person, organization }
