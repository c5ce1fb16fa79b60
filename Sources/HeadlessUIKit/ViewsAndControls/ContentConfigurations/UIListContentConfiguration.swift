public import Foundation

/// The content of a list's cell, header or footer: an image, a text and a secondary text.
///
/// Apple publishes no sizes and colours of the default configurations; they are taken from pictures of iOS 15 to 18.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()

  /// The margins that are at least those of the view around: on which axes.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// In points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether the secondary text is beside the first one if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  /// Whether the content is white on the tint colour of a selected row, as in sidebars.
  private var whitensSelected = false

  /// Whether it adapts to the list that shows its header or footer.
  private var edge: Edge?
  private enum Edge {
    case header, footer
  }

  /// The least height, in points; cells are as high as a finger's touch needs.
  var minimumHeight: CGFloat = 0

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
    let configuration = following(state.traitCollection.listEnvironment)
    guard let cell = state as? UICellConfigurationState else { return configuration }
    return configuration.updated(for: cell)
  }

  /// The configuration with the values of the list that shows it, where the app hasn't changed them.
  private func following(_ list: UIListEnvironment) -> UIListContentConfiguration {
    let own: UIListContentConfiguration
    switch (edge, list) {
    case (.header, .plain), (.header, .sidebarPlain): own = .plainHeader()
    case (.header, .sidebar): own = .sidebarHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): own = .plainFooter()
    default: return self
    }
    let standard: UIListContentConfiguration = edge == .header ? .groupedHeader() : .groupedFooter()
    var copy = self
    if textProperties.looksLike(standard.textProperties) { copy.textProperties = own.textProperties }
    if secondaryTextProperties.looksLike(standard.secondaryTextProperties) {
      copy.secondaryTextProperties = own.secondaryTextProperties
    }
    if directionalLayoutMargins == standard.directionalLayoutMargins {
      copy.directionalLayoutMargins = own.directionalLayoutMargins
    }
    copy.minimumHeight = own.minimumHeight
    return copy
  }

  private func updated(for cell: UICellConfigurationState) -> UIListContentConfiguration {
    if whitensSelected, cell.isSelected, !cell.isDisabled { return whitened }
    guard cell.isDisabled else { return self }
    var copy = self
    copy.textProperties.color = .tertiaryLabel
    copy.secondaryTextProperties.color = .tertiaryLabel
    copy.imageProperties.tintColor = .tertiaryLabel
    return copy
  }

  /// With white in place of the standard colours; those that the app chose stay.
  private var whitened: UIListContentConfiguration {
    var copy = self
    if textProperties.color == .label { copy.textProperties.color = .white }
    if secondaryTextProperties.color == .label || secondaryTextProperties.color == .secondaryLabel {
      copy.secondaryTextProperties.color = .white
    }
    if imageProperties.tintColor == nil { copy.imageProperties.tintColor = .white }
    return copy
  }

  // MARK: Standard configurations

  private static func make(
    _ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties = TextProperties(style, color)
    configuration.secondaryTextProperties = TextProperties(secondary, secondaryColor)
    return configuration
  }

  /// A text, and below it a second one in smaller letters.
  public static func cell() -> UIListContentConfiguration {
    var configuration = make(.body, .label, secondary: .caption1, .label)
    configuration.minimumHeight = 44
    return configuration
  }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A text and its value at the other edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = make(.body, .label, secondary: .body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.minimumHeight = 44
    return configuration
  }

  /// In the looks of the list that shows it.
  public static func header() -> UIListContentConfiguration {
    var configuration = groupedHeader()
    configuration.edge = .header
    return configuration
  }

  /// In the looks of the list that shows it.
  public static func footer() -> UIListContentConfiguration {
    var configuration = groupedFooter()
    configuration.edge = .footer
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    var configuration = make(.headline, .label, secondary: .subheadline, .secondaryLabel)
    configuration.setVerticalMargins(4, 4)
    configuration.minimumHeight = 28
    return configuration
  }

  public static func plainFooter() -> UIListContentConfiguration {
    var configuration = make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    configuration.setVerticalMargins(4, 4)
    configuration.minimumHeight = 28
    return configuration
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    configuration.textProperties.transform = .uppercase
    configuration.setVerticalMargins(16, 6)
    return configuration
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = make(.headline, .label, secondary: .subheadline, .secondaryLabel)
    configuration.setVerticalMargins(16, 6)
    return configuration
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var configuration = make(.title2, .label, secondary: .subheadline, .secondaryLabel)
    configuration.textProperties.emphasis = .bold
    configuration.setVerticalMargins(16, 6)
    return configuration
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var configuration = make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    configuration.setVerticalMargins(8, 8)
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.whitensSelected = true
    return configuration
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var configuration = make(.body, .label, secondary: .subheadline, .secondaryLabel)
    configuration.minimumHeight = 44
    configuration.whitensSelected = true
    return configuration
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = make(.title3, .label, secondary: .subheadline, .secondaryLabel)
    configuration.textProperties.emphasis = .semibold
    return configuration
  }

  private mutating func setVerticalMargins(_ top: CGFloat, _ bottom: CGFloat) {
    directionalLayoutMargins.top = top
    directionalLayoutMargins.bottom = bottom
  }
}
