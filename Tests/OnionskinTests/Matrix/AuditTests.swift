import Foundation
import Graphics
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct AuditTests {
  /// Returns the findings on a screen of 300 x 400 points.
  private func findings(_ checks: SnapshotAudit, _ build: @escaping (UIView) -> Void) throws -> [String] {
    let strategy = Snapshotting<UIViewController, String>.audit(
      checking: checks, size: CGSize(width: 300, height: 400))
    let text = try AsyncWaiter.value(of: strategy.snapshot(Screen(build)), timeout: 60, subject: "audit")
    return text.split(separator: "\n").map(String.init)
  }

  private func label(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func truncatedTextIsFound() throws {
    let found = try findings(.text) { view in
      view.addSubview(label("A line that is far too long", CGRect(x: 0, y: 0, width: 60, height: 30)))
      view.addSubview(label("Short", CGRect(x: 0, y: 40, width: 100, height: 30)))
      view.addSubview(
        label("Three lines of text\nof which\ntwo are seen", CGRect(x: 0, y: 80, width: 200, height: 90), lines: 2))
      view.addSubview(label("Two lines\nof text", CGRect(x: 0, y: 180, width: 200, height: 60), lines: 2))
      view.addSubview(label("Two lines\nin the height of one", CGRect(x: 0, y: 250, width: 250, height: 22), lines: 0))
    }
    try #require(found.count == 3)
    #expect(found[0].hasPrefix("UILabel \"A line that is far too long\": truncated, "))
    #expect(found[0].hasSuffix(" pt wide in 60"))
    #expect(found[1].hasPrefix("UILabel \"Three lines of text⏎of which⏎two are see…\": truncated, "))
    #expect(found[2].hasSuffix(" pt high in 22"))
  }

  @Test func controlsOfTheSystemHaveTheSizeThatItGivesThem() throws {
    let found = try findings(.tapTargets) { view in
      let pages = UIPageControl()
      pages.numberOfPages = 3
      let dates = UIDatePicker()
      dates.preferredDatePickerStyle = .compact
      for (index, control) in [UISwitch(), pages, UIStepper(), UISegmentedControl(items: ["A", "B"]), dates]
        .enumerated()
      {
        control.sizeToFit()
        control.frame.origin = CGPoint(x: 20, y: 20 + CGFloat(index) * 60)
        view.addSubview(control)
      }
    }
    #expect(found == [])
    // A control that an app makes smaller is reported.
    let small = try findings(.tapTargets) { view in
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.frame = CGRect(x: 20, y: 20, width: 120, height: 20)
      view.addSubview(segments)
    }
    #expect(small.count == 1)
  }

  @Test func namesThatVoiceOverCannotUseAreFound() throws {
    let found = try findings(.spokenNames) { view in
      let icon = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      icon.accessibilityIdentifier = "icon"
      let save = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
      save.setTitle("Save button", for: .normal)
      let more = [100, 150].map { y in
        let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 44))
        button.setTitle("More", for: .normal)
        return button
      }
      let named = UISwitch(frame: CGRect(x: 0, y: 200, width: 51, height: 31))
      named.accessibilityLabel = "Wi-Fi"
      let nameless = UISwitch(frame: CGRect(x: 0, y: 250, width: 51, height: 31))
      nameless.accessibilityIdentifier = "nameless"
      for subview in [icon, save, named, nameless] + more { view.addSubview(subview) }
      view.addSubview(label("Button", CGRect(x: 0, y: 300, width: 100, height: 30)))
    }
    #expect(
      found == [
        "UIButton \"icon\": VoiceOver has no name for it",
        "UIButton \"Save button\": its label \"Save button\" contains \"button\", which VoiceOver adds itself",
        "UISwitch \"nameless\": VoiceOver has no name for it",
        "2 usable elements are called \"More. Button.\": a VoiceOver user can't distinguish them",
      ])
  }

  @Test func anOrderAgainstThePlacesIsFound() throws {
    func labels(_ places: [(String, CGFloat, CGFloat)]) -> UIView {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let labels = places.map { label($0.0, CGRect(x: $0.1, y: $0.2, width: 80, height: 30)) }
      labels.forEach(box.addSubview)
      box.accessibilityElements = labels
      return box
    }
    #expect(
      try findings(.readingOrder) { view in
        view.addSubview(labels([("Price", 0, 100), ("Title", 0, 20), ("Buy", 200, 200), ("Count", 100, 205)]))
      } == [
        "UILabel \"Title\": VoiceOver reads it after UILabel \"Price\", which lies below it",
        "UILabel \"Count\": VoiceOver reads it after UILabel \"Buy\", which lies behind it",
      ])
    // An order by columns is valid, and so is one that only follows the positions.
    let columns = try findings(.readingOrder) { view in
      view.addSubview(labels([("A", 0, 0), ("B", 0, 40), ("C", 100, 0), ("D", 100, 40)]))
      view.addSubview(label("Free", CGRect(x: 0, y: 300, width: 80, height: 30)))
    }
    #expect(columns == [])
  }

  @Test func textThatCannotGrowIsFound() throws {
    let found = try findings(.dynamicType) { view in
      let fixed = label("Fixed", CGRect(x: 0, y: 0, width: 100, height: 30))
      fixed.font = .systemFont(ofSize: 17)
      let styled = label("Styled", CGRect(x: 0, y: 40, width: 100, height: 30))
      styled.font = .preferredFont(forTextStyle: .body)
      let scaled = label("Scaled", CGRect(x: 0, y: 80, width: 100, height: 30))
      scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
      let field = UITextField(frame: CGRect(x: 0, y: 120, width: 100, height: 30))
      field.font = .systemFont(ofSize: 15)
      field.placeholder = "Name"
      let empty = label("", CGRect(x: 0, y: 160, width: 100, height: 30))
      let segments = UISegmentedControl(items: ["One", "Two"])
      segments.frame.origin.y = 200
      for subview in [fixed, styled, scaled, field, empty, segments] { view.addSubview(subview) }
    }
    let words = "its font has a fixed size, which doesn't follow the text size"
    #expect(found == ["UILabel \"Fixed\": \(words)", "UITextField \"Name\": \(words)"])
  }

  @Test func textThatMayShrinkIsNotTruncated() throws {
    let found = try findings(.text) { view in
      let small = label("A line that is too long", CGRect(x: 0, y: 0, width: 120, height: 30))
      small.adjustsFontSizeToFitWidth = true
      small.minimumScaleFactor = 0.5
      view.addSubview(small)
    }
    #expect(found == [])
  }

  @Test func clippedTextIsFound() throws {
    let found = try findings(.text) { view in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      box.clipsToBounds = true
      box.addSubview(label("Cut", CGRect(x: 0, y: 10, width: 60, height: 22)))
      view.addSubview(box)
      view.addSubview(label("Off the screen", CGRect(x: 250, y: 100, width: 150, height: 22)))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
      scroll.addSubview(label("Scrolls", CGRect(x: 0, y: 300, width: 90, height: 22)))
      view.addSubview(scroll)
    }
    #expect(
      found == [
        "UILabel \"Cut\": clipped by a view around it", "UILabel \"Off the screen\": clipped by a view around it",
      ])
  }

  @Test func contentThatSticksOutOfOtherContentIsFound() throws {
    let found = try findings(.overlaps) { view in
      view.addSubview(label("a", CGRect(x: 0, y: 0, width: 100, height: 30)))
      view.addSubview(label("b", CGRect(x: 90, y: 20, width: 100, height: 30)))
      view.addSubview(UIImageView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)))
      view.addSubview(label("on the image", CGRect(x: 10, y: 110, width: 100, height: 30)))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 300)))
    }
    #expect(found == ["UILabel \"a\" and UILabel \"b\" overlap by 10 x 10 pt"])
  }

  @Test func smallTapTargetsAreFound() throws {
    let found = try findings(.tapTargets) { view in
      for (index, size) in [
        CGSize(width: 44, height: 44), CGSize(width: 43, height: 60), CGSize(width: 60, height: 30),
      ]
      .enumerated() {
        let button = UIButton(frame: CGRect(origin: CGPoint(x: 0, y: CGFloat(index) * 80), size: size))
        button.accessibilityIdentifier = "button \(index)"
        view.addSubview(button)
      }
      let disabled = UIButton(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
      disabled.isEnabled = false
      view.addSubview(disabled)
      view.addSubview(LargerButton(frame: CGRect(x: 100, y: 200, width: 20, height: 20)))
    }
    try #require(found.count == 2)
    #expect(found[0].contains("\"button 1\": a tap target of 43 x 60 pt, at least 44 x 44 is needed"))
    #expect(found[1].contains("\"button 2\": a tap target of 60 x 30 pt"))
  }

  @Test func faintTextIsFound() throws {
    let found = try findings(.contrast) { view in
      view.backgroundColor = .white
      @MainActor func add(_ text: String, _ white: CGFloat, size: CGFloat, y: CGFloat) {
        let label = label(text, CGRect(x: 0, y: y, width: 200, height: 30))
        label.textColor = UIColor(white: white, alpha: 1)
        label.font = .systemFont(ofSize: size)
        view.addSubview(label)
      }
      // 118/255 is the lightest grey with a contrast of 4.5 on white, and 148/255 the lightest with 3.
      add("good", 118 / 255, size: 17, y: 0)
      add("faint", 119 / 255, size: 17, y: 40)
      add("large", 148 / 255, size: 18, y: 80)
      add("large and faint", 149 / 255, size: 18, y: 120)
      view.addSubview(UIImageView(frame: CGRect(x: 0, y: 150, width: 200, height: 40)))
      add("on an image", 0.9, size: 17, y: 160)
    }
    try #require(found.count == 2)
    #expect(found[0].hasPrefix("UILabel \"faint\": contrast 4.47 of #777777 on #FFFFFF, at least 4.5"))
    #expect(found[1].hasPrefix("UILabel \"large and faint\": contrast 2.9"))
  }

  /// The row above ends where the label begins.
  @Test func aLabelThatTouchesASiblingIsLookedAt() throws {
    let found = try findings(.contrast) { view in
      view.backgroundColor = .white
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)))
      let label = label("faint", CGRect(x: 10, y: 40, width: 200, height: 30))
      label.textColor = UIColor(white: 0.9, alpha: 1)
      view.addSubview(label)
    }
    #expect(found.count == 1 && found.first?.hasPrefix("UILabel \"faint\": contrast") == true)
  }

  @Test func contrastIsWCAGs() {
    #expect(Contrast.ratio(.black, .white) == 21)
    #expect(Contrast.ratio(.white, .white) == 1)
    #expect(Contrast.required(pointSize: 14, isBold: true) == 3)
    #expect(Contrast.required(pointSize: 17.9, isBold: false) == 4.5)
  }

  @Test func constraintsThatLeaveAPlaceOpenAreFound() throws {
    let found = try findings(.constraints) { view in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
        box.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    #expect(found == ["UIView \"box\": horizontal position or width is ambiguous"])
  }

  @Test func constraintsThatCannotHoldAreFound() throws {
    let found = try findings(.constraints) { view in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor), box.leftAnchor.constraint(equalTo: view.leftAnchor),
        box.heightAnchor.constraint(equalToConstant: 20), box.widthAnchor.constraint(equalToConstant: 20),
        box.widthAnchor.constraint(equalToConstant: 30),
      ])
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("constraints that can't all hold: UIView \"box\"") == true)
  }

  @Test func aMatrixFailsOnMistakesOnlyWhereAsked() throws {
    let run = TestRun()
    let matrix = SnapshotMatrix(devices: [.iPhoneX, .iPhoneSE3])
    func check(_ audit: SnapshotAudit) {
      assertSnapshots(on: matrix, auditing: audit, testName: "screen()") {
        Screen { view in
          guard UIScreen.main.bounds.height < 700 else { return }
          let button = UIButton(frame: CGRect(x: 0, y: 50, width: 30, height: 30))
          button.accessibilityIdentifier = "close"
          view.addSubview(button)
        }
      }
    }
    run.record { check([]) }
    #expect(run.failures { check([]) } == [])
    let failures = run.failures { check(.all) }
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "1 of 2 snapshots of screen() failed:\n1 of 2 (iPhone SE (3rd generation)): UIButton \"close\": a tap target of 30 x 30 pt"
      )
        == true)
  }

  /// The message lists each mistake once, with the cells that have it.
  @Test func aMatrixCountsTheCellsOfEachMistake() {
    let run = TestRun()
    let matrix = SnapshotMatrix(devices: [.iPhoneX, .iPhoneSE3])
    func check(_ audit: SnapshotAudit) {
      assertSnapshots(on: matrix, auditing: audit, testName: "screen()") {
        Screen { view in
          let names = UIScreen.main.bounds.height < 700 ? ["close", "open"] : ["close"]
          for (place, name) in names.enumerated() {
            let button = UIButton(frame: CGRect(x: 0, y: 50 + 100 * CGFloat(place), width: 30, height: 30))
            button.accessibilityIdentifier = name
            view.addSubview(button)
          }
        }
      }
    }
    run.record { check([]) }
    let lines = run.failures { check(.tapTargets) }.first?.split(separator: "\n").map(String.init) ?? []
    #expect(
      lines.prefix(3) == [
        "2 of 2 snapshots of screen() failed:",
        "All 2: UIButton \"close\": a tap target of 30 x 30 pt, at least 44 x 44 is needed",
        "1 of 2 (iPhone SE (3rd generation)): UIButton \"open\": a tap target of 30 x 30 pt, at least 44 x 44 is needed",
      ])
  }
}

/// A screen whose views are added by a test.
private final class Screen: UIViewController {
  private let build: (UIView) -> Void

  init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}

/// A button that also receives touches around its bounds.
private final class LargerButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
