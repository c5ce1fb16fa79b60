public import Foundation

/// The background and the hairline of a bar. Bars keep copies; a change to the copy that a bar gives out shows.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSCoding {
  /// What the appearance is for; it changes nothing in the system's looks.
  public let idiom: UIUserInterfaceIdiom

  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public convenience override init() {
    self.init(idiom: .unspecified)
  }

  /// A copy of another bar's background and hairline.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The default appearance: the bar reads what a document says of it.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// Writes nothing: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainThread.assume { makeCopy() } }

  func makeCopy() -> UIBarAppearance { type(of: self).init(barAppearance: self) }

  // MARK: Configurations

  /// One for all, so that unchanged appearances keep the same.
  private static let chrome = UIBlurEffect(style: .systemChromeMaterial)

  /// A translucent material, and a hairline.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBarAppearance.chrome
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = BarColors.shadow
    shadowImage = nil
  }

  /// The system's background colour, and a hairline.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = BarColors.shadow
    shadowImage = nil
  }

  /// Nothing at all.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  // MARK: Looks

  /// The blur below colour and image; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    didSet { appearanceDidChange() }
  }
  /// Over the effect and below the image.
  open var backgroundColor: UIColor? {
    didSet { appearanceDidChange() }
  }
  open var backgroundImage: UIImage? {
    didSet { appearanceDidChange() }
  }
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { appearanceDidChange() }
  }
  /// The hairline's colour, or that of a template `shadowImage`; nil for none.
  open var shadowColor: UIColor? {
    didSet { appearanceDidChange() }
  }
  open var shadowImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  // MARK: Being shown

  /// Tells the bar that shows the appearance.
  var onChange: (() -> Void)?

  func appearanceDidChange() {
    onChange?()
  }

  // MARK: Parts

  func observe(_ items: some ItemAppearance) {
    items.onChange = { [weak self] in self?.appearanceDidChange() }
  }

  /// The copy of a part that was set.
  func adopted<Items: ItemAppearance>(_ items: Items) -> Items {
    let copy = items.makeCopy()
    observe(copy)
    appearanceDidChange()
    return copy
  }
}
