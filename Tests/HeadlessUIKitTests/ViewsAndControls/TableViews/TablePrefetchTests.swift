import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The rows that a table prefetches before they are visible. Rows are 100 points high, eight of them visible.
@MainActor @Suite struct TablePrefetchTests {
  @MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var log: [String] = []

    private func rows(_ paths: [IndexPath]) -> String {
      paths.map { $0.section == 0 ? "\($0.row)" : "\($0.section)/\($0.row)" }.joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { log.append(rows(indexPaths)) }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("not " + rows(indexPaths))
    }
  }

  private let prefetcher = Prefetcher()

  private func show(_ source: ListSource, enabled: Bool = true) -> ShownTable {
    let prefetcher = prefetcher
    return ShownTable(
      .plain, source,
      prepare: { table in
        table.rowHeight = 100
        table.isPrefetchingEnabled = enabled
        table.prefetchDataSource = prefetcher
      })
  }

  @Test func theRowsBelowAreAskedForOnce() {
    let shown = show(ListSource(rows: 50))
    #expect(prefetcher.log == ["8 9 10 11 12 13 14 15 16 17"])
    shown.table.setNeedsLayout()
    shown.layOut()
    #expect(prefetcher.log.count == 1)
    shown.table.contentOffset.y = 200
    shown.layOut()
    #expect(prefetcher.log.dropFirst() == ["18 19"])
    shown.close()
  }

  @Test func turningRoundCallsThemOffAndAsksForThoseAbove() {
    let shown = show(ListSource(rows: 50))
    shown.table.contentOffset.y = 1000
    shown.layOut()
    prefetcher.log = []
    shown.table.contentOffset.y = 900
    shown.layOut()
    // Now 9 to 16 are visible.
    #expect(prefetcher.log == ["not 18 19 20 21 22 23 24 25 26 27", "8 7 6 5 4 3 2 1 0"])
    shown.close()
  }

  @Test func sectionsFollowEachOtherAndTheEndIsHeeded() {
    let shown = show(ListSource([["a", "b"], [], (0..<9).map { "\($0)" }]))
    #expect(prefetcher.log == ["2/6 2/7 2/8"])
    shown.close()
  }

  @Test func reloadingAsksAnewAndSwitchingOffDoesNot() {
    let shown = show(ListSource(rows: 10))
    #expect(prefetcher.log == ["8 9"])
    shown.table.reloadData()
    shown.layOut()
    #expect(prefetcher.log == ["8 9", "8 9"])
    shown.close()
    prefetcher.log = []
    show(ListSource(rows: 10), enabled: false).close()
    #expect(prefetcher.log == [])
  }
}
