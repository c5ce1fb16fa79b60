import CoreHaptics
import Foundation
import Testing

/// Patterns of haptics in files.
@Suite struct HapticPatternTests {
  @Test func filesHaveEvents() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ahap")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      #"""
      {"Version": 1, "Pattern": [
        {"Event": {"Time": 0.25, "EventType": "HapticContinuous", "EventDuration": 0.5,
          "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.5}]}},
        {"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0, "ParameterCurveControlPoints": []}}]}
      """#.utf8
    ).write(to: file)
    let pattern = try CHHapticPattern(contentsOf: file)
    #expect(pattern.duration == 0.75)
    let event = try #require(pattern.events.first)
    #expect(event.type == .hapticContinuous && event.eventParameters.first?.parameterID == .hapticIntensity)
    #expect(event.eventParameters.first?.value == 0.5)
  }

  @Test func aDictionaryWithoutAPatternIsAnError() {
    #expect(throws: CocoaError.self) { try CHHapticPattern(dictionary: [.version: 1]) }
  }
}
