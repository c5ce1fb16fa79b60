import Testing
import UIKit

/// Values that refer to a scene don't retain the scene's controller: tests of apps check that.
@MainActor @Suite struct ControllerLifeTests {
  private nonisolated static let table = """
    <tableViewController id="vc" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" id="tbl">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes>
          <tableViewCell reuseIdentifier="row" id="cell">
            <tableViewCellContentView key="contentView" id="cc"/>
          </tableViewCell>
        </prototypes>
        <connections>
          <outlet property="dataSource" destination="vc" id="d1"/>
          <outlet property="delegate" destination="vc" id="d2"/>
        </connections>
      </tableView>
    </tableViewController>
    """

  private nonisolated static let varying = """
    <viewController id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <label text="Narrow" id="lab"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
        </subviews>
        <variation key="default">
          <mask key="subviews"><exclude reference="lab"/></mask>
        </variation>
        <variation key="widthClass=compact">
          <mask key="subviews"><include reference="lab"/></mask>
        </variation>
      </view>
    </viewController>
    """

  @Test(arguments: [table, varying]) func aControllerGoesThatWasShown(_ scene: String) throws {
    func shown() throws -> () -> UIViewController? {
      let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(DocumentFolder.scene(scene))])
      let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
      let controller = try #require(storyboard.instantiateInitialViewController())
      controller.loadViewIfNeeded()
      if let table = controller.view as? UITableView {
        #expect(table.dequeueReusableCell(withIdentifier: "row") != nil)
      }
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      return { [weak controller] in controller }
    }
    let controller = try autoreleasepool { try shown() }
    #expect(controller() == nil)
  }
}
