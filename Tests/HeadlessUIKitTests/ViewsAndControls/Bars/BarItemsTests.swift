import Testing
import UIKit

/// Items of bars, set together.
@MainActor @Suite struct BarItemsTests {
  @Test func theFirstOfSeveralItemsIsTheItem() {
    let (first, second) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItems = [first, second]
    item.rightBarButtonItems = [second, first]
    #expect(item.leftBarButtonItem === first && item.rightBarButtonItem === second)
    item.leftBarButtonItem = second
    #expect(item.leftBarButtonItems?.count == 1 && item.leftBarButtonItems?.first === second)
  }

  @Test func barsTakeItemsWithAnAnimationThatIsOver() {
    let toolbar = UIToolbar()
    toolbar.setItems([UIBarButtonItem(systemItem: .add)], animated: true)
    #expect(toolbar.items?.count == 1)
    let tabs = UITabBar()
    let item = UITabBarItem(title: "One", image: nil, tag: 1)
    tabs.setItems([item], animated: true)
    #expect(tabs.items?.first === item)
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "A"), UINavigationItem(title: "B")], animated: true)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
  }

  /// The figures in Apple's documentation.
  @Test func namedColoursAndSizesHaveTheirFigures() {
    func parts(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(parts(.lightGray) == [0.667, 0.667, 0.667, 1])
    #expect(parts(.darkGray) == [0.333, 0.333, 0.333, 1])
    #expect(parts(.magenta) == [1, 0, 1, 1])
    #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
  }
}
