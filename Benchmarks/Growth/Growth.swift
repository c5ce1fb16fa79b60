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

  /// Of the processor's time, which other processes take nothing of.
  func seconds(_ count: Int) -> Double {
    let run = prepare(count)
    let start = clock()
    runCounted(run)
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  static let all = siblingViews + nestedViews + layers + [keyFrames] + texts + lists + runs + swiftUI + swiftUIUpdates

  static let siblings = [10, 100, 1000, 10_000]
}

/// Runs what is measured; a function of its own, which `instructions.sh` finds by its name.
@inline(never) @MainActor private func runCounted(_ run: () -> Void) { run() }
