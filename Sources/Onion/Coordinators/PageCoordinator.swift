import UIKit

/// Several flows one after the other, one a page, as introductions have them.
///
/// A flow is started when its page comes near, once, and kept with its screens as long as this one runs.
@MainActor open class PageCoordinator<Output>: Coordinator<Output>, Flow {
  /// One a page, in the order of the pages.
  public final let flows: [any Flow]

  /// The controller that the pages are in.
  public private(set) final lazy var pages = PaginatedController(pageCount: flows.count) { [weak self] index in
    self?.page(index) ?? UIViewController()
  }

  /// The controller that the pages are in.
  public final var rootViewController: UIViewController { pages }

  private var started: Set<Int> = []

  /// - Parameter flows: one a page; not started yet.
  public init(_ flows: [any Flow]) {
    self.flows = flows
    super.init()
  }

  /// Goes to the page after the current one, if there is one.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public final func showNext(animated: Bool = true) -> Bool {
    guard pages.currentPage + 1 < flows.count else { return false }
    pages.setCurrentPage(pages.currentPage + 1, animated: animated)
    return true
  }

  /// Offers the link to the pages in their order, and turns to the one that knows it. That starts those before it.
  open override func handle(_ link: DeepLink) -> Bool {
    for index in flows.indices {
      startFlow(index)
      guard flows[index].handle(link) else { continue }
      pages.setCurrentPage(index, animated: false)
      return true
    }
    return false
  }

  private func page(_ index: Int) -> UIViewController {
    guard flows.indices.contains(index) else { return UIViewController() }
    startFlow(index)
    return flows[index].rootViewController
  }

  private func startFlow(_ index: Int) {
    guard started.insert(index).inserted else { return }
    adopt(flows[index])
    flows[index].start()
  }
}
