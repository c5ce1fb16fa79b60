/// Contacts that an app adds to the address book, changes or deletes.
open class CNSaveRequest: NSObject {
  /// The name of the app's transaction, for the app's own use.
  open var transactionAuthor: String?
  /// Stored but unused: contacts have all keys here.
  open var shouldRefetchContacts = true
  private(set) var changes: [(identifier: String, contact: CNContact?)] = []

  public override init() { super.init() }

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { keep(contact) }
  open func update(_ contact: CNMutableContact) { keep(contact) }
  open func delete(_ contact: CNMutableContact) { changes.append((contact.identifier, nil)) }

  // MARK: Groups

  private(set) var groups: [(identifier: String, group: CNGroup?)] = []
  private(set) var members: [(contact: String, group: String, isAdded: Bool)] = []

  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) { keep(group) }
  open func update(_ group: CNMutableGroup) { keep(group) }
  open func delete(_ group: CNMutableGroup) { groups.append((group.identifier, nil)) }
  open func addMember(_ contact: CNContact, to group: CNGroup) {
    members.append((contact.identifier, group.identifier, true))
  }
  open func removeMember(_ contact: CNContact, from group: CNGroup) {
    members.append((contact.identifier, group.identifier, false))
  }

  private func keep(_ group: CNGroup) { groups.append((group.identifier, group.copy() as? CNGroup)) }

  private func keep(_ contact: CNContact) {
    changes.append((contact.identifier, contact.copy() as? CNContact))
  }
}

/// An account with contacts; here the device's own.
open class CNContainer: NSObject, @unchecked Sendable {
  static let localIdentifier = "local"

  open var identifier: String { Self.localIdentifier }
  open var name: String { "" }
  open var type: CNContainerType { .local }
}

public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 2
  case cardDAV = 3
}

extension Notification.Name {
  /// Posted after a change of the address book.
  public static var CNContactStoreDidChange: Notification.Name {
    Notification.Name("CNContactStoreDidChangeNotification")
  }
}
