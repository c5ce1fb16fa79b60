public import Foundation
public import Graphics

/// A drawing destination. Drawing is recorded and painted later, when the pixels are needed; with memory of the caller, or after
/// `data` was read, it is painted there at once.
///
/// The contexts of UIKit have their origin at the top left, y pointing down, and points as units; those of `init(data:width:...)`
/// have it at the bottom left, y pointing up, and pixels as units.
public final class CGContext {
  /// The recorded area, including its origin, in points.
  package private(set) var bounds: CGRect
  /// Pixels per point.
  package let scale: CGFloat
  private let isBitmap: Bool
  /// The pixel format of a bitmap context; nil for other contexts, and for unknown formats.
  private var layout: BitmapLayout?
  /// The memory to which the content is painted at once; nil until the content is first read.
  private var memory: ContextMemory?
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var allowsAntialiasing = true
  /// The current path, in the recording's space.
  var currentPath = Path()
  private var recorder = ItemRecorder()
  private var layers: [TransparencyLayer] = []
  private var clipCount = 0
  /// The document; nil for other contexts, and for a closed document.
  var document: OpenPDF?

  /// Creates a context as in UIKit.
  ///
  /// - Parameters:
  ///   - bounds: the area of the drawing, in points.
  ///   - scale: pixels per point.
  package init(recordingIn bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    isBitmap = false
    state = GraphicsState(transform: .identity, clipBox: bounds)
  }

  /// A context whose image `makeImage()` gives. Its origin is at the bottom left.
  ///
  /// The formats of 8 bits a component are known in which Core Graphics paints: RGB with premultiplied alpha or with a byte
  /// to skip, first or last, in either order of bytes; gray; alpha alone. Colours are sRGB's, whatever RGB space is named.
  ///
  /// - Parameter data: memory of the caller's that is painted over; what it holds is what the picture starts with. In a format
  ///   that isn't known, or without a painter, the result is nil, because nothing would be written there.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, max(width, height) <= Bitmap.maximumSide else { return nil }
    layout = BitmapLayout(
      width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo)
    if let data {
      guard let layout, DrawingPainting.reachesMemory else { return nil }
      memory = ContextMemory(data, width: width, height: height, layout: layout)
    }
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    scale = 1
    isBitmap = true
    state = GraphicsState(
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), clipBox: bounds)
  }

  deinit {
    guard let document else { return }
    document.pages.end(in: self)
    document.write()
  }

  /// Starts with a new state, as each page of a document does.
  package func restart(in bounds: CGRect) {
    self.bounds = bounds
    state = GraphicsState(transform: .identity, clipBox: bounds)
    savedStates = []
    layers = []
    currentPath = Path()
    recorder = ItemRecorder()
  }

  /// The fill colour; nil for a pattern or a gradient.
  package var plainFillColor: Color? {
    if case .color(let color) = state.fill { color } else { nil }
  }

  // MARK: Recording

  /// The items since the beginning, or since the last call, in the recording's space.
  package func takeItems() -> [DisplayItem] { recorder.take() }

  /// Draws items in user space, with the context's clip, alpha, shadow and blend mode.
  package func append(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    let isPlain = state.alpha >= 1 && state.shadow == nil && state.blendMode == .normal
    if isPlain {
      record(items, transform: state.transform)
    } else {
      let inner = state.transform.isIdentity ? items : [.group(DisplayGroup(transform: state.transform, items: items))]
      record([
        .group(
          DisplayGroup(
            opacity: state.alpha, blendMode: state.blendMode.mode, shadow: state.shadow, items: inner))
      ])
    }
  }

  /// Draws items as `append(_:)` does, clipped to a rectangle in user space unless that is nil.
  package func draw(_ items: [DisplayItem], clippedTo rect: CGRect?) {
    guard let rect, !items.allSatisfy({ $0.isContained(in: rect) }) else { return append(items) }
    saveGState()
    clip(Path(rect: rect.standardized).applying(state.transform), rule: .winding)
    append(items)
    restoreGState()
  }

  /// The recorded items, clipped to the recording's bounds: on iOS there is no memory beyond them.
  package func takeItemsWithinBounds() -> [DisplayItem] {
    let items = takeItems()
    if items.allSatisfy({ $0.isContained(in: bounds) }) { return items }
    return [.group(DisplayGroup(clip: DisplayGroup.Clip(Path(rect: bounds)), items: items))]
  }

  /// Adds items as they are, within the current clips.
  func record(_ items: [DisplayItem], transform: CGAffineTransform = .identity) {
    recorder.add(items, transform: transform, clips: state.clips)
    paintIntoMemory()
  }

  /// Paints the items since the last call, except those of open transparency layers.
  private func paintIntoMemory() {
    guard let memory, layers.isEmpty else { return }
    let items = recorder.take()
    if !items.isEmpty { _ = DrawingPainting.paint(items, over: memory.pixels) }
  }

  func addClip(_ region: ItemRecorder.Clip.Region, box: CGRect) {
    clipCount += 1
    state.clips.append(ItemRecorder.Clip(number: clipCount, region: region))
    let rest = state.clipBox.overlap(with: box)
    state.clipBox = rest.isNull ? CGRect(origin: state.clipBox.origin, size: .zero) : rest
  }

  // MARK: The stack of states

  public func saveGState() { savedStates.append(state) }

  /// Restores the state of the last `saveGState()`; has no effect if there is none.
  public func restoreGState() {
    guard let last = savedStates.popLast() else { return }
    state = last
  }

  // MARK: Transparency layers

  private struct TransparencyLayer {
    var outer: ItemRecorder
    var state: GraphicsState
    var depth: Int
  }

  /// Groups the following drawing up to `endTransparencyLayer()`: shadow, alpha and blend mode apply to the group.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(TransparencyLayer(outer: recorder, state: state, depth: savedStates.count))
    recorder = ItemRecorder()
    state.clips = []
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// As `beginTransparencyLayer(auxiliaryInfo:)`, for what lies within `rect`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    layers[layers.count - 1].depth -= 1
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let items = recorder.take()
    recorder = layer.outer
    state = layer.state
    if !items.isEmpty {
      record([
        .group(
          DisplayGroup(
            opacity: state.alpha, blendMode: state.blendMode.mode, shadow: state.shadow, items: items))
      ])
    }
    if savedStates.count > layer.depth {
      state = savedStates[layer.depth]
      savedStates.removeSubrange(layer.depth...)
    }
  }

  // MARK: Transforms

  /// From user space to the recording's own, which has its origin at the top left and is measured in points.
  package var recordingTransform: CGAffineTransform { state.transform }

  /// From user space to device space, whose unit is the pixel and whose origin is at the bottom left.
  public var ctm: CGAffineTransform { state.transform.concatenating(deviceTransform) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }

  /// - Parameter angle: in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  private var deviceTransform: CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
  }

  // MARK: The picture

  /// In pixels.
  public var width: Int { Drawing(size: bounds.size, scale: scale, items: []).pixelWidth }

  /// In pixels.
  public var height: Int { Drawing(size: bounds.size, scale: scale, items: []).pixelHeight }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { (layout?.format.bytesPerPixel ?? 4) * 8 }

  public var bytesPerRow: Int { layout?.bytesPerRow ?? width * 4 }

  public var colorSpace: CGColorSpace? { layout?.space ?? CGColorSpace(.sRGB) }

  public var alphaInfo: CGImageAlphaInfo { layout?.alphaInfo ?? .premultipliedFirst }

  public var bitmapInfo: CGBitmapInfo {
    layout?.bitmapInfo ?? [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// A bitmap context's pixels, as long as the context exists; nil for other contexts, for unknown formats, and without a painter.
  public var data: UnsafeMutableRawPointer? {
    if let memory { return memory.pixels.address }
    guard let layout, DrawingPainting.reachesMemory else { return nil }
    let own = ContextMemory(nil, width: width, height: height, layout: layout)
    memory = own
    if !layers.isEmpty {
      // The content below the open layers is in the outermost one's recorder.
      _ = DrawingPainting.paint(layers[0].outer.take(), over: own.pixels)
    }
    paintIntoMemory()
    return own.pixels.address
  }

  /// The drawing so far; more can be added. Open transparency layers aren't included.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0, max(width, height) <= Bitmap.maximumSide else { return nil }
    if let memory { return DrawingPainting.paint([], over: memory.pixels).map { CGImage(.bitmap($0), isGray: isGray) } }
    var copy = layers.first?.outer ?? recorder
    let items = copy.take()
    let placed =
      bounds.origin == .zero || items.isEmpty
      ? items
      : [
        .group(
          DisplayGroup(
            transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY), items: items))
      ]
    return CGImage(.drawing(Drawing(size: bounds.size, scale: scale, items: placed)), isGray: isGray)
  }

  private var isGray: Bool { layout.map { $0.space.model == .monochrome && $0.alphaInfo == .none } ?? false }

  /// Has no effect: drawing is never deferred.
  public func flush() {}

  /// Has no effect: drawing is never deferred.
  public func synchronize() {}
}
