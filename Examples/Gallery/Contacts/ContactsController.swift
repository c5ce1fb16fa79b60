import UIKit

/// A list under a header like a navigation bar's.
public final class ContactsController: UIViewController {
  private let contacts: [Contact]

  public init(_ contacts: [Contact] = Contact.samples) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = ContactsView(contacts: contacts)
  }
}

final class ContactsView: UIView {
  private let header = ContactsHeader(title: "Messages")
  private let rows = UIStackView()

  init(contacts: [Contact]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.translatesAutoresizingMaskIntoConstraints = false
    header.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    addSubview(header)
    for (index, contact) in contacts.enumerated() {
      let row = ContactRow(contact, tint: ContactRow.tints[index % ContactRow.tints.count])
      row.preservesSuperviewLayoutMargins = true
      rows.addArrangedSubview(row)
    }
    rows.preservesSuperviewLayoutMargins = true
    header.preservesSuperviewLayoutMargins = true
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.topAnchor.constraint(equalTo: header.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ContactsHeader: UIView {
  private let title = UILabel()
  private let compose = UIButton(type: .system)
  private let separator = HairlineView()

  init(title text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    compose.setImage(UIImage(systemName: "plus"), for: .normal)
    for view in [title, compose, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
      title.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      compose.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      compose.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: compose.leadingAnchor, constant: -8),
      separator.leadingAnchor.constraint(equalTo: leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
