import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import HeadlessQuartzCore
@testable import HeadlessUIKit

/// The shared state of an app, such as its windows and first responder. Each test has its own.
@MainActor @Suite struct AppStateTests {
  private func inTest<Result>(_ names: String..., work: () throws -> Result) rethrows -> Result {
    try TestScopes.$ofTask.withValue(names.map { "AppStateTests \($0)" }, operation: work)
  }

  private func makeWindow() -> (UIWindow, UITextField) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.makeKeyAndVisible()
    return (window, field)
  }

  @Test func windowsOfATestAreNotAnotherTests() {
    let (window, _) = inTest("shows") { makeWindow() }
    inTest("looks") {
      #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
      #expect(UIWindowScene.main.windows.isEmpty)
    }
    inTest("shows") {
      #expect(UIApplication.shared.windows == [window] && UIApplication.shared.keyWindow === window)
      #expect(window.isKeyWindow && UIWindowScene.main.windows == [window])
    }
  }

  @Test func aTestHasItsOwnFirstResponderAndKeyboard() {
    let (window, field) = inTest("types") { makeWindow() }
    inTest("types") {
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      #expect(HostedKeyboard.current.frame != nil && window.keyboard != nil)
    }
    inTest("types elsewhere") {
      #expect(FirstResponder.ofCode.current == nil && HostedKeyboard.current.frame == nil)
      let (elsewhere, other) = makeWindow()
      #expect(other.becomeFirstResponder() && elsewhere.isKeyWindow)
      #expect(field.isFirstResponder, "a field of another test keeps the focus")
    }
    // The first responder is that of the field's window, even if the running code belongs to another test or to none.
    #expect(field.isFirstResponder && field.resignFirstResponder())
    inTest("types") { #expect(FirstResponder.ofCode.current == nil && HostedKeyboard.current.frame == nil) }
  }

  @Test func aTestWithinAClassFindsWhatTheClassShows() {
    let (window, field) = inTest("class") { makeWindow() }
    inTest("class") { _ = field.becomeFirstResponder() }
    inTest("class", "first") {
      #expect(UIApplication.shared.keyWindow === window && UIApplication.shared.windows == [window])
      #expect(FirstResponder.ofCode.current === field)
      let (own, _) = makeWindow()
      #expect(UIApplication.shared.keyWindow === own && UIApplication.shared.windows == [window, own])
    }
    inTest("class", "second") {
      #expect(UIApplication.shared.keyWindow === window && UIApplication.shared.windows == [window])
    }
  }

  @Test func theApplicationIsOneObjectWhoseSettingsAreTheTests() {
    final class Delegate: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    let app = inTest("sets") { () -> UIApplication in
      UIApplication.shared.delegate = delegate
      UIApplication.shared.isIdleTimerDisabled = true
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIScreen.main.brightness = 0.25
      UIDevice.current.isBatteryMonitoringEnabled = true
      return UIApplication.shared
    }
    inTest("reads") {
      #expect(UIApplication.shared === app && app.delegate == nil && !app.isIdleTimerDisabled)
      #expect(!app.isIgnoringInteractionEvents && UIScreen.main.brightness == 0.5)
      #expect(!UIDevice.current.isBatteryMonitoringEnabled)
    }
    inTest("sets") {
      #expect(app.delegate === delegate && app.isIdleTimerDisabled && app.isIgnoringInteractionEvents)
      #expect(UIScreen.main.brightness == 0.25 && UIDevice.current.isBatteryMonitoringEnabled)
    }
  }

  @MainActor private final class Launched {
    final class Delegate: NSObject, UIApplicationDelegate {}
    var delegate: Delegate? = Delegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private static let launched: Launched = {
    let launched = Launched()
    UIApplication.shared.delegate = launched.delegate
    launched.window.isHidden = false
    return launched
  }()

  @Test func aLaunchThatAConstantRunsHoldsForAllTests() {
    let launched = inTest("launches") { AppStateTests.launched }
    let window = launched.window
    defer {
      window.isHidden = true
      launched.delegate = nil
    }
    for test in ["launches", "comes later"] {
      inTest(test) {
        #expect(UIApplication.shared.delegate === launched.delegate)
        #expect(UIApplication.shared.windows.contains(window) && window.windowScene === UIWindowScene.main)
      }
    }
  }

  @Test func theSceneIsTheTests() {
    let scene = inTest("overrides") { () -> UIWindowScene in
      UIWindowScene.main.traitOverrides.userInterfaceStyle = .dark
      return .main
    }
    inTest("looks") {
      #expect(UIWindowScene.main !== scene && UIWindowScene.main.traitCollection.userInterfaceStyle == .light)
      #expect(UIWindowScene.main.session.scene === UIWindowScene.main)
    }
    inTest("overrides") { #expect(UIWindowScene.main === scene && scene.traitCollection.userInterfaceStyle == .dark) }
  }

  @Test func screensOfTestsThatRunByTurnsAreTheirOwn() {
    let (small, tall) = (ScreenConfiguration.small, Screens.tall())
    let first = inTest("one") { HostedScreen(small) { UIViewController() } }
    let second = inTest("two") { HostedScreen(tall) { UIViewController() } }
    inTest("one") { #expect(UIScreen.main.bounds.size == small.size && first.window.frame.size == small.size) }
    inTest("two") { #expect(UIScreen.main.bounds.size == tall.size) }
    inTest("one") { first.close() }
    inTest("two") { #expect(UIScreen.main.bounds.size == tall.size && second.window.frame.size == tall.size) }
    // A screen that a test keeps can be closed while another test runs.
    inTest("three") { second.close() }
    for test in ["one", "two", "three"] {
      inTest(test) { #expect(UIScreen.main.bounds.size == ScreenConfiguration.standard.size) }
    }
  }

  @Test func countedTimeIsTheTests() {
    var ends = 0
    inTest("moves") {
      CountedTime.current.add(delay: 0, duration: 0.2) { ends += 1 }
    }
    inTest("rests") {
      CountedTime.current.comeToRest()
      CountedTime.current.advance(by: 5)
      #expect(ends == 0 && CountedTime.current.now == 5)
    }
    inTest("moves") {
      CountedTime.current.comeToRest()
      #expect(ends == 1 && CountedTime.current.now == 0.2)
    }
  }

  @Test func fingersOfATestDoNotReachAnothersRecognizers() {
    final class Long: UILongPressGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let recognizer = Long(target: nil, action: nil)
    inTest("presses") {
      let (window, field) = makeWindow()
      field.addGestureRecognizer(recognizer)
      window.app.gestures.involve(recognizer)
      recognizer.core.state = .ended
    }
    inTest("taps") {
      AppState.current.gestures.resetFinished()
      AppState.current.gestureClock.advance(by: 10)
      #expect(recognizer.resets == 0 && AppState.current.gestures.involved.isEmpty)
    }
  }
}

extension ScreenConfiguration {
  fileprivate static let small = ScreenConfiguration(
    size: CGSize(width: 320, height: 480), safeAreaInsets: .zero, traits: standard.traits)
}
