import Foundation

/// The orientation of a picture's pixels in a file, with the numbers of the Exif standard (CIPA DC-008, tag 0x0112).
public enum ExifOrientation: UInt16, Sendable, CaseIterable {
  /// Upright.
  case up = 1
  /// The side of the pixels at which the picture's top is, and whether they are mirrored horizontally.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  private static let tag: UInt16 = 0x0112
  private static let exif = Array("Exif\0\0".utf8)

  /// The orientation in a JPEG's Exif segment; nil if there is none, or if it is damaged.
  init?(ofJPEG data: Data) {
    let bytes = [UInt8](data.prefix(1 << 17))
    var place = 2
    // Segments: a marker, and a length of two bytes that includes itself.
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let contents = bytes[(place + 4)..<end]
      if bytes[place + 1] == 0xE1, contents.starts(with: Self.exif) {
        self.init(ofTIFF: contents.dropFirst(Self.exif.count))
        return
      }
      place = end
    }
    return nil
  }

  /// Searches the first directory of a TIFF header.
  private init?(ofTIFF bytes: ArraySlice<UInt8>) {
    let isLittle: Bool
    switch bytes.prefix(2) {
    case [0x49, 0x49]: isLittle = true
    case [0x4D, 0x4D]: isLittle = false
    default: return nil
    }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let part = bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
      let count = number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      guard let found = number(at: start, bytes: 2) else { return nil }
      if found == Int(Self.tag) {
        guard let value = number(at: start + 8, bytes: 2) else { return nil }
        self.init(rawValue: UInt16(value))
        return
      }
    }
    return nil
  }

  /// A JPEG segment that contains only the orientation.
  var segment: Data {
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    // One entry: tag, type (3: a short), count, value; then no further directory.
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(rawValue), 0, 0]
    let contents = Self.exif + header + [0, 1] + entry + [0, 0, 0, 0]
    return Data([0xFF, 0xE1, 0, UInt8(contents.count + 2)] + contents)
  }
}
