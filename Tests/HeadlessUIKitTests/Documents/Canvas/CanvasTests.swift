import HeadlessUIKit
import Testing
import UIKit

/// Documents by themselves, without the app's classes.
@MainActor @Suite struct CanvasTests {
  private func canvas(_ files: [String: String], _ name: String = "Main.storyboard") throws -> (
    InterfaceCanvas, DocumentFolder
  ) {
    let folder = try DocumentFolder(files)
    return (try #require(InterfaceCanvas(path: "\(folder.bundle.bundlePath)/\(name)")), folder)
  }

  private static let scenes =
    DocumentFolder.scene(
      """
      <tabBarController storyboardIdentifier="Tabs" id="vc" sceneMemberID="viewController"><connections>
        <segue destination="plain" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """)
    + DocumentFolder.scene(
      """
      <viewController title="Plain" id="plain" sceneMemberID="viewController"><view key="view" id="v1"/></viewController>
      """)
    + DocumentFolder.scene(
      """
      <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      </navigationController>
      """)
    + DocumentFolder.scene(
      """
      <tableViewController customClass="Unknown" id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" rowHeight="50" id="tv"><prototypes>
          <tableViewCell reuseIdentifier="A" textLabel="la" style="IBUITableViewCellStyleDefault" id="pa">
            <tableViewCellContentView key="contentView" tableViewCell="pa" id="ca"><subviews>
            <label text="First" id="la"/></subviews></tableViewCellContentView>
            <connections><segue destination="detail" kind="show" id="s"/>
            <outlet property="mystery" destination="la" id="o"/></connections>
          </tableViewCell>
          <tableViewCell reuseIdentifier="B" id="pb"/>
        </prototypes></tableView>
        <navigationItem key="navigationItem" title="List" id="ni"/>
      </tableViewController>
      """)
    + DocumentFolder.scene(
      """
      <viewController id="detail" sceneMemberID="viewController"><view key="view" id="v2"><subviews>
        <view placeholderIntrinsicWidth="100" placeholderIntrinsicHeight="infinite"
          translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="v2" secondAttribute="leading" constant="7" id="k1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="v2" secondAttribute="top" id="k2"/>
          <constraint firstItem="box" firstAttribute="height" constant="33" placeholder="YES" id="k3"/>
        </constraints></view>
        <navigationItem key="navigationItem" title="Detail" id="ni2"/></viewController>
      """)

  @Test func prototypesOfCollectionsAreItemsUnderTheirHeader() throws {
    let scene = DocumentFolder.scene(
      """
      <collectionViewController id="vc" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="fl">
            <size key="itemSize" width="50" height="50"/><size key="headerReferenceSize" width="50" height="40"/>
            <size key="footerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="A" id="ca"><rect key="frame" x="0" y="40" width="120" height="80"/>
            </collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h">
            <rect key="frame" x="0" y="0" width="375" height="40"/></collectionReusableView>
        </collectionView>
      </collectionViewController>
      """)
    let (canvas, _) = try canvas(["Main.storyboard": DocumentFolder.storyboard(scene)])
    let screen = HostedScreen(ScreenConfiguration.standard) { canvas.scenes[0].makeController() ?? UIViewController() }
    defer { screen.close() }
    let controller = try #require(screen.controller as? UICollectionViewController)
    controller.view.layoutIfNeeded()
    let list = try #require(controller.collectionView)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 120, height: 80))
    let place = IndexPath(item: 0, section: 0)
    #expect(list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: place) != nil)
  }

  @Test func eachSceneStandsInTheBarsThatItsPlaceImplies() throws {
    let (canvas, folder) = try canvas(["Main.storyboard": DocumentFolder.storyboard(Self.scenes)])
    #expect(canvas.scenes.map(\.name) == ["Tabs", "Plain", "navigationController", "List", "Detail"])
    #expect(canvas.device?.name == "iPhone 8")
    let made = canvas.scenes.map { $0.makeController() }
    #expect(made[0] is UITabBarController)
    // The second tab's content, with its navigation bar and the tab bar.
    let tabs = try #require(made[3] as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
    let list = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
    #expect(list.navigationItem.title == "List")
    // Prototypes are rows here.
    list.loadViewIfNeeded()
    let table = try #require((list as? UITableViewController)?.tableView)
    #expect(table.numberOfRows(inSection: 0) == 2)
    // Pushed by a cell of the list.
    let detail = try #require((made[4] as? UITabBarController)?.selectedViewController as? UINavigationController)
    #expect(detail.viewControllers.count == 2)
    #expect(detail.topViewController?.navigationItem.title == "Detail")
    // Missing classes and outlets of the app aren't reported.
    #expect(folder.problems("Main.storyboard") == [])
  }

  /// A bottom bar that a scene simulates is shown as if it were inferred: 44 points of a toolbar, 49 of a tab bar.
  @Test(arguments: [("simulatedToolbarMetrics", CGFloat(44)), ("simulatedTabBarMetrics", 49), ("nil", 0)])
  func scenesStandAboveTheBarThatTheySimulate(kind: String, height: CGFloat) throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root"/>
        <\(kind) key="simulatedBottomBarMetrics"/></viewController>
      """)
    let (canvas, _) = try canvas(["Main.storyboard": DocumentFolder.storyboard(scene)])
    var configuration = ScreenConfiguration.standard
    configuration.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let screen = HostedScreen(configuration) { canvas.scenes[0].makeController() ?? UIViewController() }
    defer { screen.close() }
    let shown = screen.controller.children.first ?? screen.controller
    shown.view.layoutIfNeeded()
    #expect(shown.view.safeAreaInsets.bottom == height)
    #expect(shown.view.safeAreaInsets.top == 20)
  }

  @Test func placeholdersHoldOnTheCanvas() throws {
    let (canvas, _) = try canvas(["Main.storyboard": DocumentFolder.storyboard(Self.scenes)])
    let screen = HostedScreen(ScreenConfiguration.standard) { canvas.scenes[4].makeController() ?? UIViewController() }
    defer { screen.close() }
    let tabs = try #require(screen.controller as? UITabBarController)
    let detail = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
    #expect(detail.view.subviews.first?.frame == CGRect(x: 7, y: 0, width: 100, height: 33))
  }

  @Test func xibsShowTheirViewsInTheirOwnSize() throws {
    let (canvas, _) = try canvas(
      [
        "Badge.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" customClass="Badge" id="v"><rect key="frame" x="0" y="0" width="120" height="40"/></view>
          <tapGestureRecognizer id="tap"/>
        </objects></document>
        """
      ], "Badge.xib")
    #expect(canvas.scenes.map(\.name) == ["Badge"])
    #expect(canvas.scenes[0].size == CGSize(width: 120, height: 40))
    let controller = try #require(canvas.scenes[0].makeController())
    #expect(controller.view.subviews.count == 1)
  }

  @Test func catalogsBesideTheDocumentsFolderAreFound() throws {
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } } ] }
      """
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
        <color key="backgroundColor" name="Brand"/></view></viewController>
      """)
    let set = "Media.xcassets/Brand.colorset/Contents.json"
    let document = "App/Storyboards/Base.lproj/Main.storyboard"
    let files = [document: DocumentFolder.storyboard(scene)]
    let nearby = ["Shop.xcodeproj/project.pbxproj": "", "App/Resources/Colors/" + set: color]
    let (shown, folder) = try canvas(files.merging(nearby) { $1 }, document)
    withExtendedLifetime(folder) { #expect(background(of: shown) == [1, 0, 0, 1]) }
    // Only the project's own folder is searched.
    let outside = ["App/Shop.xcodeproj/project.pbxproj": "", "Other/" + set: color]
    let (bare, other) = try canvas(files.merging(outside) { $1 }, document)
    withExtendedLifetime(other) { #expect(background(of: bare) != [1, 0, 0, 1]) }
  }

  private func background(of canvas: InterfaceCanvas) -> [CGFloat]? {
    canvas.scenes[0].makeController()?.view.backgroundColor?.cgColor.components
  }

  @Test func savedFramesAreScored() throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="right">
            <rect key="frame" x="16" y="20" width="343" height="100"/></view>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="wrong">
            <rect key="frame" x="16" y="190" width="343" height="50"/></view>
          <textField opaque="NO" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
            <rect key="frame" x="16" y="178" width="343" height="30"/></textField>
        </subviews>
        <constraints>
          <constraint firstItem="right" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
          <constraint firstItem="right" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c2"/>
          <constraint firstItem="right" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
          <constraint firstItem="right" firstAttribute="height" constant="100" id="c4"/>
          <constraint firstItem="wrong" firstAttribute="leading" secondItem="right" secondAttribute="leading" id="c5"/>
          <constraint firstItem="wrong" firstAttribute="trailing" secondItem="right" secondAttribute="trailing" id="c6"/>
          <constraint firstItem="wrong" firstAttribute="top" secondItem="right" secondAttribute="bottom" constant="8" id="c7"/>
          <constraint firstItem="wrong" firstAttribute="height" constant="50" id="c8"/>
          <constraint firstItem="field" firstAttribute="leading" secondItem="right" secondAttribute="leading" id="c9"/>
          <constraint firstItem="field" firstAttribute="trailing" secondItem="right" secondAttribute="trailing" id="c10"/>
          <constraint firstItem="field" firstAttribute="centerY" secondItem="wrong" secondAttribute="bottom" constant="15" id="c11"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/></view></viewController>
      """)
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene)])
    let score = try #require(InterfaceFrameScore.of("\(folder.bundle.bundlePath)/Main.storyboard"))
    #expect(score.toolsVersion == 14460)
    #expect(score.count == 3)
    // The saved position of the second view is 62 points off; the field has its old height.
    #expect(score.misses.map(\.id) == ["wrong"])
    #expect(score.misses.first?.found == CGRect(x: 16, y: 128, width: 343, height: 50))
    #expect(score.misses.first?.distance == 62)
  }
}
