import Testing
import UIKit

@testable import HeadlessUIKit

/// Appearance proxies exist as long as the process; every test uses its own classes.
@MainActor @Suite struct AppearanceProxyTests {
  private class Note: UILabel {}
  private final class RedNote: Note {}
  private final class Panel: UIView {}
  private final class Bar: UINavigationBar {}
  private final class Item: UIBarButtonItem {}
  private final class InnerItem: UIBarButtonItem {}
  private final class ShownItem: UIBarButtonItem {}
  private final class Page: UIViewController {}
  private class Tag: UILabel {}
  private final class NightTag: UILabel {}

  private func show(_ views: [UIView], in controller: UIViewController = UIViewController()) {
    for view in views { controller.view.addSubview(view) }
    Screens.show(controller).close()
  }

  @Test func instancesTakeWhatTheyHaveNotSet() {
    Note.appearance().textColor = .green
    Note.appearance().font = .systemFont(ofSize: 30)
    RedNote.appearance().textColor = .red
    let (plain, own, red) = (Note(), Note(), RedNote())
    own.textColor = .blue
    show([plain, own, red])
    #expect(plain.textColor == .green && plain.font.pointSize == 30)
    #expect(own.textColor == .blue && own.font.pointSize == 30)
    // The nearer class takes precedence, and the further one adds what is missing.
    #expect(red.textColor == .red && red.font.pointSize == 30)
    #expect(Note.appearance() === Note.appearance() && Note.appearance() !== RedNote.appearance())
  }

  @Test func containersNarrowItDown() {
    Tag.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    Tag.appearance(whenContainedInInstancesOf: [Panel.self, Page.self]).textColor = .orange
    let (outside, inside, deep) = (Tag(), Tag(), Tag())
    let (panel, other) = (Panel(), Panel())
    panel.addSubview(inside)
    other.addSubview(deep)
    show([outside, panel])
    show([other], in: Page())
    #expect(outside.textColor != .green)
    #expect(inside.textColor == .green)
    #expect(deep.textColor == .orange)
  }

  @Test func traitsNarrowItDown() {
    NightTag.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
    let (day, night) = (NightTag(), NightTag())
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    dark.addSubview(night)
    show([day, dark])
    #expect(day.textColor != .yellow && night.textColor == .yellow)
  }

  private final class Mirrored: UIView {}

  @Test func aWholeClassMayRunFromRightToLeft() {
    Mirrored.appearance().semanticContentAttribute = .forceRightToLeft
    let (plain, own) = (Mirrored(), Mirrored())
    own.semanticContentAttribute = .playback
    show([plain, own])
    #expect(plain.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func barsTakeTheirAppearances() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .purple
    Bar.appearance().standardAppearance = appearance
    Bar.appearance().tintColor = .brown
    let bar = Bar()
    show([bar])
    #expect(bar.standardAppearance.backgroundColor == .purple && bar.tintColor == .brown)
  }

  @Test func itemsOfBarsTakeTheAttributesOfTitles() {
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let item = Item(title: "Go", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    #expect(
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil).titleTextAttributes(for: .normal) == nil)
  }

  /// Apps set the colour of a search bar's cancel button this way, and of no other item.
  @Test func itemsTakeWhatTheirBarsContainerSays() throws {
    InnerItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
    let item = InnerItem(title: "Go", style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let screen = Screens.show(UINavigationController(rootViewController: controller))
    #expect(item.titleTextAttributes(for: .normal) == nil)
    InnerItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    #expect(InnerItem(title: "Go", style: .plain, target: nil, action: nil).titleTextAttributes(for: .normal) == nil)
    screen.close()
  }

  @Test func itemsAreShownAsTheirBarsContainerSays() throws {
    ShownItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = ShownItem(title: "Go", style: .plain, target: nil, action: nil)
    let screen = Screens.show(UINavigationController(rootViewController: controller))
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) } }
    let label = labels(screen.window).first { $0.text == "Go" }
    let color = try #require(label).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect((color ?? label?.textColor) == .green)
    screen.close()
  }
}
