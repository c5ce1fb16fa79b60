public import Foundation

/// The background and the hairline of a bar. Bars keep copies; a change to the copy that a bar gives out shows.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying, @preconcurrency NSCoding {
  /// The idiom of the appearance; it doesn't affect the default values.
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

  /// The default appearance: the bar reads the document's attributes.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainThread.assume { makeCopy() } }

  @_disfavoredOverload public nonisolated override func copy() -> Any { copy(with: nil) }

  /// Returns a copy with the class's own type, as Swift imports it, beside `NSObject`'s.
  public final nonisolated func copy() -> Self { MainThread.assume { copied() } }

  private func copied() -> Self { type(of: self).init(barAppearance: self) }

  func makeCopy() -> UIBarAppearance { type(of: self).init(barAppearance: self) }

  // MARK: Configurations

  /// Shared, so that unchanged appearances are identical.
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

  /// An empty appearance.
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

  /// Notifies the bar that shows the appearance.
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
