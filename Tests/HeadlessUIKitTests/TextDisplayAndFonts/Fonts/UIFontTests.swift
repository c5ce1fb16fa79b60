import Foundation
import HeadlessUIKit
import Testing

@Suite struct UIFontTests {
  @MainActor @Test func aFontOfNoNameIsAFontThatTextCanHave() {
    let label = UILabel()
    label.font = UIFont()
    label.text = "Shop"
    #expect(label.font.pointSize == 12 && label.intrinsicContentSize.height > 0)
  }

  @Test func equalFontsAreOneObject() {
    #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .body) === UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) === UIFont.systemFont(ofSize: 20))
    // A font that follows the text size isn't the one that stays.
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large) !== UIFont.systemFont(ofSize: 17))
  }

  @Test func theSystemFontMeasuresAsSanFranciscoDoes() {
    // San Francisco's units are 1/2048 em: ascender 1950, descender -494, capitals 1443.
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender == 17.0 * 1950 / 2048)
    #expect(font.descender == -17.0 * 494 / 2048)
    #expect(font.capHeight == 17.0 * 1443 / 2048)
    #expect(font.lineHeight == 17 * 1.193359375)
    #expect(font.leading == 0)
  }

  @Test(arguments: [
    (UIFont.systemFont(ofSize: 12), ".SFUI-Regular"),
    (.systemFont(ofSize: 12, weight: .ultraLight), ".SFUI-Ultralight"),
    (.systemFont(ofSize: 12, weight: .black), ".SFUI-Black"),
    (.boldSystemFont(ofSize: 12), ".SFUI-Semibold"),
    (.italicSystemFont(ofSize: 12), ".SFUI-RegularItalic"),
    (.monospacedSystemFont(ofSize: 12, weight: .medium), ".AppleSystemUIFontMonospaced-Medium"),
  ])
  func systemFontsAreNamedAsOnIOS(font: UIFont, name: String) {
    #expect(font.fontName == name)
    #expect(UIFont(name: name, size: 12) == font)
  }

  @Test func unknownNamesGiveNoFont() {
    #expect(UIFont(name: "NoFontOfThisName", size: 12) == nil)
    #expect(UIFont(name: ".SFUI-Chunky", size: 12) == nil)
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, 100.0), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
    (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(-1), 100), (UIFont.Weight(1), 900),
    (UIFont.Weight(0.35), 650), (UIFont.Weight(-0.2), 350),
  ])
  func weightsAreThoseOfOpenType(weight: UIFont.Weight, expected: Double) {
    #expect(abs(UIFont.systemFont(ofSize: 12, weight: weight).textFont.weight - expected) < 1e-6)
  }

  @Test func fontsAreEqualByWhatTheyAre() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(17).isScalable == false)
  }

  @Test func digitsOfOneWidth() {
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular).textFont.hasTabularDigits)
    #expect(!UIFont.systemFont(ofSize: 12).textFont.hasTabularDigits)
  }

  @Test func registeredFontsAreFoundByName() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    try #require(FileManager.default.fileExists(atPath: path), "fonts-dejavu-core isn't installed")
    try FontRegistry.registerFont(at: path)
    let font = try #require(UIFont(name: "DejaVuSansMono", size: 10))
    #expect(font.familyName == "DejaVu Sans Mono")
    #expect(font.fontName == "DejaVuSansMono")
    #expect(UIFont.familyNames.contains("DejaVu Sans Mono"))
    #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono") == ["DejaVuSansMono"])
    // Its hhea table says 1901 and -483 units of 1/2048 em.
    #expect(abs(font.ascender - 10 * 1901 / 2048) < 0.01)
    #expect(abs(font.descender + 10 * 483 / 2048) < 0.01)
    #expect("iii".size(withAttributes: [.font: font]).width == "WWW".size(withAttributes: [.font: font]).width)
    #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
  }

  @Test func aFileThatIsNoFontIsRefused() {
    #expect(throws: (any Error).self) { try FontRegistry.registerFont(at: "/etc/hostname") }
  }
}

@Suite struct UIFontDescriptorTests {
  @Test func symbolicTraitsChangeTheStyle() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == body.pointSize)
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: italic, size: 20).fontName == ".SFUI-SemiboldItalic")
    let plain = try #require(italic.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0).fontName == ".SFUI-Regular")
  }

  @Test func largeTitlesAreEmphasizedInBold() throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
    let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
    #expect(bold.postscriptName == ".SFUI-Bold")
  }

  @Test func designsAreOfTheSystemFont() throws {
    let descriptor = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor
    let mono = try #require(descriptor.withDesign(.monospaced))
    let font = UIFont(descriptor: mono, size: 0)
    #expect(font.textFont.family == .systemMonospaced)
    #expect(font.textFont.weight == 700)
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func attributesMakeFonts() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font == UIFont.systemFont(ofSize: 21, weight: .heavy))
    let digits = descriptor.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]])
    #expect(UIFont(descriptor: digits, size: 0).textFont.hasTabularDigits)
    let zero = descriptor.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 14, .selector: 4]]])
    #expect(UIFont(descriptor: zero, size: 0).textFont.features.map(\.tag) == ["zero"])
    let named = descriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ],
        [.featureIdentifier: kStylisticAlternativesType, .typeIdentifier: kStylisticAltTwelveOnSelector],
      ]
    ])
    #expect(UIFont(descriptor: named, size: 0).textFont.hasTabularDigits)
    #expect(UIFont(descriptor: named, size: 0).textFont.features.map(\.tag) == ["ss12"])
  }

  @Test func aSizeOfItsOwnWins() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
    #expect(descriptor.withSize(9).pointSize == 9)
  }

  /// Without the address, which differs between runs.
  private func words(_ object: NSObject) -> String { object.description.replacing(/0x[0-9a-f]+/, with: "") }

  @Test func fontsDescribeThemselvesAsOniOS() {
    #expect(
      words(UIFont.systemFont(ofSize: 17))
        == "<UICTFont: > font-family: \".SFUI-Regular\"; font-weight: normal; font-style: normal; font-size: 17.00pt")
    #expect(
      words(UIFont.systemFont(ofSize: 18, weight: .semibold))
        == "<UICTFont: > font-family: \".SFUI-Semibold\"; font-weight: bold; font-style: normal; font-size: 18.00pt")
    #expect(words(UIFont.italicSystemFont(ofSize: 12)).contains("font-style: italic; font-size: 12.00pt"))
    #expect(
      words(UIFontDescriptor(name: "Helvetica", size: 12))
        == "UICTFontDescriptor <> = {\n    NSFontNameAttribute = Helvetica;\n    NSFontSizeAttribute = 12;\n}")
  }

  /// A face without an italic is slanted by this amount, and a matrix of one number enlarges it.
  @MainActor @Test func matricesChangeGlyphs() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let slanted = UIFont(
      descriptor: plain.fontDescriptor.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)), size: 0)
    let double = UIFont(
      descriptor: UIFontDescriptor(name: plain.fontName, matrix: CGAffineTransform(scaleX: 2, y: 2)), size: 20)
    #expect(slanted.fontDescriptor.matrix.c == 0.3 && slanted != plain)
    #expect(slanted.fontDescriptor.fontAttributes[.matrix] as? CGAffineTransform == slanted.fontDescriptor.matrix)
    func width(_ font: UIFont) -> CGFloat { ("HHHH" as NSString).size(withAttributes: [.font: font]).width }
    #expect(width(slanted) == width(plain))
    #expect(width(double) == width(.systemFont(ofSize: 40)))
    func picture(_ attributes: [NSAttributedString.Key: Any]) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in
        ("H" as NSString).draw(at: CGPoint(x: 10, y: 0), withAttributes: attributes)
      }.pngData()
    }
    #expect(picture([.font: slanted]) == picture([.font: plain, .obliqueness: 0.3]))
    #expect(picture([.font: slanted]) != picture([.font: plain]))
    let data = try NSKeyedArchiver.archivedData(withRootObject: slanted.fontDescriptor, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
    #expect(read == slanted.fontDescriptor)
  }
}
