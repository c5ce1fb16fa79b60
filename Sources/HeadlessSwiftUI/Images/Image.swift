public import Foundation
public import HeadlessUIKit

/// An image: from an asset catalog, a symbol, or a UIKit or Core Graphics image.
public struct Image: Equatable, Sendable {
  /// How a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

  enum Source: Equatable, Sendable {
    case named(String, Bundle?, variableValue: Double?)
    case system(String, variableValue: Double?)
    case picture(UIImage)
    case drawing(ImageDrawing)
  }

  struct Resizing: Equatable, Sendable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var templateMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolMode: SymbolRenderingMode?

  private init(_ source: Source) { self.source = source }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle, variableValue: nil)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle, variableValue: nil))
    self.label = label
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: nil))
    isDecorative = true
  }
  /// - Parameter variableValue: the proportion of a variable symbol that is highlighted, from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: variableValue))
  }
  /// Creates an image of an asset catalog with a label. The value, from 0 to 1, has no effect on pictures that aren't
  /// symbols.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle, variableValue: variableValue))
    self.label = label
  }
  /// Creates an image of an asset catalog that assistive technologies ignore. The value, from 0 to 1, has no effect on
  /// pictures that aren't symbols.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle, variableValue: variableValue))
    isDecorative = true
  }
  public init(systemName: String) { self.init(.system(systemName, variableValue: nil)) }
  public init(systemName: String, variableValue: Double?) {
    self.init(.system(systemName, variableValue: variableValue))
  }
  public init(_ resource: ImageResource) { self.init(.picture(UIImage(resource: resource))) }
  public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)))
    isDecorative = true
  }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)))
    self.label = label
  }

  /// Creates an image from a closure that draws it. The closure is called when the image is resolved in an environment.
  ///
  /// - Parameters:
  ///   - size: the size of the image, and of the context that the closure draws into, in points.
  ///   - label: the label for accessibility.
  ///   - opaque: whether the image is opaque. What the closure doesn't paint is black then; Apple doesn't document it.
  ///   - colorMode: has no effect: everything is painted in sRGB.
  ///   - renderer: draws the image.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)))
    self.label = label
  }

  /// Makes the image take the proposed size.
  ///
  /// - Parameter capInsets: the parts at the edges that aren't scaled, in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changing { $0.resizing = Resizing(insets: capInsets, mode: resizingMode) }
  }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.templateMode = renderingMode }
  }
  public func interpolation(_ interpolation: Interpolation) -> Image { changing { $0.interpolation = interpolation } }
  /// Has no effect: the edges of images lie on pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changing { $0.symbolMode = mode } }
  /// Has no effect: everything is painted in sRGB.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image.Orientation {
  var uiKit: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}

// In an extension, so that its values aren't isolated to an actor.
extension Image: _ElementView {
  public typealias Body = Never

  public func makeElement(_ context: _ElementContext) -> _ImageElement { _ImageElement() }

  public func updateElement(_ element: _ImageElement, _ context: _ElementContext) {
    let environment = context.environment
    element.isDecorative = isDecorative
    let resolved = resolve(in: environment, font: environment.resolvedFont)
    element.hasDisappeared = environment.symbolsDisappear && resolved.image.isSymbolImage
    element.set(
      resolved, style: environment.resolvedForeground(),
      isResizable: resizing != nil, isRedacted: environment.isRedacted,
      label: TextResolver(environment).label(of: self))
    if case .system = source { element.isUnnamedSymbol = label == nil } else { element.isUnnamedSymbol = false }
    if case .picture(let picture) = source { element.picture = picture } else { element.picture = nil }
    let plain = environment.recording(nil)
    element.platformImage = { platformImage(in: plain) }
  }
}
