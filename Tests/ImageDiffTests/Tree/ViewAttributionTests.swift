import Foundation
import Graphics
import ImageDiff
import Testing

@Suite("Which views differing pixels belong to")
struct ViewAttributionTests {
  /// Two labels above each other in a card, a button below, and a transparent overlay in front of them.
  private let screen = ViewAttributionTests.node(
    "Screen", (0, 0, 320, 480),
    [
      node(
        "Card", (20, 20, 280, 100),
        [node("Title", (30, 30, 200, 20)), node("Subtitle", (30, 54, 200, 20)), node("Icon", (260, 30, 30, 30))]),
      node("Button", (20, 400, 280, 44)),
      node("Overlay", (0, 0, 320, 480)),
    ])

  private static func node(
    _ name: String, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat), _ children: [ViewNode] = []
  ) -> ViewNode {
    let rect = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    return ViewNode(className: name, frame: rect, screenFrame: rect, children: children)
  }

  /// The views at clusters given in points, at 2x.
  private func views(_ rects: [(Int, Int, Int, Int)]) -> [AttributedView] {
    let clusters = rects.map {
      DifferenceCluster(
        rect: PixelRect(x: $0.0 * 2, y: $0.1 * 2, width: $0.2 * 2, height: $0.3 * 2), pixelCount: $0.2 * $0.3)
    }
    return ViewAttribution.views(under: clusters, in: screen, scale: 2)
  }

  @Test func theDeepestViewThatContainsThePixels() {
    let found = views([(40, 32, 50, 10)])
    #expect(found.map(\.name) == ["Title in Card in Screen"])
    #expect(found.first?.path == [0, 0])
  }

  @Test func aSmoothedEdgeMayStandOut() {
    // Half a point, one pixel, beyond the icon.
    let cluster = DifferenceCluster(rect: PixelRect(x: 519, y: 59, width: 62, height: 62), pixelCount: 10)
    #expect(ViewAttribution.views(under: [cluster], in: screen, scale: 2).map(\.name) == ["Icon in Card in Screen"])
  }

  @Test func theBackgroundAroundViewsBelongsToTheirContainer() {
    #expect(views([(20, 20, 280, 100)]).map(\.name) == ["Card in Screen"])
    #expect(views([(22, 80, 50, 30)]).map(\.name) == ["Card in Screen"])
  }

  @Test func aClusterOverTwoLabelsBelongsToBoth() {
    #expect(
      views([(30, 30, 200, 44)]).map(\.name).sorted() == ["Subtitle in Card in Screen", "Title in Card in Screen"])
  }

  @Test func aClusterOverAPartOfTwoLabelsBelongsToBoth() {
    // Of its 40 x 24 points, 10 rows are in each label, which is a tenth of the label.
    #expect(
      views([(30, 40, 40, 24)]).map(\.name).sorted() == ["Subtitle in Card in Screen", "Title in Card in Screen"])
  }

  @Test func aSmallViewThatIsCoveredCountsBesideLargeOnes() {
    // Of 260 x 44 points, the labels cover 35 % each, and the icon 8 %, completely.
    #expect(
      Set(views([(30, 30, 260, 44)]).map(\.name)) == [
        "Title in Card in Screen", "Subtitle in Card in Screen", "Icon in Card in Screen",
      ])
    // A third of the icon is neither a large part of the cluster nor of the icon.
    #expect(
      Set(views([(30, 30, 240, 44)]).map(\.name)) == ["Title in Card in Screen", "Subtitle in Card in Screen"])
  }

  @Test func clustersOfOneViewAreGatheredAndTheLargestShareComesFirst() {
    let found = views([(40, 32, 10, 10), (30, 405, 100, 30), (80, 32, 10, 10)])
    #expect(found.map(\.name) == ["Button in Screen", "Title in Card in Screen"])
    #expect(found.map(\.pixelCount) == [3000, 200])
    #expect(found.map(\.clusters.count) == [1, 2])
  }

  @Test func ofViewsOnTopOfEachOtherTheUpperOneCounts() {
    let stack = ViewAttributionTests.node(
      "Stack", (0, 0, 100, 100),
      [ViewAttributionTests.node("Lower", (10, 10, 50, 50)), ViewAttributionTests.node("Upper", (10, 10, 50, 50))])
    let cluster = DifferenceCluster(rect: PixelRect(x: 20, y: 20, width: 5, height: 5), pixelCount: 25)
    #expect(ViewAttribution.views(under: [cluster], in: stack, scale: 1).map(\.name) == ["Upper in Stack"])
  }

  @Test func pixelsOutsideEveryViewBelongToTheRoot() {
    #expect(
      ViewAttribution.views(
        under: [.init(rect: PixelRect(x: 900, y: 900, width: 5, height: 5), pixelCount: 1)], in: screen, scale: 2
      ).map(\.name) == ["Screen"])
    #expect(views([]).isEmpty)
  }
}
