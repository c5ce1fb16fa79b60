import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

/// A SwiftUI view by chance that follows from its seed: texts, images, shapes, controls, stacks, grids, lists and effects, with
/// state that changes when it appears and when it is touched.
@MainActor struct RandomView {
  private var chance: Chance
  private static let words = [
    "Hello", "a", "", "A longer text that needs several lines where there is little room for it", "שלום", "日本語",
    "**Bold** and [a link](https://example.org)", "Line\nbreak", "👋🏽 hi",
  ]

  init(seed: UInt64) { chance = Chance(seed: seed ^ 0x5715) }

  mutating func controller() -> UIViewController {
    let content = view(depth: 0)
    switch chance.below(5) {
    case 0: return UIHostingController(rootView: AnyView(NavigationStack { content.navigationTitle("Title") }))
    case 1:
      let other = view(depth: 1)
      return UIHostingController(
        rootView: AnyView(
          TabView {
            content.tabItem { Label("One", systemImage: "star") }
            other.tabItem { Label("Two", systemImage: "heart") }
          }))
    case 2: return UIHostingController(rootView: AnyView(ScrollView { content }))
    default: return UIHostingController(rootView: content)
    }
  }

  private mutating func views(_ depth: Int) -> [AnyView] { (0..<chance.below(4)).map { _ in view(depth: depth + 1) } }

  private mutating func view(depth: Int) -> AnyView {
    let plain = chance.below(depth < 3 ? 9 : 5) < 5 ? leaf() : container(depth)
    return modified(plain, depth)
  }

  private mutating func leaf() -> AnyView {
    switch chance.below(8) {
    case 0, 1: return AnyView(Text(LocalizedStringKey(chance.of(RandomView.words))).lineLimit(chance.of([nil, 1, 2])))
    case 2: return AnyView(Image(systemName: chance.of(["star", "heart.fill", "plus.circle"])))
    case 3: return AnyView(Circle().fill(chance.of([Color.red, .blue, .primary])))
    case 4: return AnyView(Counter(title: chance.of(RandomView.words)))
    case 5: return AnyView(Toggle(chance.of(RandomView.words), isOn: .constant(chance.hits(oneIn: 2))))
    case 6: return AnyView(ProgressView(value: Double(chance.below(10)) / 10))
    default: return AnyView(Color.green.frame(width: CGFloat(chance.below(80)), height: CGFloat(chance.below(40))))
    }
  }

  private mutating func container(_ depth: Int) -> AnyView {
    let views = views(depth)
    let all = ForEach(views.indices, id: \.self) { views[$0] }
    switch chance.below(8) {
    case 0, 1: return AnyView(VStack(alignment: chance.of([.leading, .center, .trailing])) { all })
    case 2, 3: return AnyView(HStack(spacing: chance.of([nil, 0, 12])) { all })
    case 4: return AnyView(ZStack(alignment: chance.of([.topLeading, .center, .bottom])) { all })
    case 5: return AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { all })
    case 6: return AnyView(List { Section("Section") { all } }.frame(minHeight: 200))
    default: return AnyView(GeometryReader { place in VStack { all }.frame(width: place.size.width / 2) })
    }
  }

  private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
    switch chance.below(10) {
    case 0: return AnyView(view.padding())
    case 1: return AnyView(view.frame(maxWidth: .infinity))
    case 2: return AnyView(view.background(.thinMaterial))
    case 3: return AnyView(view.opacity(Double(chance.below(10)) / 10))
    case 4: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: CGFloat(chance.below(20)))))
    case 5: return AnyView(view.rotationEffect(.degrees(Double(chance.below(90)))))
    case 6: return AnyView(view.fixedSize())
    case 7: return AnyView(view.overlay(alignment: .topTrailing) { Text("!") })
    default: return view
    }
  }
}

/// Counts its appearances and touches.
private struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Button("\(title) \(count)") { count += 1 }
      .onAppear { count += 10 }
  }
}
