import Onion
import UIKit

/// Content state by composition: a header of its own, and below it whatever the departures have come to.
public final class DeparturesController: ContainerController {
  struct NoAnswer: LocalizedError {
    var errorDescription: String? { "The harbour office doesn't answer. Are you out at sea?" }
  }

  /// Fetches the departures and tells how it went, once.
  public typealias Loader = (@escaping (Result<[Departure], any Error>) -> Void) -> Void

  private let load: Loader
  private let content = ContentStateController()

  /// - Parameters:
  ///   - loadingDelay: how long to wait before the wheel is shown, in seconds.
  ///   - load: fetches the departures.
  public init(loadingDelay: TimeInterval = 0.3, load: @escaping Loader) {
    self.load = load
    content.loadingDelay = loadingDelay
    super.init(nibName: nil, bundle: nil)
    title = "Departures"
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let header = GalleryLabel.make(title, style: .largeTitle)
    view.addSubview(header)
    header.pin(
      to: .margins, edges: [.top, .leading, .trailing],
      insets: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 0, trailing: 0))
    add(content) {
      $0.pin(edges: [.leading, .bottom, .trailing])
      $0.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 12).isActive = true
    }
    content.onRetry = { [weak self] in self?.reload() }
    reload()
  }

  private func reload() {
    content.transition(to: .loading)
    load { [weak content] result in
      switch result {
      case .success(let departures): content?.transition(to: .render(DepartureListController(departures)))
      case .failure(let error): content?.transition(to: .failed(error))
      }
    }
  }

  public static func loading() -> UIViewController {
    DeparturesController(loadingDelay: 0) { _ in }
  }

  public static func failed() -> UIViewController {
    DeparturesController { $0(.failure(NoAnswer())) }
  }

  public static func loaded() -> UIViewController {
    DeparturesController { $0(.success(Departure.samples)) }
  }
}
