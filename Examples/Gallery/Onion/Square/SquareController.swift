import Onion
import UIKit

/// Says where the square is; the view knows how to show it.
public final class SquareController: UIViewController, ViewSpecificController {
  public typealias RootView = SquareView

  private let start: CGPoint

  /// - Parameter position: where the square starts, as `SquareView.position` counts.
  public init(position: CGPoint) {
    start = position
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func loadView() {
    view = SquareView()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    rootView.position = start
    rootView.onMove = { [weak self] in self?.updateHint() }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateHint()
  }

  private func updateHint() {
    let hint = rootView.isInside ? "Well moored" : "Adrift: drag the square into the harbour"
    if rootView.hintText != hint { rootView.hintText = hint }
  }

  /// In the middle: green.
  public static func inTheMiddle() -> UIViewController { SquareController(position: CGPoint(x: 0.5, y: 0.5)) }
  /// In the corner, whole: green.
  public static func inACorner() -> UIViewController { SquareController(position: CGPoint(x: 1, y: 1)) }
  /// Partly over the edge: red.
  public static func acrossTheEdge() -> UIViewController { SquareController(position: CGPoint(x: -0.15, y: 0.4)) }
  /// Out: red.
  public static func outside() -> UIViewController { SquareController(position: CGPoint(x: 0.5, y: 1.35)) }
}
