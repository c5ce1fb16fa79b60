import Foundation
import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import ImageFormats
import Rasterizer

/// A screen of 390 x 500 points at 3 pixels a point that shows a view of SwiftUI's.
@MainActor final class ShownChart<Content: View> {
  let screen: HostedScreen

  init(_ view: Content) {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 390, height: 500)
    configuration.safeAreaInsets = .zero
    screen = HostedScreen(configuration) { UIHostingController(rootView: view) }
    update()
  }

  // The screens of other tests aren't this one.
  isolated deinit { screen.close() }

  func update() {
    screen.window.updateScreen()
    _ = screen.displayList()
  }

  /// The texts on the screen, in order.
  var texts: [String] {
    func find(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(find) }
    return find(screen.viewTree())
  }

  /// The frame on the screen of the view with a text.
  func frame(of text: String) -> CGRect? {
    func find(_ node: ViewNode) -> CGRect? {
      for child in node.children { if let found = find(child) { return found } }
      return node.text == text ? node.screenFrame : nil
    }
    return find(screen.viewTree())
  }

  /// The picture of the screen as a file, for looking at while a test is written.
  func savePicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["ONIONSKIN_PICTURES"] else { return }
    let bitmap = try CairoRasterizer.paint(screen.displayList())
    try PNG.encode(bitmap).write(to: URL(fileURLWithPath: folder + "/\(name).png"))
  }
}
