import Foundation
import Testing

@testable import HeadlessUIKit

final class BannerController: UIViewController {
  var bannerHeight: NSLayoutConstraint?
  var sides: [NSLayoutConstraint]?
  var heightAtLoading: CGFloat?

  override func viewDidLoad() {
    super.viewDidLoad()
    heightAtLoading = bannerHeight?.constant
  }
}

/// Outlets of a controller and of a file's owner that lead to constraints of the views in the document.
@MainActor @Suite struct ConstraintOutletTests {
  private static let view = """
    <view %@ id="view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="banner">
          <rect key="frame" x="0.0" y="0.0" width="375" height="36"/>
          <constraints><constraint firstAttribute="height" constant="36" id="height"/></constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="banner" firstAttribute="top" secondItem="view" secondAttribute="top" id="top"/>
        <constraint firstItem="banner" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="leading"/>
        <constraint firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" id="trailing"/>
      </constraints>
    </view>
    """
  private static let outlets = """
    <outlet property="bannerHeight" destination="height" id="o1"/>
    <outletCollection property="sides" destination="leading" id="o2"/>
    <outletCollection property="sides" destination="trailing" id="o3"/>
    """

  private func check(_ controller: BannerController) throws {
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(controller.heightAtLoading == 36)
    #expect(controller.sides?.count == 2)
    let banner = try #require(controller.view.subviews.first)
    controller.bannerHeight?.constant = 50
    controller.sides?.first?.constant = 5
    controller.view.layoutIfNeeded()
    #expect(banner.frame == CGRect(x: 5, y: 0, width: 370, height: 50))
  }

  @Test func aControllersLeadToConstraints() throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="vc" customClass="BannerController">
        \(Self.view.replacingOccurrences(of: "%@", with: "key=\"view\""))
        <connections>\(Self.outlets)</connections>
      </viewController>
      """)
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scene)])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    try check(#require(storyboard.instantiateInitialViewController() as? BannerController))
  }

  @Test func aFilesOwnersLeadToConstraints() throws {
    let folder = try DocumentFolder([
      "Banner.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BannerController">
        <connections>\(Self.outlets)<outlet property="view" destination="view" id="o4"/></connections>
      </placeholder>
      \(Self.view.replacingOccurrences(of: "%@", with: ""))
      </objects>
      </document>
      """
    ])
    try check(BannerController(nibName: "Banner", bundle: folder.bundle))
  }
}
