import Foundation
import Graphics
import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import Onionskin
import Rasterizer

/// What screens cost that are far larger than any: prints what each takes. Nothing here passes or fails by time.
@MainActor struct Bounds {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() -> Int32 {
    for bytes in [75_000, 150_000, 300_000] {
      measure("a label of \(bytes / 1000) KB") {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Lorem ipsum dolor sit amet, ", count: bytes / 28)
        return label
      }
    }
    for count in [2500, 5000, 10_000] {
      measure("\(count) required conflicts on one view") {
        let box = UIView()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate(
          (0..<count).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) })
        return box
      }
    }
    for count in [250, 500, 1000] {
      measure("\(count) shadows of radius 500") {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for index in 0..<count {
          let view = UIView(frame: CGRect(x: index % 200, y: index / 5, width: 40, height: 40))
          view.backgroundColor = .red
          view.layer.shadowOpacity = 0.5
          view.layer.shadowRadius = 500
          box.addSubview(view)
        }
        return box
      }
    }
    for count in [250, 500, 1000] {
      measure("\(count) texts with shadows of radius 500") {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for index in 0..<count {
          let label = UILabel(frame: CGRect(x: index % 200, y: index / 5, width: 40, height: 40))
          label.text = "\(index)"
          label.layer.shadowOpacity = 0.5
          label.layer.shadowRadius = 500
          box.addSubview(label)
        }
        return box
      }
    }
    for count in [250_000, 500_000, 1_000_000] {
      measure("a dashed path of \(count) points") {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 0..<count { path.addLine(to: CGPoint(x: index * 7919 % 300, y: index * 104_729 % 300)) }
        layer.path = path
        layer.strokeColor = UIColor.red.cgColor
        layer.fillColor = nil
        layer.lineDashPattern = [3, 2]
        box.layer.addSublayer(layer)
        return box
      }
    }
    return 0
  }

  private func measure(_ name: String, _ make: () -> UIView) {
    if let only = arguments["only"], !name.contains(only) { return }
    let configuration = ScreenConfiguration(size: CGSize(width: 320, height: 480), traits: .standard)
    let start = ContinuousClock.now
    let screen = ScreenRenderer.capture(on: configuration) {
      let controller = UIViewController()
      let view = make()
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      return controller
    }
    let shown = ContinuousClock.now
    let outcome = Result { try Rasterizer.paint(screen.displayList) }
    let painted = ContinuousClock.now
    var text = "\(name): shown in \(start.duration(to: shown) / .seconds(1)) s, painted in "
    text += "\(shown.duration(to: painted) / .seconds(1)) s"
    if case .failure(let error) = outcome { text += ", refused: \(error)" }
    print(text)
    fflush(nil)
  }
}
