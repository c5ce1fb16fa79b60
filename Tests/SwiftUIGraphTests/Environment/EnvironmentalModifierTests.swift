import SwiftUIGraph
import SwiftUILayout
import Testing

/// Modifiers that depend on the environment.
@MainActor @Suite struct EnvironmentalModifierTests {
  private enum Width: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum Height: EnvironmentKey { static var defaultValue: Int { 1 } }

  private struct Doubled: ViewModifier {
    let width: Int
    func body(content: Content) -> some View {
      content
      Leaf(text: "\(width)")
    }
  }

  private struct Measured: EnvironmentalModifier {
    let log: Log
    func resolve(in environment: EnvironmentValues) -> Doubled {
      log.add("resolve")
      return Doubled(width: environment[Width.self])
    }
  }

  private struct Setting: View {
    @State var values = (1, 1)
    let log: Log
    let keep: (Binding<(Int, Int)>) -> Void

    var body: some View {
      keep($values)
      let (width, height) = values
      return Leaf(text: "a").modifier(Measured(log: log)).transformEnvironment(\.self) {
        $0[Width.self] = width
        $0[Height.self] = height
      }
    }
  }

  @Test func aModifierIsResolvedAgainWithTheValuesThatItRead() {
    let log = Log()
    var values: Binding<(Int, Int)>?
    let host = TestHost(Setting(log: log) { values = $0 })
    #expect(host.texts == ["a", "1"] && log.take() == ["resolve"])
    values?.wrappedValue = (5, 1)
    #expect(host.update() == ["a", "5"] && log.take() == ["resolve"])
    values?.wrappedValue = (5, 7)
    #expect(host.update() == ["a", "5"] && log.take() == [])
  }
}
