import Testing
import UIKit

@MainActor @Suite struct UndoChainTests {
  @Test func viewsAndControllersFindTheirWindowsManager() throws {
    let controller = UIViewController()
    #expect(controller.view.undoManager == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    let manager = try #require(controller.view.undoManager)
    #expect(manager === window.undoManager && manager === controller.undoManager)
    #expect(UIWindow().undoManager !== manager)
    window.isHidden = true
  }

  @Test func anImageIsReadyAtOnce() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    var ready: UIImage?
    image.prepareForDisplay { ready = $0 }
    #expect(ready === image)
    #expect(await image.byPreparingForDisplay() === image)
    image.prepareThumbnail(of: CGSize(width: 2, height: 1)) { ready = $0 }
    #expect(ready?.size == CGSize(width: 2, height: 1))
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 1))?.size == CGSize(width: 2, height: 1))
  }
}
