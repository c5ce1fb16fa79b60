import Onion
import UIKit

/// A ticket on a card above the departures, and the same full screen.
@MainActor public enum TicketScreens {
  /// As high as its content, on a phone; the departures stay in sight.
  public static func smallCard() -> UIViewController {
    presented(as: .card, size: CGSize(width: 360, height: UIFontMetrics.default.scaledValue(for: 400)))
  }

  /// As large as cards are.
  public static func largeCard() -> UIViewController {
    presented(as: .card, size: .zero)
  }

  public static func fullScreen() -> UIViewController {
    presented(as: .fullScreen, size: .zero)
  }

  private static func presented(as style: ModalStyle, size: CGSize) -> UIViewController {
    PresentingController(DeparturesController.loaded()) {
      let ticket = Onion.TemplateController(
        NoticeController(
          symbol: "checkmark.circle", headline: "Sund, 14:20", text: "Upper deck, seat 12. Boards at pier 3.",
          actions: [.init("Show the code")])
      ).wrappedInModalContainer(style: style)
      ticket.preferredContentSize = size
      return ticket
    }
  }
}

/// Shows a controller, and presents another one as soon as it is on the screen.
final class PresentingController: ContainerController {
  private let content: UIViewController
  private var makePresented: (() -> UIViewController)?

  init(_ content: UIViewController, presenting makePresented: @escaping () -> UIViewController) {
    self.content = content
    self.makePresented = makePresented
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(content)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let makePresented else { return }
    self.makePresented = nil
    present(makePresented(), animated: false)
  }
}
