import Foundation
import HeadlessCoreGraphics
import HeadlessUIKit
import Onionskin
import Rasterizer

/// What screens cost that are far larger than any: prints what each takes. Nothing here passes or fails by time.
@MainActor struct Bounds {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() -> Int32 {
    for bytes in [75_000, 150_000, 300_000] {
      measure("a label of \(bytes / 1000) KB") { LargeViews.label(ofBytes: bytes) }
    }
    for count in [2500, 5000, 10_000] {
      measure("\(count) required conflicts on one view") { LargeViews.conflicts(count) }
    }
    for count in [250, 500, 1000] {
      measure("\(count) shadows of radius 500") {
        LargeViews.shadows(count) { _ in
          let view = UIView()
          view.backgroundColor = .red
          return view
        }
      }
      measure("\(count) texts with shadows of radius 500") {
        LargeViews.shadows(count) {
          let label = UILabel()
          label.text = "\($0)"
          return label
        }
      }
    }
    for count in [250_000, 500_000, 1_000_000] {
      measure("a dashed path of \(count) points") { LargeViews.dashedPath(ofPoints: count) }
    }
    return 0
  }

  private func measure(_ name: String, _ make: () -> UIView) {
    if let only = arguments["only"], !name.contains(only) { return }
    let configuration = ScreenConfiguration(size: CGSize(width: 320, height: 480), traits: .standard)
    let start = ContinuousClock.now
    let screen = ScreenRenderer.take(on: configuration) {
      let controller = UIViewController()
      let view = make()
      view.frame = controller.view.bounds
      controller.view.addSubview(view)
      return controller
    }
    let shown = ContinuousClock.now
    let outcome = Result { try CairoRasterizer.paint(screen.displayList) }
    let painted = ContinuousClock.now
    var text = "\(name): shown in \(start.duration(to: shown) / .seconds(1)) s, painted in "
    text += "\(shown.duration(to: painted) / .seconds(1)) s"
    if case .failure(let error) = outcome { text += ", refused: \(error)" }
    print(text)
    fflush(nil)
  }
}
