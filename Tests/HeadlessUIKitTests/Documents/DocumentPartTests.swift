import HeadlessUIKit
import Testing
import UIKit

@MainActor final class StoryboardHostController: UIViewController {
  private(set) var children_: [String] = []
  private(set) var embedded: UIViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    children_.append(segue.identifier ?? "-")
    embedded = segue.destination
  }

  func comeBack(_ segue: UIStoryboardSegue) { children_.append("back from \(type(of: segue.source))") }
}

extension StoryboardHostController {
  enum UIKitMembers: RuntimeMemberList {
    static var members: [RuntimeMember] { [.method("comeBack:", StoryboardHostController.comeBack)] }
  }
}

@MainActor final class StoryboardRowCell: UITableViewCell {
  var nameLabel: UILabel!
}

@MainActor final class NibBadgeView: UIView {
  var isWoken = false
  var radius: CGFloat = 0
  override func awakeFromNib() { isWoken = true }
}

@MainActor @Suite struct DocumentPartTests {
  private func initial(_ scenes: String, _ folder: inout DocumentFolder?) throws -> UIViewController {
    let made = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scenes)])
    folder = made
    return try #require(UIStoryboard(name: "Main", bundle: made.bundle).instantiateInitialViewController())
  }

  private static let host = DocumentFolder.scene(
    """
    <viewController id="vc" customClass="StoryboardHostController" sceneMemberID="viewController">
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
      </layoutGuides>
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0.0" y="20" width="375" height="300"/>
            <connections><segue destination="child" kind="embed" identifier="box" id="s1"/></connections>
          </containerView>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="100" id="c4"/>
        </constraints>
      </view>
      <connections><segue destination="sheet" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen" animates="NO" id="s2"/></connections>
    </viewController>
    """)

  private static let sheet = DocumentFolder.scene(
    """
    <viewController id="sheet" sceneMemberID="viewController">
      <view key="view" id="sv"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="comeBack:" animates="NO" id="u1"/></connections>
    </viewController>
    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    """)

  @Test func embeddedControllersFillTheirContainersBeforeViewDidLoadEnds() throws {
    var folder: DocumentFolder?
    let child = DocumentFolder.scene(
      """
      <viewController id="child" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="cv"><rect key="frame" x="0" y="0" width="375" height="300"/></view>
      </viewController>
      """)
    let host = try #require(try initial(Self.host + child + Self.sheet, &folder) as? StoryboardHostController)
    host.loadViewIfNeeded()
    #expect(host.children_ == ["box"])
    #expect(host.children.count == 1)
    let screen = HostedScreen(
      ScreenConfiguration(
        size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        traits: Device.iPhone15Pro.traits(orientation: .portrait))
    ) { host }
    defer { screen.close() }
    // The layout guides of old documents: below the status bar, above the home indicator.
    let container = try #require(host.view.subviews.first)
    #expect(container.frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34 - 100))
    #expect(host.children.first?.view.frame == container.bounds)
  }

  @Test func unwindingGoesBackToWhoHasTheAction() throws {
    var folder: DocumentFolder?
    let child = DocumentFolder.scene("<viewController id=\"child\" sceneMemberID=\"viewController\"/>")
    let host = try #require(try initial(Self.host + child + Self.sheet, &folder) as? StoryboardHostController)
    let screen = HostedScreen(ScreenConfiguration.standard) { host }
    defer { screen.close() }
    host.performSegue(withIdentifier: "sheet", sender: nil)
    let sheet = try #require(host.presentedViewController)
    #expect(sheet.modalPresentationStyle == .fullScreen)
    sheet.performSegue(withIdentifier: "back", sender: nil)
    #expect(host.children_ == ["box", "sheet", "back from UIViewController"])
    // It is removed with the window's next update.
    #expect(sheet.isBeingDismissed)
  }

  /// The source of a segue is a control's target, an object that performs its action, so that tests find it.
  @Test func segueTriggersAreTargets() throws {
    var folder: DocumentFolder?
    let host = DocumentFolder.scene(
      """
      <viewController id="vc" customClass="StoryboardHostController" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><button opaque="NO" buttonType="system" id="b">
            <rect key="frame" x="0.0" y="100" width="375" height="40"/><state key="normal" title="Next"/>
            <connections><segue destination="sheet" kind="presentation" identifier="sheet" id="s1"/></connections>
          </button></subviews>
        </view>
        <navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" title="Next" id="bi">
          <connections><segue destination="sheet" kind="presentation" identifier="item" id="s2"/></connections>
        </barButtonItem></navigationItem>
      </viewController>
      """)
    let controller = try #require(try initial(host + Self.sheet, &folder) as? StoryboardHostController)
    let screen = HostedScreen(ScreenConfiguration.standard) { controller }
    defer { screen.close() }
    let button = try #require(controller.view.subviews.first as? UIButton)
    let target = try #require(button.allTargets.first?.base as? NSObject)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["perform:"])
    target.perform(Selector("perform:"), with: button)
    controller.dismiss(animated: false)
    button.sendActions(for: .touchUpInside)
    controller.dismiss(animated: false)
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    (item.target as? NSObject)?.perform(item.action, with: item)
    #expect(controller.children_ == ["sheet", "sheet", "item"])
  }

  /// The controller of another tab has the action, in its own stack; a container can exclude itself from the search.
  @Test func unwindingGoesIntoChildrenThatAreAllowed() throws {
    final class Closed: UINavigationController {
      override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
    }
    var folder: DocumentFolder?
    let host = DocumentFolder.scene(
      "<viewController id=\"vc\" customClass=\"StoryboardHostController\" sceneMemberID=\"viewController\"/>")
    let sheet = Self.sheet.replacingOccurrences(of: "id=\"sheet\"", with: "id=\"sheet\" storyboardIdentifier=\"sheet\"")
    let target = try #require(try initial(host + sheet, &folder) as? StoryboardHostController)
    let source = try #require(target.storyboard?.instantiateViewController(withIdentifier: "sheet"))
    let stack = UINavigationController(rootViewController: target)
    stack.pushViewController(UIViewController(), animated: false)
    let other = Closed(rootViewController: StoryboardHostController())
    let tabs = UITabBarController()
    tabs.viewControllers = [other, stack, source]
    tabs.selectedIndex = 2
    let screen = HostedScreen(ScreenConfiguration.standard) { tabs }
    defer { screen.close() }
    let step = UIStoryboardUnwindSegueSource(source: source, unwindAction: Selector("comeBack:"), sender: nil)
    #expect(tabs.childContaining(step) === source)
    #expect(tabs.allowedChildrenForUnwinding(from: step) == [other, stack])
    source.performSegue(withIdentifier: "back", sender: nil)
    #expect(target.children_ == ["back from UIViewController"])
    #expect(tabs.selectedIndex == 1 && stack.viewControllers == [target])
  }

  @Test func staticTablesHaveTheirSections() throws {
    var folder: DocumentFolder?
    let controller = try initial(
      DocumentFolder.scene(
        """
        <tableViewController id="vc" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="static"
            style="grouped" separatorStyle="default" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="tv">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections>
              <tableViewSection headerTitle="First" id="ts1"><cells>
                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10"
                  textLabel="l1" style="IBUITableViewCellStyleDefault" id="cell1">
                  <rect key="frame" x="0.0" y="55.5" width="375" height="50"/>
                  <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES"
                    contentMode="center" tableViewCell="cell1" id="cc1">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
                    <subviews><label opaque="NO" contentMode="left" text="Wi-Fi" textAlignment="natural"
                      lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="l1">
                      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                  </tableViewCellContentView>
                </tableViewCell>
                <tableViewCell rowHeight="80" accessoryType="checkmark" id="cell2">
                  <tableViewCellContentView key="contentView" tableViewCell="cell2" id="cc2"/></tableViewCell>
              </cells></tableViewSection>
            </sections>
            <connections><outlet property="dataSource" destination="vc" id="d1"/><outlet property="delegate" destination="vc" id="d2"/></connections>
          </tableView>
        </tableViewController>
        """), &folder)
    let screen = HostedScreen(ScreenConfiguration.standard) { controller }
    defer { screen.close() }
    let table = try #require((controller as? UITableViewController)?.tableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Wi-Fi")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
  }

  @Test func prototypesAreDequeued() throws {
    var folder: DocumentFolder?
    let controller = try initial(
      DocumentFolder.scene(
        """
        <tableViewController id="vc" sceneMemberID="viewController">
          <tableView key="view" dataMode="prototypes" style="plain" rowHeight="-1" id="tv">
            <prototypes>
              <tableViewCell reuseIdentifier="Row" customClass="StoryboardRowCell" id="p1">
                <tableViewCellContentView key="contentView" tableViewCell="p1" id="pc1"><subviews>
                  <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="pl"/></subviews>
                </tableViewCellContentView>
                <connections><outlet property="nameLabel" destination="pl" id="po"/></connections>
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
        """), &folder)
    let table = try #require((controller as? UITableViewController)?.tableView)
    let first = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? StoryboardRowCell)
    let second = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? StoryboardRowCell)
    #expect(first.nameLabel.text == "Name")
    #expect(first.reuseIdentifier == "Row")
    #expect(first.nameLabel !== second.nameLabel)
    #expect(table.dataSource === controller)
  }

  @Test func nibsConnectTheirOwner() throws {
    let folder = try DocumentFolder([
      "Badge.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clipsSubviews="YES" contentMode="scaleToFill" id="v" customClass="NibBadgeView" customModule="HeadlessUIKitTests">
          <rect key="frame" x="0" y="0" width="120" height="40"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        <tapGestureRecognizer id="tap"/>
      </objects></document>
      """
    ])
    let objects = try #require(folder.bundle.loadNibNamed("Badge", owner: nil))
    let badge = try #require(objects.first as? NibBadgeView)
    #expect(badge.isWoken)
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
    #expect(badge.layer.cornerRadius == 8)
    #expect(badge.radius == 2.5)
    #expect(objects.count == 2)
    #expect(objects.last is UITapGestureRecognizer)
    #expect(folder.bundle.loadNibNamed("Nothing", owner: nil) == nil)
  }

  @Test func sizeClassesVaryConstantsAndViews() throws {
    var folder: DocumentFolder?
    let controller = try initial(
      DocumentFolder.scene(
        """
        <viewController id="vc" sceneMemberID="viewController">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
              <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
            </subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c1">
                <variation key="widthClass=regular" constant="40"/></constraint>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
          </view>
        </viewController>
        """), &folder)
    let phone = ScreenConfiguration(
      size: CGSize(width: 375, height: 667), safeAreaInsets: .zero,
      traits: Device.iPhone15Pro.traits(orientation: .portrait))
    let pad = ScreenConfiguration(
      size: CGSize(width: 820, height: 1180), safeAreaInsets: .zero,
      traits: Device.iPad10.traits(orientation: .portrait))
    let screen = HostedScreen(phone) { controller }
    defer { screen.close() }
    let root = try #require(controller.view)
    #expect(root.subviews.first?.frame.minX == 10)
    #expect(root.viewWithTag(7) == nil)
    screen.change(to: pad)
    #expect(root.subviews.first?.frame.minX == 40)
    #expect(root.viewWithTag(7) != nil)
    screen.change(to: phone)
    #expect(root.subviews.first?.frame.minX == 10)
    #expect(root.viewWithTag(7) == nil)
  }

  @Test func whatHasNoEffectIsNamedOnce() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root"><subviews>
          <label text="a" sparkle="YES" id="l1"/><label text="b" sparkle="NO" id="l2"/><arscnView id="m"/></subviews></view></viewController>
          """))
    ])
    UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()?.loadViewIfNeeded()
    let problems = folder.problems("Main.storyboard")
    #expect(problems.filter { $0.contains("sparkle") }.count == 1)
    #expect(problems.filter { $0.contains("there is no class ARSCNView in the program") }.count == 1)
  }

  @Test func catalogsGiveColoursByAppearance() throws {
    let folder = try DocumentFolder([
      "Assets.xcassets/Accent.colorset/Contents.json": #"""
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"1.000","alpha":"1.000"}}}]}
      """#
    ])
    let color = try #require(UIColor(named: "Accent", in: folder.bundle, compatibleWith: nil))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(UIColor(named: "Nothing", in: folder.bundle, compatibleWith: nil) == nil)
  }
}
