import Foundation
import InterfaceBuilder
import Testing

@Suite struct ValueTests {
  private func element(_ xml: String) throws -> DocumentElement {
    try DocumentReader.read(Data(xml.utf8), path: "test")
  }

  private func color(_ attributes: String) throws -> InterfaceColor? {
    InterfaceColor(try element("<color key=\"c\" \(attributes)/>"))
  }

  @Test func coloursOfSRGBStayAsTheyAre() throws {
    let expected = InterfaceColor.components(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let attributes = "red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"0.5\""
    #expect(try color("\(attributes) colorSpace=\"custom\" customColorSpace=\"sRGB\"") == expected)
    #expect(try color("\(attributes) colorSpace=\"deviceRGB\"") == expected)
  }

  /// Apple's crayon Tangerine is (1, 0.5, 0) in Generic RGB and (255, 147, 0) in sRGB.
  @Test func calibratedColoursAreConverted() throws {
    let attributes = "red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
    guard case .components(let red, let green, let blue, 1)? = try color(attributes) else {
      Issue.record("no components")
      return
    }
    #expect((red * 255).rounded() == 255)
    #expect((green * 255).rounded() == 147)
    #expect((blue * 255).rounded() == 0)
    let raw = InterfaceColor(try element("<color \(attributes)/>"), isMatched: false)
    #expect(raw == .components(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func greysOfTheWideSpacesStayGrey() throws {
    for space in ["displayP3", "calibratedRGB"] {
      let attributes =
        "red=\"0.5\" green=\"0.5\" blue=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"\(space)\""
      guard case .components(let red, let green, let blue, _)? = try color(attributes) else {
        Issue.record("no components")
        return
      }
      #expect(red == green && green == blue)
    }
    #expect(try color("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"") == .white(1, alpha: 1))
    #expect(
      try color("white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")
        == .white(0.5, alpha: 1))
  }

  @Test func coloursByName() throws {
    #expect(try color("systemColor=\"systemBackgroundColor\"") == .system("systemBackgroundColor"))
    #expect(
      try color("cocoaTouchSystemColor=\"darkTextColor\" white=\"0\" alpha=\"1\"") == .system("darkTextColor"))
    #expect(try color("name=\"Accent\"") == .named("Accent"))
    #expect(try color("") == nil)
  }

  @Test func fontsInTheirForms() throws {
    func font(_ attributes: String) throws -> InterfaceFont? {
      InterfaceFont(try element("<fontDescription key=\"fontDescription\" \(attributes)/>"))
    }
    #expect(try font("type=\"system\" pointSize=\"17\"") == .system(size: 17, weight: nil))
    #expect(try font("type=\"system\" weight=\"heavy\" pointSize=\"20\"") == .system(size: 20, weight: "heavy"))
    #expect(try font("type=\"boldSystem\" pointSize=\"12\"") == .boldSystem(size: 12))
    #expect(try font("style=\"UICTFontTextStyleBody\"") == .style("UICTFontTextStyleBody"))
    #expect(
      try font("name=\"Georgia\" family=\"Georgia\" pointSize=\"30\"")
        == .named("Georgia", family: "Georgia", size: 30))
    #expect(try font("") == nil)
  }

  @Test func multipliersAreNumbersOrRatios() {
    #expect(InterfaceConstraint.factor("0.5") == 0.5)
    #expect(InterfaceConstraint.factor("16:9") == 16.0 / 9)
    #expect(InterfaceConstraint.factor("1:0") == nil)
    #expect(InterfaceConstraint.factor("wide") == nil)
  }

  @Test func aConstraintHasItsDefaults() throws {
    let constraint = try #require(
      InterfaceConstraint(element("<constraint firstAttribute=\"width\" constant=\"40\" id=\"c\"/>")))
    #expect(constraint.firstItem == nil)
    #expect(constraint.relation == .equal)
    #expect(constraint.multiplier == 1)
    #expect(constraint.priority == 1000)
    #expect(constraint.constant == 40)
    #expect(InterfaceConstraint(try element("<constraint/>")) == nil)
    #expect(InterfaceConstraint(try element("<constraint firstAttribute=\"top\" relation=\"about\"/>")) == nil)
  }

  @Test func variationsHoldUnderTheirSizeClasses() throws {
    let both = try #require(
      InterfaceVariation(
        element(
          """
          <variation key="heightClass=regular-widthClass=compact">
            <mask key="subviews"><include reference="a"/></mask>
            <mask key="constraints"><exclude reference="b"/><exclude reference="c"/></mask>
          </variation>
          """)))
    #expect(both.rank == 2)
    #expect(both.holds(width: .compact, height: .regular))
    #expect(!both.holds(width: .regular, height: .regular))
    #expect(!both.holds(width: nil, height: .regular))
    #expect(both.subviews.included == ["a"])
    #expect(both.constraints.excluded == ["b", "c"])
    let standard = try #require(InterfaceVariation(element("<variation key=\"default\"/>")))
    #expect(standard.rank == 0)
    #expect(standard.holds(width: .compact, height: .compact))
    #expect(InterfaceVariation(try element("<variation key=\"gamut=P3\"/>")) == nil)
  }

  @Test func runtimeAttributesHaveTheirTypes() throws {
    func attribute(_ xml: String) throws -> InterfaceRuntimeAttribute.Value? {
      InterfaceRuntimeAttribute(try element(xml), isColorMatched: true)?.value
    }
    guard
      case .number(8)? = try attribute(
        """
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        """)
    else {
      Issue.record("no number")
      return
    }
    guard
      case .boolean(true)? = try attribute(
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isOn\" value=\"YES\"/>")
    else {
      Issue.record("no boolean")
      return
    }
    #expect(try attribute("<userDefinedRuntimeAttribute type=\"number\" keyPath=\"a\"/>") == nil)
    #expect(try attribute("<userDefinedRuntimeAttribute type=\"boolean\"/>") == nil)
  }

  /// UIKit ends the app for a number that isn't finite, and for a priority that is none.
  @Test(arguments: ["nan", "inf", "-infinity", "1e999", "0x", "", "1 "]) func whatIsNoNumberIsNone(text: String) throws
  {
    #expect(Double(document: text) == nil)
    #expect(InterfaceConstraint.factor(text) == nil)
    #expect(InterfaceConstraint.factor("\(text):2") == nil || text.isEmpty)
    let words = "firstAttribute=\"top\" constant=\"\(text)\" multiplier=\"\(text)\" priority=\"\(text)\""
    let constraint = try #require(InterfaceConstraint(try element("<constraint \(words)/>")))
    #expect(constraint.constant == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.priority == 1000)
    #expect(CGRect(try element("<rect x=\"0\" y=\"0\" width=\"\(text)\" height=\"1\"/>")) == nil)
    #expect(CGSize(try element("<size width=\"1\" height=\"\(text)\"/>")) == nil)
  }

  @Test func prioritiesAndRatiosHaveTheirRange() {
    #expect(Float(priority: "1000") == 1000 && Float(priority: "0") == 0 && Float(priority: "250") == 250)
    #expect(Float(priority: "1001") == nil && Float(priority: "-1") == nil && Float(priority: "1e60") == nil)
    #expect(InterfaceConstraint.factor("1e308:1e-308") == nil && InterfaceConstraint.factor("abc:0") == nil)
  }
}
