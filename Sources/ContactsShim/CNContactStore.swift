/// The answers of the address book. By default it is empty, and the permission hasn't been requested.
public struct ContactsAnswers: StandInAnswers {
  public var authorizationStatus = CNAuthorizationStatus.notDetermined
  /// The user's answer to the permission request.
  public var grantsRequest = false
  public var contacts: [CNContact] = []

  public init() {}

  static func current(asked question: String) -> ContactsAnswers {
    StandInScope.answers(framework: "Contacts", asked: question)
  }
}

public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// The settings of the address book.
open class CNContactsUserDefaults: NSObject {
  open class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }
  /// The region of the current locale, in lower case, as iOS gives it.
  open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
  open var sortOrder: CNContactSortOrder { .givenName }
}

/// An error of the framework.
public struct CNError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case authorizationDenied = 100
    case recordDoesNotExist = 200

    public static var domain: String { "CNErrorDomain" }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var mutableObjects = false
  open var unifyResults = true

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// The address book: the contacts of ``ContactsAnswers``, and what the app saves.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    ContactsAnswers.current(asked: "whether contacts may be read").authorizationStatus
  }

  private func isGranted() -> Bool {
    let answers = ContactsAnswers.current(asked: "whether contacts may be read")
    switch answers.authorizationStatus {
    case .authorized, .limited: return true
    case .notDetermined: return answers.grantsRequest
    default: return false
    }
  }

  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let granted = isGranted()
    deliverLater { completionHandler(granted, granted ? nil : CNError(.authorizationDenied)) }
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { isGranted() }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var all = try contacts(matching: fetchRequest.predicate)
    switch fetchRequest.sortOrder {
    case .givenName: all.sort { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
    case .familyName, .userDefault: all.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    case .none: break
    }
    var stop = ObjCBool(false)
    for contact in all {
      block(contact, &stop)
      if stop.boolValue { return }
    }
  }

  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let contact = try contacts().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  private func contacts() throws -> [CNContact] {
    guard isGranted() else { throw CNError(.authorizationDenied) }
    let known = ContactsAnswers.current(asked: "for contacts").contacts
    return saved.reduce(known) { contacts, change in
      let others = contacts.filter { $0.identifier != change.identifier }
      return change.contact.map { others + [$0] } ?? others
    }
  }

  /// The changes of the app's requests, in their order: contacts that were added or updated, nil for those that were deleted.
  private var saved: [(identifier: String, contact: CNContact?)] = []

  /// Saves the contacts of a request in this store, in memory.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    guard isGranted() else { throw CNError(.authorizationDenied) }
    saved += saveRequest.changes
    saveGroups(of: saveRequest)
    deliverLater { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }

  /// One, as on a device without accounts.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [CNContainer()] }
  open func defaultContainerIdentifier() -> String { CNContainer.localIdentifier }

  // MARK: Groups and predicates

  private var groups: [CNGroup] = []
  /// The contacts of the groups, by identifiers.
  private var members: [String: Set<String>] = [:]

  /// The groups that the app made.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    guard isGranted() else { throw CNError(.authorizationDenied) }
    return groups.filter { predicate?.evaluate(with: $0) ?? true }
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { try contacts(matching: predicate) }

  private func contacts(matching predicate: NSPredicate?) throws -> [CNContact] {
    let found = try contacts().filter { predicate?.evaluate(with: $0) ?? true }
    guard let group = (predicate as? ContactPredicate)?.group else { return found }
    return found.filter { members[group]?.contains($0.identifier) ?? false }
  }

  private func saveGroups(of request: CNSaveRequest) {
    for (identifier, group) in request.groups {
      groups.removeAll { $0.identifier == identifier }
      if let group { groups.append(group) } else { members[identifier] = nil }
    }
    for (contact, group, isAdded) in request.members {
      if isAdded { members[group, default: []].insert(contact) } else { members[group]?.remove(contact) }
    }
  }
}
