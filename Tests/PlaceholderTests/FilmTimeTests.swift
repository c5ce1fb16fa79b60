import AVFoundation
import Foundation
import Testing

@Suite struct FilmTimeTests {
  @Test func aTimeWithoutValuesIsInvalid() {
    #expect(CMTime() == .invalid && CMTime().value == 0 && !CMTime().isValid)
    #expect(CMTimeGetSeconds(CMTime()).isNaN)
  }

  @Test func timesAreKeptAsValues() {
    let time = CMTime(value: -5, timescale: 600)
    #expect(NSValue(time: time).timeValue == time && NSValue(time: .positiveInfinity).timeValue == .positiveInfinity)
    #expect(NSNumber(value: 1).timeValue == .invalid && NSValue(point: .zero).timeValue == .invalid)
  }
}
