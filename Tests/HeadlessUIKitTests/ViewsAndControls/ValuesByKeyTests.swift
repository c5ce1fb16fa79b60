import Testing
import UIKit

/// Values without properties in UIKit, which apps access by key.
@MainActor @Suite struct ValuesByKeyTests {
  private final class RaisedBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
  }

  private final class Tabs: UITabBarController {
    var chosen: [UITabBarItem] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      setValue(RaisedBar(), forKey: "tabBar")
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item) }
  }

  private func tabs() -> Tabs {
    let tabs = Tabs()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    return tabs
  }

  @Test func tabBarsOfAnAppsOwnClassTakeTheBarsPlace() throws {
    let tabs = tabs()
    let screen = Screens.show(tabs)
    defer { screen.close() }
    #expect(tabs.tabBar is RaisedBar)
    #expect(tabs.view.subviews.count(where: { $0 is UITabBar }) == 1)
    #expect(tabs.tabBar.frame.height == 120)
    #expect(tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(tabs.tabBar.selectedItem?.title == "One")
    // Its taps are sent to the controller.
    let button = try #require(tabs.tabBar.items?[1].value(forKey: "view") as? UIControl)
    button.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1 && tabs.chosen.map(\.title) == ["Two"])
    // Tabs that are added later belong to the new bar.
    tabs.viewControllers?.append(UIViewController())
    #expect(tabs.tabBar.items?.count == 3)
  }

  @Test func itemsOfBarsKnowTheirViews() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    #expect(item.value(forKey: "view") == nil)
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screens.show(navigation)
    defer { screen.close() }
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.isDescendant(of: navigation.navigationBar) && view.frame.width > 0)
  }

  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
  }

  @Test func pickersTitlesHaveAColour() {
    let sizes = Sizes()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = sizes
    picker.delegate = sizes
    picker.layoutIfNeeded()
    picker.setValue(UIColor.red, forKey: "textColor")
    picker.layoutIfNeeded()
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.textColor == .red)
    let dates = UIDatePicker()
    dates.preferredDatePickerStyle = .wheels
    dates.setValue(UIColor.red, forKeyPath: "textColor")
    #expect(dates.value(forKey: "textColor") as? UIColor == .red)
  }

  @Test func searchBarsHaveACancelButton() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.setValue("Stop", forKey: "cancelButtonText")
    let button = bar.value(forKey: "cancelButton") as? UIButton
    #expect(button?.title(for: .normal) == "Stop")
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(button?.isDescendant(of: bar) == true)
  }
}
