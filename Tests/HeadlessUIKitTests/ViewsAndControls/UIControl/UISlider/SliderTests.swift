import Testing
import UIKit

@testable import HeadlessUIKit

/// Sliders, in points, at 3x.
@MainActor @Suite struct SliderTests {
  init() { HostedScreen.apply(.standard) }

  private func slider() -> UISlider { UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 34)) }

  @Test func theValueStaysInItsRange() {
    let slider = slider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (8, 8, 8))
    slider.maximumValue = -1
    #expect((slider.minimumValue, slider.value) == (-1, -1))
  }

  @Test func theTrackStandsThreePointsFromTheSides() {
    let slider = slider()
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 3, y: 15, width: 126, height: 4))
    #expect(slider.alignmentRect(forFrame: slider.frame).minX == 2)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 33))
  }

  @Test func theWidthThatIsProposedFits() {
    #expect(UISlider().sizeThatFits(CGSize(width: 300, height: 10)) == CGSize(width: 300, height: 34))
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
    slider.sizeToFit()
    #expect(slider.bounds.size == CGSize(width: 200, height: 34))
  }

  @Test func theThumbGoesFromEndToEnd() {
    let slider = slider()
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(_ value: Float) -> CGRect { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
    // 1.2 points above the track's centre at 17: from 2.3 on, which is the pixel at 2 and a third.
    #expect(thumb(0).isNearlyEqual(to: CGRect(x: 3, y: 7.0 / 3, width: 27, height: 27)))
    #expect(abs(thumb(0.5).midX - 66) < 0.34)
    #expect(thumb(1).maxX == 129)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(0).maxX == 129)
  }

  @Test func imagesAtTheEndsShortenTheTrack() {
    let slider = slider()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    slider.minimumValueImage = image
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 3, y: 12, width: 20, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == .zero)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > 23)
    #expect(track.maxX == 129)
  }

  @Test func imagesOfAStateFallBackToTheNormalOnes() {
    let slider = slider()
    let (normal, highlighted) = (UIImage(), UIImage())
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(highlighted, for: .highlighted)
    #expect(slider.currentThumbImage === normal)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === highlighted)
    #expect(slider.thumbImage(for: .disabled) === normal)
    #expect(slider.minimumTrackImage(for: .normal) == nil)
  }

  @Test func readersHearAPercentage() {
    let slider = slider()
    slider.maximumValue = 4
    slider.value = 3
    #expect(slider.accessibilityValue == "75%")
  }

  @Test func assistiveAppsMoveTheThumbByATenth() {
    let slider = slider()
    var changes = 0
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 0.1) < 0.0001)
    #expect(changes == 3)
    #expect(slider.accessibilityTraits == .adjustable)
  }
}
