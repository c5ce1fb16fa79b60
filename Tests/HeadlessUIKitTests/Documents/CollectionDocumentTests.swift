import HeadlessUIKit
import Testing
import UIKit

@MainActor final class DocumentItemCell: UICollectionViewCell {
  var nameLabel: UILabel!
}

@MainActor final class DocumentItemsController: UICollectionViewController {
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? DocumentItemCell)?.nameLabel?.text = "Item \(indexPath.item)"
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

/// Collection views of storyboards, with their layouts and prototypes.
@MainActor @Suite struct CollectionDocumentTests {
  private static let scene = DocumentFolder.scene(
    """
    <collectionViewController id="vc" customClass="DocumentItemsController" sceneMemberID="viewController">
      <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
    dataMode="prototypes" allowsMultipleSelection="YES" id="items">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="6" id="flow">
          <size key="itemSize" width="100" height="80"/>
          <size key="headerReferenceSize" width="50" height="40"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="10" minY="5" maxX="21" maxY="7"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="item" id="cell" \
    customClass="DocumentItemCell">
            <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
              <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
              <autoresizingMask key="autoresizingMask"/>
              <subviews>
                <label opaque="NO" contentMode="left" text="Label" id="name">
                  <rect key="frame" x="8" y="10" width="60" height="21"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                </label>
              </subviews>
            </view>
            <connections><outlet property="nameLabel" destination="name" id="o1"/></connections>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" contentMode="center" \
    reuseIdentifier="title" id="header">
          <rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
          <autoresizingMask key="autoresizingMask"/>
        </collectionReusableView>
      </collectionView>
    </collectionViewController>
    """)

  @Test func layoutsAndPrototypesAreTheDocuments() throws {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(CollectionDocumentTests.scene)])
    let storyboard = UIStoryboard(name: "Main", bundle: folder.bundle)
    let controller = try #require(storyboard.instantiateInitialViewController() as? DocumentItemsController)
    let screen = HostedScreen(ScreenConfiguration(size: CGSize(width: 375, height: 667), traits: .standard)) {
      controller
    }
    defer { screen.close() }
    let view = try #require(controller.collectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 12 && layout.minimumInteritemSpacing == 6)
    #expect(layout.sectionInset == UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 21))
    #expect(view.allowsMultipleSelection && view.dataSource === controller)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? DocumentItemCell)
    // Lines of 344 contain three items of 100, with 22 in both gaps.
    #expect(cell.frame.minX == 132)
    #expect(cell.frame.minY == 45 && cell.frame.size == CGSize(width: 100, height: 80))
    #expect(cell.nameLabel.text == "Item 1" && cell.nameLabel.superview === cell.contentView)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 40))
  }
}
