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
  private let list = UIScrollView()
  private let rows = UIStackView()

  init(contacts: [Contact]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    rows.axis = .vertical
    for view in [list, rows, header] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.preservesSuperviewLayoutMargins = true
    }
    addSubview(list)
    addSubview(header)
    list.addSubview(rows)
    for (index, contact) in contacts.enumerated() {
      let row = ContactRow(contact, tint: ContactRow.tints[index % ContactRow.tints.count])
      row.preservesSuperviewLayoutMargins = true
      rows.addArrangedSubview(row)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      list.topAnchor.constraint(equalTo: header.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: leadingAnchor),
      list.trailingAnchor.constraint(equalTo: trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bottomAnchor),
      rows.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
      rows.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: list.contentLayoutGuide.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor),
      rows.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
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
