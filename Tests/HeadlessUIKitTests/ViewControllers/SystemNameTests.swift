import Testing
import UIKit

@testable import HeadlessUIKit

/// Properties of UIKit that screens use and that are mostly only stored.
@MainActor @Suite struct SystemNameTests {
  private final class Previewer: UIViewController, UIViewControllerPreviewingDelegate {
    override var previewActionItems: [any UIPreviewActionItem] {
      [UIPreviewAction(title: "Share", style: .default) { action, controller in controller.title = action.title }]
    }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
      return self
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test func aPreviewIsRegisteredAndItsActionWorks() {
    let previewer = Previewer()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let context = previewer.registerForPreviewing(with: previewer, sourceView: view)
    #expect(context.sourceRect == view.bounds)
    #expect(context.delegate.previewingContext(context, viewControllerForLocation: .zero) === previewer)
    #expect(context.sourceRect.width == 10)
    (previewer.previewActionItems.first as? UIPreviewAction).map { $0.handler($0, previewer) }
    #expect(previewer.title == "Share")
    previewer.unregisterForPreviewing(withContext: context)
    #expect(view.gestureRecognizers ?? [] == [])
  }

  @Test func anOldPopoverPresentsItsController() {
    let below = UIViewController()
    let screen = Screens.show(below)
    screen.window.makeKeyAndVisible()
    let content = UIViewController()
    let popover = UIPopoverController(contentViewController: content)
    popover.contentSize = CGSize(width: 200, height: 100)
    #expect(content.preferredContentSize == CGSize(width: 200, height: 100))
    popover.present(from: .zero, in: below.view, permittedArrowDirections: .up, animated: false)
    #expect(below.presentedViewController === content)
    #expect(popover.isPopoverVisible)
    screen.window.updateScreen()
    popover.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(!popover.isPopoverVisible)
  }

  @Test func aProviderMakesItsItemWhenItIsAskedFor() {
    final class Provider: UIActivityItemProvider, @unchecked Sendable {
      override var item: Any { "\(activityType?.rawValue ?? "none")" }
    }
    let provider = Provider(placeholderItem: "text")
    let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "text")
    #expect(
      provider.activityViewController(sheet, itemForActivityType: .mail) as? String == "com.apple.UIKit.activity.Mail")
  }

  @Test func aFocusSystemKnowsWhatContainsWhat() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(UIFocusSystem.environment(parent, contains: child))
    #expect(!UIFocusSystem.environment(child, contains: parent))
    #expect(UIFocusSystem(for: parent) == nil)
    child.focusGroupPriority = .prioritized
    child.focusEffect = UIFocusHaloEffect()
    #expect(child.focusGroupPriority > .previouslyFocused)
    #expect(child.focusEffect is UIFocusHaloEffect)
  }

  @Test func otherNamesKeepTheirValues() {
    let search = UISearchController(searchResultsController: nil)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "apples")]
    #expect(search.searchSuggestions?.first?.localizedSuggestion == "apples")
    #expect(search.searchBarPlacement == .stacked)
    #expect(UIScreen.main.currentEDRHeadroom == 1)
    #expect(UIKeyCommand.f12 == "UIKeyInputF12")
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    #expect(UIView().editingInteractionConfiguration == .default)
    #expect(UITextField().textInputMode == nil)
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("film.mov"))
    let table: any UISpringLoadedInteractionSupporting = UITableView()
    table.isSpringLoaded = true
    #expect(table.isSpringLoaded)
  }
}
