import Onion
import UIKit

/// Three children of one parent, each as large as what it is pinned to.
public final class PinningController: ContainerController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    add(Pane("edges", color: .systemIndigo)) { $0.pin(to: .edges) }
    add(Pane("safe area", color: .systemTeal)) { $0.pin(to: .safeArea) }
    add(Pane("margins", color: .systemOrange)) {
      $0.pin(to: .margins, insets: NSDirectionalEdgeInsets(top: 44, leading: 0, bottom: 44, trailing: 0))
    }
  }
}

private final class Pane: UIViewController {
  private let name: String
  private let color: UIColor

  init(_ name: String, color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textColor = .white
    view.addSubview(label)
    label.pin(
      edges: [.top, .leading], insets: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 0, trailing: 0))
  }
}
