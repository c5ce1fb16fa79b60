public import Foundation

extension UIButton {
  /// The style of a pointer over the button, for the style and the shape that the button proposes.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// The content and the appearance of a button. Lengths are in points.
  @preconcurrency @MainActor public struct Configuration {
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The alignment of the title's and subtitle's lines.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    public enum CornerStyle: Int, Sendable {
      /// The background's radius as it is.
      case fixed = -1
      /// The background's radius, which grows with the text size.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// A sign that the button opens something.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// Which of the looks that iOS offers it started as.
    enum Kind: Sendable {
      case plain, tinted, gray, filled
    }

    let kind: Kind
    private var ownInsets: NSDirectionalEdgeInsets?

    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    /// Stored but unused: it is visible on a Mac only.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var indicator: Indicator = .automatic
    /// Nil for the look's own.
    public var baseForegroundColor: UIColor?
    /// Nil for the look's own.
    public var baseBackgroundColor: UIColor?

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// Room between the button's edges and what is in it.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// The position of the image relative to the titles.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imageReservation: CGFloat = 0
    /// Between image and titles.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var automaticallyUpdateForSelection = true

    private init(_ kind: Kind) {
      self.kind = kind
      background = .clear()
      // UIKit's value; Apple doesn't document why it isn't 6.
      background.cornerRadius = 5.95
    }

    /// A title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Glass of iOS 26: here a capsule of thin material.
    public static func glass() -> Configuration { .glass(.gray, UIBlurEffect(style: .systemThinMaterial)) }
    public static func clearGlass() -> Configuration { .glass(.gray, UIBlurEffect(style: .systemUltraThinMaterial)) }
    /// Glass in the tint colour: here a capsule of that colour.
    public static func prominentGlass() -> Configuration { .glass(.filled, nil) }
    public static func prominentClearGlass() -> Configuration { .glass(.filled, nil) }

    private static func glass(_ kind: Kind, _ material: UIBlurEffect?) -> Configuration {
      var configuration = Configuration(kind)
      configuration.cornerStyle = .capsule
      configuration.background.visualEffect = material
      if kind == .gray { configuration.baseForegroundColor = .label }
      return configuration
    }

    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The grey disc with a cross that closes sheets: 30 points wide and high.
    static var closeButton: Configuration {
      var configuration = Configuration(.gray)
      configuration.cornerStyle = .capsule
      configuration.background.backgroundColor = .tertiarySystemFill
      configuration.baseForegroundColor = .secondaryLabel
      configuration.image = UIImage(systemName: "xmark")
      configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 15, weight: .bold)
      let size =
        configuration.image?.applyingSymbolConfiguration(
          configuration.preferredSymbolConfigurationForImage!)?.size ?? .zero
      // Halves of thirds of points don't add up to 30: what one side has is taken from the whole for the other.
      let (top, leading) = ((30 - size.height) / 2, (30 - size.width) / 2)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: 30 - (top + size.height), trailing: 30 - (leading + size.width))
      return configuration
    }

    /// Whether the app has set the content insets.
    var hasOwnInsets: Bool { ownInsets != nil }

    /// The insets follow the size again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// With the colours for the button's state.
    public func updated(for button: UIButton) -> Configuration {
      var copy = self
      let look = ButtonLook(configuration: self, button: button)
      copy.baseForegroundColor = look.foreground
      if let color = look.background { copy.background.backgroundColor = color }
      return copy
    }
  }
}

extension UIButton.Configuration: @preconcurrency Equatable {
  /// Closures aren't compared.
  public static func == (a: UIButton.Configuration, b: UIButton.Configuration) -> Bool {
    a.kind == b.kind && a.background.isSame(as: b.background) && a.cornerStyle == b.cornerStyle
      && a.buttonSize == b.buttonSize
      && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor
      && a.image == b.image && a.preferredSymbolConfigurationForImage == b.preferredSymbolConfigurationForImage
      && a.showsActivityIndicator == b.showsActivityIndicator && a.hasSameText(as: b)
      && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement
      && a.imagePadding == b.imagePadding && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment
      && a.automaticallyUpdateForSelection == b.automaticallyUpdateForSelection && a.indicator == b.indicator
  }

  private func hasSameText(as other: UIButton.Configuration) -> Bool {
    attributedTitle == other.attributedTitle && attributedSubtitle == other.attributedSubtitle
      && titleLineBreakMode == other.titleLineBreakMode && subtitleLineBreakMode == other.subtitleLineBreakMode
  }
}

extension UIBackgroundConfiguration {
  /// Closures aren't compared.
  fileprivate func isSame(as other: UIBackgroundConfiguration) -> Bool {
    customView === other.customView && cornerRadius == other.cornerRadius && image == other.image
      && backgroundInsets == other.backgroundInsets && backgroundColor == other.backgroundColor
      && imageContentMode == other.imageContentMode && strokeColor == other.strokeColor
      && visualEffect == other.visualEffect && strokeWidth == other.strokeWidth && strokeOutset == other.strokeOutset
  }
}

// The insets and fonts give the heights that buttons have on iOS 15 to 18: 28 for mini and small ones, 34.33 and 50.33 for
// medium and large ones at the standard text size. Those of subtitles are estimated from pictures.
extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
