import Foundation
import Graphics
import HeadlessUIKit
import Onionskin
import Rasterizer

/// Shows random screens on random devices for a time, lets things happen to them, each again after others were shown, and
/// looks at what a screen must not depend on: it is the same when it is shown again, and the memory stays flat.
@MainActor struct Soak {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  private struct Shown {
    let list: DisplayList
    let tree: ViewNode
  }

  func run() -> Int32 {
    let seed = arguments.seed
    let seconds = arguments.number("seconds", else: 3600)
    let limit = arguments.number("count", else: .max)
    let start = ContinuousClock.now
    var shown: UInt64 = 0
    var different: [UInt64] = []
    var memory: [Int] = []
    let only = arguments["only"].flatMap(UInt64.init)
    while start.duration(to: .now) < .seconds(seconds), shown < limit {
      let own = only ?? seed &+ shown
      announce(own)
      let before = show(own)
      for other in 0..<3 { _ = show(own &+ 1_000_000 &+ UInt64(other)) }
      let after = show(own)
      if before.tree != after.tree || before.list != after.list {
        different.append(own)
        print("screen \(own) isn't the same when it is shown again (--only \(own))")
        Soak.tell(before.tree, after.tree, "")
      }
      _ = try? CairoRasterizer.paint(after.list)
      // What the screens scheduled on the main queue runs, as between tests; it would retain memory otherwise. A run loop whose limit
      // has passed fires its timers and leaves the queue alone.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      shown += 1
      if only != nil, shown == 5 { break }
      if shown % 100 == 0 {
        memory.append(Soak.residentBytes)
        if shown % 1000 == 0 { print("\(shown) screens, \(Soak.residentBytes >> 20) MB") }
        fflush(nil)
      }
    }
    // The first tenth fills caches. A single value depends on what the latest screens needed, by some 20 MB.
    let settled = memory.dropFirst(max(memory.count / 10, 3))
    let third = settled.count / 3
    let (first, last) = (Soak.median(settled.prefix(third)), Soak.median(settled.suffix(third)))
    let growth = last - first
    print(
      "\(shown) screens, each shown twice, and \(shown * 3) others between; \(different.count) not the same when shown "
        + "again; memory \(first >> 20) MB once caches were full, \(last >> 20) MB at the end, "
        + "\(growth / max(third * 2 * 500, 1)) bytes a screen")
    return different.isEmpty && growth < Soak.allowedGrowth ? 0 : 1
  }

  /// Zero of no values.
  private static func median(_ values: ArraySlice<Int>) -> Int {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// Leaves the number of the screen where it is found when the process traps.
  private func announce(_ seed: UInt64) {
    guard let file = arguments["trace"] else { return }
    try? "\(seed)\n".write(toFile: file, atomically: false, encoding: .utf8)
  }

  private func show(_ seed: UInt64) -> Shown {
    var chance = Chance(seed: seed ^ 0x5555)
    let device = chance.of([Device.iPhoneSE3, .iPhone15Pro, .iPad10])
    var traits = device.traits(orientation: .portrait)
    if chance.hits(oneIn: 3) { traits = traits.modifyingTraits { $0.userInterfaceStyle = .dark } }
    if chance.hits(oneIn: 4) {
      traits = traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    }
    if chance.hits(oneIn: 4) { traits = traits.modifyingTraits { $0.layoutDirection = .rightToLeft } }
    let screen = HostedScreen(RandomEvents.configuration(device, .portrait, traits)) {
      if seed % 2 == 0 {
        var view = RandomView(seed: seed)
        return view.controller()
      }
      var screen = RandomScreen(seed: seed)
      return screen.controller()
    }
    defer { screen.close() }
    var events = RandomEvents(seed: seed, device: device, traits: traits)
    events.happen(on: screen)
    return Shown(list: screen.displayList(), tree: screen.viewTree())
  }

  private static func tell(_ a: ViewNode, _ b: ViewNode, _ indent: String) {
    if a.frame != b.frame || a.text != b.text || a.className != b.className || a.children.count != b.children.count {
      print("\(indent)\(a.className) \(a.frame) -> \(b.className) \(b.frame) \(a.text ?? "")")
    }
    for (first, second) in zip(a.children, b.children) { tell(first, second, indent + "  ") }
  }

  /// The growth that isn't a failure, in bytes, whatever the number of screens: pages of code that are loaded when they are first
  /// used, and caches, which are full after some 5,000 screens.
  private static let allowedGrowth = 24 << 20

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
