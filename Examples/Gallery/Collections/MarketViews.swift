import UIKit

/// A card with a symbol and a title.
final class MarketCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    symbol.contentMode = .center
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    let stack = UIStackView(arrangedSubviews: [symbol, label])
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  func show(_ title: String, _ symbol: String, isLarge: Bool) {
    label.text = title
    label.font = .preferredFont(forTextStyle: isLarge ? .title2 : .subheadline)
    self.symbol.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: isLarge ? .title1 : .body))
  }
}

/// The name of a section.
final class MarketHeader: UICollectionReusableView {
  let label = UILabel()
  private var start: NSLayoutConstraint?

  var isOnBackdrop = false {
    didSet {
      start?.constant = isOnBackdrop ? 28 : 0
      backgroundColor = isOnBackdrop ? nil : .systemBackground
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let start = label.leadingAnchor.constraint(equalTo: leadingAnchor)
    self.start = start
    NSLayoutConstraint.activate([
      start, label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This header is made in code.") }
}

/// How many things are new, on a capsule; nothing where nothing is.
final class BadgeView: UICollectionReusableView {
  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 11
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("This badge is made in code.") }
}

/// What is behind the stalls.
final class BackdropView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { fatalError("This background is made in code.") }
}
