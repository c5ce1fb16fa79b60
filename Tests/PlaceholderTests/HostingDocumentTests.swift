import Foundation
import HeadlessSwiftUI
import Testing
import UIKit

/// A hosting controller's element in a storyboard, whose class the app has to name, as on iOS.
@MainActor @Suite struct HostingDocumentTests {
  @Test func aStoryboardsControllerHostsItsSubclasssView() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hosting-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="h">
        <scenes><scene sceneID="s"><objects>
          <hostingController id="h" customClass="GreetingController" customModule="PlaceholderTests" sceneMemberID="viewController"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        </objects></scene></scenes></document>
      """
    try Data(document.utf8).write(to: folder.appending(path: "Main.storyboard"))
    let bundle = try #require(Bundle(url: folder))
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    let controller = try #require(made as? GreetingController)
    #expect(controller.rootView.name == "Ada")
  }
}

struct Greeting: View {
  let name: String
  var body: some View { UnshownView() }
}

final class GreetingController: UIHostingController<Greeting> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Greeting(name: "Ada")) }
}
