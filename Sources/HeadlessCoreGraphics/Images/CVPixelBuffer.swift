public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidArgument: CVReturn = -6661

/// Four bytes per pixel: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: UInt32 = 32
/// Four bytes per pixel: blue, green, red, alpha; the letters "BGRA".
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// One byte per pixel; the letters "L008".
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4C30_3038

public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Pixels in memory, as cameras give them and as models take them.
// Unchecked: as on iOS, an app writes to the memory on one thread at a time.
public final class CVPixelBuffer: @unchecked Sendable {
  fileprivate let width: Int, height: Int, bytesPerRow: Int
  fileprivate let format: UInt32
  fileprivate let memory: UnsafeMutableRawPointer

  fileprivate init(_ width: Int, _ height: Int, _ format: UInt32, bytesPerPixel: Int) {
    (self.width, self.height, self.format) = (width, height, format)
    // Rows begin at multiples of 64 bytes, as Core Video's usually do.
    bytesPerRow = (width * bytesPerPixel + 63) / 64 * 64
    memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit { memory.deallocate() }
}

public typealias CVImageBuffer = CVPixelBuffer

/// Creates a buffer of zeros; an error for a format that isn't declared here, or a size without pixels.
///
/// - Parameter pixelBufferAttributes: ignored: every buffer is compatible with images and contexts.
public func CVPixelBufferCreate(
  _ allocator: CFTypeRef?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let bytes = [kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_OneComponent8: 1]
  guard let bytesPerPixel = bytes[pixelFormatType], width > 0, height > 0 else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVPixelBuffer(width, height, pixelFormatType, bytesPerPixel: bytesPerPixel)
  return kCVReturnSuccess
}

/// Succeeds: the memory is always in place.
@discardableResult public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Succeeds: the memory is always in place.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The first row's begin.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.memory }
/// In pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// In pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// In bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
