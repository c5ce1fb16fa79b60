import UIKit

/// Several flows as pages, such as an introduction.
///
/// A flow is started once, when its page is next to the current one, and retained with its screens as long as this one runs.
@MainActor open class PageCoordinator<Output>: Coordinator<Output>, Flow {
  /// One per page, in the order of the pages.
  public final let flows: [any Flow]

  /// The controller of the pages.
  public private(set) final lazy var pages = PaginatedController(pageCount: flows.count) { [weak self] index in
    self?.page(index) ?? UIViewController()
  }

  /// The controller of the pages.
  public final var rootViewController: UIViewController { pages }

  private var started: Set<Int> = []

  /// - Parameter flows: one per page; not started yet.
  public init(_ flows: [any Flow]) {
    self.flows = flows
    super.init()
  }

  /// Shows the next page, if there is one.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public final func showNext(animated: Bool = true) -> Bool {
    guard pages.currentPage + 1 < flows.count else { return false }
    pages.setCurrentPage(pages.currentPage + 1, animated: animated)
    return true
  }

  /// Passes the link to the pages in their order, and shows the one that handles it. Previous pages are started, too.
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
