import UIKit

/// What stands where there is nothing to show: a list that is empty, a search without results, content that is on its way.
public final class UnavailableController: UIViewController {
  public enum Reason {
    case empty, notFound, loading
  }

  private let reason: Reason

  public init(_ reason: Reason) {
    self.reason = reason
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    contentUnavailableConfiguration = configuration
  }

  private var configuration: UIContentUnavailableConfiguration {
    switch reason {
    case .empty:
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "ferry")
      empty.text = "No Crossings"
      empty.secondaryText = "Crossings that you have booked are shown here."
      empty.button = .borderedProminent()
      empty.button.title = "Book"
      return empty
    case .notFound:
      var search = UIContentUnavailableConfiguration.search()
      search.text = "No Results for \u{201C}Kökar\u{201D}"
      search.secondaryText = "Check the spelling or try a new search."
      return search
    case .loading:
      return .loading()
    }
  }
}
