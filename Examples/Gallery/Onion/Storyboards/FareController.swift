import Onion
import UIKit

/// The fares of a crossing. In an app its storyboard draws it and its segues; here both are made in code. What comes after
/// a fare it doesn't know.
public final class FareController: UIViewController, Storyboardable, SeguePreparing {
  public var onSegue: ((UIStoryboardSegue, Any?) -> Void)?

  /// In the order of their prices.
  let fares = ["Lower deck, 12 €", "Upper deck, 18 €", "Cabin, 46 €"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = fares.map { fare in GalleryButton.filled(fare) { [weak self] in self?.choose(fare) } }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.spacing = 12
    view.addSubview(stack)
    stack.pin(
      to: .margins, edges: [.top, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 24, leading: 0, bottom: 0, trailing: 0))
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    onSegue?(segue, sender)
  }

  /// Takes the segue that a storyboard would have from each of the buttons.
  public func choose(_ fare: String) {
    let seat = SeatController()
    let segue = UIStoryboardSegue(identifier: "seat", source: self, destination: seat) { [weak self] in
      self?.show(seat, sender: nil)
    }
    prepare(for: segue, sender: fare)
    segue.perform()
  }
}

/// Shows the seat for a fare, which the screen before it sets.
public final class SeatController: UIViewController {
  public var fare: String?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your seat"
    add(
      Onion.TemplateController(
        NoticeController(
          symbol: "person.fill", headline: "Row 4, at the window", text: fare ?? "No fare yet",
          actions: [.init("Take it")])))
  }
}

/// Leads from the fares to the seat: prepares the segues, so that the screens know nothing of each other.
public final class FareFlow: StoryboardCoordinator<FareController> {
  private lazy var navigation = ContentNavigationController(rootViewController: firstScreen)

  public override var rootViewController: UIViewController { navigation }

  public init() {
    super.init(
      makeRoot: { () throws(StoryboardError) in
        let fares = FareController()
        fares.title = "Fares"
        return fares
      })
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? SeatController)?.fare = sender as? String
  }
}
