import Testing
import UIKit

@testable import HeadlessUIKit

/// The propagation of traits from the window, and the objects that are notified.
@MainActor @Suite struct TraitFlowTests {
  private let log = CallLog()

  private final class LoggingView: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.add("\(name) changed")
    }
  }

  private final class LoggingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LoggingView("\(name).view", log) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.add("\(name) changed")
    }
  }

  // MARK: Inheritance

  @Test func overridesFlowFromWindowToControllerToViewToChildren() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (UIViewController(), UIViewController())
    let leaf = UIView()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(leaf)
    let screen = Screens.show(outer)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)

    screen.window.overrideUserInterfaceStyle = .dark
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)

    inner.overrideUserInterfaceStyle = .light
    #expect(outer.view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.view.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)

    leaf.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    leaf.overrideUserInterfaceStyle = .unspecified
    inner.overrideUserInterfaceStyle = .unspecified
    screen.window.overrideUserInterfaceStyle = .unspecified
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
    screen.close()
  }

  @Test func traitOverridesWorkAtEveryLevel() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let leaf = UIView()
    controller.view.addSubview(leaf)
    let screen = Screens.show(controller)
    screen.window.traitOverrides.preferredContentSizeCategory = .small
    controller.traitOverrides.horizontalSizeClass = .regular
    leaf.traitOverrides.layoutDirection = .rightToLeft
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
    #expect(leaf.traitCollection.horizontalSizeClass == .regular)
    #expect(leaf.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.view.traitCollection.layoutDirection == .leftToRight)
    controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(leaf.traitCollection.horizontalSizeClass == .compact)
    screen.close()
  }

  @Test func aViewsOwnOverrideIsNotItsControllers() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let screen = Screens.show(controller)
    controller.view.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    screen.close()
  }

  @Test func aParentOverridesTheTraitsOfOneChild() {
    HostedScreen.apply(Screens.tall())
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let screen = Screens.show(parent)
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(traits, forChild: first)
    #expect(parent.overrideTraitCollection(forChild: first) == traits)
    #expect(first.view.traitCollection.horizontalSizeClass == .regular)
    #expect(second.view.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: first)
    #expect(first.view.traitCollection.horizontalSizeClass == .compact)
    screen.close()
  }

  @Test func aParentMaySayItsChildsTraitsByOverriding() {
    HostedScreen.apply(Screens.tall())
    final class Parent: UIViewController {
      override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        child === children.first ? UITraitCollection(verticalSizeClass: .compact) : nil
      }
    }
    let (parent, first, second) = (Parent(), UIViewController(), UIViewController())
    for child in [first, second] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    let screen = Screens.show(parent)
    #expect(first.traitCollection.verticalSizeClass == .compact)
    #expect(first.view.traitCollection.verticalSizeClass == .compact)
    #expect(second.traitCollection.verticalSizeClass == .regular)
    screen.close()
  }

  @Test func aChildInheritsFromTheViewThatItsViewIsIn() {
    HostedScreen.apply(Screens.tall())
    let (parent, child) = (UIViewController(), UIViewController())
    let box = UIView()
    parent.view.addSubview(box)
    parent.addChild(child)
    box.addSubview(child.view)
    let screen = Screens.show(parent)
    box.traitOverrides.userInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    screen.close()
  }

  // MARK: Notifications

  @Test func noticesRunFromTheTopDownAndControllersComeBeforeTheirViews() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (LoggingController("outer", log), LoggingController("inner", log))
    let leaf = LoggingView("leaf", log)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(leaf)
    let screen = Screens.show(outer)
    _ = log.take()
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(
      log.take() == [
        "outer changed", "outer.view changed", "inner changed", "inner.view changed", "leaf changed",
      ])
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(log.take() == [])
    screen.close()
  }

  @Test func handlersFollowTheMethod() {
    HostedScreen.apply(Screens.tall())
    let view = LoggingView("view", log)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: LoggingView, previous: UITraitCollection) in
      view.log.add("\(view.name) handler \(previous.userInterfaceStyle == .light)")
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["view changed", "view handler true"])
  }

  @Test func handlersHearOfTheirOwnTraitsAlone() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let screen = Screens.show(controller)
    var calls: [String] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      calls.append("size \(previous.verticalSizeClass == .regular)")
    }
    let registration = controller.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _) in calls.append("text")
    }
    screen.change(to: Screens.tall { $0.preferredContentSizeCategory = .extraLarge })
    #expect(calls == ["text"])
    screen.change(to: Screens.wide { $0.preferredContentSizeCategory = .extraLarge })
    #expect(calls == ["text", "size true"])
    controller.view.unregisterForTraitChanges(registration)
    screen.change(to: Screens.wide())
    #expect(calls == ["text", "size true"])
    screen.close()
  }

  @Test func handlersTakeTheTypeOfTheObserved() {
    HostedScreen.apply(Screens.tall())
    final class Custom: UIView {
      var calls = 0
      func start() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.calls += 1 }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (custom: Custom, _) in custom.calls += 10 }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in view.calls += 100 }
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (view: UIView, _) in
          (view as? Custom)?.calls += 1000
        }
      }
    }
    let view = Custom()
    view.start()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.calls == 1111)
  }

  @Test func aSceneTellsOfTheScreensTraits() {
    HostedScreen.apply(Screens.tall())
    let screen = Screens.show(UIViewController())
    var calls = 0
    let registration = screen.window.windowScene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIWindowScene, _) in calls += 1
    }
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(calls == 1)
    if let registration { screen.window.windowScene?.unregisterForTraitChanges(registration) }
    screen.change(to: Screens.tall())
    #expect(calls == 1)
    screen.close()
  }

  /// UIKit predicts a new view's traits and notifies it if the prediction was wrong.
  @Test func aViewHearsWhereItsFirstTraitsWereOthers() {
    HostedScreen.apply(Screens.tall())
    let view = LoggingView("view", log)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    dark.addSubview(view)
    #expect(log.take() == ["view changed"])
    UIView().addSubview(view)
    #expect(log.take() == ["view changed"])
    UIView().addSubview(view)
    #expect(log.take() == [])
  }

  /// A controller that was created for one screen and is shown on another one is notified, like its view.
  @Test func aControllerHearsWhereItsFirstTraitsWereOthers() {
    HostedScreen.apply(Screens.tall())
    let controller = LoggingController("a", log)
    let screen = Screens.show(controller, on: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(log.take() == ["a changed"])
    screen.close()
    let other = LoggingController("b", log)
    Screens.show(other).close()
    #expect(log.take() == [])
  }

  @Test func aParentsOverrideIsAChangeForItsChild() {
    HostedScreen.apply(Screens.tall())
    let (parent, child) = (UIViewController(), LoggingController("child", log))
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    parent.view.addSubview(child.view)
    let screen = Screens.show(parent)
    #expect(log.take() == ["child changed", "child.view changed"])
    screen.close()
  }

  @Test func aPresentationHearsOfItsContainersTraits() throws {
    HostedScreen.apply(Screens.tall())
    let (presenter, presented) = (UIViewController(), UIViewController())
    let screen = Screens.show(presenter)
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    screen.window.updateScreen()
    let presentation = try #require(presented.presentationController)
    var styles: [UIUserInterfaceStyle] = []
    presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (presentation: UIPresentationController, previous: UITraitCollection) in
      styles += [previous.userInterfaceStyle, presentation.traitCollection.userInterfaceStyle]
    }
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(styles == [.light, .dark])
    screen.close()
  }

  @Test func aScenesOverridesReachItsWindows() throws {
    HostedScreen.apply(Screens.tall())
    let screen = Screens.show(UIViewController())
    let scene = try #require(screen.window.windowScene)
    var calls = 0
    let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIWindowScene, _) in calls += 1
    }
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    #expect(calls == 1)
    // The override remains when the screen changes.
    screen.change(to: Screens.wide())
    #expect(screen.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.controller.traitCollection.verticalSizeClass == .compact)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(screen.controller.view.traitCollection.userInterfaceStyle == .light)
    scene.unregisterForTraitChanges(registration)
    screen.close()
  }

  @Test func aScenesOverridesEndWithTheScreen() throws {
    HostedScreen.apply(Screens.tall())
    let first = Screens.show(UIViewController())
    try #require(first.window.windowScene).traitOverrides.userInterfaceStyle = .dark
    first.close()
    let second = Screens.show(UIViewController())
    #expect(second.controller.view.traitCollection.userInterfaceStyle == .light)
    second.close()
  }

  @Test func aNewTextSizeIsPosted() {
    HostedScreen.apply(Screens.tall())
    let screen = Screens.show(UIViewController())
    nonisolated(unsafe) var categories: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      categories.append(notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory)
    }
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(categories == [])
    screen.change(to: Screens.tall { $0.preferredContentSizeCategory = .small })
    #expect(categories == [.small])
    #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    NotificationCenter.default.removeObserver(observer)
    screen.close()
  }

  @Test func boldTextAndContrastArePosted() {
    HostedScreen.apply(Screens.tall())
    let screen = Screens.show(UIViewController())
    nonisolated(unsafe) var names: [Notification.Name] = []
    let (bold, contrast) = (
      UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    )
    let observers = [bold, contrast].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in names.append(name) }
    }
    screen.change(to: Screens.tall { $0.legibilityWeight = .bold })
    #expect(names == [bold])
    screen.change(
      to: Screens.tall {
        $0.legibilityWeight = .bold; $0.accessibilityContrast = .high
      })
    #expect(names == [bold, contrast])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    screen.close()
  }
}
