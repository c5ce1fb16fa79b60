public import Contacts
public import Foundation
public import HeadlessUIKit

/// A placeholder for the contact picker. A test calls the delegate itself.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  // Which contacts can be picked, and which end the picker. The placeholder lists none.
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Contacts")
  }
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

// Optional in ContactsUI.
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { OptionalMethod.missing() }
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    OptionalMethod.missing()
  }
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    OptionalMethod.missing()
  }
}

/// A placeholder for a contact's card, which displays the name.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true

  /// The parts of a contact that the screen shows; contacts have all parts here.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey as NSString }

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Contact", detail: CNContactFormatter.string(from: contact, style: .fullName))
  }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

// Optional in ContactsUI.
extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
    OptionalMethod.missing()
  }
}
