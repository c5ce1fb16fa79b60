import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// The appearance of UIKit's controls on iOS 18.5, as recorded at 3x.
@MainActor @Suite struct RecordedControlTests {
  init() { HostedScreen.apply(.standard) }

  /// The items and the contents of their groups, in painting order.
  private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { $0.group.map { flat($0.items) } ?? [$0] }
  }

  /// The rectangles that are filled with a colour.
  private func fills(_ view: UIView, _ color: UIColor) -> [CGRect] {
    view.layoutIfNeeded()
    return flat(view.contentItems()).compactMap { item in
      guard case .fill(let path, .color(let fill), _) = item else { return nil }
      return fill == color.displayColor(for: view.traitCollection) ? path.controlPointBox : nil
    }
  }

  // MARK: Segmented controls and steppers

  @Test func thePillStandsTwoPointsWithinItsSegment() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame.size.width = 302
    control.selectedSegmentIndex = 1
    // Segments of 100 points with one between them.
    #expect(fills(control, SegmentLook.pill) == [CGRect(x: 103, y: 2, width: 96, height: 28)])
    control.selectedSegmentIndex = 0
    #expect(fills(control, SegmentLook.pill) == [CGRect(x: 2, y: 2, width: 96, height: 28)])
  }

  /// Recorded on iOS 18.5: the edge of the pill's corner is a continuous curve of 6 points, 8.2 less the distance of 2.
  @Test func thePillHasContinuousCorners() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame.size.width = 302
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let pill = SegmentLook.pill.displayColor(for: control.traitCollection)
    let paths = flat(control.contentItems()).compactMap { item -> Path? in
      if case .fill(let path, .color(pill), _) = item { path } else { nil }
    }
    #expect(paths == [SegmentLook.outline(of: CGRect(x: 103, y: 2, width: 96, height: 28), radius: 6)])
  }

  /// Recorded on iOS 18.5 in the title "Segment A": 57.85 points from the middle of the S to the middle of the A, 0.96 less than the
  /// font's advances have. Titles in a font of the app's own keep theirs.
  @Test func lettersOfTitlesAreCloser() throws {
    let control = UISegmentedControl(items: ["Segment A"])
    control.frame.size = CGSize(width: 87, height: 32)
    func kern() throws -> CGFloat? {
      control.layoutIfNeeded()
      let labels = control.subviews.compactMap { ($0 as? UISegment)?.label }
      let text = try #require(labels.first?.attributedText)
      return text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat
    }
    // Seven letters and the space are between the two middles.
    let kernOfTitle = try #require(try kern())
    #expect(abs(kernOfTitle * 8 + 0.96) < 0.05)
    #expect(control.titleTextAttributes(for: .normal)?[.kern] == nil)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 13)], for: .normal)
    #expect(try kern() == nil)
  }

  @Test func cornersAreContinuous() {
    let outline = SegmentLook.outline(of: CGRect(x: 0, y: 0, width: 94, height: 32), radius: 8.2)
    for view in [UISegmentedControl(items: ["A"]), UIStepper()] {
      view.frame.size = CGSize(width: 94, height: 32)
      let paths = view.contentItems().compactMap { item -> Path? in
        if case .fill(let path, _, _) = item { path } else { nil }
      }
      #expect(paths.first == outline)
    }
    #expect(UISegmentedControl().layer.cornerCurve == .continuous)
  }

  @Test func aStepperSignThatCantBeUsedIsAtHalfStrength() {
    let stepper = UIStepper()
    let colors = flat(stepper.contentItems()).compactMap { item -> Color? in
      if case .stroke(_, .color(let color), _) = item { color } else { nil }
    }
    // The opacity of the group around the sign: 0 can't be decreased.
    let groups = stepper.contentItems().compactMap(\.group)
    #expect(groups.map(\.opacity) == [0.5])
    #expect(colors.allSatisfy { $0 == .init(white: 0) } && colors.count == 2)
    #expect(fills(stepper, .systemFill) == [CGRect(x: 46.5, y: 7, width: 1, height: 18)])
  }

  @Test func stepperSignsAreAsWideAsRecorded() {
    let stepper = UIStepper()
    let lines = flat(stepper.contentItems()).compactMap { item -> CGFloat? in
      guard case .stroke(let path, _, let style) = item else { return nil }
      return path.controlPointBox.width + style.width
    }
    // Recorded from 170.40 to 183.97 and from 217.92 to 231.51, by the coverage of the pixels at the ends.
    for width in lines { #expect(abs(width - 13.6) < 0.05) }
    #expect(lines.count == 2)
  }

  /// Recorded in a stepper from 154 to 248: the elements end at 200.5 and begin at 201.5, and the signs' middles are 177.2 and 224.7.
  @Test func stepperButtonsAreBesideTheLine() {
    let stepper = UIStepper()
    let frames = stepper.accessibilityElements?.compactMap {
      ($0 as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace
    }
    #expect(
      frames == [CGRect(x: 0, y: 0, width: 46.5, height: 32), CGRect(x: 47.5, y: 0, width: 46.5, height: 32)])
    let middles = signBoxes(stepper).map(\.midX)
    #expect(middles.count == 2)
    for (middle, recorded) in zip(middles, [23.2, 70.7]) { #expect(abs(middle - recorded) < 0.1) }
  }

  /// The frames of a stepper's signs, in its coordinates.
  private func signBoxes(_ stepper: UIStepper) -> [CGRect] {
    func boxes(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        if let group = item.group { return boxes(group.items, group.transform.concatenating(transform)) }
        guard case .stroke(let path, _, _) = item else { return [] }
        return [path.controlPointBox.applying(transform)]
      }
    }
    // A plus has two lines around one middle.
    return boxes(stepper.contentItems(), .identity).filter { $0.width > 5 }
  }

  // MARK: Switches and page controls

  /// Recorded of a switch that is off, whose track is 233: 211 right below the thumb, 216 a point and a third lower, 222 right
  /// beside its middle, 225 a point further left.
  @Test func aSwitchsShadowFallsOnItsTrackAlone() throws {
    let control = UISwitch()
    let items = control.contentItems()
    let shadows = items.filter { if case .shadow = $0 { true } else { false } }
    #expect(shadows.isEmpty)
    let group = try #require(items.compactMap(\.group).first)
    #expect(group.clip?.path == Path(roundedRect: control.bounds, cornerRadius: 15.5))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let picture = UIGraphicsImageRenderer(size: control.bounds.size, format: format).image {
      UIColor.white.setFill()
      $0.fill(control.bounds)
      control.layer.render(in: $0.cgContext)
    }
    let cgImage = try #require(picture.cgImage)
    let data = try #require(cgImage.dataProvider?.data as Data?)
    for (x, y, recorded) in [(46, 87, 211), (46, 91, 216), (5, 46, 222), (2, 46, 225)] {
      // A channel of green of any order of bytes.
      let shown = Int(data[y * cgImage.bytesPerRow + x * 4 + 1])
      #expect(abs(shown - recorded) <= 1, "\(x), \(y): \(shown)")
    }
  }

  @Test func dotsStepBySeventeenAndAThirdAndByEighteen() {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.sizeToFit()
    control.layoutIfNeeded()
    let dots = control.subviews[0].subviews.map(\.frame)
    #expect(dots.allSatisfy { abs($0.width - 7.57) < 1e-6 && abs($0.height - 7.57) < 1e-6 })
    let steps = zip(dots, dots.dropFirst()).map { $1.midX - $0.midX }
    for (step, recorded) in zip(steps, [52.0 / 3, 18, 52.0 / 3]) { #expect(abs(step - recorded) < 1e-6) }
    #expect(abs(control.bounds.height - 77.0 / 3) < 1e-6)
  }

  /// The outline that VoiceOver is recorded to have around three dots, 73 points long. The control itself is longer.
  @Test func aProminentBackgroundIsACapsuleAroundTheDots() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.backgroundStyle = .prominent
    control.sizeToFit()
    control.layoutIfNeeded()
    let content = try #require(control.subviews.first)
    let bar = try #require(fills(content, .secondarySystemFill).first)
    #expect(abs(bar.width - 73) < 0.5 && abs(bar.height - 77.0 / 3) < 0.01)
    #expect(abs(bar.midX - content.bounds.midX) < 0.01)
    let outline = try #require(control.accessibilityPath).bounds
    #expect(abs(outline.width - bar.width) < 0.01)
    control.backgroundStyle = .minimal
    control.layoutIfNeeded()
    #expect(fills(content, .secondarySystemFill).isEmpty)
  }
}
