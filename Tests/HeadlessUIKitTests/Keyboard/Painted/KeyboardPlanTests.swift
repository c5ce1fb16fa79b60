import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The keys of a painted keyboard and their positions.
@MainActor @Suite struct KeyboardPlanTests {
  private let phone = ScreenConfiguration.standard

  private func field(_ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    change(field)
    return field
  }

  private func setup(_ change: (UITextField) -> Void = { _ in }) -> KeyboardSetup {
    KeyboardSetup(field(change), on: phone)
  }

  private func rows(_ setup: KeyboardSetup) -> [[String]] {
    KeyboardPlane(setup).rows.map { row in
      row.keys.map { key in
        switch key.face {
        case .text(let text): text
        case .symbol(let name): name
        case .empty: ""
        }
      }
    }
  }

  @Test func lettersHaveTheSizeThatPicturesShow() throws {
    // 335 points: 44 of bar, 216 of keys, 75 below them.
    let plan = KeyboardPlan(setup(), in: CGRect(x: 0, y: 0, width: 375, height: 335))
    #expect(plan.keys.count == 10 + 9 + 9 + 3)
    #expect(plan.keys[0].frame == CGRect(x: 3, y: 52, width: 31.5, height: 42))
    #expect(plan.keys[1].frame.minX == 40.5)
    // The second row is indented by half a key; rows are 54 points apart.
    #expect(plan.keys[10].frame.origin == CGPoint(x: 21.75, y: 106))
    let last = try #require(plan.keys.last)
    #expect(last.frame == CGRect(x: 284.25, y: 214, width: 87.75, height: 42))
    #expect(plan.separators.map(\.minX) == [125, 250])
    #expect(plan.corners.map(\.symbol) == ["face.smiling", "mic"])
  }

  @Test func keysKeepClearOfASensorHousing() {
    let side = ScreenConfiguration(
      size: CGSize(width: 812, height: 375), safeAreaInsets: UIEdgeInsets(0, 44, 21, 44),
      traits: phone.traits.modifyingTraits { $0.verticalSizeClass = .compact }, orientation: .landscapeRight)
    let plan = KeyboardPlan(KeyboardSetup(field(), on: side), in: CGRect(x: 0, y: 0, width: 812, height: 209))
    // 44 + 31 points on both sides, and 3 more.
    #expect(plan.keys[0].frame.minX == 78)
    #expect(abs(plan.keys[9].frame.maxX - (812 - 78)) < 0.001)
  }

  @Test func theLowestRowFollowsTheKind() {
    func lowest(_ type: UIKeyboardType) -> [String] { rows(setup { $0.keyboardType = type }).last ?? [] }
    #expect(lowest(.default) == ["123", "space", "return"])
    #expect(lowest(.emailAddress) == ["123", "space", "@", ".", "return"])
    #expect(lowest(.URL) == ["123", ".", "/", ".com", "return"])
    #expect(lowest(.webSearch) == ["123", "space", ".", "return"])
    #expect(lowest(.twitter) == ["123", "space", "@", "#"])
    #expect(lowest(.numbersAndPunctuation) == ["ABC", "space", "return"])
    #expect(lowest(.numberPad) == ["", "0", "delete.left"])
    #expect(lowest(.phonePad) == ["+*#", "0", "delete.left"])
  }

  @Test func everyRowFillsTheWidth() {
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
      .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    for device in [
      "iPhone SE (3rd generation)", "iPhone 15 Pro", "iPad (10th generation)", "iPad Pro 12.9-inch (6th generation)",
    ] {
      guard let device = Device.named(device) else {
        Issue.record("no \(device)")
        continue
      }
      let screen = ScreenConfiguration(
        size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
        traits: device.traits(orientation: .portrait))
      for type in types {
        let plane = KeyboardPlane(KeyboardSetup(field { $0.keyboardType = type }, on: screen))
        for (index, row) in plane.rows.enumerated() {
          let width = row.keys.reduce(row.indent) { $0 + $1.before + $1.width }
          // The second row of letters is indented by half a key on both sides.
          let expected = row.indent > 0 && !KeyboardMetrics(screen).isPad ? plane.units - row.indent : plane.units
          #expect(abs(width - expected) < 0.001, "\(device.name), \(type), row \(index)")
        }
      }
    }
  }

  @Test func fractionsAreDividedAsInTheLanguage() {
    var german = phone
    german.locale = Locale(identifier: "de_DE")
    let setup = KeyboardSetup(field { $0.keyboardType = .decimalPad }, on: german)
    #expect(rows(setup).last?.first == ",")
  }

  @Test func tabletsHaveNoPads() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    let screen = ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      traits: device.traits(orientation: .portrait))
    let setup = KeyboardSetup(field { $0.keyboardType = .numberPad }, on: screen)
    #expect(rows(setup).first?.prefix(10).joined() == "1234567890")
    #expect(rows(setup).count == 4)
  }

  @Test func aTabletsShortcutsAreTheResponders() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    let screen = ScreenConfiguration(
      size: device.size(orientation: .portrait), safeAreaInsets: device.safeAreaInsets(orientation: .portrait),
      traits: device.traits(orientation: .portrait))
    let field = field()
    func shortcuts() -> [(item: UIBarButtonItem, center: CGPoint)] {
      KeyboardPlan(KeyboardSetup(field, on: screen), in: CGRect(x: 0, y: 0, width: 820, height: 340)).shortcuts
    }
    #expect(shortcuts().count == 3)
    let bold = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inputAssistantItem.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [bold], representativeItem: nil)
    ]
    #expect(shortcuts().map(\.item) == [bold])
    #expect(shortcuts().first?.center.x == 784)
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    #expect(KeyboardPlan(setup(), in: CGRect(x: 0, y: 0, width: 375, height: 335)).shortcuts.isEmpty)
  }

  // MARK: The return key

  private func returnKey(_ change: (UITextField) -> Void) -> KeyboardKey? {
    KeyboardPlane(setup(change)).rows.last?.keys.last
  }

  @Test func theReturnKeySaysWhatItDoes() {
    let titles: [UIReturnKeyType: String] = [
      .default: "return", .go: "go", .google: "search", .join: "join", .next: "next", .route: "route",
      .search: "search", .send: "send", .yahoo: "search", .done: "done", .emergencyCall: "emergency call",
      .continue: "continue",
    ]
    for (type, title) in titles { #expect(returnKey { $0.returnKeyType = type }?.face == .text(title)) }
    #expect(returnKey { $0.returnKeyType = .done }?.plate == .action)
    #expect(returnKey { $0.returnKeyType = .next }?.plate == .dark)
  }

  @Test func aReturnKeyThatWaitsForTextIsFaint() {
    let empty = returnKey {
      $0.returnKeyType = .send
      $0.enablesReturnKeyAutomatically = true
    }
    #expect(empty?.isDimmed == true && empty?.plate == .dark)
    let filled = returnKey {
      $0.returnKeyType = .send
      $0.enablesReturnKeyAutomatically = true
      $0.text = "Hi"
    }
    #expect(filled?.isDimmed == false && filled?.plate == .action)
  }

  // MARK: Capitals and appearance

  private func isShifted(_ text: String, _ type: UITextAutocapitalizationType) -> Bool {
    let view = UITextView()
    view.autocapitalizationType = type
    view.text = text
    return KeyboardSetup(view, on: phone).isShifted
  }

  @Test func sentencesBeginWithCapitals() {
    #expect(isShifted("", .sentences))
    #expect(!isShifted("One", .sentences))
    #expect(!isShifted("One ", .sentences))
    #expect(isShifted("One. ", .sentences))
    #expect(!isShifted("One.", .sentences))
    #expect(isShifted("One\n", .sentences))
    #expect(isShifted("One ", .words))
    #expect(!isShifted("One", .words))
    #expect(isShifted("One", .allCharacters))
    #expect(!isShifted("", .none))
  }

  @Test func addressesAndSecretsBeginWithout() {
    #expect(!setup { $0.keyboardType = .emailAddress }.isShifted)
    #expect(!setup { $0.isSecureTextEntry = true }.isShifted)
    #expect(rows(setup()).first?.first == "Q")
    #expect(rows(setup { $0.isSecureTextEntry = true }).first?.first == "q")
  }

  @Test func theAppearanceOverridesTheTraits() {
    func isDark(_ style: UIUserInterfaceStyle, _ appearance: UIKeyboardAppearance) -> Bool {
      setup {
        $0.overrideUserInterfaceStyle = style
        $0.keyboardAppearance = appearance
      }.isDark
    }
    #expect(!isDark(.light, .default) && isDark(.dark, .default))
    #expect(isDark(.light, .dark) && !isDark(.dark, .light))
  }
}
