import Testing
import UIKit

@testable import HeadlessUIKit

/// Segmented controls, in points, at 3x.
@MainActor @Suite struct SegmentedControlTests {
  init() { HostedScreen.apply(.standard) }

  private func segments(_ control: UISegmentedControl) -> [UISegment] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UISegment }
  }

  private func titleWidth(_ title: String, _ weight: UIFont.Weight = .semibold) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 13, weight: weight)
    return NSAttributedString(string: title, attributes: [.font: font, .kern: -0.12]).size().width
  }

  // MARK: Sizes

  /// Recorded: a corner radius that an app sets is replaced in the next layout.
  @Test func theCornersStayRound() {
    let control = UISegmentedControl(items: ["A", "B"])
    let radius = control.layer.cornerRadius
    control.layer.cornerRadius = 0
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(radius > 0 && control.layer.cornerRadius == radius)
  }

  @Test func theFrameIs32HighAndWhatIsAligned31() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(control.frame.height == 32)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
  }

  /// The size that Interface Builder stores for the control in its library, since iOS 13.
  @Test func theControlOfInterfaceBuildersLibraryIs131Wide() {
    #expect(UISegmentedControl(items: ["First", "Second"]).frame.size == CGSize(width: 131, height: 32))
  }

  /// Recorded on iOS 17.5 and 18.5 (AccessibilitySnapshot's default controls).
  @Test func threeSegmentsAre263Wide() {
    #expect(UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]).intrinsicContentSize.width == 263)
  }

  @Test func allSegmentsAreAsWideAsTheWidest() {
    let control = UISegmentedControl(items: ["I", "A long title"])
    let widest = titleWidth("A long title").rounded(.up) + 18
    #expect(control.intrinsicContentSize.width == widest * 2 + 1)
    #expect(segments(control).map(\.frame.width) == [widest, widest])
    #expect(segments(control)[1].frame.minX == widest + 1)
  }

  @Test func widthsMayFollowTheContent() {
    let control = UISegmentedControl(items: ["I", "A long title"])
    control.apportionsSegmentWidthsByContent = true
    let widths = ["I", "A long title"].map { titleWidth($0).rounded(.up) + 18 }
    #expect(control.intrinsicContentSize.width == widths[0] + widths[1] + 1)
    control.frame.size.width = (widths[0] + widths[1]) * 2 + 1
    for (segment, width) in zip(segments(control), widths) { #expect(abs(segment.frame.width - width * 2) < 0.34) }
  }

  @Test func aFixedWidthStaysAndTheOthersShareTheRest() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.setWidth(40, forSegmentAt: 1)
    control.frame.size.width = 242
    #expect(control.widthForSegment(at: 1) == 40)
    #expect(segments(control).map(\.frame.width) == [100, 40, 100])
  }

  /// The selected segment's letters are heavier, and so wider.
  @Test func aTitleThatIsChosenLaterIsShownWhole() throws {
    let control = UISegmentedControl(items: ["Like", "Dislike"])
    control.layoutIfNeeded()
    control.selectedSegmentIndex = 1
    let label = try #require(segments(control)[1].label)
    control.window?.updateScreen()
    segments(control)[1].layoutIfNeeded()
    #expect(label.frame.width >= label.intrinsicContentSize.width)
  }

  @Test func rightToLeftBeginsOnTheRight() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.semanticContentAttribute = .forceRightToLeft
    control.frame.size.width = 101
    #expect(segments(control).map(\.frame.minX) == [51, 0])
  }

  // MARK: Content

  @Test func segmentsComeAndGoWithTheSelection() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "New", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["A"])
  }

  @Test func aSegmentHasATitleOrAnImage() {
    let control = UISegmentedControl(items: ["A", UIImage()])
    #expect(control.titleForSegment(at: 1) == nil)
    #expect(control.imageForSegment(at: 1) != nil)
    control.setTitle("B", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "B")
    #expect(control.imageForSegment(at: 1) == nil)
  }

  @Test func theChosenTitleIsBolderUnlessTheAppSetsAFont() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    func fonts() -> [UIFont?] {
      segments(control).map { $0.label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
    }
    #expect(fonts() == [.systemFont(ofSize: 13, weight: .semibold), .systemFont(ofSize: 13, weight: .medium)])
    let own = UIFont.systemFont(ofSize: 20)
    control.setTitleTextAttributes([.font: own], for: .normal)
    #expect(fonts() == [own, own])
  }

  // MARK: Selection

  @Test func aTapChoosesAndTells() {
    let control = UISegmentedControl(items: ["A", "B"])
    var chosen: [Int] = []
    control.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) }, for: .valueChanged)
    control.choose(1)
    control.choose(1)
    #expect(chosen == [1])
    control.selectedSegmentIndex = 0
    #expect(chosen == [1])
    control.setEnabled(false, forSegmentAt: 1)
    control.choose(1)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func aMomentaryControlForgetsItsChoice() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    control.choose(1)
    control.choose(1)
    #expect(chosen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aSegmentsActionIsPerformed() {
    var performed: [String] = []
    let actions = ["One", "Two"].map { title in UIAction(title: title) { performed.append($0.title) } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.titleForSegment(at: 0) == "One")
    #expect(control.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    control.choose(1)
    #expect(performed == ["Two"])
  }
}
