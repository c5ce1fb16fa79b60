import Foundation
import Testing

@testable import HeadlessCharts

/// Axes recorded on iOS 18: home-assistant's energy widgets, 66 and 215 points high.
@Suite struct ScaleTests {
  @Test(
    arguments: [
      (-1.35, 1.25, [-2, -1, 0, 1, 2]), (-6.1, 1.1, [-10, -5, 0, 5]), (-11, 13, [-20, -10, 0, 10, 20]),
      (0, 1.6, [0, 0.5, 1, 1.5, 2]), (0, 1.25, [0, 0.5, 1, 1.5]),
    ] as [(Double, Double, [Double])])
  func automaticValuesAreRoundAndAtMostFive(low: Double, high: Double, expected: [Double]) {
    let steps = RoundSteps(in: low...high, isWhole: false, extends: (true, true))
    #expect(steps.values.count == expected.count)
    for (value, wanted) in zip(steps.values, expected) { #expect(abs(value - wanted) < 1e-9) }
  }

  @Test func wholeNumbersHaveWholeSteps() {
    #expect(RoundSteps(in: 0...1, isWhole: true, extends: (true, true)).values == [0, 1])
    #expect(RoundSteps(in: 0...1, isWhole: false, extends: (true, true)).values.count == 3)
  }

  @Test func aDomainOfTheAppsIsNotExtended() {
    #expect(RoundSteps(in: 3...17, isWhole: false, extends: (false, false)).values == [5, 10, 15])
  }

  @Test(arguments: [0.0, .infinity, .nan, -1, 1e300])
  func stepsOfTheAppsEnd(step: Double) {
    #expect(RoundSteps(every: step, in: 0...1e6).values.count <= 1000)
  }

  @Test func labelsHaveTheStepsDecimalsButForZero() {
    let format = AxisFormat(
      locale: Locale(identifier: "en_US"), calendar: .init(identifier: .gregorian), fractionDigits: 1)
    #expect(format.text(of: .number(2, isWhole: false)) == "2.0")
    #expect(format.text(of: .number(0, isWhole: false)) == "0")
  }

  @Test func namesHaveBandsOfTheSameWidth() {
    let scale = AxisScale(kind: .bands(["a", "b", "c", "d"]))
    #expect(scale.place(of: .category("b"), along: 200) == 75)
    #expect(scale.band(along: 200) == 50)
    #expect(scale.value(at: 149, along: 200, like: nil) == .category("c"))
    #expect(scale.place(of: .category("z"), along: 200) == nil)
  }

  @Test func logarithmsAreSpreadByPowers() {
    let scale = AxisScale(kind: .continuous(1...1000, .log))
    #expect(abs((scale.place(of: .number(10, isWhole: false), along: 300) ?? 0) - 100) < 1e-6)
  }
}
