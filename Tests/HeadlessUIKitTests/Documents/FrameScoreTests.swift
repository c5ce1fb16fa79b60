import HeadlessUIKit
import Testing
import UIKit

/// Saved frames compared with the layout: features of the canvas that apps lack, and differences of the writer's iOS version.
@MainActor @Suite struct FrameScoreTests {
  private func score(_ text: String, _ name: String = "Main.storyboard") throws -> InterfaceFrameScore {
    let folder = try DocumentFolder([name: text])
    return try #require(InterfaceFrameScore.of("\(folder.bundle.bundlePath)/\(name)", tolerance: 0.5))
  }

  /// A scene with a view of views.
  private func scene(
    _ views: String, _ constraints: String, size: String = "width=\"375\" height=\"667\"", more: String = ""
  ) -> String {
    DocumentFolder.scene(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
        <rect key="frame" x="0" y="0" \(size)/>
        <subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints>
        <viewLayoutGuide key="safeArea" id="safe"/></view>\(more)</viewController>
      """)
  }

  /// Positions a view by its upper left corner.
  private func corner(_ id: String, _ x: Int, below item: String = "safe", _ y: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(x)"
      id="x-\(id)"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(item)"
      secondAttribute="\(item == "safe" ? "top" : "bottom")" constant="\(y)" id="y-\(id)"/>
    """
  }

  private let fixed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  @Test func imagesThatAreMissingKeepTheirRoom() throws {
    let views = """
      <imageView image="Boat" \(fixed) id="picture"><rect key="frame" x="10" y="30" width="90" height="45.5"/></imageView>
      <imageView \(fixed) id="empty"><rect key="frame" x="10" y="75.5" width="240" height="128"/></imageView>
      <imageView \(fixed) id="stretched"><rect key="frame" x="10" y="203.5" width="240" height="40"/>
        <constraints><constraint firstAttribute="height" priority="200" constant="40" id="h"/></constraints></imageView>
      """
    let text = DocumentFolder.storyboard(
      scene(
        views,
        corner("picture", 10, 10) + corner("empty", 10, below: "picture", 0)
          + corner("stretched", 10, below: "empty", 0))
    ).replacingOccurrences(
      of: "</document>", with: "<resources><image name=\"Boat\" width=\"90\" height=\"45.5\"/></resources></document>")
    let score = try score(text)
    #expect(score.count == 3)
    #expect(score.misses == [])
  }

  @Test func viewsWithoutConstraintsKeepTheirFrame() throws {
    let views = """
      <label fixedFrame="YES" text="Fixed" \(fixed) id="label"><rect key="frame" x="40" y="77" width="111" height="33"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    let score = try score(DocumentFolder.storyboard(scene(views, "")))
    #expect(score.count == 1)
    #expect(score.misses == [])
  }

  @Test func stackViewsWithMarginsArrangeWithinThem() throws {
    // 20 + 30 + 5 high and 100 wide, with the box within the margins.
    let views = """
      <stackView axis="vertical" \(fixed) id="stack"><rect key="frame" x="0" y="20" width="100" height="55"/>
        <subviews><view \(fixed) id="box"><rect key="frame" x="12" y="20" width="80" height="30"/>
          <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
        <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
        <directionalEdgeInsets key="directionalLayoutMargins" top="20" leading="12" bottom="5" trailing="8"/></stackView>
      """
    let score = try score(DocumentFolder.storyboard(scene(views, corner("stack", 0, 0))))
    #expect(score.count == 2)
    #expect(score.misses == [])
  }

  @Test func controlsKeepTheHeightsOfTheirYear() throws {
    // A slider's alignment rectangle ends a point above its lower edge, and begins two points from its sides.
    let views = """
      <button buttonType="contactAdd" \(fixed) id="add"><rect key="frame" x="200" y="20" width="22" height="22"/>
        <state key="normal"/></button>
      <slider \(fixed) id="slider"><rect key="frame" x="8" y="20" width="104" height="31"/>
        <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></slider>
      <datePicker datePickerMode="date" \(fixed) id="wheels"><rect key="frame" x="10" y="50" width="320" height="216"/>
      </datePicker>
      <view \(fixed) id="box"><rect key="frame" x="10" y="266" width="50" height="10"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w2"/><constraint firstAttribute="height" constant="10" id="h2"/>
      </constraints></view>
      """
    let score = try score(
      DocumentFolder.storyboard(
        scene(
          views,
          corner("slider", 10, 0) + corner("wheels", 10, below: "slider", 0)
            + corner("box", 10, below: "wheels", 0) + corner("add", 200, 0))))
    // The wheels themselves aren't compared.
    #expect(score.count == 3)
    #expect(score.misses == [])
  }

  @Test func scenesMayLackTheStatusBarOrHaveAnotherTextSize() throws {
    // The callout's 13 points at the smallest size: 15.51 points high. Above it, 20 points of a status bar are missing.
    let views = """
      <label text="Small" \(fixed) id="label"><rect key="frame" x="10" y="7" width="60" height="16"/>
        <constraints><constraint firstAttribute="width" constant="60" id="w3"/></constraints>
        <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/></label>
      <view \(fixed) id="box"><rect key="frame" x="10" y="23" width="50" height="10"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="10" id="h"/>
      </constraints></view>
      """
    let score = try score(
      DocumentFolder.storyboard(scene(views, corner("label", 10, 7) + corner("box", 10, below: "label", 0))))
    #expect(score.misses == [])
  }

  @Test func scenesBeginBelowTheSavedBar() throws {
    // Twice the 59 points above, and twice the 34 below.
    let views = """
      <view \(fixed) id="box"><rect key="frame" x="10" y="167" width="50" height="612"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/></constraints></view>
      """
    let bottom = """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="5" id="b"/>
      """
    let navigation = DocumentFolder.scene(
      """
      <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar">
        <rect key="frame" x="0" y="118" width="393" height="44"/></navigationBar>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      """)
    let text = DocumentFolder.storyboard(
      scene(views, corner("box", 10, 5) + bottom, size: "width=\"393\" height=\"852\"") + navigation,
      device: "<device id=\"retina6_12\" orientation=\"portrait\"/>")
    let score = try score(text)
    #expect(score.count == 1)
    #expect(score.misses == [])
  }

  @Test func freeScenesAreCoveredWhereTheyReachTheEdges() throws {
    let views = """
      <view \(fixed) id="box"><rect key="frame" x="10" y="57" width="50" height="243"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/></constraints></view>
      """
    let bottom = """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
      """
    let text = DocumentFolder.storyboard(
      scene(
        views, corner("box", 10, 10) + bottom, size: "width=\"200\" height=\"300\"",
        more: "<size key=\"freeformSize\" width=\"200\" height=\"300\"/>"),
      device: "<device id=\"retina6_0\" orientation=\"portrait\"/>")
    let score = try score(text)
    #expect(score.count == 1)
    #expect(score.misses == [])
  }

  /// Beside a sensor housing, 44 points are covered above and 34 below, for views of any size.
  @Test func smallViewsOfXibsAreCoveredAsTheScreenIs() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_5" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="248"/>
        <subviews><view \(fixed) id="box"><rect key="frame" x="12" y="56" width="351" height="150"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="12" id="c1"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="8" id="c2"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="12" id="c3"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="12"
            id="c4"/>
        </constraints></view></objects></document>
      """
    let score = try score(text, "Info.xib")
    #expect(score.count == 1)
    #expect(score.misses == [])
  }

  @Test func devicesAreKnownByTheirScreen() throws {
    let views = """
      <view \(fixed) id="box"><rect key="frame" x="10" y="64" width="50" height="771"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/></constraints></view>
      """
    let bottom = """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="5" id="b"/>
      """
    let text = DocumentFolder.storyboard(
      scene(views, corner("box", 10, 2) + bottom, size: "width=\"402\" height=\"874\""),
      device: "<device id=\"retina9_99\" orientation=\"portrait\"/>")
    let score = try score(text)
    #expect(score.count == 1)
    #expect(score.misses == [])
  }

  @Test func oldMarginsDontKnowTheSafeArea() throws {
    let views = """
      <view \(fixed) id="box"><rect key="frame" x="20" y="0" width="50" height="10"/><constraints>
        <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="10" id="h"/>
      </constraints></view>
      """
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="c2"/>
      """
    let text = DocumentFolder.storyboard(scene(views, constraints, size: "width=\"600\" height=\"600\""), device: "")
    #expect(try score(text.replacingOccurrences(of: "14460", with: "9531")).misses == [])
  }

  @Test func whatIsInCellsIsComparedInTheirSavedSize() throws {
    func cell(_ name: String, _ content: String, _ text: String) -> String {
      """
      <\(name) \(text) id="\(name)"><rect key="frame" x="0" y="400" width="300" height="90"/>
        <\(content) key="contentView" id="content-\(name)"><rect key="frame" x="0" y="0" width="280" height="90"/>
        <subviews><view \(fixed) id="box-\(name)"><rect key="frame" x="130" y="40" width="150" height="10"/>
          <constraints><constraint firstAttribute="height" constant="10" id="h-\(name)"/></constraints></view></subviews>
        <constraints>
          <constraint firstItem="box-\(name)" firstAttribute="centerY" secondItem="content-\(name)" secondAttribute="centerY"
            id="a-\(name)"/>
          <constraint firstAttribute="trailing" secondItem="box-\(name)" secondAttribute="trailing" id="b-\(name)"/>
          <constraint firstItem="box-\(name)" firstAttribute="leading" secondItem="content-\(name)"
            secondAttribute="leading" constant="130" id="c-\(name)"/>
        </constraints></\(content)></\(name)>
      """
    }
    let views = """
      <tableView dataMode="prototypes" fixedFrame="YES" \(fixed) id="table">
        <rect key="frame" x="0" y="20" width="320" height="200"/><prototypes>
        \(cell("tableViewCell", "tableViewCellContentView", "reuseIdentifier=\"A\""))</prototypes></tableView>
      <collectionView dataMode="prototypes" fixedFrame="YES" \(fixed) id="collection">
        <rect key="frame" x="0" y="220" width="320" height="200"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><cells>
        \(cell("collectionViewCell", "collectionViewCellContentView", "reuseIdentifier=\"B\""))</cells></collectionView>
      """
    let score = try score(DocumentFolder.storyboard(scene(views, "")))
    // Two lists, and a box in a cell of each.
    #expect(score.count == 4)
    #expect(score.misses == [])
  }

  @Test func viewsOfXibsAreCompared() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="AppleSDK" useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="root"><rect key="frame" x="0" y="0" width="200" height="60"/>
          <subviews><view \(fixed) id="box"><rect key="frame" x="5" y="3" width="195" height="57"/></view>
            <view \(fixed) id="wrong"><rect key="frame" x="5" y="9" width="195" height="57"/></view></subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5"
              id="c1"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="3" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c3"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/>
            <constraint firstItem="wrong" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c5"/>
            <constraint firstItem="wrong" firstAttribute="top" secondItem="box" secondAttribute="top" id="c6"/>
            <constraint firstItem="wrong" firstAttribute="width" secondItem="box" secondAttribute="width" id="c7"/>
            <constraint firstItem="wrong" firstAttribute="height" secondItem="box" secondAttribute="height" id="c8"/>
          </constraints></view></objects></document>
      """
    let score = try score(xib, "Badge.xib")
    #expect(score.count == 2)
    #expect(score.misses.map(\.id) == ["wrong"])
    #expect(score.misses.first?.distance == 6)
  }

  private func xib(_ objects: String, tools: Int = 21507, device: String = "retina6_1") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="\(device)" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
    """
  }

  /// Since version 9 of Xcode, the canvas has controllers' margins around views of xibs; before, it had 8 points.
  @Test(arguments: [(13196, "retina5_5", 20, 60), (13196, "retina4_7", 16, 60), (9531, "retina4_7", 8, 52)])
  func viewsOfXibsHaveTheMarginsOfControllers(_ tools: Int, _ device: String, _ x: Int, _ height: Int) throws {
    let width = device == "retina5_5" ? 414 : 375
    let text = xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
        <subviews><view \(fixed) id="box"><rect key="frame" x="\(x)" y="0" width="100" height="\(height)"/>
          <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints></view></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
          <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom" id="c3"/>
        </constraints></view>
      """, tools: tools, device: device)
    let score = try score(text, "Header.xib")
    #expect(score.count == 1)
    #expect(score.misses == [])
  }

  @Test func stacksInCellsOfXibsAreArrangedAtTheirTextSize() throws {
    // Title 1 has 25 points at the smallest text size: 29.83 high, rounded to halves 30. The view below takes the rest.
    let text = xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="300" height="60"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="300" height="60"/>
        <subviews><stackView axis="vertical" spacing="4" \(fixed) id="stack">
          <rect key="frame" x="10" y="5" width="280" height="50"/>
          <subviews><label text="Title" horizontalHuggingPriority="251" verticalHuggingPriority="251" \(fixed) id="title">
              <rect key="frame" x="0" y="0" width="280" height="30"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
            <view \(fixed) id="rest"><rect key="frame" x="0" y="34" width="280" height="16"/></view></subviews></stackView>
        </subviews><constraints>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="content" secondAttribute="leading"
            constant="10" id="c1"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="content" secondAttribute="top" constant="5"
            id="c2"/>
          <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="10" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" constant="5" id="c4"/>
        </constraints></tableViewCellContentView></tableViewCell>
      """)
    let score = try score(text, "Cell.xib")
    #expect(score.count == 3)
    #expect(score.misses == [])
  }

  @Test func configurationsShowTheirOwnTextsAlone() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <button buttonType="system" id="b"><state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain">
            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize"
              pointSize="20"/>
            <imageReference key="image" image="gear" catalog="system"/></buttonConfiguration></button>
      </objects></document>
      """
    let folder = try DocumentFolder(["Gear.xib": text])
    let made = UINib(nibName: "Gear", bundle: folder.bundle).instantiate(withOwner: nil)
    let button = try #require(made.first as? UIButton)
    #expect(button.configuration?.title == nil)
    #expect(button.title(for: .normal) == nil)
    let expected = UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .unspecified)
    #expect(button.configuration?.preferredSymbolConfigurationForImage == expected)
    #expect(folder.problems("Gear.xib") == [])
  }
}
