/// The colours for names in documents and asset catalogs.
enum SystemColorNames {
  /// A colour by the name of its class property in Objective-C, as `systemBackgroundColor`.
  static func color(named name: String) -> UIColor? {
    colors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let colors: [String: UIColor] = [
    // UIKit's older names are colours that don't change with the appearance.
    "darkText": .darkText, "lightText": .lightText, "groupTableViewBackground": .systemGroupedBackground,
    "scrollViewTexturedBackground": UIColor(red: 0x6F / 255, green: 0x71 / 255, blue: 0x79 / 255, alpha: 1),
    "viewFlipsideBackground": UIColor(red: 0x1F / 255, green: 0x21 / 255, blue: 0x24 / 255, alpha: 1),
    // The Mac's names, by which attributed texts have their colours. That they follow the appearance is an assumption.
    "text": .label, "controlText": .label, "header": .label, "textBackground": .systemBackground,
    "controlBackground": .systemBackground, "windowBackground": .systemBackground, "selectedText": .label,
    "disabledControlText": .tertiaryLabel,
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear, "tint": .tintColor,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
  ]
}
