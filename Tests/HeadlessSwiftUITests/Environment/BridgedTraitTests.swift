import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Values of the environment that are read from UIKit's traits.
@MainActor @Suite struct BridgedTraitTests {
  private struct Compact: EnvironmentKey, UITraitBridgedEnvironmentKey {
    static var defaultValue: Bool { false }
    static func read(from traitCollection: UITraitCollection) -> Bool {
      traitCollection.horizontalSizeClass == .compact
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
  }

  private struct Shown: View {
    @Environment(\.self) private var environment

    var body: some View { Text(environment[Compact.self] ? "compact" : "regular") }
  }

  @Test func theTraitsCountWhereTheEnvironmentHasNoValue() {
    let inherited = ShownView(Shown())
    defer { inherited.screen.close() }
    #expect(inherited.texts == ["compact"])
    let set = ShownView(Shown().transformEnvironment(\.self) { $0[Compact.self] = false })
    defer { set.screen.close() }
    #expect(set.texts == ["regular"])
  }
}
