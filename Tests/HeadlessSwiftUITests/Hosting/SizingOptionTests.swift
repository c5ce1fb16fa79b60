import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The sizes of a hosting controller, as Apple documents them.
@MainActor @Suite struct SizingOptionTests {
  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      Button("Grow") { isLarge = true }.frame(width: isLarge ? 200 : 120, height: 40)
    }
  }

  @Test func thePreferredSizeFollowsTheContent() {
    let controller = UIHostingController(rootView: Growing())
    controller.sizingOptions = .preferredContentSize
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    _ = screen.displayList()
    #expect(controller.preferredContentSize == CGSize(width: 120, height: 40))
    let middle = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
    screen.window.send(.tap(at: middle))
    screen.window.updateScreen()
    _ = screen.displayList()
    #expect(controller.preferredContentSize == CGSize(width: 200, height: 40))
  }

  @Test func withoutTheOptionThereIsNone() {
    let controller = UIHostingController(rootView: Growing())
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    _ = screen.displayList()
    #expect(controller.preferredContentSize == .zero)
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 120, height: 40))
  }

  @Observable @MainActor final class Model {
    var width: CGFloat = 120
  }

  private struct Following: View {
    let model: Model
    var body: some View { Color.red.frame(width: model.width, height: 40) }
  }

  /// Pins a hosting view of a width to a corner.
  private final class Pinning: UIViewController {
    let hosting: UIHostingController<AnyView>
    let width: CGFloat

    init(_ view: some View, width: CGFloat) {
      (hosting, self.width) = (UIHostingController(rootView: AnyView(view)), width)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      hosting.sizingOptions = .intrinsicContentSize
      hosting.safeAreaRegions = []
      addChild(hosting)
      view.addSubview(hosting.view)
      hosting.didMove(toParent: self)
      hosting.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        hosting.view.topAnchor.constraint(equalTo: view.topAnchor),
        hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        hosting.view.widthAnchor.constraint(equalToConstant: width),
      ])
    }
  }

  private func size(_ view: some View, width: CGFloat) -> CGSize {
    let controller = Pinning(view, width: width)
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    return controller.hosting.view.frame.size
  }

  /// A text of five words that fill a line each has five lines, and a shape with proportions follows its width.
  @Test func inAutoLayoutTheHeightFollowsTheWidth() {
    let line = size(Text("m"), width: 200).height
    let words = Text(String(repeating: "mmmmmm ", count: 5)).frame(maxWidth: .infinity)
    let lines = Text(Array(repeating: "mmmmmm", count: 5).joined(separator: "\n"))
    #expect(size(words, width: 100) == CGSize(width: 100, height: size(lines, width: 100).height))
    #expect(size(words, width: 100).height > line * 4)
    #expect(size(Color.red.aspectRatio(2, contentMode: .fit), width: 200) == CGSize(width: 200, height: 100))
    #expect(size(Color.red.frame(height: 40), width: 200) == CGSize(width: 200, height: 40))
  }

  /// A model announces a change before it has the new value.
  @Test func thePreferredSizeFollowsAModel() {
    let model = Model()
    let controller = UIHostingController(rootView: Following(model: model))
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 120, height: 40))
    model.width = 160
    #expect(controller.preferredContentSize == CGSize(width: 160, height: 40))
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    model.width = 200
    screen.window.updateScreen()
    #expect(controller.preferredContentSize == CGSize(width: 200, height: 40))
  }
}
