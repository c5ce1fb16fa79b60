import Foundation

/// The layout of sheets. Lengths are in points, rectangles in the container's coordinates.
///
/// Apple publishes none of the figures. They were measured by developers on iOS 13 to 17: a card begins 10 points below the status
/// bar, on a presenter scaled to 16 points less on either side; forms are 540 x 620, pages 704.
struct SheetLayout {
  enum Kind {
    /// Fills the container: in compact height.
    case full
    /// At the bottom edge, as wide as the container.
    case edge
    /// A card in the middle: in regular width.
    case centered
  }

  let kind: Kind
  let frame: CGRect
  let cornerRadius: CGFloat
  /// Whether the sheet is as tall as it gets, so that the presenter is pushed back.
  let pushesPresenterBack: Bool

  /// The values that determine a sheet's layout.
  struct Surroundings {
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection
    var scale: CGFloat
  }

  /// The properties that the app sets.
  struct Preferences {
    var isForm = false
    /// Zero for none.
    var contentSize = CGSize.zero
    var followsContentWidth = false
    var attachesInCompactHeight = false
    var cornerRadius: CGFloat?
    /// The height at the present detent, without the safe area below; nil for the largest.
    var detentValue: CGFloat?
  }

  init(_ preferences: Preferences, in surroundings: Surroundings) {
    let bounds = surroundings.bounds
    kind = SheetLayout.kind(preferences, surroundings)
    let maximum = SheetLayout.maximumHeight(in: surroundings)
    switch kind {
    case .full:
      frame = bounds
      cornerRadius = 0
      pushesPresenterBack = false
    case .edge:
      let bottom = surroundings.safeArea.bottom
      let height = preferences.detentValue.map { min($0 + bottom, maximum) } ?? maximum
      let preferred = preferences.followsContentWidth ? preferences.contentSize.width : 0
      let asked = preferred > 0 ? preferred : bounds.width
      let width = min(asked, bounds.width)
      frame = PixelRounding(scale: surroundings.scale).roundEdges(
        of: CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height))
      cornerRadius = preferences.cornerRadius ?? SheetMetrics.current.cornerRadius
      pushesPresenterBack =
        height >= maximum && width >= bounds.width && surroundings.traits.verticalSizeClass != .compact
    case .centered:
      let size = SheetLayout.centeredSize(preferences, surroundings)
      frame = PixelRounding(scale: surroundings.scale).roundEdges(
        of: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
      cornerRadius = preferences.cornerRadius ?? SheetMetrics.current.centeredCornerRadius
      pushesPresenterBack = false
    }
  }

  private static func kind(_ preferences: Preferences, _ surroundings: Surroundings) -> Kind {
    if surroundings.traits.verticalSizeClass == .compact { return preferences.attachesInCompactHeight ? .edge : .full }
    return surroundings.traits.horizontalSizeClass == .regular ? .centered : .edge
  }

  /// The height of the largest card at the bottom edge.
  static func maximumHeight(in surroundings: Surroundings) -> CGFloat {
    surroundings.bounds.height - surroundings.safeArea.top - SheetMetrics.current.gap
  }

  /// The largest value of a detent: the card's height without the safe area below.
  static func maximumDetentValue(in surroundings: Surroundings) -> CGFloat {
    maximumHeight(in: surroundings) - surroundings.safeArea.bottom
  }

  private static func centeredSize(_ preferences: Preferences, _ surroundings: Surroundings) -> CGSize {
    guard preferences.isForm else { return pageSize(in: surroundings) }
    let metrics = SheetMetrics.current
    let bounds = surroundings.bounds
    let asked = preferences.contentSize
    let hasSize = asked.width > 0 && asked.height > 0
    return CGSize(
      width: min(hasSize ? asked.width : metrics.formSize.width, bounds.width),
      height: min(hasSize ? asked.height : metrics.formSize.height, bounds.height - 2 * surroundings.safeArea.top))
  }

  /// The size of a page in regular width.
  static func pageSize(in surroundings: Surroundings) -> CGSize {
    let metrics = SheetMetrics.current
    let bounds = surroundings.bounds
    let top = surroundings.safeArea.top + metrics.gap
    let available = CGSize(width: bounds.width - metrics.pageMargin, height: bounds.height - 2 * top)
    // Pages follow the readable width: they widen with the text.
    let readable = UIFontMetrics.default.scaledValue(for: metrics.pageWidth, compatibleWith: surroundings.traits)
    return CGSize(
      width: min(max(metrics.pageWidth, (readable / 8).rounded() * 8), available.width), height: available.height)
  }

  /// The transform of a card behind the sheet: 16 points narrower on either side, with its top at the status bar's lower edge.
  static func transform(pushingBack card: CGRect, in surroundings: Surroundings) -> CGAffineTransform {
    let metrics = SheetMetrics.current
    let bounds = surroundings.bounds
    guard bounds.width > 2 * metrics.presenterInset else { return .identity }
    let scale = (bounds.width - 2 * metrics.presenterInset) / bounds.width
    let y = surroundings.safeArea.top - card.midY + scale * card.height / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: y)
  }
}
