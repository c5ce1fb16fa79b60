import Foundation
import Testing

@testable import HeadlessUIKit

final class DocumentOutletsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching, UIPickerViewDataSource,
  UIPickerViewDelegate, UISearchBarDelegate, UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { .init() }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
}

/// Outlets that a document connects to properties of UIKit's own classes.
@MainActor @Suite struct SystemOutletTests {
  /// A view with outlets to the controller.
  private static func element(_ name: String, _ id: String, _ outlets: String..., to destination: String = "vc")
    -> String
  {
    let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"\(destination)\" id=\"\(id)-\($0)\"/>" }
    return "<\(name) id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"50\" height=\"50\"/>"
      + (name == "collectionView" ? "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"layout\"/>" : "")
      + "<connections>\(connections.joined())</connections></\(name)>"
  }

  private static let scene = DocumentFolder.scene(
    """
    <viewController id="vc" customClass="DocumentOutletsController">
      <view key="view" id="view">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
          \(element("collectionView", "c", "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate"))
          \(element("tableView", "t", "dataSource", "delegate", "prefetchDataSource"))
          \(element("pickerView", "p", "dataSource", "delegate"))
          \(element("searchBar", "s", "delegate"))
          \(element("scrollView", "sc", "delegate"))
          \(element("textField", "f", "delegate"))
          \(element("textField", "g", "leftView", to: "left"))
          \(element("textView", "tv", "delegate"))
        </subviews>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/></connections>
      </view>
    </viewController>
    <tapGestureRecognizer id="tap"><connections><outlet property="delegate" destination="vc" id="td"/></connections>
    </tapGestureRecognizer>
    <view id="left"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></view>
    """)

  @Test func everyOneIsSet() throws {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(SystemOutletTests.scene)])
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
        as? DocumentOutletsController)
    let views = controller.view.subviews
    let list = try #require(views[0] as? UICollectionView)
    #expect(list.dataSource === controller && list.delegate === controller && list.prefetchDataSource === controller)
    #expect(list.dragDelegate === controller && list.dropDelegate === controller)
    let table = try #require(views[1] as? UITableView)
    #expect(table.dataSource === controller && table.delegate === controller && table.prefetchDataSource === controller)
    let picker = try #require(views[2] as? UIPickerView)
    #expect(picker.dataSource === controller && picker.delegate === controller)
    #expect((views[3] as? UISearchBar)?.delegate === controller)
    #expect((views[4] as? UIScrollView)?.delegate === controller)
    #expect((views[5] as? UITextField)?.delegate === controller)
    #expect((views[6] as? UITextField)?.leftView?.frame.size == CGSize(width: 20, height: 20))
    #expect((views[7] as? UITextView)?.delegate === controller)
    #expect(controller.view.gestureRecognizers?.first?.delegate === controller)
    #expect(!folder.problems("Main.storyboard").contains { $0.contains("key") })
  }
}
