package import Foundation

/// A placeholder for unsupported content, such as a web page or a map: shows its name, or an image that a test provides.
@MainActor package final class PlaceholderView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let pictureView = UIImageView()

  /// - Parameter title: the name of the content.
  package init(title: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    layer.borderWidth = 1
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, detailLabel] {
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    pictureView.isHidden = true
    addSubview(pictureView)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name of the content.
  package var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// One or more lines below the title: a URL, or a place.
  package var detail: String? {
    get { detailLabel.text }
    set {
      detailLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// Replaces the texts.
  package var picture: UIImage? {
    get { pictureView.image }
    set {
      pictureView.image = newValue
      pictureView.isHidden = newValue == nil
      layer.borderWidth = newValue == nil ? 1 : 0
    }
  }

  /// The size of the words, with room around them.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 16), height: max(0, size.height - 16))
    let (first, second) = (titleLabel.sizeThatFits(room), detailLabel.sizeThatFits(room))
    return CGSize(width: max(first.width, second.width) + 16, height: first.height + second.height + 16)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    pictureView.frame = bounds
    let width = max(0, bounds.width - 16)
    let first = titleLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let second = detailLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let top = ((bounds.height - first - second) / 2).rounded()
    titleLabel.frame = CGRect(x: 8, y: top, width: width, height: first)
    detailLabel.frame = CGRect(x: 8, y: top + first, width: width, height: second)
  }

  package override var snapshotText: String? { title }
}
