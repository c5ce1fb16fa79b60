import HeadlessUIKit
import Testing
import UIKit

@MainActor final class SegueListController: UITableViewController {
  private(set) var log: [String] = []
  var isAllowed = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return isAllowed
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap(tableView.indexPath(for:))?.row
    log.append("prepare \(segue.identifier ?? "-") of row \(row.map(String.init) ?? "-")")
  }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("accessory \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }
}

@MainActor final class SegueItemsController: UICollectionViewController {
  private(set) var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? UICollectionViewCell).flatMap(collectionView.indexPath(for:))?.item
    log.append("prepare \(segue.identifier ?? "-") of item \(item.map(String.init) ?? "-")")
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.item)")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
}

@MainActor @Suite struct CellSegueTests {
  private static let scenes =
    DocumentFolder.scene(
      """
      <tableViewController id="vc" customClass="SegueListController" clearsSelectionOnViewWillAppear="NO"
        sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" id="tv">
          <prototypes>
            <tableViewCell reuseIdentifier="Row" accessoryType="detailDisclosureButton" id="p1">
              <tableViewCellContentView key="contentView" tableViewCell="p1" id="pc1"/>
              <connections>
                <segue destination="next" kind="show" identifier="row" id="s1"/>
                <segue destination="next" kind="show" identifier="detail" trigger="accessoryAction" id="s2"/>
              </connections>
            </tableViewCell>
          </prototypes>
        </tableView>
        <refreshControl key="refreshControl" opaque="NO" id="rc"/>
      </tableViewController>
      """)
    + DocumentFolder.scene("<viewController id=\"next\" sceneMemberID=\"viewController\"/>")

  private func shown(_ body: (SegueListController, UINavigationController, HostedScreen) throws -> Void) throws {
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(Self.scenes)])
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController() as? SegueListController)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = HostedScreen(ScreenConfiguration.standard) { navigation }
    defer { screen.close() }
    try body(controller, navigation, screen)
    #expect(folder.problems("Main.storyboard") == [])
  }

  @Test func aDetailButtonTakesItsOwnStep() throws {
    try shown { controller, navigation, _ in
      controller.tableView.tapAccessoryButton(at: IndexPath(row: 1, section: 0))
      #expect(controller.log == ["accessory 1", "should detail", "prepare detail of row 1"])
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test func aTouchOnTheDetailButtonDoesNotSelectTheRow() throws {
    try shown { controller, _, screen in
      controller.isAllowed = false
      let row = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
      // The info button precedes the chevron; this half of the accessory belongs to the row.
      let right = controller.tableView.bounds.width
      screen.window.send(.tap(at: controller.tableView.convert(CGPoint(x: right - 48, y: row.midY), to: nil)))
      #expect(controller.log == ["accessory 0", "should detail"])
      screen.window.send(.tap(at: controller.tableView.convert(CGPoint(x: right - 21, y: row.midY), to: nil)))
      #expect(controller.log.suffix(2) == ["selected 0", "should row"])
    }
  }

  @Test func aTouchOnACollectionsCellPerformsItsSegue() throws {
    let scenes =
      DocumentFolder.scene(
        """
        <collectionViewController id="vc" customClass="SegueItemsController" sceneMemberID="viewController">
          <collectionView key="view" dataMode="prototypes" id="cv">
            <collectionViewFlowLayout key="collectionViewLayout" id="flow">
              <size key="itemSize" width="100" height="80"/>
            </collectionViewFlowLayout>
            <cells>
              <collectionViewCell reuseIdentifier="Item" id="c1">
                <connections><segue destination="next" kind="show" identifier="item" id="s1"/></connections>
              </collectionViewCell>
            </cells>
          </collectionView>
        </collectionViewController>
        """)
      + DocumentFolder.scene("<viewController id=\"next\" sceneMemberID=\"viewController\"/>")
    let folder = try DocumentFolder(["Main.storyboard": DocumentFolder.storyboard(scenes)])
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController() as? SegueItemsController)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = HostedScreen(ScreenConfiguration.standard) { navigation }
    defer { screen.close() }
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    screen.window.send(.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)))
    #expect(controller.log == ["selected 1", "prepare item of item 1"])
    #expect(navigation.viewControllers.count == 2)
    #expect(folder.problems("Main.storyboard") == [])
  }

  @Test func aTableControllersOwnElementsAreRead() throws {
    try shown { controller, _, _ in
      #expect(!controller.clearsSelectionOnViewWillAppear)
      #expect(controller.refreshControl != nil)
      #expect(controller.tableView.refreshControl === controller.refreshControl)
    }
  }
}
