import Graphics
import ImageDiff
import Testing

@Suite("Clusters of differing pixels")
struct ClusterTests {
  private func clusters(
    _ points: [(x: Int, y: Int)], distance: Int, width: Int = 200, height: Int = 100, maximum: Int = 1000
  ) throws -> Difference {
    let blank = picture(width, height) { _, _ in white }
    let comparator = ImageComparator(clusterDistance: distance, maximumClusters: maximum)
    return try #require(comparator.compare(blank, blank.setting(black, at: points)).difference)
  }

  @Test("as many clean pixels as the distance part groups", arguments: [1, 2, 8])
  func gap(distance: Int) throws {
    let near = distance
    let far = distance + 1
    #expect(try clusters([(50, 50), (50 + near, 50)], distance: distance).clusterCount == 1)
    #expect(try clusters([(50, 50), (50 + far, 50)], distance: distance).clusterCount == 2)
    #expect(try clusters([(50, 50), (50, 50 + near)], distance: distance).clusterCount == 1)
    #expect(try clusters([(50, 50), (50, 50 + far)], distance: distance).clusterCount == 2)
    #expect(try clusters([(50, 50), (50 - near, 50 + near)], distance: distance).clusterCount == 1)
    #expect(try clusters([(50, 50), (50 - near, 50 + far)], distance: distance).clusterCount == 2)
  }

  @Test func armsThatMeetBelowAreOneGroup() throws {
    let arms = (10..<30).flatMap { [(x: 20, y: $0), (x: 60, y: $0)] }
    let bar = (20...60).map { (x: $0, y: 30) }
    let difference = try clusters(arms + bar, distance: 4)
    #expect(difference.clusters == [.init(rect: PixelRect(x: 20, y: 10, width: 41, height: 21), pixelCount: 81)])
  }

  @Test func theLargestComeFirstAndTheRestIsCounted() throws {
    // Squares of 1, 2, 3 ... 6 pixels a side, 30 apart.
    var squares: [(x: Int, y: Int)] = []
    for side in 1...6 {
      for index in 0..<side * side { squares.append((side * 30 + index % side, 40 + index / side)) }
    }
    let difference = try clusters(squares, distance: 5, width: 250, maximum: 2)
    #expect(difference.clusterCount == 6)
    #expect(difference.clusters.map(\.pixelCount) == [36, 25])
    #expect(difference.clusters.first?.rect == PixelRect(x: 180, y: 40, width: 6, height: 6))
    #expect(difference.boundingBox == PixelRect(x: 30, y: 40, width: 156, height: 6))
  }

  @Test("the same groups as by comparing each pixel with each", arguments: 0..<12)
  func againstAllPairs(seed: Int) throws {
    var random = FixedRandom(seed: UInt64(seed))
    let (width, height, distance) = (70, 60, 1 + seed % 5)
    var points: [(x: Int, y: Int)] = []
    for y in 0..<height {
      for x in 0..<width where Int.random(in: 0..<100, using: &random) < 1 + seed { points.append((x, y)) }
    }
    var label = Array(points.indices)
    func root(_ index: Int) -> Int { label[index] == index ? index : root(label[index]) }
    for a in points.indices {
      for b in points.indices where b > a {
        let apart = max(abs(points[a].x - points[b].x), abs(points[a].y - points[b].y))
        if apart <= distance { label[root(b)] = root(a) }
      }
    }
    let groups = Dictionary(grouping: points.indices, by: root).values.map { members in
      DifferenceCluster(
        rect: members.map { PixelRect(x: points[$0].x, y: points[$0].y, width: 1, height: 1) }
          .reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) },
        pixelCount: members.count)
    }
    let difference = try clusters(points, distance: distance, width: width, height: height)
    #expect(Set(difference.clusters) == Set(groups))
    #expect(difference.clusterCount == groups.count)
    #expect(difference.differingPixels == points.count)
  }
}
