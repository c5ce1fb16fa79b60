import Foundation

/// The back button: a chevron and the title of the previous item. The name is UIKit's.
final class _UIBackButtonContainerView: UIControl {
  /// The form of the title that fits.
  enum Fit: CaseIterable {
    case title, generic, minimal
  }

  private let indicator = UIImageView()
  private let content = _UIModernBarButton()
  private var titles: [Fit: String] = [:]
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var image: UIImage?
  var action: (() -> Void)?

  var fit = Fit.title {
    didSet { if oldValue != fit { showContent() } }
  }

  init() {
    super.init(frame: .zero)
    indicator.contentMode = .center
    addSubview(indicator)
    addSubview(content)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .backButton]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the back button for an item.
  func update(_ previous: UINavigationItem, look: NavigationBarLook, metrics: UIBarMetrics) {
    let button = previous.backBarButtonItem
    let title = button?.title ?? previous.backButtonTitle ?? previous.title ?? ""
    image = button?.image?.inBar()
    titles = [.minimal: ""]
    if previous.backButtonDisplayMode != .minimal { titles[.generic] = BarMetrics.backTitle }
    if previous.backButtonDisplayMode == .default {
      // An explicitly empty title leaves only the chevron.
      let isAskedFor = button?.title != nil || previous.backButtonTitle != nil
      titles[.title] = title.isEmpty && !isAskedFor ? BarMetrics.backTitle : title
    }
    let item = button ?? UIBarButtonItem()
    isEnabled = item.isEnabled
    tintColor = item.tintColor
    attributes = BarButtonLook(plain: look.backButton, done: look.backButton)
      .titleAttributes(of: item, isEnabled: isEnabled)
    let offset = item.backButtonTitlePositionAdjustment(for: metrics)
    content.titleOffset = offset == .zero ? look.backButton.normal.titlePositionAdjustment : offset
    content.showBackground(look.backButton.normal.backgroundImage)
    indicator.image = (look.backIndicator ?? BarMetrics.backIndicator).inBar()
    accessibilityLabel = item.accessibilityLabel ?? (title.isEmpty ? BarMetrics.backTitle : title)
    accessibilityIdentifier = item.accessibilityIdentifier ?? "BackButton"
    showContent()
  }

  private var shownTitle: String { titles[fit] ?? titles[.generic] ?? "" }

  private func showContent() {
    if let image { content.show(image) } else { content.show(shownTitle, attributes: attributes) }
    content.isHidden = image == nil && shownTitle.isEmpty
    setNeedsLayout()
  }

  // MARK: Layout

  /// A chevron takes 13 points, another image its width.
  private var indicatorWidth: CGFloat {
    guard let image = indicator.image, !image.isSymbolImage else { return BarMetrics.current.backIndicatorWidth }
    return image.size.width
  }

  private var contentX: CGFloat {
    BarMetrics.current.buttonPadding + indicatorWidth + BarMetrics.current.backTitleSpacing
  }

  /// In points, with the room around.
  func width(_ fit: Fit) -> CGFloat {
    let title = titles[fit] ?? titles[.generic] ?? ""
    var width: CGFloat = 0
    if let image {
      width = image.size.width
    } else if !title.isEmpty {
      width = PixelRounding(scale: layoutScale).roundUp(
        NSAttributedString(string: title, attributes: attributes).size().width)
    }
    if width == 0 { return BarMetrics.current.buttonPadding * 2 + indicatorWidth }
    return contentX + width + BarMetrics.current.buttonPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rounding = PixelRounding(scale: layoutScale)
    let size = content.contentSize
    let height = max(indicator.image?.size.height ?? 0, 0)
    let indicatorFrame = CGRect(
      x: BarMetrics.current.buttonPadding + BarMetrics.current.backIndicatorShift,
      y: rounding.round((bounds.height - height) / 2), width: indicatorWidth, height: height)
    // On the bar's title's pixel, which is the lower one of two.
    let contentFrame = CGRect(
      x: contentX, y: rounding.roundDown((bounds.height - size.height) / 2), width: size.width, height: size.height)
    indicator.frame = indicatorFrame.mirrored(in: bounds.width, if: isRightToLeft)
    content.frame = contentFrame.mirrored(in: bounds.width, if: isRightToLeft)
  }

  /// Without the room behind the title: recorded on iOS 18.5.
  override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      var place = bounds
      place.size.width = max(place.width - BarMetrics.current.buttonPadding, 0)
      if isRightToLeft { place.origin.x += bounds.width - place.width }
      return convert(place, to: screenSpace)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// The title, and what the button is called everywhere.
  override var accessibilityUserInputLabels: [String]! {
    get {
      accessibility?.inputLabels?.map(\.string) ?? (accessibilityLabel.map { [$0] } ?? []) + [BarMetrics.backTitle]
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override func sendActions(for controlEvents: Event, with event: UIEvent?) {
    super.sendActions(for: controlEvents, with: event)
    if controlEvents.contains(.touchUpInside), isEnabled { action?() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.2 : 1
  }

}
