import Onion
import UIKit

/// What the app can do, in three pages.
@MainActor public enum TourScreens {
  public static let pages = [
    (symbol: "star", headline: "Every ferry", text: "Departures from every pier, even where there is no signal."),
    (
      symbol: "house", headline: "Told in time",
      text: "The evening before a storm you know what sails and what doesn't."
    ),
    (symbol: "heart", headline: "Your crossings", text: "Those that you keep stand on top of the list."),
  ]

  /// - Parameter page: the page that is shown, counted from 0.
  public static func tour(page: Int = 0) -> PaginatedController {
    PaginatedController(pageCount: pages.count, currentPage: page) { index in
      let page = pages[index]
      return Onion.TemplateController(NoticeController(symbol: page.symbol, headline: page.headline, text: page.text))
    }
  }
}
