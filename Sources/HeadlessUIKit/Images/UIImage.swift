public import Foundation

/// A picture. Immutable, and safe to use from every thread.
// Unchecked: the picture never changes after init, and the asset is behind a lock.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  package let picture: ImagePicture
  let assetBox = ImageAssetBox()

  package init(_ picture: ImagePicture) {
    self.picture = picture
    super.init()
  }

  // MARK: Making images

  /// An image without size.
  public override init() {
    picture = ImagePicture(.none)
    super.init()
  }

  public init(cgImage: CGImage) {
    picture = ImagePicture(.pixels(cgImage))
    super.init()
  }

  /// - Parameter scale: pixels a point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    picture = ImagePicture(.pixels(cgImage), scale: scale, orientation: orientation)
    super.init()
  }

  /// The picture in a file's bytes; nil for a format that can't be read.
  public init?(data: Data) {
    guard let image = ImageFile.decode(data, name: "data") else { return nil }
    picture = ImagePicture(.pixels(image.image), orientation: image.orientation)
    super.init()
  }

  /// - Parameter scale: pixels a point.
  public init?(data: Data, scale: CGFloat) {
    guard let image = ImageFile.decode(data, name: "data") else { return nil }
    picture = ImagePicture(.pixels(image.image), scale: scale, orientation: image.orientation)
    super.init()
  }

  /// The image in a file; nil if there is no readable one. The scale comes from the name, such as `@2x`.
  public init?(contentsOfFile path: String) {
    guard let found = ImageFile(path: path)?.picture() else { return nil }
    picture = found
    super.init()
  }

  /// An image of the app's main bundle, for the current traits; nil if there is none of this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle: of its asset catalog, or a file whose name may leave out the scale and `.png`.
  ///
  /// - Parameters:
  ///   - bundle: nil for the main bundle.
  ///   - traitCollection: what the scale and other variants are chosen by; nil for the current traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = NamedImages.image(named: name, in: bundle, compatibleWith: traitCollection) else {
      UIImage.noteMissing(name)
      return nil
    }
    self.init(image.picture)
    assetBox.share(image.assetBox)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    guard
      let image = NamedImages.image(
        named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    else {
      UIImage.noteMissing(name)
      return nil
    }
    var picture = image.picture
    if let configuration { picture.configure(configuration) }
    self.init(picture)
    assetBox.share(image.assetBox)
  }

  /// A symbol in the size of body text, drawn by this library or added with `SnapshotSymbols`. A dashed square replaces one without
  /// a drawing, with a warning in the snapshot; nil for a name with a word that no system symbol's name has.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let symbol = Symbol(name: name, configuration: configuration) else {
      AppWarning(.symbol, "there is no symbol \"\(name)\"").note()
      return nil
    }
    self.init(symbol.picture(configuration))
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
  }

  /// - Parameter variableValue: how much of a symbol with steps counts, as of `wifi`: from 0 to 1.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    guard let symbol = Symbol(name: name, configuration: configuration, variableValue: variableValue) else {
      return nil
    }
    self.init(symbol.picture(configuration))
  }

  /// An image of an asset catalog or of a bundle's files; an empty image if there is none of this name.
  public convenience init(resource: ImageResource) {
    let image = NamedImages.image(named: resource.name, in: resource.bundle, compatibleWith: nil)
    if image == nil { UIImage.noteMissing(resource.name) }
    self.init(image?.picture ?? ImagePicture(.none))
    if let image { assetBox.share(image.assetBox) }
  }

  /// The initializer of `#imageLiteral(resourceName:)`. The image must exist.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = NamedImages.image(named: name, in: nil, compatibleWith: nil) else {
      fatalError("There is no image named \"\(name)\" in the main bundle")
    }
    self.init(image.picture)
    assetBox.share(image.assetBox)
  }

  /// The image as `encode(with:)` wrote it; nil for an archive of another make.
  public required init?(coder: NSCoder) {
    guard let picture = ImagePicture(coder: coder) else { return nil }
    self.picture = picture
    super.init()
  }

  /// Writes the pixels, as a PNG, or the symbol's name, and how they are shown. Variants and frames are left out, as is the
  /// configuration of an image that isn't a symbol.
  open func encode(with coder: NSCoder) { picture.encode(with: coder) }

  open class var supportsSecureCoding: Bool { true }

  /// Images shown in turn, of which a snapshot shows the first.
  ///
  /// - Parameter duration: of all together, in seconds; 0 for a thirtieth of a second each.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var picture = first.picture
    picture.frames = images
    picture.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(picture)
  }

  static func noteMissing(_ name: String) { AppWarning(.image, "there is no image \"\(name)\"").note() }

  /// The images named `name` and a number, from 0 or 1 on, shown in turn.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    // Only checks whether it exists, without decoding.
    func frame(_ number: Int) -> UIImage? { NamedImages.image(named: "\(name)\(number)", in: nil, compatibleWith: nil) }
    let start = frame(0) == nil ? 1 : 0
    var images: [UIImage] = []
    while images.count < 1024, let image = frame(start + images.count) { images.append(image) }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Measures

  /// In points, as the image is shown.
  open var size: CGSize { picture.size }
  /// Pixels a point.
  open var scale: CGFloat { picture.scale }
  open var imageOrientation: UIImage.Orientation { picture.orientation }
  /// The pixels, without the orientation; nil for an image without.
  open var cgImage: CGImage? { picture.cgImage }
  /// The frames of an animated image; nil for any other.
  open var images: [UIImage]? { picture.frames }
  /// The total duration of all frames, in seconds.
  open var duration: TimeInterval { picture.duration }
  open var traitCollection: UITraitCollection { picture.configuration?.traitCollection ?? UITraitCollection() }
  open var configuration: UIImage.Configuration? { picture.configuration }
  open var isSymbolImage: Bool { picture.isSymbol }
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    picture.isSymbol ? picture.configuration as? UIImage.SymbolConfiguration ?? .unspecified : nil
  }
  /// Always false: everything is painted in sRGB.
  open var isHighDynamicRange: Bool { false }

  /// A format for drawings of this image's kind.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: Look

  open var renderingMode: UIImage.RenderingMode { picture.renderingMode }
  open var capInsets: UIEdgeInsets { picture.capInsets ?? .zero }
  open var resizingMode: UIImage.ResizingMode { picture.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { picture.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { picture.flipsForRightToLeft }
  /// The distance from the image's bottom to its baseline, in points; nil without one.
  open var baselineOffsetFromBottom: CGFloat? { picture.baselineOffset }
  /// The distance from the left edge to the stretched part, in points.
  open var leftCapWidth: Int { Int(capInsets.left) }
  /// The distance from the top edge to the stretched part, in points.
  open var topCapHeight: Int { Int(capInsets.top) }

  // MARK: Variants

  /// The image's variants by traits. An image created without an asset has one of its own, to which others can be added.
  open var imageAsset: UIImageAsset? { assetBox.asset(of: picture) }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    deriving { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { deriving { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    deriving {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose middle is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image with fixed corners.
  ///
  /// - Parameter capInsets: the size of the corners, in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    deriving {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// An image of which one column and one row of points are stretched; 0 stretches the whole length.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let left = CGFloat(leftCapWidth)
    let top = CGFloat(topCapHeight)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    deriving { $0.ownAlignmentInsets = alignmentInsets }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    deriving { $0.baseline = .at(baselineOffset) }
  }

  open func imageWithoutBaseline() -> UIImage { deriving { $0.baseline = .none } }

  /// An image that views show mirrored where the interface runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { deriving { $0.flipsForRightToLeft = true } }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    deriving { $0.orientation = $0.orientation.mirrored }
  }

  /// The image's variant for other traits; for a symbol, also in the size and weight of a symbol configuration.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    let image = configuration.traitCollection.map { variant(for: $0) } ?? self
    return image.deriving { $0.configure(configuration) }
  }

  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let old = picture.configuration as? UIImage.SymbolConfiguration ?? .unspecified
    return withConfiguration(old.applying(picture.configuration).applying(configuration))
  }

  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The image itself: pixels are always ready.
  open func preparingForDisplay() -> UIImage? { self }
  /// Calls the handler immediately; UIKit uses a background queue. Pictures must not depend on threads.
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// The image drawn in another size, in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
  /// As `prepareForDisplay(completionHandler:)`.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  // MARK: Drawing

  /// Draws the image with its top left corner at a point of the current context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, its corners kept where it has cap insets; a template in the context's
  /// fill colour.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let tint = usesTemplateTint && picture.tint == nil ? context.plainFillColor : nil
    context.drawImage(displayItems(in: rect, tint: tint), in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with the image, repeated from the context's origin on.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFill(UIColor(patternImage: self))
    context.fill(rect)
    context.restoreGState()
  }

  // MARK: Data

  /// The pixels as a PNG; nil for an image without.
  open func pngData() -> Data? { ImageFile.png(of: cgImage) }

  /// The pixels as a JPEG, on a white background; nil for an image without pixels. The file contains the orientation.
  ///
  /// - Parameter compressionQuality: from 0, smallest, to 1, best.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageFile.jpeg(of: cgImage, quality: compressionQuality, orientation: imageOrientation)
  }

  // MARK: Comparing

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || other.picture == picture
  }

  open override var hash: Int { picture.hashValue }

  open override var description: String {
    if case .symbol(let symbol) = picture.content {
      let origin = symbol.isCustom ? "main" : "system"
      return "<UIImage:\(address(of: self)) symbol(\(origin): \(symbol.name)) {\(size.width), \(size.height)} "
        + "baseline=\(baselineOffsetFromBottom ?? 0)>"
    }
    let mode =
      switch renderingMode {
      case .automatic: "automatic(original)"
      case .alwaysOriginal: "alwaysOriginal"
      case .alwaysTemplate: "alwaysTemplate"
      }
    return "<UIImage:\(address(of: self)) anonymous \(NSCoder.string(for: size)) renderingMode=\(mode)>"
  }

  /// The image and its variants, each changed alike.
  private func deriving(_ change: (inout ImagePicture) -> Void) -> UIImage {
    var picture = picture
    change(&picture)
    let image = UIImage(picture)
    image.assetBox.deriveVariants(from: assetBox, change)
    return image
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage

/// The image's pixels as a PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image's pixels as a JPEG.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
