import UIKit
import XCTest

@testable import Orchard

final class OrchardUITests: XCTestCase {
    private var window: UIWindow!
    private var tabs: UITabBarController!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: UIScreen.main.bounds)
        tabs = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private var navigation: UINavigationController! { return tabs.selectedViewController as? UINavigationController }

    func testATreeIsShownAndPicked() {
        let list = navigation.topViewController as? TreeListController
        XCTAssertEqual(list?.tableView.numberOfRows(inSection: 0), Garden.shared.trees.count)
        list?.performSegue(
            withIdentifier: "tree", sender: list?.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        window.layoutIfNeeded()
        let tree = navigation.topViewController as? TreeController
        XCTAssertEqual(tree?.title, "Pear")
        let button = tree?.view.subviews.compactMap { $0 as? UIButton }.first
        let before = Garden.shared.trees[1].harvests.count
        button?.sendActions(for: .touchUpInside)
        XCTAssertEqual(Garden.shared.trees[1].harvests.count, before + 1)
    }

    func testANameIsNeededForANewTree() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "NewTree") as! NewTreeController
        controller.loadViewIfNeeded()
        XCTAssertFalse(controller.shouldPerformSegue(withIdentifier: "save", sender: nil))
        let field = controller.view.viewWithTag(1) as! UITextField
        field.text = "Mirabelle"
        field.sendActions(for: .editingChanged)
        XCTAssertTrue(controller.shouldPerformSegue(withIdentifier: "save", sender: nil))
    }
}
