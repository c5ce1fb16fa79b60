import Onion
import UIKit

/// Shows a flow that runs and keeps it, as a scene's delegate would.
public final class FlowWindowController: ContainerController {
  let flow: any Flow

  public init(_ flow: any Flow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(flow.rootViewController)
  }

  /// Starts a flow, and takes it where a link leads.
  static func started(_ flow: any Flow, link: DeepLink? = nil) -> UIViewController {
    flow.start()
    if let link { flow.handle(link) }
    return FlowWindowController(flow)
  }
}
