import HeadlessUIKit
import Onion
import Testing
import UIKit

/// Content in the middle, actions at the bottom, and the spacing between them.
@MainActor @Suite struct TemplateTests {
  /// The start of the home indicator's strip on the phone with the notch, in points.
  private static let safeBottom: CGFloat = 812 - 34

  /// A template on a screen, laid out.
  @MainActor private struct Shown {
    let content: Content
    let template: TemplateController
    let stage: Stage

    var contentFrame: CGRect { content.view.onScreen }
    var scrollView: UIScrollView { template.view.all(UIScrollView.self)[0] }
    var actions: [CGRect] { content.actionViews.map { $0.onScreen } }
  }

  private func show(
    contentHeight: CGFloat = 100, actions: Int, on configuration: ScreenConfiguration = Stage.notch
  ) -> Shown {
    let content = Content(height: contentHeight, actions: actions)
    let template = TemplateController(content)
    return Shown(content: content, template: template, stage: Stage(template, on: configuration))
  }

  @Test(arguments: [1, 2, 3]) func actionsEndAtTheSafeAreaHoweverManyThereAre(count: Int) {
    let shown = show(actions: count)
    defer { shown.stage.close() }
    #expect(shown.actions.last?.maxY == TemplateTests.safeBottom)
    #expect(shown.actions.map(\.height) == Array(repeating: 50, count: count))
    #expect(shown.actions.allSatisfy { $0.minX == 16 && $0.width == 375 - 32 })
    // From top to bottom, 12 points apart.
    #expect(zip(shown.actions, shown.actions.dropFirst()).allSatisfy { $1.minY - $0.maxY == 12 })
  }

  @Test func withoutHomeIndicatorActionsKeepTwentyPointsFromTheEdge() {
    let shown = show(actions: 1, on: Stage.homeButton)
    defer { shown.stage.close() }
    #expect(shown.actions == [CGRect(x: 16, y: 667 - 20 - 50, width: 343, height: 50)])
  }

  @Test func contentIsCentredBetweenTheSafeAreaAndTheActions() {
    let shown = show(actions: 2)
    defer { shown.stage.close() }
    let areaBottom: CGFloat = TemplateTests.safeBottom - 50 - 12 - 50 - 20
    #expect(shown.contentFrame.midY == (44 + areaBottom) / 2)
    #expect(shown.contentFrame.size == CGSize(width: 343, height: 100))
    #expect(shown.scrollView.onScreen == CGRect(x: 0, y: 44, width: 375, height: areaBottom - 44))
  }

  @Test func withoutActionsContentHasTheWholeSafeArea() {
    let shown = show(actions: 0)
    defer { shown.stage.close() }
    #expect(shown.scrollView.onScreen == CGRect(x: 0, y: 44, width: 375, height: TemplateTests.safeBottom - 44))
    #expect(shown.contentFrame.midY == (44 + TemplateTests.safeBottom) / 2)
  }

  @Test func tallContentScrollsAndNeverLiesUnderTheActions() {
    let shown = show(contentHeight: 2000, actions: 2)
    defer { shown.stage.close() }
    #expect(shown.scrollView.contentSize == CGSize(width: 375, height: 2000))
    #expect(shown.contentFrame.minY == 44)
    #expect(shown.scrollView.onScreen.maxY == shown.actions[0].minY - 20)
    #expect(shown.scrollView.clipsToBounds)
  }

  @Test func whatLetsItselfBeCompressedGivesWayBeforeTheContentScrolls() {
    let shown = show(contentHeight: 2000, actions: 1)
    defer { shown.stage.close() }
    shown.content.heightPriority = .defaultLow
    shown.stage.update()
    let available: CGFloat = TemplateTests.safeBottom - 50 - 20 - 44
    #expect(shown.contentFrame.height == available)
    #expect(shown.scrollView.contentSize.height == available)
  }

  @Test func theContentsViewTranslatesNoAutoresizingMask() {
    let shown = show(actions: 0)
    defer { shown.stage.close() }
    #expect(!shown.content.view.translatesAutoresizingMaskIntoConstraints)
    #expect(shown.content.parent === shown.template)
  }

  @Test func inCompactHeightActionsStandSideBySide() {
    let shown = show(actions: 2, on: Stage.landscape)
    defer { shown.stage.close() }
    let column = shown.template.view.readableContentGuide.layoutFrame
    let width = (column.width - 12) / 2
    // 21 points are the home indicator's in landscape, and more than 20.
    #expect(shown.actions.map(\.maxY) == [375 - 21, 375 - 21])
    #expect(shown.actions.map(\.minX) == [column.minX, column.minX + width + 12])
    #expect(shown.contentFrame.minX == column.minX && shown.contentFrame.width == column.width)
  }

  @Test func inCompactHeightLargeTextKeepsActionsAboveEachOther() {
    var configuration = Stage.landscape
    configuration.traits = UITraitCollection(traitsFrom: [
      configuration.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    let shown = show(actions: 2, on: configuration)
    defer { shown.stage.close() }
    #expect(shown.actions[0].maxY == shown.actions[1].minY - 12)
  }

  @Test func contentMayChangeItsActions() {
    let shown = show(actions: 2)
    defer { shown.stage.close() }
    let removed = shown.content.actionViews[1]
    shown.content.actionViews.removeLast()
    shown.content.templateController?.reloadActions()
    shown.stage.update()
    #expect(removed.superview == nil)
    #expect(shown.actions.map(\.maxY) == [TemplateTests.safeBottom])
    shown.content.actionViews = []
    shown.template.reloadActions()
    shown.stage.update()
    #expect(shown.scrollView.onScreen.maxY == TemplateTests.safeBottom)
  }

  @Test func anotherObjectMaySupplyTheActions() {
    let source = Content(height: 0, actions: 1)
    let template = TemplateController(UIViewController())
    let stage = Stage(template)
    defer { stage.close() }
    template.dataSource = source
    stage.update()
    #expect(source.actionViews[0].onScreen.maxY == TemplateTests.safeBottom)
  }
}

/// A view with a fixed height, with actions 50 points high.
private final class Content: UIViewController, ActionAreaDataSource {
  var actionViews: [UIView]
  private let height: CGFloat
  private var heightConstraint: NSLayoutConstraint?

  init(height: CGFloat, actions: Int) {
    self.height = height
    actionViews = (0..<actions).map { _ in
      let action = UIView()
      action.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return action
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var heightPriority: UILayoutPriority {
    get { heightConstraint?.priority ?? .required }
    set {
      heightConstraint?.isActive = false
      heightConstraint = view.heightAnchor.constraint(equalToConstant: height)
      heightConstraint?.priority = newValue
      heightConstraint?.isActive = true
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heightPriority = .required
  }
}
