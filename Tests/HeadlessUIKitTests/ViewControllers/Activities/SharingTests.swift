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

  @Test func providersLoadItemsAndDataOfTypes() async throws {
    let provider = NSItemProvider(item: NSString(string: "a"), typeIdentifier: "public.text")
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { completion in
      completion(Data("{}".utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.text", "public.json"])
    #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? NSString == "a")
    #expect(try await provider.loadItem(forTypeIdentifier: "public.json") as? NSData == NSData(data: Data("{}".utf8)))
    await #expect(throws: CocoaError.self) { try await provider.loadItem(forTypeIdentifier: "public.png") }
    var contents: Data?
    var file: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
      file = url
      contents = url.flatMap { try? Data(contentsOf: $0) }
    }
    #expect(contents == Data("{}".utf8))
    #expect(file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }

  @Test func shortcutItemsAreChanged() {
    let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
    item.localizedTitle = "B"
    item.userInfo = ["key": NSNumber(value: 1)]
    #expect(item.localizedTitle == "B" && item.userInfo?.count == 1 && item.type == "a")
  }
}
