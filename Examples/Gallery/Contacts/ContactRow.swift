import UIKit

final class ContactRow: UIView {
  static let tints: [UIColor] = [.systemIndigo, .systemTeal, .systemPink, .systemGreen, .systemBrown]

  private let avatar = AvatarView()
  private let name = UILabel()
  private let message = UILabel()
  private let time = UILabel()
  private let separator = HairlineView()

  init(_ contact: Contact, tint: UIColor) {
    super.init(frame: .zero)
    avatar.show(contact.initials, tint: tint)
    name.text = contact.name
    name.font = .preferredFont(forTextStyle: .headline)
    message.text = contact.message
    message.font = .preferredFont(forTextStyle: .subheadline)
    message.textColor = .secondaryLabel
    time.text = contact.time
    time.font = .preferredFont(forTextStyle: .footnote)
    time.textColor = .tertiaryLabel
    for label in [name, message, time] { label.adjustsFontForContentSizeCategory = true }
    // Large text wraps where ordinary text is cut.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for label in [name, message] { label.numberOfLines = isLarge ? 0 : 1 }
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    place()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func place() {
    for view in [avatar, name, message, time, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      message.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      message.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      message.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      separator.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// Initials on a disc.
final class AvatarView: UIView {
  private let initials = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 22
    initials.font = .systemFont(ofSize: 17, weight: .semibold)
    initials.textColor = .white
    initials.translatesAutoresizingMaskIntoConstraints = false
    addSubview(initials)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 44),
      heightAnchor.constraint(equalToConstant: 44),
      initials.centerXAnchor.constraint(equalTo: centerXAnchor),
      initials.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ text: String, tint: UIColor) {
    initials.text = text
    backgroundColor = tint
  }
}

/// A line of one pixel.
final class HairlineView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / traitCollection.displayScale)
  }
}
