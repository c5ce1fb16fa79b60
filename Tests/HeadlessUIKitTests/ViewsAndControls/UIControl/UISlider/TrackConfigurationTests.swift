import Foundation
import Testing
import UIKit

/// Tracks of iOS 26.
@MainActor @Suite struct TrackConfigurationTests {
  @Test func valuesKeepToTicksAndTheRange() {
    let slider = UISlider()
    slider.maximumValue = 100
    slider.trackConfiguration = .init(enabledRange: 0.25...1, numberOfTicks: 5)
    slider.value = 60
    #expect(slider.value == 50)
    slider.value = 0
    #expect(slider.value == 25)
    slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 0...0.5, ticks: [])
    slider.value = 33
    #expect(slider.value == 33)
    slider.value = 80
    #expect(slider.value == 50)
  }
}
