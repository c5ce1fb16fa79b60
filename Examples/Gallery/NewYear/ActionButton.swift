import UIKit

/// A button as wide as the screen lets it be, filled where it is the main one.
final class ActionButton: UIButton {
  init(title: String, isPrimary: Bool) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.adjustsFontSizeToFitWidth = true
    titleLabel?.minimumScaleFactor = 0.5
    layer.cornerRadius = 12
    backgroundColor = isPrimary ? .systemOrange : .clear
    setTitleColor(isPrimary ? .white : .systemOrange, for: .normal)
    contentEdgeInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  }

  required init(type buttonType: UIButton.ButtonType) {
    fatalError("init(type:) has not been implemented")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
