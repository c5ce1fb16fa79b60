import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Items that can be shared, and the extensions that share them.
@MainActor @Suite struct SharingTests {
  @Test func aConfigurationHoldsWhatCanBeShared() {
    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "a"), UIImage()])
    configuration.supportedInteractions = [.copy]
    configuration.metadataProvider = { $0 == .title ? "Title" : nil }
    let view = UIView()
    view.activityItemsConfiguration = configuration
    let read = view.activityItemsConfiguration
    #expect(
      read?.itemProvidersForActivityItemsConfiguration.map(\.registeredTypeIdentifiers)
        == [["public.utf8-plain-text"], ["public.png"]])
    #expect(read?.activityItemsConfigurationSupports(interaction: .share) == false)
    #expect(read?.activityItemsConfigurationMetadata(key: .title) as? String == "Title")
    #expect(UIActivityViewController(activityItemsConfiguration: configuration).activityItems.count == 2)
  }

  @Test func controllersOfExtensionsKnowTheirContext() {
    let controller = UIViewController()
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.extensionContext == nil)
    let item = NSExtensionItem()
    item.attachments = [NSItemProvider(object: NSString(string: "a"))]
    let context = NSExtensionContext(inputItems: [item])
    controller.beginRequest(with: context)
    #expect(child.extensionContext === context)
    #expect((child.extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.count == 1)
    child.extensionContext?.completeRequest(returningItems: nil)
    #expect(context.returnedItems?.isEmpty == true && context.cancelError == nil)
  }

  @Test func shortcutItemsAreChanged() {
    let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
    item.localizedTitle = "B"
    item.userInfo = ["key": NSNumber(value: 1)]
    #expect(item.localizedTitle == "B" && item.userInfo?.count == 1 && item.type == "a")
  }
}
