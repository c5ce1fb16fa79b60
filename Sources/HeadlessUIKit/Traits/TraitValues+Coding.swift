internal import Foundation

// UIKit's traits in archives: each by its name, as a number or a text, if it has a value.
extension TraitValues {
  init(_ coder: NSCoder) {
    self.init()
    for trait in TraitValues.systemTraits { trait.decode(into: &self, from: coder) }
    // Asking for what isn't there counts as a broken archive.
    let language = UITraitTypesettingLanguage.name
    if coder.containsValue(forKey: language), let identifier = coder.decodeObject(of: NSString.self, forKey: language) {
      typesettingLanguage = Locale.Language(identifier: identifier as String)
    }
  }

  func encode(with coder: NSCoder) {
    for trait in TraitValues.systemTraits where trait.isSpecified(in: self) { trait.encode(self, with: coder) }
    if let typesettingLanguage {
      coder.encode(typesettingLanguage.maximalIdentifier as NSString, forKey: UITraitTypesettingLanguage.name)
    }
  }
}

extension SystemTrait {
  fileprivate static func encode(_ values: TraitValues, with coder: NSCoder) {
    switch values[keyPath: path] {
    case let number as CGFloat: coder.encode(Double(number), forKey: name)
    case let value as any RawRepresentable<Int>: coder.encode(Double(value.rawValue), forKey: name)
    case let value as any RawRepresentable<String>: coder.encode(value.rawValue as NSString, forKey: name)
    default: break
    }
  }

  fileprivate static func decode(into values: inout TraitValues, from coder: NSCoder) {
    guard coder.containsValue(forKey: name) else { return }
    if Value.self == CGFloat.self, let value = CGFloat(coder.decodeDouble(forKey: name)) as? Value {
      values[keyPath: path] = value
    } else if let type = Value.self as? any RawRepresentable<Int>.Type {
      // An archive may hold any number.
      let raw = Int(exactly: coder.decodeDouble(forKey: name))
      if let value = raw.flatMap({ make(type, $0) }) { values[keyPath: path] = value }
    } else if let type = Value.self as? any RawRepresentable<String>.Type,
      let text = coder.decodeObject(of: NSString.self, forKey: name), let value = make(type, text as String)
    {
      values[keyPath: path] = value
    }
  }

  private static func make<Raw, Type: RawRepresentable<Raw>>(_ type: Type.Type, _ raw: Raw) -> Value? {
    type.init(rawValue: raw) as? Value
  }
}
