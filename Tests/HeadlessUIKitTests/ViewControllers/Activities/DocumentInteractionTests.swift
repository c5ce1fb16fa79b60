import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Previews and menus of documents.
@MainActor @Suite struct DocumentInteractionTests {
  private final class Owner: UIViewController, UIDocumentInteractionControllerDelegate {
    var events: [String] = []
    /// The controller for previews; nil for this one.
    var previewParent: UIViewController?

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { previewParent ?? self }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      events.append("will begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      events.append("did end")
    }
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
      events.append("options")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      events.append("no options")
    }
  }

  private final class Silent: NSObject, UIDocumentInteractionControllerDelegate {}

  private func owner() -> (Owner, UIWindow) {
    let owner = Owner()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = owner
    window.makeKeyAndVisible()
    return (owner, window)
  }

  @Test func aDocumentHasTheNameAndTypeOfItsFile() {
    let interaction = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Plan.pdf"))
    #expect(interaction.name == "Plan.pdf" && interaction.uti == "com.adobe.pdf")
    interaction.name = "Plan"
    interaction.uti = "public.data"
    #expect(interaction.name == "Plan" && interaction.uti == "public.data")
  }

  @Test func aPreviewIsShownWhereTheDelegateSays() {
    let (owner, window) = owner()
    let interaction = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Plan.pdf"))
    #expect(!interaction.presentPreview(animated: false))
    let silent = Silent()
    interaction.delegate = silent
    #expect(!interaction.presentPreview(animated: false))
    interaction.delegate = owner
    #expect(interaction.presentPreview(animated: false) && owner.events == ["will begin"])
    let shown = owner.presentedViewController as? UINavigationController
    #expect(shown?.topViewController?.title == "Plan.pdf")
    window.updateScreen()
    interaction.dismissPreview(animated: false)
    window.updateScreen()
    #expect(owner.presentedViewController == nil && owner.events == ["will begin", "did end"])
    window.isHidden = true
  }

  /// Apple's documentation: a preview is pushed onto a navigation controller. Dismissing it leaves the stack, though that is presented.
  @Test func aPushedPreviewIsPopped() {
    let (owner, window) = owner()
    let stack = UINavigationController(rootViewController: UIViewController())
    owner.present(stack, animated: false)
    window.updateScreen()
    owner.previewParent = stack
    let interaction = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Plan.pdf"))
    interaction.delegate = owner
    #expect(interaction.presentPreview(animated: false))
    window.updateScreen()
    #expect(stack.viewControllers.count == 2)
    interaction.dismissPreview(animated: false)
    window.updateScreen()
    #expect(stack.viewControllers.count == 1 && owner.presentedViewController === stack)
    window.isHidden = true
  }

  @Test func theMenuIsTheSheetOfActivities() {
    let (owner, window) = owner()
    let interaction = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/Plan.pdf"))
    interaction.delegate = owner
    #expect(
      interaction.presentOptionsMenu(from: CGRect(x: 0, y: 0, width: 1, height: 1), in: owner.view, animated: false))
    #expect(
      (owner.presentedViewController as? UIActivityViewController)?.activityItems.first as? URL == interaction.url)
    window.updateScreen()
    // There is a menu already: nothing is presented, and the delegate isn't called.
    #expect(!interaction.presentOptionsMenu(from: .zero, in: owner.view, animated: false))
    #expect(owner.events == ["options"])
    interaction.dismissMenu(animated: false)
    window.updateScreen()
    #expect(owner.events == ["options", "no options"])
    window.isHidden = true
  }

  @Test func aProviderOffersAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    #expect(NSItemProvider(contentsOf: file) == nil)
    try Data([1, 2]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.hasItemConformingToTypeIdentifier("public.png") && provider.canLoadObject(ofClass: URL.self))
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { found, _ in data = found }
    #expect(data == Data([1, 2]))
    // The file itself is offered before its address.
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.url"])
    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in nil }
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.url", "public.data"])
  }

  @Test func aViewIsTheSpaceOfTheItemsInIt() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    view.addSubview(inner)
    #expect(view.coordinateSpace === view)
    #expect(view.focusItems(in: CGRect(x: 0, y: 0, width: 10, height: 10)).first === inner)
    #expect(view.focusItems(in: CGRect(x: 50, y: 50, width: 10, height: 10)).isEmpty)
  }
}
