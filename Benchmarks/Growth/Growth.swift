import Foundation
import HeadlessUIKit

/// Something whose cost depends on a number.
@MainActor struct Growth {
  let name: String
  let counts: [Int]
  /// Makes ready what isn't measured, and gives what is.
  private let prepare: (Int) -> () -> Void

  init(_ name: String, _ counts: [Int], prepare: @escaping (Int) -> () -> Void) {
    self.name = name
    self.counts = counts
    self.prepare = prepare
  }

  func seconds(_ count: Int) -> Double {
    let run = prepare(count)
    let start = ContinuousClock.now
    run()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  static let all = views + texts + lists + runs

  static let siblings = [10, 100, 1000, 10_000]
  static let depths = [10, 100, 400, 900]
}
