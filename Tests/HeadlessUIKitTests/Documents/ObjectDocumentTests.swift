import HeadlessUIKit
import Testing
import UIKit

@MainActor final class NibContentView: UIView {
  weak var content: UIView?
}

@MainActor final class DocumentHelper: NSObject {
  var events: [String] = []
  var label: UILabel?
  override init() {
    super.init()
    events.append("made")
  }
}

extension DocumentHelper {
  enum UIKitMembers: RuntimeMemberList {
    static var members: [RuntimeMember] {
      [
        .property("label", \DocumentHelper.label),
        .method("awakeFromNib") { (helper: DocumentHelper) in { helper.events.append("awake") } },
        .method("press:") { (helper: DocumentHelper) in { (_: Any) in helper.events.append("pressed") } },
      ]
    }
  }
}

@MainActor final class DocumentHelpedController: UIViewController {
  var helper: DocumentHelper?
}

/// Objects of documents that aren't views, and kinds of controllers and controls that few documents contain.
@MainActor @Suite struct ObjectDocumentTests {
  private func controller(_ scene: String) throws -> (UIViewController?, DocumentFolder) {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene)])
    let controller = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    return (controller, folder)
  }

  private func view(_ element: String) throws -> UIView? {
    let (controller, folder) = try controller(
      DocumentFolder.scene(
        """
        <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>\(element)</subviews>
        </view></viewController>
        """))
    #expect(folder.problems("Main.storyboard").isEmpty, "\(folder.problems("Main.storyboard"))")
    return controller?.view.subviews.first
  }

  /// An app that loads a xib itself refers to its view with a weak outlet, and adds it afterwards.
  @Test func weakOutletsHoldTheObjectsOfAXibForNow() throws {
    let folder = try DocumentFolder([
      "Content.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="content" destination="v" id="o"/></connections>
        </placeholder>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="120" height="40"/></view>
      </objects></document>
      """
    ])
    for isInPool in [false, true] {
      let owner = NibContentView()
      func load() {
        folder.bundle.loadNibNamed("Content", owner: owner)
        if let content = owner.content { owner.addSubview(content) }
      }
      if isInPool { autoreleasepool { load() } } else { load() }
      #expect(owner.subviews.count == 1 && owner.content?.frame.width == 120)
    }
  }

  @Test func objectsOfTheAppsOwnAreMadeConnectedAndKept() throws {
    let (made, folder) = try controller(
      DocumentFolder.scene(
        """
        <viewController id="vc" customClass="DocumentHelpedController" sceneMemberID="viewController">
          <view key="view" id="v"><subviews>
            <label text="Name" id="l"/>
            <button buttonType="system" id="b"><connections>
              <action selector="press:" destination="h" eventType="touchUpInside" id="a1"/></connections></button>
          </subviews></view>
          <connections><outlet property="helper" destination="h" id="o1"/></connections>
        </viewController>
        <customObject id="h" customClass="DocumentHelper"/>
        """))
    let controller = try #require(made as? DocumentHelpedController)
    let helper = try #require(controller.helper)
    #expect(helper.events == ["made", "awake"])
    (controller.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(helper.events.last == "pressed")
    #expect(folder.problems("Main.storyboard").isEmpty)
  }

  @Test func aNibsObjectsAreMadeToo() throws {
    let folder = try DocumentFolder([
      "Parts.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
        targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <customObject id="h" customClass="DocumentHelper">
          <connections><outlet property="label" destination="l" id="o1"/></connections></customObject>
        <label text="Name" id="l"/>
      </objects></document>
      """
    ])
    let objects = UINib(nibName: "Parts", bundle: folder.bundle).instantiate(withOwner: nil)
    let helper = try #require(objects.first as? DocumentHelper)
    #expect(helper.label?.text == "Name" && helper.events == ["made", "awake"])
  }

  @Test func keyCommandsAreTheControllers() throws {
    let (made, _) = try controller(
      DocumentFolder.scene(
        """
        <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"/>
          <keyCommands><keyCommand input="n" modifierFlags="1048576" actionName="add:" discoverabilityTitle="New"/>
          </keyCommands></viewController>
        """))
    let command = try #require(made?.keyCommands?.first)
    #expect(command.input == "n" && command.modifierFlags == .command && command.action == Selector("add:"))
    #expect(command.discoverabilityTitle == "New")
  }

  @Test func splitControllersHaveTheirColumns() throws {
    let (made, _) = try controller(
      DocumentFolder.scene(
        """
        <splitViewController id="vc" sceneMemberID="viewController"><connections>
          <segue destination="one" kind="relationship" relationship="masterViewController" id="s1"/>
          <segue destination="two" kind="relationship" relationship="detailViewController" id="s2"/>
        </connections></splitViewController>
        """)
        + DocumentFolder.scene("<viewController id=\"one\" title=\"One\" sceneMemberID=\"viewController\"/>")
        + DocumentFolder.scene("<viewController id=\"two\" title=\"Two\" sceneMemberID=\"viewController\"/>"))
    let split = try #require(made as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["One", "Two"])
  }

  @Test func splitControllersHaveAsManyColumnsAsTheDocument() throws {
    func split(_ third: String) throws -> UISplitViewController {
      let scenes = ["one", "two", "three"].map {
        DocumentFolder.scene("<viewController id=\"\($0)\" title=\"\($0)\" sceneMemberID=\"viewController\"/>")
      }
      let (made, told) = try controller(
        DocumentFolder.scene(
          """
          <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="displace"
            preferredSupplementaryColumnWidthFraction="0.4" primaryBackgroundStyle="sidebar" id="vc"
            sceneMemberID="viewController"><connections>\(third)
            <segue destination="two" kind="relationship" relationship="detailViewController" id="s2"/>
            <segue destination="one" kind="relationship" relationship="masterViewController" id="s1"/>
          </connections></splitViewController>
          """) + scenes.joined())
      #expect(told.problems("Main.storyboard") == [])
      return try #require(made as? UISplitViewController)
    }
    let double = try split("")
    #expect(double.style == .doubleColumn)
    #expect(double.viewController(for: .secondary)?.title == "two")
    let triple = try split(
      #"<segue destination="three" kind="relationship" relationship="supplementaryViewController" id="s3"/>"#)
    #expect(triple.style == .tripleColumn)
    #expect(triple.viewController(for: .supplementary)?.title == "three")
    #expect(triple.preferredSplitBehavior == .displace)
    #expect(triple.preferredDisplayMode == .oneBesideSecondary)
    #expect(triple.preferredSupplementaryColumnWidthFraction == 0.4)
    #expect(triple.primaryBackgroundStyle == .sidebar)
  }

  @Test func pageControllersHaveTheirTransition() throws {
    let (made, _) = try controller(
      DocumentFolder.scene(
        """
        <pageViewController id="vc" autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
        navigationOrientation="vertical" spineLocation="none" sceneMemberID="viewController"/>
        """))
    let pages = try #require(made as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .none)
  }

  @Test func pagesThatCurlHaveTheirSpine() throws {
    let (made, _) = try controller(
      DocumentFolder.scene("<pageViewController id=\"vc\" spineLocation=\"mid\" sceneMemberID=\"viewController\"/>"))
    let pages = try #require(made as? UIPageViewController)
    #expect(pages.transitionStyle == .pageCurl && pages.spineLocation == .mid)
  }

  @Test func searchBarsHaveTheirTexts() throws {
    let bar = try #require(
      try view(
        """
        <searchBar text="apple" placeholder="Search" prompt="Find" searchBarStyle="minimal" showsCancelButton="YES" id="s">
          <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles>
          <textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="go"/></searchBar>
        """) as? UISearchBar)
    #expect(bar.text == "apple" && bar.placeholder == "Search" && bar.prompt == "Find")
    #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton && bar.scopeButtonTitles == ["All", "Some"])
    #expect(bar.keyboardType == .URL && bar.returnKeyType == .go)
  }

  @Test func datePickersHaveTheirDates() throws {
    let picker = try #require(
      try view(
        """
        <datePicker datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" id="d">
          <date key="date" timeIntervalSinceReferenceDate="86400"/>
          <date key="minimumDate" timeIntervalSinceReferenceDate="0"/></datePicker>
        """) as? UIDatePicker)
    #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func pickersAskTheDocumentsController() throws {
    let picker = try view("<pickerView id=\"p\"><connections/></pickerView>") as? UIPickerView
    #expect(picker?.numberOfComponents == 0)
  }

  @Test func whatIsNilIsNoProblem() throws {
    let label = try view("<label text=\"x\" id=\"l\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>")
    #expect((label as? UILabel)?.text == "x")
  }

  @Test func stacksInACircleEnd() throws {
    let (made, folder) = try controller(
      DocumentFolder.scene(
        """
        <tabBarController id="vc" sceneMemberID="viewController"><connections>
          <segue destination="vc" kind="relationship" relationship="viewControllers" id="s1"/></connections>
        </tabBarController>
        """))
    #expect(made is UITabBarController)
    #expect(folder.problems("Main.storyboard").contains { $0.contains("in a circle") })
  }

  // MARK: Replaced objects

  private nonisolated static let cardXib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view contentMode="scaleToFill" id="v" customClass="DocumentCard" customModule="HeadlessUIKitTests">
        <rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews><label text="Card" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
      </view>
    </objects></document>
    """

  @Test func aViewOfADocumentLoadsItselfFromItsOwnXib() throws {
    let folder = try DocumentFolder([
      "Card.xib": ObjectDocumentTests.cardXib,
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController" customClass="DocumentCardController"
            customModule="HeadlessUIKitTests">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews><view id="c" customClass="DocumentCard" customModule="HeadlessUIKitTests">
                <rect key="frame" x="10" y="20" width="300" height="80"/></view></subviews></view>
            <connections><outlet property="card" destination="c" id="o"/></connections></viewController>
          """)),
    ])
    DocumentCard.bundle = folder.bundle
    defer { DocumentCard.bundle = nil }
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController() as? DocumentCardController)
    controller.loadViewIfNeeded()
    let card = try #require(controller.view.subviews.first)
    #expect(controller.view.subviews.count == 1)
    #expect((card.subviews.first as? UILabel)?.text == "Card" && card.frame.width == 300)
    #expect(controller.card === card)
    #expect(controller.awakenings == 1)
    #expect(folder.problems("Main.storyboard").isEmpty, "\(folder.problems("Main.storyboard"))")
  }

  private final class CardNameController: UIViewController {
    override var nibName: String? { "Card" }
    override var nibBundle: Bundle? { DocumentCard.bundle }
  }

  @Test func controllersSayWhichXibTheyAreOf() throws {
    let folder = try DocumentFolder([
      "Card.xib": ObjectDocumentTests.cardXib.replacingOccurrences(
        of: "id=\"-1\"/>",
        with: "id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
          + "</placeholder>")
    ])
    DocumentCard.bundle = folder.bundle
    defer { DocumentCard.bundle = nil }
    let controller = CardNameController()
    #expect(controller.nibName == "Card" && controller.view is DocumentCard)
  }
}

@MainActor final class DocumentCard: UIView {
  static var bundle: Bundle?

  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty, let bundle = DocumentCard.bundle else { return self }
    let card = UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first as? UIView
    card?.frame = frame
    return card
  }
}

@MainActor final class DocumentCardController: UIViewController {
  var card: UIView?
  var awakenings = 0

  override func awakeAfter(using coder: NSCoder) -> Any? {
    awakenings += 1
    return super.awakeAfter(using: coder)
  }
}

extension DocumentCardController {
  enum UIKitMembers: RuntimeMemberList {
    static var members: [RuntimeMember] { [.property("card", \DocumentCardController.card)] }
  }
}
