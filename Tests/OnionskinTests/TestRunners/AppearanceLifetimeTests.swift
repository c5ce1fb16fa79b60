import Graphics
import Testing
import UIKit

@testable import HeadlessObjectiveC
@testable import HeadlessUIKit
@testable import Onionskin

/// Values that a test sets with appearance proxies last until the end of the test: the classes are UIKit's, which all suites share.
@MainActor @Suite struct AppearanceLifetimeTests {
  enum Suite: Sendable { case plain, styled }

  static let orders: [[Suite]] = [[.plain, .styled], [.styled, .plain]]

  /// The pictures that tests took, each in its own scope, as provided by the runner.
  private func pictures(in order: [Suite], named name: String) throws -> [Suite: Bitmap] {
    var pictures: [Suite: Bitmap] = [:]
    for (index, suite) in order.enumerated() {
      pictures[suite] = try TestScopes.$ofTask.withValue(["\(name) \(index)"]) {
        if suite == .styled { Self.style() }
        return try ScreenRenderer.render(on: .standard) { Self.screen() }.picture
      }
    }
    return pictures
  }

  /// As in apps' delegates: also at the scroll edge.
  private static func style() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
  }

  private static func screen() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Title"
    return UINavigationController(rootViewController: controller)
  }

  @Test func bothOrdersGiveTheSamePictures() throws {
    let found = try AppearanceLifetimeTests.orders.map { try pictures(in: $0, named: "\($0)") }
    #expect(found[0] == found[1])
    #expect(found[0][.plain] != found[0][.styled])
  }

  /// The runner's scopes: each case is a separate test.
  @Test(.serialized, arguments: [0, 1]) func aCaseDoesNotSeeAnothers(number: Int) {
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == nil)
    UISegmentedControl.appearance().selectedSegmentTintColor = .green
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == .green)
  }

  @Test func theRunnerNamesTheTest() async {
    let scopes = TestScopes.current
    #expect(scopes.count == 1 && scopes[0].contains("AppearanceLifetimeTests.swift"))
    let inChild = await Task { TestScopes.current }.value
    #expect(inChild == scopes)
  }

  private enum Launch {
    @MainActor static let isDone: Bool = {
      PlainNote.appearance().textColor = .orange
      return true
    }()
  }

  private final class PlainNote: UILabel {}
  private final class OwnNote: UILabel {}

  private func shownColor<Label: UILabel>(of label: Label) -> UIColor? {
    let controller = UIViewController()
    controller.view.addSubview(label)
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    return label.textColor
  }

  @Test func whatAConstantSetsLastsForTheProcess() {
    TestScopes.$ofTask.withValue(["first test"]) { _ = Launch.isDone }
    let seen = TestScopes.$ofTask.withValue(["second test"]) { shownColor(of: PlainNote()) }
    #expect(seen == .orange)
  }

  @Test func aTestOverridesWhatTheProcessSet() {
    let seen = TestScopes.$ofTask.withValue(["overriding test"]) {
      _ = Launch.isDone
      #expect(PlainNote.appearance().textColor == .orange)
      PlainNote.appearance().textColor = .blue
      return shownColor(of: PlainNote())
    }
    #expect(seen == .blue)
    #expect(TestScopes.$ofTask.withValue(["test after it"]) { shownColor(of: PlainNote()) } == .orange)
  }

  @Test func whatAScreenSetsEndsWithIt() {
    let label = OwnNote()
    let screen = HostedScreen(.standard) {
      OwnNote.appearance().textColor = .purple
      let controller = UIViewController()
      controller.view.addSubview(label)
      return controller
    }
    #expect(label.textColor == .purple)
    screen.close()
    #expect(shownColor(of: OwnNote()) != .purple)
  }

  @Test func aWindowKeepsItsTestsAppearanceInATimer() {
    TestScopes.$ofTask.withValue(["test with a timer"]) { OwnNote.appearance().textColor = .brown }
    let window = TestScopes.$ofTask.withValue(["test with a timer"]) { UIWindow() }
    let label = OwnNote()
    // As in the run loop, where no test is known.
    TestScopes.$ofTask.withValue([]) { window.addSubview(label) }
    #expect(label.textColor == .brown)
  }
}
