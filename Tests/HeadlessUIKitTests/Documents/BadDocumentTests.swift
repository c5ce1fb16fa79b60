import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Damaged, missing or endless contents: a message with its position, and the program continues.
@MainActor @Suite struct BadDocumentTests {
  private func problems(_ text: String) throws -> [String] {
    let folder = try DocumentFolder(["Main.storyboard": text])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    return folder.problems("Main.storyboard")
  }

  @Test func whatIsNoXMLIsReportedWithItsLine() throws {
    let told = try problems("Once upon a time")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("1: expected XML as Interface Builder writes it") == true)
  }

  @Test func aTruncatedDocumentIsReportedWithItsLine() throws {
    let whole = DocumentFolder.storyboard(
      DocumentFolder.scene("<viewController id=\"vc\" sceneMemberID=\"viewController\">\n<view key=\"view\" id=\"v\"/>")
    )
    let cut = whole.components(separatedBy: "</objects>")[0]
    let told = try problems(cut)
    #expect(told.count == 1)
    let lines = cut.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(told.first?.hasPrefix("\(lines): expected XML") == true)
  }

  /// The size is reported with the missing image, and a canvas reserves no space of this size.
  @Test(arguments: ["1e308", "-1e308", "1e19", "nan", "inf", "-1"]) func imagesOfSizesWithoutSenseAreMissingAndNoMore(
    size: String
  ) throws {
    let scene = DocumentFolder.scene(
      "<viewController id=\"vc\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"><subviews>"
        + "<imageView image=\"lost\" id=\"i\"/></subviews></view></viewController>")
    let resources = "<resources><image name=\"lost\" width=\"\(size)\" height=\"1e308\"/></resources></document>"
    let told = try problems(DocumentFolder.storyboard(scene).replacingOccurrences(of: "</document>", with: resources))
    #expect(told.contains { $0.contains("there is no image \"lost\" in the bundle.") })
  }

  @Test func anEmptyFileIsReported() throws {
    #expect(try problems("").count == 1)
  }

  @Test func tooManyElementsAreRefused() throws {
    let told = try problems(
      DocumentFolder.storyboard(String(repeating: "<a/>", count: 1_000_000)))
    #expect(told.count == 1)
    #expect(told.first?.contains("expected at most 400000 elements") == true)
  }

  @Test func elementsThatLieTooDeepAreRefused() throws {
    let told = try problems(
      DocumentFolder.storyboard(String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)))
    #expect(told.count == 1)
    #expect(told.first?.contains("deep") == true)
  }

  @Test func externalEntitiesAreRefused() throws {
    let told = try problems(
      "<?xml version=\"1.0\"?>\n<!DOCTYPE document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<document>&x;</document>"
    )
    #expect(told.count == 1)
    #expect(told.first?.contains("document type declaration") == true)
  }

  @Test func storyboardsThatReferToEachOtherEnd() throws {
    func reference(_ name: String) -> String {
      DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <tabBarController id="vc" sceneMemberID="viewController">
          <connections><segue destination="there" kind="relationship" relationship="viewControllers" id="s"/></connections>
          </tabBarController>
          """)
          + DocumentFolder.scene(
            "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"there\" sceneMemberID=\"viewController\"/>"))
    }
    let folder = try DocumentFolder(["A.storyboard": reference("B"), "B.storyboard": reference("A")])
    let controller = UIStoryboard(name: "A", bundle: folder.bundle).instantiateInitialViewController()
    #expect(controller is UITabBarController)
    let told = folder.problems("A.storyboard") + folder.problems("B.storyboard")
    #expect(told.contains { $0.contains("in a circle") })
  }

  @Test func scenesThatEmbedEachOtherEnd() throws {
    let told = try problems(
      DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><subviews>
          <containerView id="box"><rect key="frame" x="0" y="0" width="10" height="10"/>
          <connections><segue destination="vc" kind="embed" id="s"/></connections></containerView>
          </subviews></view></viewController>
          """)))
    #expect(told.count == 1)
    #expect(told.first?.contains("embed each other in a circle") == true)
  }

  @Test func whatIsNotThereIsReportedAndReplaced() throws {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController storyboardIdentifier="First" id="vc" sceneMemberID="viewController">
          <view key="view" id="v"><subviews><imageView image="Vanished" id="i"/></subviews></view></viewController>
          """))
    ])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    let other = storyboard.instantiateViewController(withIdentifier: "Second")
    #expect(type(of: other) == UIViewController.self)
    let first = storyboard.instantiateViewController(withIdentifier: "First")
    first.performSegue(withIdentifier: "nowhere", sender: nil)
    first.loadViewIfNeeded()
    let told = folder.problems("Main.storyboard")
    #expect(told.contains { $0.contains("with identifier 'Second'") && $0.contains("First") })
    #expect(told.contains { $0.contains("has no segue with identifier 'nowhere'") })
    #expect(told.contains { $0.contains("no image \"Vanished\"") })
    #expect(UIStoryboard(name: "Nothing", bundle: folder.bundle).instantiateInitialViewController() == nil)
    #expect(UINib(nibName: "Nothing", bundle: folder.bundle).instantiate(withOwner: nil).isEmpty)
  }

  @Test func picturesThatAreNoneAreReported() throws {
    func set(_ file: String) -> String {
      "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"\(file)\"}],\"info\":{\"version\":1,\"author\":\"xcode\"}}"
    }
    let folder = try DocumentFolder([
      "A.xcassets/paper.imageset/Contents.json": set("paper.pdf"), "A.xcassets/paper.imageset/paper.pdf": "no PDF",
      "A.xcassets/photo.imageset/Contents.json": set("photo.png"), "A.xcassets/photo.imageset/photo.png": "no PNG",
      "A.xcassets/gone.imageset/Contents.json": set("gone.png"), "A.xcassets/plain.imageset/readme.txt": "",
      "A.xcassets/cut.imageset/Contents.json": "{\"images\":[",
    ])
    for name in ["paper", "photo", "gone", "plain", "cut"] {
      #expect(UIImage(named: name, in: folder.bundle, compatibleWith: nil) == nil)
    }
    #expect(folder.problems("paper.pdf").count == 1)
    #expect(folder.problems("photo.png").count == 1)
    #expect(folder.problems("gone.png").first?.contains("found no file") == true)
    #expect(folder.problems("plain.imageset/Contents.json").first?.contains("found none") == true)
    #expect(folder.problems("cut.imageset/Contents.json").first?.contains("found something else") == true)
  }

  @Test func aSnapshotHearsOfProblemsThatWereReportedBefore() throws {
    let text = DocumentFolder.storyboard(
      DocumentFolder.scene(
        "<viewController id=\"vc\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\" glow=\"YES\"/></viewController>"
      ))
    let folder = try DocumentFolder(["Main.storyboard": text])
    for _ in 0..<2 {
      let subscription = ResourceProblem.subscribe()
      UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()?.loadViewIfNeeded()
      #expect(ResourceProblem.endSubscription(subscription).filter { $0.text.contains("glow") }.count == 1)
    }
    #expect(folder.problems("Main.storyboard").count == 1)
  }

  @Test func whatOneSubscriptionTakesIsThereForOthers() throws {
    let text = DocumentFolder.storyboard(
      DocumentFolder.scene(
        "<viewController id=\"vc\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\" haze=\"YES\"/></viewController>"
      ))
    let folder = try DocumentFolder(["Main.storyboard": text])
    let (first, second) = (ResourceProblem.subscribe(), ResourceProblem.subscribe())
    UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()?.loadViewIfNeeded()
    let third = ResourceProblem.subscribe()
    #expect(ResourceProblem.endSubscription(first).count { $0.text.contains("haze") } == 1)
    #expect(ResourceProblem.endSubscription(second).count { $0.text.contains("haze") } == 1)
    #expect(ResourceProblem.endSubscription(third).allSatisfy { !$0.text.contains("haze") })
    #expect(ResourceProblem.endSubscription(first).isEmpty)
  }

  // MARK: Exceptions of UIKit

  @Test(arguments: [
    // A location without a length, a length and a location, an item that isn't laid out, numbers that aren't finite.
    "firstItem=\"a\" firstAttribute=\"top\"", "firstItem=\"vc\" firstAttribute=\"width\" constant=\"3\"",
    "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" multiplier=\"0\"",
    "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"top\"",
    "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"leading\"",
  ])
  func constraintsThatMakeNoSenseAreLeftOut(words: String) throws {
    let told = try problems(
      DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
          <constraints><constraint \(words) id="c"/></constraints></view></viewController>
          """)))
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("The constraint is left out.") == true)
  }

  @Test func numbersThatAreNoneAreLeftOut() throws {
    _ = try problems(
      DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" x="0" y="nan" width="375" height="667"/><subviews>
          <view id="a"><rect key="frame" x="nan" y="-inf" width="10" height="inf"/></view>
          <segmentedControl id="s"><rect key="frame" x="0" y="0" width="100" height="30"/>
          <segments><segment title="a" width="nan"/></segments></segmentedControl>
          <pageControl id="p" numberOfPages="9223372036854775807">
          <rect key="frame" x="0" y="0" width="99" height="30"/></pageControl>
          </subviews><constraints>
          <constraint firstItem="a" firstAttribute="width" constant="nan" multiplier="inf" priority="2000" id="c"/>
          </constraints></view><size key="freeformSize" width="nan" height="nan"/></viewController>
          """)))
  }

  /// Each scene leads to four others, sixteen levels deep.
  @Test func scenesThatLeadToMoreThanCanBeMadeEnd() throws {
    func segues(_ number: Int, _ kind: String) -> String {
      (0..<4).map { "<segue destination=\"t\(number + 1)\" \(kind) id=\"s\(number)-\($0)\"/>" }.joined()
    }
    let tabs = (0..<16).map { number in
      DocumentFolder.scene(
        "<tabBarController id=\"\(number == 0 ? "vc" : "t\(number)")\" sceneMemberID=\"viewController\"><connections>"
          + segues(number, "kind=\"relationship\" relationship=\"viewControllers\"")
          + "</connections></tabBarController>")
    }
    let last = DocumentFolder.scene("<viewController id=\"t16\" sceneMemberID=\"viewController\"/>")
    #expect(try problems(DocumentFolder.storyboard(tabs.joined() + last)).contains { $0.contains("more than 1000") })
    let containers = (0..<16).map { number in
      let id = number == 0 ? "vc" : "t\(number)"
      let views = (0..<4).map { place in
        "<containerView id=\"k\(number)-\(place)\"><connections><segue destination=\"t\(number + 1)\" kind=\"embed\" "
          + "id=\"s\(number)-\(place)\"/></connections></containerView>"
      }
      return DocumentFolder.scene(
        "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(number)\"><subviews>"
          + views.joined() + "</subviews></view></viewController>")
    }
    #expect(
      try problems(DocumentFolder.storyboard(containers.joined() + last)).contains { $0.contains("more than 1000") })
  }

  /// Two that contain each other twice, and one that contains itself fifty times.
  @Test(arguments: [2, 50]) func scenesThatHoldEachOtherSeveralTimesEnd(count: Int) throws {
    func tabs(_ id: String, _ other: String) -> String {
      DocumentFolder.scene(
        "<tabBarController id=\"\(id)\" sceneMemberID=\"viewController\"><connections>"
          + (0..<count).map {
            "<segue destination=\"\(other)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)\($0)\"/>"
          }.joined() + "</connections></tabBarController>")
    }
    #expect(!(try problems(DocumentFolder.storyboard(tabs("vc", "b") + tabs("b", "vc")))).isEmpty)
  }

  @Test func whatConstraintsAndBeginningsNameThatIsNotThereIsReported() throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="there" sceneMemberID="viewController"><view key="view" id="root">
        <constraints><constraint firstItem="root" firstAttribute="top" secondItem="root" secondAttribute="nowhere" id="c"/>
        </constraints></view></viewController>
      """)
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene)])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let told = folder.problems("Main.storyboard")
    #expect(told == ["1: the document begins with the controller vc, which isn't in it."])
    let other = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(scene.replacingOccurrences(of: "\"there\"", with: "\"vc\""))
    ])
    let controller = UIStoryboard(name: "Main", bundle: other.bundle).instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    #expect(
      other.problems("Main.storyboard").map { $0.drop { $0 != " " }.dropFirst() } == [
        "a constraint names the attribute nowhere, which there isn't; it is left out."
      ])
  }
}
