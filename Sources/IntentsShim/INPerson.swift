open class INPersonHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

  public let value: String?
  public let type: HandleType

  public init(value: String?, type: HandleType) {
    (self.value, self.type) = (value, type)
    super.init()
  }
}

public typealias INPersonHandleType = INPersonHandle.HandleType

open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  private let name: String?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, name) = (personHandle, nameComponents, displayName)
    (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
    super.init()
  }

  open var displayName: String { name ?? personHandle?.value ?? "" }
}

/// Text that Siri speaks.
open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    super.init()
  }
}

open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public let recipients: [INPerson]?
  public let content: String?
  public let conversationIdentifier: String?

  public init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) {
    (self.recipients, self.content) = (recipients, content)
    self.conversationIdentifier = conversationIdentifier
    super.init()
  }
}

open class INStartCallIntent: INIntent, @unchecked Sendable {
  open var contacts: [INPerson]? { nil }
}
