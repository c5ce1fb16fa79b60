import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUIGraph
import SwiftUILayout
import Testing

/// A view of a fixed size that is filled with a colour.
struct Block: _ElementView {
  var width: CGFloat = 10
  var height: CGFloat = 10

  func makeElement(_ context: _ElementContext) -> BlockElement { BlockElement() }
  func updateElement(_ element: BlockElement, _ context: _ElementContext) {
    element.fixed = CGSize(width: width, height: height)
    element.invalidateLayout()
  }
}

@MainActor final class BlockElement: _LayoutElement, DescribedElement {
  var fixed = CGSize.zero
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fixed }
  override func draw(_ canvas: inout ElementCanvas) {
    canvas.items.append(
      .fill(Graphics.Path(rect: canvas.pixelRect(size)), .color(Graphics.Color(red: 1, green: 0, blue: 0, alpha: 1))))
  }
  var snapshotName: String { "Block" }
  var snapshotText: String? { nil }
  var snapshotStyle: [String: String] { [:] }
}

/// A screen that shows a SwiftUI view on a phone of 390 x 844 points at 3x, with safe area insets of 47 points at the top and 34 at
/// the bottom.
@MainActor final class ShownView<Content: View> {
  let controller: UIHostingController<Content>
  let screen: HostedScreen

  /// - Parameters:
  ///   - date: the screen's clock.
  ///   - isRegular: whether the size classes are those of an iPad.
  init(
    _ view: Content, size: CGSize = CGSize(width: 390, height: 844), date: Date? = nil, isRegular: Bool = false
  ) {
    var configuration = ScreenConfiguration.standard
    if isRegular {
      configuration.traits = UITraitCollection(traitsFrom: [
        configuration.traits, UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      ])
    }
    configuration.size = size
    configuration.date = date
    configuration.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let made = UIHostingController(rootView: view)
    controller = made
    screen = HostedScreen(configuration) { made }
  }

  var tree: ViewNode { screen.viewTree() }

  /// Returns the frames of all views of a type, in screen coordinates and in order.
  func frames(_ name: String) -> [CGRect] {
    func find(_ node: ViewNode) -> [CGRect] {
      (node.className == name ? [node.screenFrame] : []) + node.children.flatMap(find)
    }
    return find(tree)
  }

  /// Advances the counted time, completes presentations, and settles the screen, as between the steps and pictures of a test.
  func update() {
    screen.window.updateScreen()
    _ = screen.displayList()
  }
}

@MainActor @Suite struct HostingTests {
  @Test func theRootStandsInTheMiddleOfTheSafeArea() {
    // (47 + 810) / 2 = 428.5 is the centre of the safe area, and 195 the centre of the width.
    let shown = ShownView(Block(width: 100, height: 50))
    #expect(shown.frames("Block") == [CGRect(x: 145, y: 403.5, width: 100, height: 50)])
  }

  @Test func stacksPaddingAndFramesAreLaidOut() {
    // Two blocks of 10, 8 apart, in a frame of 200 aligned at its top leading corner: (390 - 200) / 2 = 95, and the frame's
    // top at 428.5 - 100.
    let shown = ShownView(
      VStack(alignment: .leading) {
        Block()
        Block(width: 20).padding(.leading, 5)
      }
      .frame(width: 200, height: 200, alignment: .topLeading))
    #expect(
      shown.frames("Block") == [
        CGRect(x: 95, y: 328.5, width: 10, height: 10), CGRect(x: 100, y: 346.5, width: 20, height: 10),
      ])
  }

  struct Toggling: View {
    @State var isWide = false
    let keep: (Binding<Bool>) -> Void
    var body: some View {
      keep($isWide)
      return Block(width: isWide ? 50 : 10)
    }
  }

  @Test func aChangeOfStateIsSeenInTheNextPicture() {
    var isWide: Binding<Bool>?
    let shown = ShownView(Toggling { isWide = $0 })
    #expect(shown.frames("Block").map(\.width) == [10])
    isWide?.wrappedValue = true
    shown.update()
    #expect(shown.frames("Block").map(\.width) == [50])
  }

  struct Switch: UIViewRepresentable {
    @Binding var isOn: Bool
    func makeUIView(context: Context) -> UISwitch { UISwitch() }
    func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
  }

  @Test func viewsOfUIKitsAreShownAndTakeTouches() throws {
    let shown = ShownView(Switch(isOn: .constant(true)))
    let view = try #require(shown.controller.view.subviews.first as? UISwitch)
    #expect(view.isOn && view.frame.size == CGSize(width: 51, height: 31))
    let middle = view.convert(CGPoint(x: 25, y: 15), to: shown.screen.window)
    #expect(shown.screen.window.hitTest(middle, with: nil)?.isDescendant(of: view) == true)
  }

  struct Sized: UIViewRepresentable {
    var answer: CGSize?
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { answer }
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
      let children = Mirror(reflecting: proposedSize).children
      let width = children.first { $0.label == "width" }?.value as? CGFloat
      size = CGSize(width: (width ?? 0) / 2, height: 30)
    }
  }

  @Test func theOlderSizeOfARepresentableCountsWithoutTheNewerOne() throws {
    for (answer, expected) in [
      (nil, CGSize(width: 60, height: 30)), (CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)),
    ] {
      let shown = ShownView(Sized(answer: answer).frame(width: 120))
      let view = try #require(shown.controller.view.subviews.first)
      #expect(view.frame.size == expected)
      shown.screen.close()
    }
  }

  struct Log: View {
    let add: (String) -> Void
    var body: some View {
      Block().onAppear { add("appear") }.onDisappear { add("disappear") }
    }
  }

  @Test func viewsAppearWithTheirController() {
    var entries: [String] = []
    let shown = ShownView(Log { entries.append($0) })
    #expect(entries == ["appear"])
    shown.screen.close()
    #expect(entries == ["appear", "disappear"])
  }

  @Test func geometryReadersKnowTheirSizeAndPlace() {
    var frames: [CGRect] = []
    let shown = ShownView(
      GeometryReader { proxy in
        Block(width: proxy.size.width / 2, height: 20).onAppear { frames.append(proxy.frame(in: .global)) }
      }
      .frame(width: 100, height: 100))
    #expect(frames == [CGRect(x: 145, y: 378.5, width: 100, height: 100)])
    #expect(shown.frames("Block") == [CGRect(x: 145, y: 378.5, width: 50, height: 20)])
  }

  @Test func contentScrollsUnderTheSafeArea() throws {
    let shown = ShownView(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { _ in Block(width: 390, height: 44) } }
      })
    let scroll = try #require(shown.controller.view.subviews.first as? UIScrollView)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scroll.contentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentSize == CGSize(width: 390, height: 1760))
    #expect(shown.frames("Block").first == CGRect(x: 0, y: 47, width: 390, height: 44))
    scroll.contentOffset.y = 53
    shown.update()
    #expect(shown.frames("Block").first == CGRect(x: 0, y: -53, width: 390, height: 44))
  }

  @Test func lazyRowsAreMadeWhenTheyAreSeen() {
    var made = Set<Int>()
    let shown = ShownView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { index in
            let _ = made.insert(index)
            Block(width: 390, height: 44)
          }
        }
      })
    #expect(shown.frames("Block").first == CGRect(x: 0, y: 47, width: 390, height: 44))
    // At most 21 rows are visible in 844 points, some of them partially at both ends.
    #expect(!made.isEmpty && made.count <= 21)
  }
}
