public import Foundation

// swift-corelibs-foundation has no way between both kinds of attributed strings. These carry UIKit's attributes and links.

extension NSAttributedString {
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    let bridges = AttributeBridge.all
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for bridge in bridges { attributes[bridge.key] = bridge.read(run.attributes) }
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = nsStr.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// UIKit's attributes and links among `dictionary`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = dictionary[bridge.key] { bridge.write(value, &self) }
    }
  }
}
