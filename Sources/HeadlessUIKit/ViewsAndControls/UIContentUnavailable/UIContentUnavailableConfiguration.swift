public import Foundation

/// A placeholder for missing content: an image, a text, a secondary text and buttons.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center = 0
    /// At the top and the leading edge.
    case natural = 1
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.text)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.secondaryText)
  /// Shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// In points; where the superview's margins don't count.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// In points, as the three distances after it. Apple gives no figures; these are measured on pictures of iOS 17.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 15
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()

  /// Whether a wheel that turns has the picture's place.
  var isLoading = false

  init() {}

  /// Without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A wheel that turns, and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(.loading)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// A search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// The same for every state. A state with a text of a search has it in the words of an empty result.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let searchText = (state as? UIContentUnavailableConfigurationState)?.searchText, !searchText.isEmpty,
      text == "No Results"
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searchText)”"
    return configuration
  }
}
