public import Foundation
public import Graphics

/// Animated PNGs, as the third edition of the PNG specification defines them. Programs that don't support them show the first
/// frame.
public enum AnimatedPNG {
  /// A picture and its duration.
  public struct Frame: Sendable {
    /// The picture.
    public var bitmap: Bitmap
    /// The duration in seconds; files contain whole milliseconds, up to 65 seconds.
    public var duration: TimeInterval

    /// Creates a frame with a duration in seconds.
    public init(_ bitmap: Bitmap, duration: TimeInterval) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// A file that repeats the frames endlessly.
  ///
  /// - Parameter frames: all of them have the size of the first one.
  /// - Throws: `PNGError.emptyPicture` for a first frame without pixels, or if there are no frames.
  public static func encode(_ frames: [Frame]) throws(PNGError) -> Data {
    guard let first = frames.first?.bitmap else { throw .emptyPicture(width: 0, height: 0) }
    var writer = PNGChunkWriter(capacity: 4096)
    var sequence: UInt32 = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return bigEndianBytes(sequence)
    }
    for (index, frame) in frames.enumerated() {
      precondition(frame.bitmap.width == first.width && frame.bitmap.height == first.height, "frames differ in size")
      // All frames share one header: full colours and alpha.
      let encoder = try PNGEncoder.encode(frame.bitmap, .rgba)
      if index == 0 {
        for chunk in encoder.headChunks { writer.append(chunk.type, chunk.contents) }
        // The number of frames; 0 repetitions mean endless.
        writer.append(.animation, bigEndianBytes(UInt32(frames.count)) + bigEndianBytes(0))
      }
      writer.append(.frame, next() + control(frame))
      encoder.compressedPixels.withUnsafeBytes { pixels in
        if index == 0 { writer.append(.data, pixels) } else { writer.append(.frameData, next() + Array(pixels)) }
      }
    }
    writer.append(.end, [])
    return writer.data
  }

  /// The contents of a frame's control chunk after its number: size, position, duration, and that it replaces the previous frame.
  private static func control(_ frame: Frame) -> [UInt8] {
    let size = bigEndianBytes(UInt32(frame.bitmap.width)) + bigEndianBytes(UInt32(frame.bitmap.height))
    let place = bigEndianBytes(0) + bigEndianBytes(0)
    let milliseconds = UInt32(min(max((frame.duration * 1000).rounded(), 0), TimeInterval(UInt16.max)))
    return size + place + bigEndianBytes(milliseconds << 16 | 1000) + [0, 0]
  }
}
