import UIKit

/// Labels that wrap and grow with the user's text size.
@MainActor enum GalleryLabel {
  static func make(
    _ text: String? = nil, style: UIFont.TextStyle, color: UIColor = .label, alignment: NSTextAlignment = .natural
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = alignment
    label.numberOfLines = 0
    return label
  }
}
