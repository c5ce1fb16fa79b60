import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Views that are shown separately: their measuring, and their unchanged state afterwards.
@MainActor @Suite struct ViewSnapshotTests {
  /// The size in which a view is shown, in points.
  private func size(
    _ view: UIView, _ assertion: AssertionConfiguration = AssertionConfiguration(), traits: UITraitCollection = .init()
  )
    -> CGSize
  {
    ScreenSetup(traits: traits).take(view, assertion).displayList.size
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Component"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  @Test func aViewIsMeasuredAfterItsTraitsHaveArrived() {
    let view = label()
    let plain = size(view)
    let larger = size(view, traits: large)
    // Body has 17 points, and 53 at the largest of the accessibility sizes.
    #expect(larger.height > 2.5 * plain.height)
    #expect(size(view) == plain)
  }

  @Test func aViewIsLeftAsItWas() {
    let view = label()
    _ = size(view)
    #expect(view.frame == .zero)
    #expect(view.superview == nil)

    view.translatesAutoresizingMaskIntoConstraints = false
    _ = size(view)
    #expect(view.constraints == [])
    #expect(view.layoutIssues().isEmpty)
  }

  @Test func aViewGoesBackIntoItsSuperview() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (below, view, above) = (UIView(), label(), UIView())
    for child in [below, view, above] { superview.addSubview(child) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 12)
    constraint.isActive = true
    _ = size(view)
    #expect(superview.subviews == [below, view, above])
    #expect(constraint.isActive)
  }

  @Test func oneViewAtTwoSizesIsNotInConflictWithItself() {
    let view = label()
    view.translatesAutoresizingMaskIntoConstraints = false
    for width: CGFloat in [100, 150] {
      let list = ScreenSetup(size: CGSize(width: width, height: 40)).take(
        view, AssertionConfiguration(audit: .constraints))
      #expect(list.displayList.size.width == width)
      #expect(list.notes.findings == [])
    }
  }

  @Test func aViewThatOnlySaysWhatFitsIsShown() {
    final class Badge: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
    }
    #expect(size(Badge()) == CGSize(width: 30, height: 12))
  }

  @Test func theSurroundingsAreThoseFromBefore() {
    let (screen, traits) = (UIScreen.main.bounds, UITraitCollection.current)
    _ = size(label(), traits: large)
    _ = ScreenSetup(traits: large).take(CALayer(), AssertionConfiguration())
    #expect(UIScreen.main.bounds == screen)
    #expect(UITraitCollection.current == traits)
  }

  @Test func aMatrixTakesViews() throws {
    let run = TestRun()
    let matrix = SnapshotMatrix(
      devices: [.iPhone15Pro], variants: [.standard, .dark, .textSize(.accessibilityExtraLarge)])
    var sizes: [CGSize] = []
    let component = MeasuringView { sizes.append($0) }
    run.record { assertSnapshots(on: matrix) { component } }
    let folder = "Snapshots/OnionskinTests/ViewSnapshotTests/aMatrixTakesViews"
    #expect(
      run.folder.files == [
        "\(folder).iPhone-15-Pro.dark.png", "\(folder).iPhone-15-Pro.png",
        "\(folder).iPhone-15-Pro.text-accessibility-XL.png",
      ])
    let picture = try PNG.header(of: run.folder.read("\(folder).iPhone-15-Pro.png"))
    #expect(picture.width == 3 * 20 && picture.height == 3 * 10)
    #expect(component.superview == nil && sizes.count >= 3)
  }
}

/// A view of 20 x 10 points that reports its size when it is laid out.
private final class MeasuringView: UIView {
  private let tell: (CGSize) -> Void

  init(tell: @escaping (CGSize) -> Void) {
    self.tell = tell
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tell(bounds.size)
  }
}
