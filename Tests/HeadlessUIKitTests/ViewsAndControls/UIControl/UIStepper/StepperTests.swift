import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct StepperTests {
  init() { HostedScreen.apply(.standard) }

  @Test func theSizeIsItsOwn() {
    let stepper = UIStepper(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    #expect(stepper.frame == CGRect(x: 10, y: 20, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func theValueStaysInItsRange() {
    let stepper = UIStepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 3
    stepper.value = 1
    #expect(stepper.value == 3)
  }

  @Test func tapsStepAndTellOnlyOfChanges() {
    let stepper = UIStepper()
    stepper.maximumValue = 5
    stepper.stepValue = 3
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    stepper.step(up: true)
    stepper.step(up: true)
    stepper.step(up: true)
    stepper.step(up: false)
    #expect(values == [3, 5, 2])
  }

  @Test func aWrappingStepperGoesAround() {
    let stepper = UIStepper()
    stepper.wraps = true
    stepper.step(up: false)
    #expect(stepper.value == 100)
    stepper.step(up: true)
    #expect(stepper.value == 0)
  }

  @Test func imagesOfAStateFallBackToTheNormalOnes() {
    let stepper = UIStepper()
    let image = UIImage()
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === image)
    stepper.setIncrementImage(image, for: .normal)
    #expect(stepper.incrementImage(for: .disabled) === image)
    #expect(stepper.decrementImage(for: .normal) == nil)
  }
}
