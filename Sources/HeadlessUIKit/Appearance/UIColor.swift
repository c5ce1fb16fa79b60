public import Foundation
internal import Graphics

/// A colour, or a rule that gives one for every environment. Immutable.
// Unchecked: the storage never changes after init, and a dynamic provider is called on the thread that resolves the colour, as in
// UIKit.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable, RuntimeInitializable {
  private let coreFoundationHeader = CoreFoundationHeader()

  package enum Storage {
    case fixed(ColorComponents)
    case system(SystemColor)
    case provider((UITraitCollection) -> UIColor)
    /// A colour of a catalog, identified by file and name: two with the same are equal.
    case catalog(CatalogName, (UITraitCollection) -> UIColor)
    /// A dynamic colour with its alpha replaced; stays dynamic.
    case translucent(UIColor, alpha: CGFloat)
    case pattern(UIImage)
  }

  /// The location of a catalog's colour.
  package struct CatalogName: Hashable, Sendable {
    let name: String
    /// The catalog's folder.
    let path: String
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  // MARK: Making colours

  // Repeated by RuntimeInitializable.
  /// A gray; 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(ColorComponents(white: white, alpha: alpha))
  }

  /// A colour in extended sRGB; `hue`, `saturation` and `brightness` run from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  // Repeated by RuntimeInitializable.
  /// A colour in extended sRGB; components from 0 to 1 are within sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour in Display P3.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(cgColor: CGColor) {
    storage = cgColor.patternImage.map { .pattern($0) } ?? .fixed(ColorComponents(cgColor))
  }

  /// An image, repeated.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
  }

  /// A colour that `dynamicProvider` gives for every environment.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .provider(dynamicProvider)
  }

  /// A colour of the main bundle's asset catalog; nil if there is none of this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of a bundle's asset catalog; nil if there is none of this name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = CatalogAssets.color(named: name, in: bundle, compatibleWith: traitCollection) else { return nil }
    self.init(color.storage)
  }

  /// The initializer of `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// The colour as `encode(with:)` wrote it; nil for an archive of another make.
  public required init?(coder: NSCoder) {
    guard let decoded = Storage(coder: coder) else { return nil }
    storage = decoded
  }

  /// Writes the components; for a dynamic colour those that it has in each environment.
  open func encode(with coder: NSCoder) { storage.encode(self, with: coder) }

  open class var supportsSecureCoding: Bool { true }

  // MARK: Deriving colours

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let components): UIColor(.fixed(components.withAlpha(alpha)))
    case .system, .provider, .catalog: UIColor(.translucent(self, alpha: alpha))
    case .translucent(let base, _): UIColor(.translucent(base, alpha: alpha))
    case .pattern: self
    }
  }

  /// The colour that this one is in an environment; not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed, .pattern:
      self
    case .system(let color):
      color.resolved(for: traitCollection)
    case .provider(let provider), .catalog(_, let provider):
      traitCollection.withCurrent { provider(traitCollection) }.resolvedColor(with: traitCollection)
    case .translucent(let base, let alpha):
      base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  // MARK: Reading colours

  /// The colour that this one is under the current traits.
  open var cgColor: CGColor {
    if let patternImage { return CGColor(patternImage: patternImage) }
    guard let components = currentComponents else { return CGColor(.clear) }
    return CGColor(extended: components.displayColor, gray: components.space == .gray ? components.first : nil)
  }

  /// Returns the components in extended sRGB. False for patterns.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = currentComponents?.displayColor else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the brightness. False for patterns. UIKit's conversion of a colour isn't documented; the weights here are those of
  /// Rec. 709.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard let components = currentComponents else { return false }
    let color = components.displayColor
    white?.pointee =
      components.space == .gray
      ? components.first : 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the components by hue, each from 0 to 1. False for patterns.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = currentComponents?.displayColor else { return false }
    let components = ColorComponents.hueComponents(of: color)
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = color.alpha
    return true
  }

  private var currentComponents: ColorComponents? {
    guard case .fixed(let components) = resolvedColor(with: .current).storage else { return nil }
    return components
  }

  // MARK: Comparing

  /// Colours of different colour spaces differ, as `UIColor.white` and `UIColor(red: 1, green: 1, blue: 1, alpha: 1)` do.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): a == b
    case (.system(let a), .system(let b)): a == b
    case (.catalog(let a, _), .catalog(let b, _)): a == b
    case (.translucent(let a, let alpha), .translucent(let b, let otherAlpha)): alpha == otherAlpha && a.isEqual(b)
    case (.pattern(let a), .pattern(let b)): a.isEqual(b)
    default: false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let components): components.hashValue
    case .system(let color): color.hashValue
    case .translucent(let base, let alpha): base.hash ^ alpha.hashValue
    case .pattern(let image): image.hash
    case .provider: ObjectIdentifier(self).hashValue
    case .catalog(let name, _): name.hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .fixed(let components): components.description
    case .system(let color): "<\(color.className); name = \(color.name)>"
    case .provider: self === UIColor.tintColor ? "<UITintColor>" : "<UIDynamicProviderColor>"
    case .catalog: "<UIDynamicProviderColor>"
    case .translucent(let base, let alpha):
      "<UIDynamicModifiedColor; alpha = \(String(format: "%g", alpha)), baseColor = \(base)>"
    case .pattern(let image): "<UIPatternColor; image = \(image)>"
    }
  }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
