import Foundation
import Graphics
import HeadlessUIKit
import Onionskin
import Rasterizer

/// Shows random screens on random devices for a time, each again after others were shown, and looks at what a screen must not
/// depend on: it is the same when it is shown again, and the memory stays flat.
@MainActor struct Soak {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() -> Int32 {
    let seed = arguments.seed
    let seconds = Double(arguments.number("seconds", else: 3600))
    let start = Date()
    var shown: UInt64 = 0
    var different: [UInt64] = []
    var memory: [Int] = []
    let first = arguments["only"].flatMap(UInt64.init)
    while Date().timeIntervalSince(start) < seconds {
      let own = first ?? seed &+ shown
      let before = capture(own)
      for other in 0..<3 { _ = capture(own &+ 1_000_000 &+ UInt64(other)) }
      let after = capture(own)
      if before.tree != after.tree || before.displayList != after.displayList {
        different.append(own)
        print("screen \(own) isn't the same when it is shown again")
        if let first = before.tree, let second = after.tree { Soak.tell(first, second, "") }
      }
      _ = try? Rasterizer.paint(after.displayList)
      shown += 1
      if first != nil, shown == 5 { break }
      if shown % 100 == 0 { memory.append(Soak.residentBytes) }
    }
    // The first tenth fills caches.
    let settled = memory.dropFirst(max(memory.count / 10, 3))
    let growth = (settled.last ?? 0) - (settled.first ?? 0)
    print(
      "\(shown) screens, \(different.count) not the same when shown again, memory \(growth >> 20) MB more at the end, "
        + "\((settled.last ?? Soak.residentBytes) >> 20) MB in all")
    return different.isEmpty && growth < 64 << 20 ? 0 : 1
  }

  private func capture(_ seed: UInt64) -> CapturedScreen {
    var chance = Chance(seed: seed ^ 0x5555)
    let device = chance.of([Device.iPhoneSE3, .iPhone15Pro, .iPad10])
    var traits = device.traits(orientation: .portrait)
    if chance.hits(oneIn: 3) { traits = traits.modifyingTraits { $0.userInterfaceStyle = .dark } }
    if chance.hits(oneIn: 4) {
      traits = traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    }
    if chance.hits(oneIn: 4) { traits = traits.modifyingTraits { $0.layoutDirection = .rightToLeft } }
    let configuration = ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      traits: traits)
    return ScreenRenderer.capture(on: configuration) {
      var screen = RandomScreen(seed: seed)
      return screen.controller()
    }
  }

  private static func tell(_ a: ViewNode, _ b: ViewNode, _ indent: String) {
    if a.frame != b.frame || a.text != b.text {
      print("\(indent)\(a.className) \(a.frame) -> \(b.frame) \(a.text ?? "")")
    }
    for (first, second) in zip(a.children, b.children) { tell(first, second, indent + "  ") }
  }

  private static var residentBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
