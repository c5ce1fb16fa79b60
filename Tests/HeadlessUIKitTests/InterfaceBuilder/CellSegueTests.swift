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
      // The info sign stands before the chevron, whose half of the accessory belongs to the row.
      let right = controller.tableView.bounds.width
      screen.window.send(.tap(at: controller.tableView.convert(CGPoint(x: right - 48, y: row.midY), to: nil)))
      #expect(controller.log == ["accessory 0", "should detail"])
      screen.window.send(.tap(at: controller.tableView.convert(CGPoint(x: right - 21, y: row.midY), to: nil)))
      #expect(controller.log.suffix(2) == ["selected 0", "should row"])
    }
  }

  @Test func aTableControllersOwnElementsAreRead() throws {
    try shown { controller, _, _ in
      #expect(!controller.clearsSelectionOnViewWillAppear)
      #expect(controller.refreshControl != nil)
      #expect(controller.tableView.refreshControl === controller.refreshControl)
    }
  }
}
