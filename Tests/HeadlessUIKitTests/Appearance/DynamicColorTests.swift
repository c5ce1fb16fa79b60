import Foundation
import Graphics
import HeadlessUIKit
import Testing

@Suite struct DynamicColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// The colours in the Human Interface Guidelines' table: light, dark, accessible light, accessible dark.
  @Test(arguments: [
    (UIColor.systemRed, ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
    (.systemBlue, ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
    (.systemGreen, ["#34C759", "#30D158", "#248A3D", "#30DB5B"]),
    (.systemOrange, ["#FF9500", "#FF9F0A", "#C93400", "#FFB340"]),
    (.systemTeal, ["#30B0C7", "#40C8E0", "#008299", "#5DE6FF"]),
    (.systemGray, ["#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2"]),
    (.systemGray6, ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
  ])
  func systemColorsFollowStyleAndContrast(color: UIColor, expected: [String]) {
    let environments = [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [UIUserInterfaceStyle.light, .dark].map { style in
        UITraitCollection {
          $0.userInterfaceStyle = style; $0.accessibilityContrast = contrast
        }
      }
    }
    #expect(environments.map { color.displayColor(for: $0).hexadecimal } == expected)
  }

  @Test func unspecifiedStyleIsLight() {
    #expect(UIColor.label.displayColor(for: UITraitCollection()) == .black)
  }

  @Test func darkBackgroundsAreLighterWhenElevated() {
    let elevated = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.userInterfaceLevel = .elevated
    }
    #expect(UIColor.systemBackground.displayColor(for: dark).hexadecimal == "#000000")
    #expect(UIColor.systemBackground.displayColor(for: elevated).hexadecimal == "#1C1C1E")
    #expect(UIColor.secondarySystemBackground.displayColor(for: elevated).hexadecimal == "#2C2C2E")
    // A sheet's background is equal to the secondary background below it.
    #expect(
      UIColor.systemBackground.displayColor(for: elevated) == UIColor.secondarySystemBackground.displayColor(for: dark))
    let elevatedLight = UITraitCollection {
      $0.userInterfaceStyle = .light; $0.userInterfaceLevel = .elevated
    }
    #expect(UIColor.systemBackground.displayColor(for: elevatedLight) == .white)
  }

  @Test func groupedBackgroundsAlternate() {
    #expect(UIColor.systemGroupedBackground.displayColor(for: light).hexadecimal == "#F2F2F7")
    #expect(UIColor.secondarySystemGroupedBackground.displayColor(for: light) == .white)
    #expect(UIColor.secondarySystemGroupedBackground.displayColor(for: dark).hexadecimal == "#1C1C1E")
  }

  @Test func labelsAreOfDecreasingOpacity() {
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    #expect(labels.map { $0.displayColor(for: light).alpha } == [1, 0.6, 0.3, 0.18])
    #expect(labels.map { $0.displayColor(for: dark).alpha } == [1, 0.6, 0.3, 0.16])
  }

  @Test func providersAreAskedForEveryEnvironment() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
  }

  @Test func providersMayGiveDynamicColors() {
    let color = UIColor { _ in .systemBackground }
    #expect(color.displayColor(for: dark) == .black)
    #expect(!color.resolvedColor(with: dark).isDynamic)
  }

  @Test func providersSeeTheEnvironmentAsCurrent() {
    let color = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
  }

  @Test func translucentDynamicColorsStayDynamic() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(color.displayColor(for: light) == Graphics.Color(white: 0, alpha: 0.5))
    #expect(color.displayColor(for: dark) == Graphics.Color(white: 1, alpha: 0.5))
    #expect(color == UIColor.label.withAlphaComponent(0.5))
    #expect(color.withAlphaComponent(1).displayColor(for: dark) == .white)
  }

  @Test func cgColorsAreThoseOfTheCurrentTraits() {
    dark.performAsCurrent { #expect(UIColor.label.cgColor.color == .white) }
    light.performAsCurrent { #expect(UIColor.label.cgColor.color == .black) }
  }

  @Test func tintColorIsTheEnvironments() {
    let traits = light.modifyingTraits { $0[TintColorTrait.self] = .systemPink }
    #expect(UIColor.tintColor.displayColor(for: traits).hexadecimal == "#FF2D55")
    #expect(UIColor.tintColor.displayColor(for: light).hexadecimal == "#007AFF")
  }
}
