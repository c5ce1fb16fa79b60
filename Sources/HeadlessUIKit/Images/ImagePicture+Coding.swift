internal import Foundation
internal import ImageFormats

// Images in archives: the pixels as a PNG, or a symbol's name and measures, and how they are shown.
extension ImagePicture {
  private enum Key {
    static let pixels = "UIImageData"
    static let symbol = "UISystemName"
    static let symbolMeasures = "UISymbolMeasures"
    static let measures = "UIImageMeasures"
    static let caps = "UICapInsets"
    static let alignment = "UIAlignmentRectInsets"
  }

  func encode(with coder: NSCoder) {
    switch content {
    case .none: break
    case .pixels(let image):
      if let data = ImageFile.png(of: image) { coder.encode(NSData(data: data), forKey: Key.pixels) }
    case .symbol(let symbol):
      coder.encode(symbol.name as NSString, forKey: Key.symbol)
      coder.encode(
        numbers: [Double(symbol.pointSize), Double(symbol.weight.rawValue), Double(symbol.scale.rawValue)],
        forKey: Key.symbolMeasures)
    }
    let modes = [orientation.rawValue, renderingMode.rawValue, resizingMode.rawValue, flipsForRightToLeft ? 1 : 0]
    coder.encode(numbers: [Double(scale)] + modes.map { Double($0) }, forKey: Key.measures)
    if let capInsets { coder.encode(numbers: capInsets.numbers, forKey: Key.caps) }
    if let ownAlignmentInsets { coder.encode(numbers: ownAlignmentInsets.numbers, forKey: Key.alignment) }
  }

  /// Nil for an archive of another make, and for pixels or symbols that can't be read.
  init?(coder: NSCoder) {
    guard let measures = coder.decodeNumbers(forKey: Key.measures), measures.count == 5,
      let content = Self.content(coder)
    else { return nil }
    let modes = measures.dropFirst().map { Int(exactly: $0) ?? 0 }
    self.init(
      content, scale: CGFloat(measures[0]), orientation: UIImage.Orientation(rawValue: modes[0]) ?? .up)
    renderingMode = UIImage.RenderingMode(rawValue: modes[1]) ?? .automatic
    resizingMode = UIImage.ResizingMode(rawValue: modes[2]) ?? .tile
    flipsForRightToLeft = modes[3] == 1
    capInsets = coder.decodeNumbers(forKey: Key.caps).flatMap { UIEdgeInsets(numbers: $0) }
    ownAlignmentInsets = coder.decodeNumbers(forKey: Key.alignment).flatMap { UIEdgeInsets(numbers: $0) }
    if case .symbol = content { baseline = .symbol }
  }

  private static func content(_ coder: NSCoder) -> Content? {
    if coder.containsValue(forKey: Key.pixels) {
      guard let data = coder.decodeObject(of: NSData.self, forKey: Key.pixels) as Data? else { return nil }
      return ImageFile.decode(data, name: "an archived image").map { .pixels($0.image) }
    }
    guard coder.containsValue(forKey: Key.symbol) else { return Content.none }
    guard let name = coder.decodeObject(of: NSString.self, forKey: Key.symbol) as String?,
      let measures = coder.decodeNumbers(forKey: Key.symbolMeasures), measures.count == 3, measures[0] > 0
    else { return nil }
    let configuration = UIImage.SymbolConfiguration(
      pointSize: CGFloat(measures[0]),
      weight: Int(exactly: measures[1]).flatMap { UIImage.SymbolWeight(rawValue: $0) } ?? .regular,
      scale: Int(exactly: measures[2]).flatMap { UIImage.SymbolScale(rawValue: $0) } ?? .medium)
    return Symbol(name: name, configuration: configuration).map { .symbol($0) }
  }
}

extension UIEdgeInsets {
  fileprivate var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }

  fileprivate init?(numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
