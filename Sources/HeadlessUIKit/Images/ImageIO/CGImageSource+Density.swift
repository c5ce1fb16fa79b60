internal import Foundation

extension CGImageSource {
  /// Pixels an inch, from the chunk `pHYs` of a PNG picture whose unit is the metre (PNG specification, 11.3.4.3); else nil.
  var density: CGSize? {
    guard type == "public.png" else { return nil }
    return PNGDensity.pixelsPerInch(in: [UInt8](data))
  }
}

enum PNGDensity {
  private static let metresPerInch = 0.0254

  static func pixelsPerInch(in bytes: [UInt8]) -> CGSize? {
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(bytes, place)
      let name = bytes[place + 4..<place + 8]
      // Picture data come after the density.
      if name.elementsEqual("IDAT".utf8) { return nil }
      if name.elementsEqual("pHYs".utf8), length == 9, place + 21 <= bytes.count {
        guard bytes[place + 16] == 1 else { return nil }
        return CGSize(
          width: Double(number(bytes, place + 8)) * metresPerInch,
          height: Double(number(bytes, place + 12)) * metresPerInch)
      }
      place += 12 + length
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
