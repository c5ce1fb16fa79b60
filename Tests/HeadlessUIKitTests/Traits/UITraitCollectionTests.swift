import Foundation
import HeadlessUIKit
import Testing

@Suite struct UITraitCollectionTests {
  @Test func nothingIsSpecifiedAtFirst() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.typesettingLanguage == nil)
    #expect(traits == UITraitCollection(userInterfaceStyle: .unspecified))
  }

  @Test func oldInitializersSetOneTrait() {
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
    #expect(UITraitCollection(horizontalSizeClass: .regular).verticalSizeClass == .unspecified)
    #expect(UITraitCollection(displayScale: 2).displayScale == 2)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    let language = Locale.Language(identifier: "th")
    #expect(UITraitCollection(typesettingLanguage: language).typesettingLanguage == language)
  }

  @Test func laterCollectionsWinWhereTheySpecify() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection {
        $0.userInterfaceStyle = .dark; $0.displayScale = 3
      },
      UITraitCollection(displayScale: 2),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
  }

  @Test func modifyingLeavesTheOriginalAlone() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark != light)
  }

  @Test func equalCollectionsHashAlike() {
    let make = {
      UITraitCollection {
        $0.userInterfaceIdiom = .pad; $0.displayScale = 2
      }
    }
    #expect(make() == make())
    #expect(make().hash == make().hash)
    #expect(Set([make(), make()]).count == 1)
  }

  @Test func containsWhatTheOtherSpecifies() {
    let phone = UITraitCollection {
      $0.userInterfaceIdiom = .phone; $0.displayScale = 3
    }
    #expect(phone.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!phone.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!phone.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(phone.containsTraits(in: UITraitCollection()))
    #expect(phone.containsTraits(in: nil))
  }

  @Test func onlySomeTraitsChangeColors() {
    let base = UITraitCollection.standard
    func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
      base.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: base)
    }
    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(!differs { $0.horizontalSizeClass = .regular })
    #expect(!differs { _ in })
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func archivesKeepUIKitsTraits() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3; $0.horizontalSizeClass = .regular
      $0.layoutDirection = .rightToLeft; $0.preferredContentSizeCategory = .accessibilityLarge
      $0.typesettingLanguage = Locale.Language(identifier: "ar"); $0.userInterfaceIdiom = .pad
    }
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data))
    #expect(read.userInterfaceStyle == .dark)
    #expect(read.displayScale == 3)
    #expect(read.horizontalSizeClass == .regular)
    #expect(read.verticalSizeClass == .unspecified)
    #expect(read.layoutDirection == .rightToLeft)
    #expect(read.preferredContentSizeCategory == .accessibilityLarge)
    #expect(read.typesettingLanguage?.languageCode == "ar")
    #expect(read.userInterfaceIdiom == .pad)
  }

  @Test func archivesNeedNoLanguage() throws {
    let traits = UITraitCollection(displayScale: 2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data) == traits)
  }

  @Test func archivedNumbersThatNoTraitHasAreLeftOut() throws {
    for number in [Double.nan, .infinity, 1e300, 0.5, 99] {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(number, forKey: UITraitUserInterfaceStyle.name)
      archiver.encode(2.0, forKey: UITraitDisplayScale.name)
      let read = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      let traits = try #require(UITraitCollection(coder: read))
      #expect(traits.userInterfaceStyle == .unspecified)
      #expect(traits.displayScale == 2)
    }
  }

  @Test func imagesAreChosenByTheTraits() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits.imageConfiguration.traitCollection == traits)
  }

  @Test func namesTheChangedTraits() {
    let before = UITraitCollection {
      $0.userInterfaceStyle = .light; $0.displayScale = 2
    }
    let after = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 2
    }
    let changed = after.changedTraits(from: before)
    #expect(changed.count == 1)
    #expect(changed.first == UITraitUserInterfaceStyle.self)
    #expect(after.changedTraits(from: nil).count == 2)
  }
}

@Suite struct CurrentTraitsTests {
  @Test func actionsSeeTheCollectionAndTheThreadItsOldOneAfterwards() {
    let before = UITraitCollection.current
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    #expect(seen == .dark)
    #expect(UITraitCollection.current === before)
  }

  @Test func threadsHaveTheirOwn() async {
    let style = await withCheckedContinuation { continuation in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
        Thread.detachNewThread { continuation.resume(returning: UITraitCollection.current.userInterfaceStyle) }
      }
    }
    #expect(style == .light)
  }
}
