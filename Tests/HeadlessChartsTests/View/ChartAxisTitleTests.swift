import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import HeadlessCharts

/// Titles of a chart's axes.
@MainActor @Suite struct ChartAxisTitleTests {
  private func chart() -> some View {
    Chart { LineMark(x: .value("Month", 1), y: .value("Weight", 2.5)) }
  }

  /// Apple's documentation: below the plot, and above it at its trailing end.
  @Test func titlesHaveUsualEdges() throws {
    let shown = ShownChart(chart().chartXAxisLabel("Age").chartYAxisLabel(Text("Weight")))
    let (age, weight) = (try #require(shown.frame(of: "Age")), try #require(shown.frame(of: "Weight")))
    #expect(age.midX.isApproximately(195) && age.maxY.isApproximately(500))
    #expect(weight.minY.isApproximately(0) && weight.maxX.isApproximately(390))
  }

  @Test func titlesMayHaveOtherEdges() throws {
    let name = "Weight".prefix(6)
    let shown = ShownChart(
      chart().chartXAxisLabel("Age", position: .top, alignment: .leading)
        .chartYAxisLabel(name, position: .bottom, alignment: .center))
    let (age, weight) = (try #require(shown.frame(of: "Age")), try #require(shown.frame(of: "Weight")))
    #expect(age.minX.isApproximately(0) && age.minY.isApproximately(0))
    #expect(weight.midX.isApproximately(195) && weight.maxY.isApproximately(500))
  }

  /// The corners of an axis's title are ends of its edge, and an alignment comes before them.
  @Test func cornersAreEndsOfAnEdge() {
    func title(_ position: AnnotationPosition, _ alignment: Alignment? = nil) -> ChartAxisTitle {
      ChartAxisTitle(content: AnyView(Text("a")), position: position, alignment: alignment)
    }
    #expect(title(.automatic).edge(automatic: .bottom) == .bottom)
    #expect(title(.top).edge(automatic: .bottom) == .top)
    #expect(title(.bottomLeading).edge(automatic: .top) == .bottom)
    #expect(title(.bottomLeading).alignment(default: .center) == .leading)
    #expect(title(.topTrailing, .center).alignment(default: .leading) == .center)
    #expect(title(.trailing).edge(automatic: .top) == .trailing)
  }

  /// A title at the side is turned, and its line's height is taken from the plot's width: 12-point text has lines of 14.33 points
  /// and a distance of 4 by default.
  @Test func aTitleAtTheSideNarrowsThePlot() throws {
    let shown = ShownChart(
      chart().chartYAxisLabel(position: .leading, spacing: 10) { Text("Weight") }
        .chartOverlay { proxy in Text("\(Int(proxy.plotSize.width))") })
    let plain = ShownChart(chart().chartOverlay { proxy in Text("\(Int(proxy.plotSize.width))") })
    func width(_ shown: [String]) -> Int? { shown.compactMap { Int($0) }.max() }
    let (turned, whole) = (try #require(width(shown.texts)), try #require(width(plain.texts)))
    #expect(whole - turned >= 24 && whole - turned <= 27)
  }
}

extension CGFloat {
  /// Within the rounding to a pixel.
  fileprivate func isApproximately(_ value: CGFloat) -> Bool { (self - value).magnitude < 0.67 }
}
