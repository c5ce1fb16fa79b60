import SwiftUI
import UIKit

final class ProfileController: UIViewController {
  private let profile = Profile(name: "Ada")
  private(set) lazy var host: UIViewController = UIHostingController(
    rootView: ProfileCard(profile: profile) { [weak self] in self?.title = "tapped" }
      .environment(\.profileTheme, ProfileTheme(corner: 2))
      .card(radius: 2)
  )
  let stack: UIViewController = UIHostingController(rootView: NavigationStack { Text("Hello").task {} }.tint(.red))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  func content(_ name: String) -> UIContentConfiguration {
    UIHostingConfiguration { ProfileCard(profile: Profile(name: name), onTap: {}).padding() }
      .margins(.all, 4)
      .background { Color.brand }
  }
}

final class ChartController: UIHostingController<ChartScreen> {
  init(value: Int) { super.init(rootView: ChartScreen(value: value)) }
  @MainActor required dynamic init?(coder aDecoder: NSCoder) { fatalError("init(coder:) isn't there") }
}
