import UIKit

/// Buttons as this gallery's ferry company has them.
@MainActor enum GalleryButton {
  static func filled(_ title: String, action: @escaping () -> Void = {}) -> UIButton {
    let button = plain(title, action: action)
    button.backgroundColor = .systemTeal
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 12
    return button
  }

  static func plain(_ title: String, action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.systemTeal, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.5
    button.contentEdgeInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }
}
