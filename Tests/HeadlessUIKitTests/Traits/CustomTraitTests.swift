import HeadlessUIKit
import Testing

private struct ContainerWidth: UITraitDefinition {
  static let defaultValue = 100
}

private struct Theme: UITraitDefinition {
  static let defaultValue: String? = nil
  static let affectsColorAppearance = true
  static let name = "Theme"
}

extension UIMutableTraits {
  fileprivate var containerWidth: Int {
    get { self[ContainerWidth.self] }
    set { self[ContainerWidth.self] = newValue }
  }
}

@Suite struct CustomTraitTests {
  @Test func anUnsetTraitHasItsDefault() {
    #expect(UITraitCollection()[ContainerWidth.self] == 100)
    #expect(UITraitCollection()[Theme.self] == nil)
  }

  @Test func customTraitsMergeAndCompareLikeTheOthers() {
    let wide = UITraitCollection { $0.containerWidth = 300 }
    let merged = UITraitCollection(traitsFrom: [wide, UITraitCollection(displayScale: 2)])
    #expect(merged[ContainerWidth.self] == 300)
    #expect(merged.containsTraits(in: wide))
    #expect(wide == UITraitCollection { $0.containerWidth = 300 })
    #expect(wide != UITraitCollection { $0.containerWidth = 301 })
  }

  @Test func customTraitsSayWhetherTheyChangeColors() {
    let plain = UITraitCollection()
    let themed = UITraitCollection { $0[Theme.self] = "sea" }
    let wide = UITraitCollection { $0.containerWidth = 300 }
    #expect(themed.hasDifferentColorAppearance(comparedTo: plain))
    #expect(!wide.hasDifferentColorAppearance(comparedTo: plain))
  }

  @Test func settingTheDefaultIsNoChange() {
    let explicit = UITraitCollection { $0.containerWidth = 100 }
    #expect(explicit.changedTraits(from: UITraitCollection()).isEmpty)
    #expect(UITraitCollection { $0.containerWidth = 5 }.changedTraits(from: explicit).count == 1)
  }

  @Test func systemTraitsAreReachedByTheirType() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(UITraitCollection(displayScale: 3)[UITraitDisplayScale.self] == 3)
  }

  @Test func namesAndIdentifiersComeFromTheType() {
    #expect(ContainerWidth.name == "ContainerWidth")
    #expect(ContainerWidth.identifier.hasSuffix("ContainerWidth"))
    #expect(Theme.name == "Theme")
  }
}

@Suite struct UITraitOverridesTests {
  @Test func overridesReplaceWhatIsInherited() {
    var overrides = UITraitOverrides()
    overrides.userInterfaceStyle = .dark
    overrides.containerWidth = 7
    let result = overrides.applied(
      to: UITraitCollection {
        $0.userInterfaceStyle = .light; $0.displayScale = 2
      })
    #expect(result.userInterfaceStyle == .dark)
    #expect(result.displayScale == 2)
    #expect(result[ContainerWidth.self] == 7)
  }

  @Test func withoutOverridesTheCollectionStaysItself() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(UITraitOverrides().applied(to: traits) === traits)
    var overrides = UITraitOverrides()
    overrides.displayScale = 2
    #expect(overrides.applied(to: traits) === traits)
  }

  @Test func overridesCanBeRemoved() {
    var overrides = UITraitOverrides()
    overrides.displayScale = 2
    overrides.containerWidth = 7
    #expect(overrides.contains(UITraitDisplayScale.self))
    #expect(overrides.contains(ContainerWidth.self))
    overrides.remove(UITraitDisplayScale.self)
    overrides.remove(ContainerWidth.self)
    #expect(!overrides.contains(UITraitDisplayScale.self))
    #expect(overrides.isEmpty)
  }
}
