public import Foundation

// swift-corelibs-foundation has no conversion between the two kinds of attributed strings. These convert UIKit's attributes and
// links.

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

extension NSAttributedString {
  /// The scope has no effect: UIKit's attributes and links are always converted.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr)
  }

  /// The scope has no effect: UIKit's attributes and links are always converted.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  /// The scope has no effect: UIKit's attributes and links are always converted.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }

  /// The scope has no effect: UIKit's attributes and links are always converted.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }

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
