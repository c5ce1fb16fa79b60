import Foundation
import Graphics
import OnionskinTestSupport
import Rasterizer
import Testing
import UIKit

@testable import Onionskin

/// Pictures and texts of VoiceOver's descriptions.
@MainActor @Suite struct AccessibilitySnapshotTests {
  private let run = TestRun()

  private func text(_ strategy: Snapshotting<UIViewController, String>, of controller: UIViewController) -> String {
    var text = ""
    strategy.snapshot(controller).run { text = $0 }
    return text
  }

  @Test func theTextHasALineForEachElementAndNothingOfLooks() {
    let form = FormController()
    let before = text(.accessibilityText, of: form)
    #expect(
      before == """
        Name. Text Field.
            hint: Double tap to edit.
        Wi-Fi
        Switch Button. Off.
            hint: Double tap to toggle setting.
        Volume
        0%. Adjustable.
            hint: Swipe up or down with one finger to adjust the value.
        Save. Dimmed. Button.

        """)
    form.view.backgroundColor = .red
    form.save.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(text(.accessibilityText, of: form) == before)
  }

  @Test func actionsContentRotorsAndLanguagesAreRead() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Mail"
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true },
      UIAccessibilityCustomAction(name: "Share") { _ in true },
    ]
    label.accessibilityLanguage = "fr"
    label.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "2 MB")]
    controller.view.addSubview(label)
    #expect(
      text(.accessibilityText, of: controller) == """
        Mail
            actions: Delete, Share
            more content: Size: 2 MB
            language: fr

        """)
  }

  @Test func aReferenceMayHavePatterns() {
    let diff = SpokenLines.diffing.diff
    let actual = "Title. Heading.\nUpdated 3 minutes ago\nSave. Button.\n"
    #expect(diff("Title. Heading.\nUpdated /[0-9]+/ minutes ago\nSave. Button.\n", actual) == nil)
    #expect(diff("Title. Heading.\n...\n", actual) == nil)
    #expect(diff("...\nSave. Button.\n", actual) == nil)
    #expect(diff("Title. Heading.\nUpdated /[a-z]+/ minutes ago\nSave. Button.\n", actual) != nil)
    // A matched pattern isn't part of the reported difference.
    let message = diff("Title. Heading.\nUpdated /[0-9]+/ minutes ago\nSend. Button.\n", actual)?.0
    #expect(message?.contains("\u{2212}Send. Button.") == true)
    #expect(message?.contains("\u{2212}Updated") == false)
    // Words with a slash are ordinary words.
    #expect(diff("and/or\n", "and/or\n") == nil)
  }

  @Test func thePictureHasALegendBesideTheScreen() throws {
    let screen = Screen(of: FormController(), on: .iPhone15Pro)
    let (list, tree) = AccessibilityPicture(
      screen.hosted.displayList(), of: screen.window, in: screen.hosted.content
    ).reading
    #expect(list.size == CGSize(width: 393 + 320, height: 852))
    func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
    #expect(texts(tree).contains("Save. Dimmed. Button."))
    #expect(texts(tree).contains("hint: Double tap to edit."))
    // A changed description fails, and the failure contains it.
    run.record { assertSnapshot(of: screen, as: .accessibility, named: "form") }
    try screen.type("Ada", into: "Name")
    try screen.dismissKeyboard()
    let failures = run.failures { assertSnapshot(of: screen, as: .accessibility, named: "form", record: .never) }
    #expect(failures.first?.contains("Ada. Text Field.") == true)
  }

  @Test func theKeyboardStopsAtWhatRespondsAndIsNotDimmed() throws {
    let form = FormController()
    let link = UILabel(frame: CGRect(x: 20, y: 700, width: 100, height: 44))
    link.text = "Help"
    link.isUserInteractionEnabled = true
    link.addGestureRecognizer(UITapGestureRecognizer())
    let drawn = UIView(frame: CGRect(x: 20, y: 750, width: 100, height: 44))
    let key = UIAccessibilityElement(accessibilityContainer: drawn)
    key.accessibilityLabel = "Dial"
    key.accessibilityTraits = .adjustable
    key.accessibilityFrameInContainerSpace = drawn.bounds
    drawn.accessibilityElements = [key]
    for view in [link, drawn] { form.view.addSubview(view) }
    let screen = Screen(of: form, on: .iPhone15Pro)
    func stops() -> [String] {
      let picture = AccessibilityPicture(
        screen.hosted.displayList(), of: screen.window, in: screen.hosted.content, for: .keyboard)
      func texts(_ node: ViewNode) -> [String] { (node.text.map { [$0] } ?? []) + node.children.flatMap(texts) }
      // The numbers precede the names.
      return texts(picture.reading.1).filter { Int($0) == nil }
    }
    #expect(stops() == ["Name. Text Field.", "Switch Button. Off.", "0%. Adjustable.", "Help", "Dial. Adjustable."])
    form.save.isEnabled = true
    #expect(stops().contains("Save. Button."))
    link.accessibilityRespondsToUserInteraction = false
    #expect(!stops().contains("Help"))
    form.addKeyCommand(
      UIKeyCommand(
        title: "Save", action: Selector("save:", FormController.keySave), input: "s", modifierFlags: [.command, .shift])
    )
    #expect(stops().last == "⇧⌘S Save")
    run.record { assertSnapshot(of: screen, as: .keyboardFocus, named: "focus") }
    form.save.isEnabled = false
    let failures = run.failures { assertSnapshot(of: screen, as: .keyboardFocus, named: "focus", record: .never) }
    #expect(failures.count == 1)
  }

  @Test func whatAnAlertCoversIsNotSaid() throws {
    let form = FormController()
    let screen = Screen(of: form, on: .iPhone15Pro)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    form.present(alert, animated: true)
    var text = ""
    Snapshotting<Screen, String>.accessibilityText.snapshot(screen).run { text = $0 }
    #expect(text.contains("Sure?"))
    #expect(text.contains("Delete. Button."))
    #expect(!text.contains("Wi-Fi"))
  }

  @Test func placesThatTakeTouchesAreThoseThatAFingerHits() throws {
    let form = FormController()
    let screen = Screen(of: form, on: .iPhone15Pro)
    form.save.isEnabled = true
    let frame = form.save.convert(form.save.bounds, to: nil)
    let picture = HitTargetPicture(screen.hosted.displayList(), of: screen.window)
    #expect(picture.target(at: CGPoint(x: frame.midX, y: frame.midY)) === form.save)
    #expect(picture.target(at: CGPoint(x: frame.midX, y: 800)) == nil)
    #expect(picture.displayList.items.count > screen.hosted.displayList().items.count)
    // The views above receive them.
    form.view.addSubview(UIView(frame: form.view.bounds))
    #expect(picture.target(at: CGPoint(x: frame.midX, y: frame.midY)) == nil)
  }

  @Test func smartInvertKeepsTheColoursOfViewsThatAskForIt() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for (index, keeps) in [false, true].enumerated() {
      let box = UIView(frame: CGRect(x: 0, y: index * 20, width: 20, height: 20))
      box.backgroundColor = .red
      box.accessibilityIgnoresInvertColors = keeps
      controller.view.addSubview(box)
    }
    var taken: Taken<UIImage>?
    Snapshotting<UIViewController, UIImage>.smartInvert(on: .iPhone13).take(controller, AssertionConfiguration()).run {
      taken = $0
    }
    let bitmap = try CairoRasterizer.paint(try #require(taken?.screen).displayList)
    #expect(bitmap[30, 30] == Color(red: 0, green: 1, blue: 1, alpha: 1))
    #expect(bitmap[30, 90] == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bitmap[300, 600] == Color(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
