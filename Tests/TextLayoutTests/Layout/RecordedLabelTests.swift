import Foundation
import Testing

@testable import TextLayout

/// Labels recorded on iOS 12 and 13 at 3x.
@Suite struct RecordedLabelTests {
  struct Label: Sendable, CustomTestStringConvertible {
    var text: String
    var size: CGFloat
    var weight: Double
    var width: CGFloat
    var height: CGFloat

    var testDescription: String { "\(text) in \(size)" }
  }

  static let labels = [
    Label(text: "What's", size: 16, weight: 600, width: 52.667, height: 19.333),
    Label(text: "What's", size: 17, weight: 600, width: 55.667, height: 20.333),
    Label(text: "the", size: 16, weight: 400, width: 23.667, height: 19.333),
    Label(text: "the", size: 17, weight: 400, width: 25, height: 20.333),
    Label(text: "point", size: 16, weight: 400, width: 37, height: 19.333),
    Label(text: "point", size: 17, weight: 400, width: 39, height: 20.333),
    Label(text: "?", size: 14, weight: 400, width: 7.333, height: 17),
    Label(text: "?", size: 15, weight: 400, width: 7.667, height: 18),
    Label(text: "What's the point?", size: 25, weight: 400, width: 188.667, height: 30),
    Label(text: "What's the point?", size: 28, weight: 400, width: 210.667, height: 33.667),
  ]

  @Test(arguments: labels) func heightIsExact(label: Label) throws {
    let layout = try makeEngine().layout(AttributedText(label.text, size: label.size, weight: label.weight))
    #expect(isClose(layout.size(roundedUpTo: 3).height, label.height))
  }

  /// Inter isn't San Francisco, but its advances are corrected so that these labels are exact to the pixel.
  @Test(arguments: labels) func widthIsExact(label: Label) throws {
    let layout = try makeEngine().layout(AttributedText(label.text, size: label.size, weight: label.weight))
    #expect(isClose(layout.size(roundedUpTo: 3).width, label.width))
  }

  /// Without the corrections of single letters, whole words differ by 1.6 % on average, as will other texts: the corrections for
  /// these labels don't apply to letters that they lack.
  @Test func trackingAloneComesNear() throws {
    var library = try FontLibrary()
    library.textCorrections.byScalar = [:]
    let engine = TextEngine(library: library)
    var sum: CGFloat = 0
    for label in Self.labels {
      let width = engine.layout(AttributedText(label.text, size: label.size, weight: label.weight)).size.width
      // The recorded width was rounded up by half a pixel on average.
      let error = width / (label.width - 1 / 6) - 1
      sum += error * error
    }
    #expect((sum / CGFloat(Self.labels.count)).squareRoot() < 0.016)
  }

  /// 48 points: a height of 57.333 was recorded, without a width.
  @Test func heightOfAnAccessibilitySize() throws {
    let layout = try makeEngine().layout(AttributedText("What's the point?", size: 48))
    #expect(isClose(layout.size(roundedUpTo: 3).height, 57.333))
  }

  @Test func heightsOfSeveralLinesAddUpBeforeRounding() throws {
    let layout = try makeEngine().layout(AttributedText("a\nb"))
    #expect(isClose(layout.size.height, 2 * 17 * 1.193359375))
    // 40.574 points are 121.7 pixels.
    #expect(isClose(layout.size(roundedUpTo: 3).height, 122 / 3))
    #expect(isClose(layout.size(roundedUpTo: 2).height, 41))
  }

  @Test func systemMetricsAreSanFranciscos() throws {
    let metrics = try makeEngine().metrics(of: .system(17))
    #expect(isClose(metrics.lineHeight, 20.287109375))
    #expect(isClose(metrics.ascender, 16.1865234375))
    #expect(isClose(metrics.descender, -4.1005859375))
    #expect(isClose(metrics.capHeight, 11.97803, within: 0.0001))
    #expect(metrics.leading == 0)
  }
}
