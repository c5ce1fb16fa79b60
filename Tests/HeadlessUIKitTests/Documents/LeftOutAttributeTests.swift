import HeadlessUIKit
import Testing
import UIKit

/// The default of an omitted attribute isn't always the default in code.
@MainActor @Suite struct LeftOutAttributeTests {
  private func views(_ subviews: String) throws -> ([UIView], [String]) {
    let folder = try DocumentFolder([
      "Main.storyboard": DocumentFolder.storyboard(
        DocumentFolder.scene(
          """
          <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
          <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews></view></viewController>
          """))
    ])
    let controller = try #require(UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController())
    return (try #require(controller.view).subviews, folder.problems("Main.storyboard"))
  }

  @Test func labelsAndImageViewsTakeTouchesUnlessTheySayNo() throws {
    let (views, told) = try views(
      """
      <label text="A" id="l1"/><label text="B" userInteractionEnabled="NO" id="l2"/>
      <imageView id="i1"/><imageView userInteractionEnabled="NO" id="i2"/>
      """)
    #expect(views.map(\.isUserInteractionEnabled) == [true, false, true, false])
    #expect(told == [])
  }

  @Test func indicatorsAtRestAreShownUnlessTheyHide() throws {
    let (views, _) = try views(
      """
      <activityIndicatorView style="medium" id="a1"/>
      <activityIndicatorView hidesWhenStopped="YES" style="medium" id="a2"/>
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="medium" id="a3"/>
      <activityIndicatorView hidden="YES" animating="YES" style="medium" id="a4"/>
      """)
    let indicators = views.compactMap { $0 as? UIActivityIndicatorView }
    #expect(indicators.map(\.isHidden) == [false, true, false, true])
    #expect(indicators.map(\.hidesWhenStopped) == [false, true, true, false])
    #expect(indicators.map(\.isAnimating) == [false, false, true, true])
  }

  @Test func scrollViewsClipAndBounceWhereTheySaySo() throws {
    let (views, _) = try views(
      """
      <scrollView id="s1"/><scrollView clipsSubviews="YES" alwaysBounceVertical="YES" id="s2"/>
      <tableView dataMode="prototypes" id="t1"/>
      <tableView clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="prototypes" id="t2"/>
      """)
    let scrollViews = views.compactMap { $0 as? UIScrollView }
    #expect(scrollViews.map(\.clipsToBounds) == [false, true, false, true])
    #expect(scrollViews.map(\.alwaysBounceVertical) == [false, true, false, true])
  }

  @Test func textStandsLeftUnlessItIsNatural() throws {
    let (views, _) = try views(
      """
      <label text="A" id="l1"/><label text="B" textAlignment="natural" id="l2"/>
      <textField text="A" id="f1"/><textField text="B" textAlignment="natural" id="f2"/>
      <textView text="A" id="t1"/><textView text="B" textAlignment="natural" id="t2"/>
      """)
    #expect(views.compactMap { $0 as? UILabel }.map(\.textAlignment) == [.left, .natural])
    #expect(views.compactMap { $0 as? UITextField }.map(\.textAlignment) == [.left, .natural])
    #expect(views.compactMap { $0 as? UITextView }.map(\.textAlignment) == [.left, .natural])
  }

  @Test func fieldsShrinkTheirTextAndLeaveCapitalsAlone() throws {
    let (views, _) = try views(
      """
      <textField minimumFontSize="12" id="f1"><textInputTraits key="textInputTraits"/></textField>
      <textField adjustsFontSizeToFit="NO" minimumFontSize="12" id="f2">
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textField>
      """)
    let fields = views.compactMap { $0 as? UITextField }
    #expect(fields.map(\.adjustsFontSizeToFitWidth) == [true, false])
    #expect(fields.map(\.autocapitalizationType) == [.none, .sentences])
  }

  @Test func cornersAreSpelledAsInterfaceBuilderSpellsThem() throws {
    let (views, told) = try views(#"<view contentMode="TopLeft" id="a"/><view contentMode="bottomRight" id="b"/>"#)
    #expect(views.map(\.contentMode) == [.topLeft, .bottomRight])
    #expect(told == [])
  }

  @Test func everyTraitOfInterfaceBuildersIsKnown() throws {
    let (views, told) = try views(
      """
      <view id="v"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"
        adjustable="YES" startsMediaSession="YES" causesPageTurn="YES"/></accessibility></view>
      """)
    #expect(views[0].accessibilityTraits == [.button, .adjustable, .startsMediaSession, .causesPageTurn])
    #expect(told == [])
  }
}
