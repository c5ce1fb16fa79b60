/// The contents of a PNG's first chunk.
public struct PNGHeader: Hashable, Sendable {
  /// The format of a pixel; the raw values are the standard's.
  public enum ColorType: UInt8, Hashable, Sendable {
    /// A grey sample.
    case gray = 0
    /// Red, green and blue samples.
    case rgb = 2
    /// An index into the file's palette.
    case palette = 3
    /// A grey sample with a straight alpha.
    case grayAlpha = 4
    /// Red, green and blue samples with a straight alpha.
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Bits per channel, or per palette index: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  /// The format of a pixel.
  public let colorType: ColorType
  /// Whether the pixels are stored in the seven passes of Adam7.
  public let isInterlaced: Bool

  /// Bits per pixel before compression.
  public var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// Bytes per row before compression, including its filter byte. Interlaced pictures have a few more in total.
  var rowByteCount: Int { (width * bitsPerPixel + 7) / 8 + 1 }
}

extension PNGHeader {
  /// - Parameter contents: the contents of the chunk IHDR.
  init(contents: UnsafeRawBufferPointer) throws(PNGError) {
    guard contents.count == 13 else { throw .malformed("its header has \(contents.count) bytes and not 13") }
    let width = contents.bigEndianUInt32(at: 0)
    let height = contents.bigEndianUInt32(at: 4)
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw .malformed("its header claims \(width) x \(height) pixels")
    }
    guard let colorType = ColorType(rawValue: contents[9]) else {
      throw .malformed("its header claims the colour type \(contents[9])")
    }
    let allowedDepths: [UInt8] =
      switch colorType {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    guard allowedDepths.contains(contents[8]) else {
      throw .malformed("its header claims \(contents[8]) bits a channel in the colour type \(contents[9])")
    }
    guard contents[10] == 0, contents[11] == 0, contents[12] <= 1 else {
      throw .malformed("its header claims an unknown compression, filter or interlacing")
    }
    self.init(
      width: width, height: height, bitDepth: Int(contents[8]), colorType: colorType, isInterlaced: contents[12] == 1)
  }

  var contents: [UInt8] {
    bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height))
      + [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }
}

func bigEndianBytes(_ value: UInt32) -> [UInt8] {
  withUnsafeBytes(of: value.bigEndian) { Array($0) }
}

extension UnsafeRawBufferPointer {
  func bigEndianUInt32(at offset: Int) -> Int {
    Int(UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}
