import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Animations of layers, in pictures of screens.
@MainActor @Suite struct LayerPictureTests {
  @Test func picturesShowFrozenLayersAndContextsTheLayersOwnValues() {
    let controller = UIViewController()
    let box = CALayer()
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.backgroundColor = CGColor(.black)
    controller.view.layer.addSublayer(box)
    let screen = Screens.show(controller)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (5, 105, 1)
    box.add(move, forKey: "move")
    (box.speed, box.timeOffset) = (0, 0.5)
    func found(_ items: [DisplayItem]) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        switch item {
        case .fill(let path, _, _): [path.controlPointBox.minX]
        case .group(let group): found(group.items)
        default: []
        }
      }
    }
    #expect(found(screen.displayList().items) == [50])
    #expect(found(controller.view.layer.displayItems()) == [0])
    #expect(box.position.x == 5)
    screen.close()
  }
}
