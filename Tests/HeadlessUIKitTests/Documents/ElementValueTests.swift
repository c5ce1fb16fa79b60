import Foundation
import HeadlessUIKit
import Testing

/// Values inside elements: fonts and colours of attributed texts, configurations, appearances, options.
@MainActor @Suite struct ElementValueTests {
  private let folders = KeptFolders()

  /// Keeps documents while a test checks the results.
  @MainActor private final class KeptFolders {
    var all: [DocumentFolder] = []
  }

  private func view(_ subviews: String) throws -> (UIView, [String]) {
    let (controller, told) = try controller(
      "<view key=\"view\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
        + "<subviews>\(subviews)</subviews></view>")
    return (try #require(controller.view), told())
  }

  private func controller(_ contents: String) throws -> (UIViewController, @MainActor () -> [String]) {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene("<viewController id=\"vc\" sceneMemberID=\"viewController\">\(contents)</viewController>"))
    ])
    folders.all.append(folder)
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    return (controller, { folder.problems("Main.storyboard") })
  }

  // MARK: Margins

  /// 1,000 minus margins of 8 on both sides exceeds the readable width: 672 in the middle.
  @Test(arguments: ["", "<viewLayoutGuide key=\"layoutMargins\" id=\"guide\"/>"])
  func marginsFollowTheReadableWidth(guide: String) throws {
    let anchor = guide.isEmpty ? ("page", "leadingMargin", "trailingMargin") : ("guide", "leading", "trailing")
    let (root, told) = try view(
      """
      <view contentMode="scaleToFill" layoutMarginsFollowReadableWidth="YES" id="page">
        <rect key="frame" x="0" y="0" width="1000" height="400"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="text">
          <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
        \(guide)
        <constraints>
          <constraint firstItem="text" firstAttribute="leading" secondItem="\(anchor.0)" secondAttribute="\(anchor.1)"
            id="c1"/>
          <constraint firstItem="\(anchor.0)" firstAttribute="\(anchor.2)" secondItem="text" secondAttribute="trailing"
            id="c2"/>
          <constraint firstItem="text" firstAttribute="top" secondItem="page" secondAttribute="topMargin" id="c3"/>
          <constraint firstItem="text" firstAttribute="height" constant="20" id="c4"/>
        </constraints>
      </view>
      """)
    let page = try #require(root.subviews.first)
    page.layoutIfNeeded()
    #expect(page.subviews.first?.frame == CGRect(x: 164, y: 8, width: 672, height: 20))
    #expect(told == [])
  }

  @Test func aGuideOfTheMarginsIsNotTheirSize() throws {
    let (root, told) = try view("<view id=\"v\"><viewLayoutGuide key=\"layoutMargins\" id=\"g\"/></view>")
    #expect(root.subviews.first?.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(told == [])
  }

  @Test func aTablesCellsFollowTheReadableWidth() throws {
    let (root, told) = try view("<tableView layoutMarginsFollowReadableWidth=\"YES\" id=\"t\"/>")
    #expect((root.subviews.first as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true)
    #expect(told == [])
  }

  // MARK: Symbols

  @Test func aReferencedSymbolHasItsVariableValue() throws {
    let (root, told) = try view(
      """
      <imageView id="i"><imageReference key="image" image="wifi" catalog="system" variableValue="0.3"/></imageView>
      """)
    let image = try #require((root.subviews.first as? UIImageView)?.image?.pngData())
    #expect(image == UIImage(systemName: "wifi", variableValue: 0.3)?.pngData())
    #expect(image != UIImage(systemName: "wifi")?.pngData())
    #expect(told == [])
  }

  // MARK: Attributed texts

  @Test func fontsOfAttributedTextsHaveTheirSizeUnderItsOwnName() throws {
    let (root, told) = try view(
      """
      <label opaque="NO" usesAttributedText="YES" id="a"><attributedString key="attributedText">
        <fragment content="Small"><attributes>
          <color key="NSColor" name="labelColor" catalog="System" colorSpace="catalog"/>
          <font key="NSFont" size="11" name="Helvetica"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"
            baseWritingDirection="natural" lineSpacing="3" tighteningFactorForTruncation="0.0"/>
        </attributes></fragment>
        <fragment content=" and bold"><attributes>
          <font key="NSFont" size="20" metaFont="systemBold"/>
          <integer key="NSUnderline" value="1"/><real key="NSBaselineOffset" value="2"/>
        </attributes></fragment>
      </attributedString></label>
      """)
    let text = try #require((root.subviews.first as? UILabel)?.attributedText)
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 11)
    #expect(first[.foregroundColor] as? UIColor == .label)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center)
    #expect(style.lineSpacing == 3)
    let second = text.attributes(at: 6, effectiveRange: nil)
    #expect(second[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(second[.underlineStyle] as? Int == 1)
    #expect(second[.baselineOffset] as? Double == 2)
    #expect(told == [])
  }

  @Test func whatAnAttributedTextHasThatIsNotReadIsNamed() throws {
    let (_, told) = try view(
      """
      <label opaque="NO" id="a"><attributedString key="attributedText"><fragment content="Text"><attributes>
        <integer key="NSGlyphInfo" value="1"/></attributes></fragment></attributedString></label>
      """)
    #expect(told.count == 1)
    #expect(told.first?.contains("integer in attributes has no effect (NSGlyphInfo)") == true)
  }

  // MARK: Text input

  @Test func textViewsFindWhatTheDocumentNames() throws {
    let (root, told) = try view(
      """
      <textView text="a" id="a"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES" address="NO"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" autocapitalizationType="sentences"/></textView>
      """)
    let view = try #require(root.subviews.first as? UITextView)
    #expect(view.dataDetectorTypes == [.phoneNumber, .link])
    #expect(view.keyboardType == .emailAddress)
    #expect(view.autocapitalizationType == .sentences)
    #expect(told == [])
  }

  @Test func aNameWithinTheTraitsThatIsNotKnownIsNamed() throws {
    let (root, told) = try view(
      "<textField id=\"a\"><textInputTraits key=\"textInputTraits\" keyboardType=\"runes\" hums=\"YES\"/></textField>")
    #expect((root.subviews.first as? UITextField)?.keyboardType == .default)
    #expect(told.contains { $0.contains("keyboardType=\"runes\", which isn't known") })
    #expect(told.contains { $0.contains("the attribute hums of textInputTraits has no effect") })
  }

  @Test func datePickersHaveTheirLanguageAndTheirZone() throws {
    let (root, told) = try view(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" style="wheels" id="a">
        <locale key="locale" localeIdentifier="de_AT"/><timeZone key="timeZone" name="Asia/Tokyo"><mutableData key="data"/>
      </timeZone></datePicker>
      """)
    let picker = try #require(root.subviews.first as? UIDatePicker)
    #expect(picker.locale?.identifier == "de_AT")
    #expect(picker.timeZone?.identifier == "Asia/Tokyo")
    #expect(told == [])
  }

  // MARK: Buttons

  @Test func aConfigurationHasItsFontItsBackgroundAndItsSymbol() throws {
    let (root, told) = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" showsMenuAsPrimaryAction="YES" role="destructive" id="a">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Book" imagePlacement="trailing" imagePadding="6"
          cornerStyle="capsule" titleAlignment="center" showsActivityIndicator="YES">
          <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="21"/>
          <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
            <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </backgroundConfiguration>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration>
      </button>
      """)
    let button = try #require(root.subviews.first as? UIButton)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Book")
    #expect(configuration.attributedTitle?.uiKit.font == .boldSystemFont(ofSize: 21))
    #expect(configuration.image?.symbolConfiguration == UIImage.SymbolConfiguration(scale: .large))
    #expect(configuration.background.cornerRadius == 9)
    #expect(configuration.background.strokeWidth == 2)
    #expect(configuration.background.strokeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(configuration.baseBackgroundColor == .systemGreen)
    #expect(configuration.titleAlignment == .center)
    #expect(configuration.showsActivityIndicator)
    #expect(button.role == .destructive)
    #expect(button.showsMenuAsPrimaryAction)
    #expect(told == [])
  }

  @Test func aConfigurationsAttributedTitleKeepsItsFont() throws {
    let (root, told) = try view(
      """
      <button opaque="NO" buttonType="system" id="a"><buttonConfiguration key="configuration" style="plain">
        <attributedString key="attributedTitle"><fragment content="More"><attributes>
          <font key="NSFont" size="14" name="Helvetica-Bold"/></attributes></fragment></attributedString>
      </buttonConfiguration></button>
      """)
    let configuration = try #require((root.subviews.first as? UIButton)?.configuration)
    #expect(configuration.title == "More")
    #expect(configuration.attributedTitle?.uiKit.font?.pointSize == 14)
    #expect(told == [])
  }

  @Test func whatAStateHasThatIsNotReadIsNamedOnce() throws {
    let (_, told) = try view(
      """
      <button buttonType="system" id="a"><state key="normal" title="A" sparkle="YES"/></button>
      <button buttonType="system" id="b"><state key="normal" title="B" sparkle="YES"/></button>
      <button buttonType="system" id="c"><state key="sleepy" title="C"/></button>
      """)
    #expect(told.filter { $0.contains("the attribute sparkle of state has no effect") }.count == 1)
    #expect(told.contains { $0.contains("a button has no state \"sleepy\"") })
    #expect(told.count == 2)
  }

  @Test func wellsAndCalendarsAreViewsOfDocuments() throws {
    let (root, told) = try view(
      """
      <colorWell opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" title="Ink" id="a">
        <color key="selectedColor" systemColor="systemRedColor"/></colorWell>
      <calendarView contentMode="scaleToFill" tag="3" id="b"/>
      <button buttonType="custom" adjustsImageWhenHighlighted="NO" id="c"/>
      """)
    let well = try #require(root.subviews.first as? UIColorWell)
    #expect(well.selectedColor == .systemRed)
    #expect(well.title == "Ink")
    #expect((root.subviews[1] as? UICalendarView)?.tag == 3)
    #expect((root.subviews[2] as? UIButton)?.adjustsImageWhenHighlighted == false)
    #expect(told == [])
  }

  // MARK: Bars and effects

  @Test func barsHaveTheAppearancesOfTheDocument() throws {
    let (root, told) = try view(
      """
      <navigationBar contentMode="scaleToFill" id="a">
        <navigationBarAppearance key="standardAppearance">
          <color key="backgroundColor" systemColor="systemTealColor"/><color key="shadowColor" white="0" alpha="1"/>
          <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="23"/>
            <color key="textColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="textShadowColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <offsetWrapper key="textShadowOffset" horizontal="2" vertical="3"/></textAttributes>
        </navigationBarAppearance></navigationBar>
      <tabBar contentMode="scaleToFill" id="b"><items>
          <tabBarItem title="One" badgeValue="5" id="t"><color key="badgeColor" systemColor="systemBlueColor"/></tabBarItem></items>
        <tabBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemPinkColor"/>
          <blurEffect style="systemThinMaterialDark"/></tabBarAppearance></tabBar>
      """)
    let bar = try #require(root.subviews.first as? UINavigationBar)
    let attributes = bar.standardAppearance.titleTextAttributes
    #expect(bar.standardAppearance.backgroundColor == .systemTeal)
    #expect(bar.standardAppearance.shadowColor == UIColor(white: 0, alpha: 1))
    #expect((attributes[.font] as? UIFont)?.pointSize == 23)
    let shadow = try #require(attributes[.shadow] as? NSShadow)
    #expect(shadow.shadowOffset == CGSize(width: 2, height: 3))
    #expect(shadow.shadowColor as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let tabs = try #require(root.subviews.last as? UITabBar)
    #expect(tabs.items?.first?.badgeColor == .systemBlue)
    #expect(tabs.standardAppearance.backgroundColor == .systemPink)
    #expect(tabs.standardAppearance.backgroundEffect == UIBlurEffect(style: .systemThinMaterialDark))
    #expect(told == [])
  }

  @Test func effectsHaveTheirStyleInEveryForm() throws {
    let (root, told) = try view(
      """
      <visualEffectView id="a"><blurEffect style="systemChromeMaterialLight"/></visualEffectView>
      <visualEffectView id="b"><vibrancyEffect style="secondaryLabel"><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
      <visualEffectView id="c"><blurEffect style="foggy"/></visualEffectView>
      """)
    let views = root.subviews.compactMap { $0 as? UIVisualEffectView }
    #expect(views[0].effect == UIBlurEffect(style: .systemChromeMaterialLight))
    #expect(
      views[1].effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel))
    #expect(views[2].effect == nil)
    #expect(told.count == 1)
    #expect(told.first?.contains("style=\"foggy\", which isn't known") == true)
  }

  // MARK: Runtime attributes

  @Test func runtimeAttributesSetEnumerationsByTheirFigures() throws {
    let (controller, told) = try controller(
      """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <textField id="f"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="textAlignment"><integer key="value" value="1"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="secureTextEntry" value="YES"/>
          <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></textField></subviews></view>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="overrideUserInterfaceStyle"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """)
    #expect(controller.overrideUserInterfaceStyle == .dark)
    let field = try #require(controller.view.subviews.first as? UITextField)
    #expect(field.textAlignment == .center)
    #expect(field.isSecureTextEntry)
    // A document's colour isn't a colour that a layer takes: iOS shows no border, either.
    #expect(told().count == 1)
    #expect(told().first?.contains("(layer.borderColor)") == true)
  }
}
