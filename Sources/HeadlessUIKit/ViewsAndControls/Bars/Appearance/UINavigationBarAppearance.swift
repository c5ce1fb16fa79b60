public import Foundation

/// The looks of a navigation bar: its background, its titles, its buttons.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    prepare()
  }

  /// A copy; of another kind of bar's, the background and the hairline.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      largeTitleTextAttributes = other.largeTitleTextAttributes
      subtitleTextAttributes = other.subtitleTextAttributes
      largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
      buttonAppearance = other.buttonAppearance.makeCopy()
      backButtonAppearance = other.backButtonAppearance.makeCopy()
      doneButtonAppearance = other.doneButtonAppearance.makeCopy()
      backIndicatorImages = other.backIndicatorImages
    }
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for buttons in [buttonAppearance, backButtonAppearance, doneButtonAppearance] { observe(buttons) }
  }

  /// Missing attributes have the system's values.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { appearanceDidChange() }
  }
  /// Missing attributes have the system's values.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  /// Stored but unused: bars look as on iOS 18, where they have no subtitle.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored but unused: bars look as on iOS 18, where they have no subtitle.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = adopted(buttonAppearance) }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = adopted(backButtonAppearance) }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = adopted(doneButtonAppearance) }
  }
  /// The name that iOS 26 gives to the appearance of done buttons.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  private(set) var backIndicatorImages: (image: UIImage, mask: UIImage)? {
    didSet { appearanceDidChange() }
  }

  /// The image in front of the back button's title; by default a chevron.
  open var backIndicatorImage: UIImage { backIndicatorImages?.image ?? BarMetrics.backIndicator }
  /// The mask of titles that slide past the indicator.
  open var backIndicatorTransitionMaskImage: UIImage {
    backIndicatorImages?.mask ?? BarMetrics.backIndicator
  }

  /// Both or neither; nil brings the chevron back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    if let backIndicatorImage, let transitionMaskImage {
      backIndicatorImages = (backIndicatorImage, transitionMaskImage)
    } else {
      backIndicatorImages = nil
    }
  }
}
