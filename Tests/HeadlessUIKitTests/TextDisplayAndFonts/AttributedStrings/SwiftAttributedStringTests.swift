import Foundation
import HeadlessUIKit
import Testing

@Suite struct SwiftAttributedStringTests {
  @Test func attributesAreReachedByName() {
    var string = AttributedString("ab")
    string.font = .systemFont(ofSize: 20)
    string.uiKit.foregroundColor = .red
    #expect(string.font == UIFont.systemFont(ofSize: 20))
    #expect(string.foregroundColor == UIColor.red)
  }

  @Test func attributesSurviveTheWayThereAndBack() throws {
    var string = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.font = .boldSystemFont(ofSize: 20)
    bold.underlineStyle = .double
    bold.kern = 2
    bold.link = URL(string: "https://example.org")
    string += bold
    let bridged = NSAttributedString(string)
    #expect(bridged.string == "plain bold")
    #expect(bridged.attributes(at: 0, effectiveRange: nil).isEmpty)
    let attributes = bridged.attributes(at: 6, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect(AttributedString(bridged) == string)
  }

  @Test func containersAreMadeFromDictionaries() {
    let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 3, .foregroundColor: UIColor.red])
    #expect(container.font == UIFont.systemFont(ofSize: 9))
    #expect(container.kern == 3)
    #expect(container.foregroundColor == .red)
    #expect(container.backgroundColor == nil)
  }
}
