internal import Foundation
internal import TextLayout

// Fonts in archives: their specification, under keys of this library. Numbers are in one list, names separate.
extension FontSpecification {
  private enum Key {
    static let name = "UIFontName"
    static let numbers = "UIFontNumbers"
    static let textStyle = "UIFontTextStyle"
    static let languageLeading = "UIFontLanguageLeading"
    static let features = "UIFontFeatures"
    static let matrix = "UIFontMatrix"
  }

  func encode(with coder: NSCoder) {
    var isSystem = false
    switch family {
    case .system(let design):
      isSystem = true
      coder.encode(design.rawValue as NSString, forKey: Key.name)
    case .named(let name): coder.encode(name as NSString, forKey: Key.name)
    }
    let flags = [isSystem, isItalic, hasMonospacedDigits, isForBoldText]
    let entry = styleEntry.map { [$0.pointSize, $0.leading] } ?? []
    let numbers =
      flags.map { $0 ? 1 : 0 } + [pointSize, weight.rawValue, width.rawValue, CGFloat(leadingTrait.rawValue)] + entry
    coder.encode(numbers: numbers.map { Double($0) }, forKey: Key.numbers)
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: Key.textStyle) }
    if languageLeading != 0 { coder.encode(numbers: [Double(languageLeading)], forKey: Key.languageLeading) }
    if matrix != .identity {
      let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      coder.encode(numbers: parts.map { Double($0) }, forKey: Key.matrix)
    }
    if !features.isEmpty {
      let list = features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
      coder.encode(list as NSString, forKey: Key.features)
    }
  }

  /// Nil for an archive of another make.
  init?(coder: NSCoder) {
    guard let name = coder.decodeText(forKey: Key.name), let numbers = coder.decodeNumbers(forKey: Key.numbers),
      numbers.count == 8 || numbers.count == 10, numbers.allSatisfy(\.isFinite)
    else { return nil }
    let family: Family = numbers[0] == 1 ? .system(UIFontDescriptor.SystemDesign(rawValue: name)) : .named(name)
    self.init(family, pointSize: CGFloat(numbers[4]), weight: UIFont.Weight(rawValue: CGFloat(numbers[5])))
    isItalic = numbers[1] == 1
    hasMonospacedDigits = numbers[2] == 1
    isForBoldText = numbers[3] == 1
    width = UIFont.Width(rawValue: CGFloat(numbers[6]))
    leadingTrait = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: numbers[7]) ?? 0)
      .intersection([.traitTightLeading, .traitLooseLeading])
    if numbers.count == 10 {
      styleEntry = DynamicTypeTable.Entry(pointSize: CGFloat(numbers[8]), leading: CGFloat(numbers[9]))
    }
    if let parts = coder.decodeNumbers(forKey: Key.matrix)?.map({ CGFloat($0) }), parts.count == 6 {
      matrix = CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
    if let extra = coder.decodeNumbers(forKey: Key.languageLeading)?.first, extra.isFinite {
      languageLeading = CGFloat(extra)
    }
    textStyle = coder.decodeText(forKey: Key.textStyle).map { UIFont.TextStyle(rawValue: $0) }
    for word in (coder.decodeText(forKey: Key.features) ?? "").split(separator: ",") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, parts[0].count == 4, let value = UInt32(parts[1]) else { continue }
      features.append(FontFeature(tag: String(parts[0]), value: value))
    }
  }
}

extension UIFont.Origin {
  private enum Key {
    static let style = "UIFontOriginStyle"
    static let base = "UIFontOriginBase"
    static let maximum = "UIFontOriginMaximum"
  }

  func encode(with coder: NSCoder) {
    switch self {
    case .fixed: break
    case .textStyle(let style): coder.encode(style.rawValue as NSString, forKey: Key.style)
    case .scaled(let base, let style, let maximum):
      coder.encode(style.rawValue as NSString, forKey: Key.style)
      coder.encode(UIFontDescriptor(base), forKey: Key.base)
      if let maximum { coder.encode(numbers: [Double(maximum)], forKey: Key.maximum) }
    }
  }

  init(coder: NSCoder) {
    self = .fixed
    guard let style = coder.decodeText(forKey: Key.style).map({ UIFont.TextStyle(rawValue: $0) }) else { return }
    self = .textStyle(style)
    guard coder.containsValue(forKey: Key.base),
      let base = coder.decodeObject(of: UIFontDescriptor.self, forKey: Key.base)
    else { return }
    let maximum = coder.decodeNumbers(forKey: Key.maximum)?.first.map { CGFloat($0) }
    self = .scaled(base.specification, style, maximumPointSize: maximum)
  }
}
