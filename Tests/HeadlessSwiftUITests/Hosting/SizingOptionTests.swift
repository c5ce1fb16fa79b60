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
