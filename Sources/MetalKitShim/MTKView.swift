public import HeadlessCoreGraphics
public import HeadlessUIKit
public import Metal

/// A view that Metal draws. Without a device it shows its clear colour, as it does on iOS after a frame without commands, and a
/// snapshot of it has a warning.
@preconcurrency @MainActor open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  /// The colour of an empty frame; clear black by default.
  open var clearColor = MTLClearColor() { didSet { setNeedsDisplay() } }
  // Stored but unused: no frame is drawn.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var preferredFramesPerSecond = 60
  open var sampleCount = 1
  open var framebufferOnly = true
  open var isPaused = false
  open var enableSetNeedsDisplay = false

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Nil: without a device there is nothing to draw into.
  open var currentDrawable: (any MTLDrawable)? { nil }
  /// In pixels.
  open var drawableSize: CGSize {
    CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor)
  }

  open override func draw(_ rect: CGRect) {
    StandInNotes.note("MetalKit is asked to draw, and there is no graphics processor")
    let (red, green, blue) = (clearColor.red, clearColor.green, clearColor.blue)
    UIColor(red: red, green: green, blue: blue, alpha: clearColor.alpha).setFill()
    UIRectFill(bounds)
  }
}

/// Draws the frames of a view. Never called: there is no device.
@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
