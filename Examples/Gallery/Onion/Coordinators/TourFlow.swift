import Onion
import UIKit

/// What the app can do, in three pages, each a flow of its own; over when the user has gone through all of them.
final class TourFlow: PageCoordinator<Void> {
  init() {
    let steps = TourScreens.pages.map { TourStep($0.symbol, $0.headline, $0.text) }
    super.init(steps)
    for step in steps {
      step.onNext = { [weak self] in
        guard let self, !showNext() else { return }
        finish()
      }
    }
  }
}

/// One page of the tour: read, and left by a button, as often as the user comes back to it.
final class TourStep: Coordinator<Void>, Flow {
  var onNext: () -> Void = {}

  private let symbol: String
  private let headline: String
  private let text: String

  init(_ symbol: String, _ headline: String, _ text: String) {
    self.symbol = symbol
    self.headline = headline
    self.text = text
    super.init()
  }

  private(set) lazy var rootViewController: UIViewController = Onion.TemplateController(
    NoticeController(
      symbol: symbol, headline: headline, text: text,
      actions: [.init("Go on") { [weak self] in self?.onNext() }]))
}
