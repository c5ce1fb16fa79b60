import Onion
import Testing
import UIKit

/// A controller accesses its own view without casts.
@MainActor @Suite struct ViewSpecificControllerTests {
  @Test func theRootViewIsTheControllersView() {
    let controller = GreetingController()
    controller.rootView.greeting = "Ahoy"
    #expect(controller.isViewLoaded)
    #expect(controller.view === controller.rootView)
    #expect(controller.view.all(UILabel.self).map(\.text) == ["Ahoy"])
  }
}

private final class GreetingController: UIViewController, ViewSpecificController {
  typealias RootView = GreetingView

  override func loadView() { view = GreetingView() }
}

private final class GreetingView: UIView {
  private let label = UILabel()

  var greeting: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
