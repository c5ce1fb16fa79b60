/// The graphics processor. There is none here: ``MTLCreateSystemDefaultDevice()`` returns nil.
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
}

public protocol MTLCommandQueue: NSObjectProtocol {
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public protocol MTLCommandBuffer: NSObjectProtocol {
  func commit()
  func waitUntilCompleted()
  func present(_ drawable: any MTLDrawable)
}

public protocol MTLLibrary: NSObjectProtocol {
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}

public protocol MTLFunction: NSObjectProtocol {
  var name: String { get }
}

public protocol MTLTexture: NSObjectProtocol {
  /// In pixels.
  var width: Int { get }
  /// In pixels.
  var height: Int { get }
}

public protocol MTLBuffer: NSObjectProtocol {
  /// In bytes.
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}

public protocol MTLDrawable: NSObjectProtocol {
  func present()
}

/// Nil, as on a device without Metal.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case r8Unorm = 10
  case rgba8Unorm = 70, rgba8Unorm_srgb = 71
  case bgra8Unorm = 80, bgra8Unorm_srgb = 81
  case rgba16Float = 115, rgba32Float = 125
  case depth32Float = 252
}

/// A colour with parts from 0 to 1.
public struct MTLClearColor: Sendable {
  public var red, green, blue, alpha: Double
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
