import Dispatch
import HeadlessUIKit
import Testing
import UIKit

@MainActor final class DocumentDockController: UIViewController {
  var dock: UIView?
}

@MainActor final class StoryboardFormController: UIViewController {
  // For sources whose outlets are plain properties: they are found in the object's storage.
  private var titleLabel: UILabel!
  private weak var saveButton: UIButton?
  private var fields: [UITextField]!
  var shownTitle: UILabel? { titleLabel }
  var shownButton: UIButton? { saveButton }
  var shownFields: [UITextField] { fields ?? [] }
  private(set) var log: [String] = []
  var centerInViewDidLoad = CGPoint.zero

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awakeFromNib \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    centerInViewDidLoad = saveButton?.center ?? .zero
    log.append("viewDidLoad \(titleLabel != nil)")
  }

  func save(_ sender: UIButton) { log.append("save \(sender.title(for: .normal) ?? "")") }
  func cancel() { log.append("cancel") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") \(type(of: segue.destination))")
  }
}

extension StoryboardFormController {
  enum UIKitMembers: RuntimeMemberList {
    static var members: [RuntimeMember] {
      [.method("save:", StoryboardFormController.save), .method("cancel", StoryboardFormController.cancel)]
    }
  }
}

@MainActor @Suite struct StoryboardTests {
  private static let form = DocumentFolder.scene(
    """
    <viewController id="vc" storyboardIdentifier="Form" title="Form" customClass="StoryboardFormController"
      customModule="HeadlessUIKitTests" customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
            verticalHuggingPriority="251" text="Hello" textAlignment="center" lineBreakMode="tailTruncation"
            baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"
            translatesAutoresizingMaskIntoConstraints="NO" id="lab">
            <rect key="frame" x="16" y="20" width="343" height="24"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <nil key="highlightedColor"/>
          </label>
          <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center"
            contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" id="but">
            <rect key="frame" x="100" y="300" width="80" height="40"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <state key="normal" title="Save"/>
            <connections>
              <action selector="save:" destination="vc" eventType="touchUpInside" id="a1"/>
              <action selector="cancel" destination="vc" eventType="touchUpOutside" id="a2"/>
            </connections>
          </button>
          <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name"
            minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="tf">
            <rect key="frame" x="16" y="60" width="343" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress"/>
          </textField>
        </subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>
          <constraint firstItem="lab" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c1"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" constant="16" id="c2"/>
          <constraint firstItem="lab" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c3"/>
          <constraint firstItem="tf" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="10" id="c4"/>
          <constraint firstItem="tf" firstAttribute="leading" secondItem="lab" secondAttribute="leading" id="c5"/>
          <constraint firstItem="tf" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:2" id="c6"/>
          <constraint firstItem="lab" firstAttribute="height" constant="500" placeholder="YES" id="c7"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      <connections>
        <outlet property="titleLabel" destination="lab" id="o1"/>
        <outlet property="saveButton" destination="but" id="o2"/>
        <outletCollection property="fields" destination="tf" collectionClass="NSArray" id="o3"/>
        <segue destination="next" kind="show" identifier="next" id="s1"/>
      </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" userLabel="First Responder"
      sceneMemberID="firstResponder"/>
    """)

  private static let next = DocumentFolder.scene(
    "<viewController id=\"next\" storyboardIdentifier=\"Next\" sceneMemberID=\"viewController\"/>")

  private func formController() throws -> (StoryboardFormController, DocumentFolder) {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(Self.form + Self.next)])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    return (try #require(storyboard.instantiateInitialViewController() as? StoryboardFormController), folder)
  }

  /// Tests send the action of a bar item, without a tap.
  @Test func anItemsActionPerformsItsStep() throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc"><navigationItem key="navigationItem" id="ni"><barButtonItem key="rightBarButtonItem" id="b">
        <connections><segue destination="next" kind="presentation" id="s"/></connections>
      </barButtonItem></navigationItem></viewController>
      """)
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene + Self.next)])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let screen = Screens.show(UINavigationController(rootViewController: controller))
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    let action = try #require(item.action)
    #expect(action.description == "perform:")
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    #expect(controller.presentedViewController != nil)
    screen.close()
  }

  @Test func aStoryboardIdentifierNamesTheStateToRestore() throws {
    let scene = DocumentFolder.scene(
      "<viewController id=\"vc\" storyboardIdentifier=\"Form\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"/>"
    )
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene + Self.next)])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    #expect(storyboard.instantiateInitialViewController()?.restorationIdentifier == "Form")
    #expect(storyboard.instantiateViewController(withIdentifier: "Next").restorationIdentifier == nil)
  }

  @Test func controllersGoWithTheirLastReference() throws {
    func shown() throws -> () -> UIViewController? {
      let (controller, _) = try formController()
      controller.loadViewIfNeeded()
      controller.performSegue(withIdentifier: "next", sender: nil)
      return { [weak controller] in controller }
    }
    let controller = try autoreleasepool { try shown() }
    #expect(controller() == nil)
  }

  /// A coordinator's weak property refers to its controller until it is pushed.
  @Test func controllersLiveUntilTheirPoolEnds() throws {
    weak var controller: UIViewController?
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(Self.form + Self.next)])
    autoreleasepool {
      controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
      autoreleasepool {}
      #expect(controller != nil)
    }
    #expect(controller == nil)
  }

  /// A test, and the code of one iteration of the main queue, has an autorelease pool even without one of its own: a factory's
  /// controller is stored in a weak variable before it is pushed.
  @Test func controllersLiveUntilTheMainQueueHasItsTurn() async throws {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(Self.form + Self.next)])
    func make() -> UIViewController? {
      UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    }
    weak let first = make()
    weak let second = make()
    #expect(first != nil && second != nil)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(first == nil && second == nil)
  }

  @Test func whatIsMadeInATouchLivesUntilItIsOver() throws {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(Self.form + Self.next)])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: window.bounds)
    window.addSubview(button)
    window.isHidden = false
    weak var controller: UIViewController?
    var isThere = false
    button.addAction(
      UIAction { _ in
        controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        isThere = controller != nil
      }, for: .touchUpInside)
    window.send(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(isThere && controller == nil)
  }

  /// A bar beside the controller in its scene, which is added to the view later.
  @Test func viewsBesideAControllerHaveTheirConstraints() throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc" customClass="DocumentDockController" sceneMemberID="viewController"><view key="view" id="v"/>
        <connections><outlet property="dock" destination="d" id="o1"/></connections></viewController>
      <view id="d"><rect key="frame" x="0" y="0" width="200" height="60"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="d" secondAttribute="leading" constant="10" id="c1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="d" secondAttribute="top" constant="5" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="30" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="15" id="c4"/>
        </constraints></view>
      """)
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene)])
    let made = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    let dock = try #require((made as? DocumentDockController)?.dock)
    dock.layoutIfNeeded()
    #expect(dock.constraints.count == 4)
    #expect(dock.subviews.first?.frame == CGRect(x: 10, y: 5, width: 160, height: 40))
  }

  @Test func aControllerIsWokenBeforeItsViewIsLoaded() throws {
    let (controller, _) = try formController()
    #expect(controller.log == ["awakeFromNib false"])
    #expect(controller.title == "Form")
    controller.loadViewIfNeeded()
    #expect(controller.log == ["awakeFromNib false", "viewDidLoad true"])
  }

  @Test func outletsArePrivateWeakAndCollections() throws {
    let (controller, folder) = try formController()
    controller.loadViewIfNeeded()
    #expect(controller.shownTitle?.text == "Hello")
    #expect(controller.shownTitle?.font == .boldSystemFont(ofSize: 20))
    #expect(controller.shownButton?.title(for: .normal) == "Save")
    #expect(controller.shownButton?.buttonType == .system)
    #expect(controller.shownFields.map(\.placeholder) == ["Name"])
    #expect(controller.shownFields.first?.keyboardType == .emailAddress)
    #expect(controller.shownFields.first?.autocapitalizationType == .words)
    #expect(folder.problems("Main.storyboard") == [])
  }

  @Test func storedFramesStandBeforeTheFirstLayout() throws {
    let (controller, _) = try formController()
    controller.loadViewIfNeeded()
    #expect(controller.centerInViewDidLoad == CGPoint(x: 140, y: 320))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func constraintsHoldOnAnotherScreen() throws {
    let (controller, _) = try formController()
    let screen = HostedScreen(
      ScreenConfiguration(
        size: CGSize(width: 400, height: 800), safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
        traits: Device.iPhone15Pro.traits(orientation: .portrait))
    ) { controller }
    defer { screen.close() }
    let label = try #require(controller.shownTitle)
    // Only Interface Builder uses the placeholder of 500 points.
    #expect(label.frame.minY == 70)
    #expect(label.frame.minX == 16)
    #expect(label.frame.width == 368)
    #expect(label.frame.height < 30)
    let field = try #require(controller.shownFields.first)
    #expect(field.frame.minY == label.frame.maxY + 10)
    #expect(field.frame.width == 200)
    // An autoresizing mask that keeps the distances to the left and the top.
    #expect(controller.shownButton?.frame == CGRect(x: 100, y: 300, width: 80, height: 40))
  }

  @Test func actionsCallMethodsByName() throws {
    let (controller, _) = try formController()
    controller.loadViewIfNeeded()
    let button = try #require(controller.shownButton)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpOutside)
    #expect(controller.log.suffix(2) == ["save Save", "cancel"])
    #expect(button.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["save:"])
  }

  @Test func seguesShowTheirDestination() throws {
    let (controller, _) = try formController()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = HostedScreen(ScreenConfiguration.standard) { navigation }
    defer { screen.close() }
    controller.performSegue(withIdentifier: "next", sender: nil)
    #expect(controller.log.last == "prepare next UIViewController")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.storyboard === controller.storyboard)
  }

  @Test func controllersAreFoundByIdentifier() throws {
    let (controller, _) = try formController()
    let other = try #require(controller.storyboard?.instantiateViewController(withIdentifier: "Form"))
    #expect(other is StoryboardFormController)
    #expect(other !== controller)
  }

  @Test func aCreatorMakesTheController() throws {
    let (controller, _) = try formController()
    var isAsked = false
    let made: StoryboardFormController? = controller.storyboard?.instantiateInitialViewController { coder in
      isAsked = true
      return StoryboardFormController(coder: coder)
    }
    #expect(isAsked)
    #expect(made?.title == "Form")
  }

  @Test func classesThatDoNotExistBecomeUIKits() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" customClass="Vanished" customModule="OtherApp" sceneMemberID="viewController"/>
          """))
    ])
    let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    #expect(controller.map { type(of: $0) == UIViewController.self } == true)
    #expect(folder.problems("Main.storyboard").map { $0.contains("Unknown class OtherApp.Vanished") } == [true])
  }

  @Test func aMissingOutletNamesDocumentAndLine() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" customClass="StoryboardFormController" customModule="HeadlessUIKitTests" sceneMemberID="viewController">
          <view key="view" id="root"/>
          <connections><outlet property="vanished" destination="root" id="o"/></connections></viewController>
          """))
    ])
    let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    let problems = folder.problems("Main.storyboard")
    #expect(problems.count == 1)
    #expect(problems.first?.contains("key value coding-compliant for the key vanished") == true)
  }

  @Test func damagedDocumentsHaveNoControllers() throws {
    let folder = try DocumentFolder(["Main.storyboard": "<document><scenes>"])
    #expect(UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController() == nil)
  }

  @Test func scenesThatHoldEachOtherEnd() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <tabBarController id="vc" sceneMemberID="viewController">
          <connections><segue destination="vc" kind="relationship" relationship="viewControllers" id="s"/></connections>
          </tabBarController>
          """))
    ])
    let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    #expect(controller is UITabBarController)
    #expect(folder.problems("Main.storyboard").contains { $0.contains("in a circle") })
  }
}
