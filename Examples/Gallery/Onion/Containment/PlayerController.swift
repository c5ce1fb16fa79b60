import Onion
import UIKit

/// A film from the harbour, which wants the whole screen: no status bar, no home indicator, on its side as well.
///
/// It lies within three containers, and still it decides.
public final class PlayerController: UIViewController {
  public override var prefersStatusBarHidden: Bool { true }
  public override var prefersHomeIndicatorAutoHidden: Bool { true }
  public override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  private let sea = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.72, blue: 0.45, alpha: 1)
    sea.backgroundColor = UIColor(red: 0.10, green: 0.30, blue: 0.42, alpha: 1)
    view.addSubview(sea)
    let title = GalleryLabel.make("Evening ferry, 21:40", style: .headline, color: .white)
    view.addSubview(title)
    title.pin(
      to: .margins, edges: [.bottom, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0))
    let caption = GalleryLabel.make("Top of the safe area", style: .caption1, color: .black)
    view.addSubview(caption)
    caption.pin(to: .margins, edges: [.top, .leading, .trailing])
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let horizon = (view.bounds.height * 0.55).rounded()
    sea.frame = CGRect(x: 0, y: horizon, width: view.bounds.width, height: view.bounds.height - horizon)
  }

  /// The player in a container in a switch in a modal container.
  public static func screen() -> UIViewController {
    let container = ContainerController()
    container.add(PlayerController())
    let stage = SwitchingController()
    stage.show(container)
    return stage.wrappedInModalContainer(closeButton: CloseButton(tintColor: .black))
  }
}
