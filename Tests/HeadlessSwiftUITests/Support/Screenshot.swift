import Foundation
import Graphics
import HeadlessUIKit
import ImageFormats
import Rasterizer

@testable import HeadlessSwiftUI

extension ShownView {
  /// The picture of the screen as a file, to inspect while writing a test.
  func savePicture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["ONIONSKIN_PICTURES"] else { return }
    update()
    let bitmap = try CairoRasterizer.paint(screen.displayList())
    try PNG.encode(bitmap).write(to: URL(fileURLWithPath: folder + "/\(name).png"))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    screen.window.send(.tap(at: CGPoint(x: x, y: y)))
    update()
  }

  /// The texts on the screen, in order.
  var texts: [String] {
    func find(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(find) }
    return find(tree)
  }

  /// The frame on the screen of the view with a given text.
  func frame(of text: String) -> CGRect? {
    func find(_ node: ViewNode) -> CGRect? {
      for child in node.children { if let found = find(child) { return found } }
      return node.text == text ? node.screenFrame : nil
    }
    return find(tree)
  }
}
