import Foundation
import Testing

@testable import HeadlessUIKit

/// The positions of a group's items, in points, in a container 300 wide and 200 high.
@Suite struct GroupSolverTests {
  private let container = CGSize(width: 300, height: 200)

  private func item(_ width: PlanLength, _ height: PlanLength) -> ItemPlan { ItemPlan(width: width, height: height) }

  private func line(
    _ axis: PlanAxis, _ items: [ItemPlan], count: Int? = nil, isEqual: Bool = false, spacing: PlanSpacing = .fixed(0),
    width: PlanLength = .fractionOfWidth(1), height: PlanLength = .absolute(100)
  ) -> ItemPlan {
    var plan = ItemPlan(width: width, height: height)
    plan.content = .line(LinePlan(axis: axis, items: items, count: count, isEqual: isEqual, spacing: spacing))
    return plan
  }

  private func solve(_ plan: ItemPlan, left: Int = 100, measured: [Int: CGSize] = [:]) -> SolvedGroup {
    var solver = GroupSolver(left: left)
    solver.measured = measured
    return solver.solve(plan, in: container)
  }

  private func frames(_ solved: SolvedGroup) -> [[Double]] { solved.items.map { numbers($0.frame) } }

  @Test func itemsAreRepeatedAsOftenAsTheyHaveRoom() {
    let quarter = item(.fractionOfWidth(0.25), .fractionOfHeight(1))
    #expect(
      frames(solve(line(.horizontal, [quarter]))) == [
        [0, 0, 75, 100], [75, 0, 75, 100], [150, 0, 75, 100], [225, 0, 75, 100],
      ])
    #expect(solve(line(.horizontal, [quarter]), left: 2).items.count == 2)
  }

  @Test func distancesTakeRoom() {
    // Three of 100 and two distances of 20 would be 340.
    let solved = solve(line(.horizontal, [item(.absolute(100), .absolute(50))], spacing: .fixed(20)))
    #expect(frames(solved) == [[0, 0, 100, 50], [120, 0, 100, 50]])
  }

  @Test func flexibleDistancesTakeWhatIsLeft() {
    let solved = solve(line(.horizontal, [item(.absolute(100), .absolute(50))], spacing: .flexible(20)))
    #expect(frames(solved) == [[0, 0, 100, 50], [200, 0, 100, 50]])
  }

  @Test func equalItemsShareTheLineWhateverWidthTheyHave() {
    let plan = line(
      .horizontal, [item(.absolute(7), .fractionOfHeight(1))], count: 3, isEqual: true, spacing: .fixed(15))
    #expect(frames(solve(plan)) == [[0, 0, 90, 100], [105, 0, 90, 100], [210, 0, 90, 100]])
  }

  @Test func repeatedItemsKeepTheirSize() {
    let plan = line(.vertical, [item(.absolute(50), .absolute(30))], count: 2, spacing: .fixed(5))
    #expect(frames(solve(plan)) == [[0, 0, 50, 30], [0, 35, 50, 30]])
  }

  @Test func insetsShrinkItemsAndGroups() {
    var half = item(.fractionOfWidth(0.5), .fractionOfHeight(1))
    half.insets = PlanInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    var plan = line(.horizontal, [half])
    plan.insets = PlanInsets(top: 10, leading: 20, bottom: 10, trailing: 30)
    // 250 and 80 remain for the items.
    #expect(frames(solve(plan)) == [[26, 15, 111, 68], [151, 15, 111, 68]])
  }

  @Test func insetsAlongAnEstimatedSideDoNotCount() {
    var row = item(.fractionOfWidth(1), .estimated(44))
    row.insets = PlanInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    #expect(frames(solve(line(.vertical, [row], height: .estimated(44)))) == [[5, 0, 290, 44]])
  }

  @Test func groupsStandInGroups() {
    let tall = item(.fractionOfWidth(2.0 / 3), .fractionOfHeight(1))
    let pair = line(
      .vertical, [item(.fractionOfWidth(1), .fractionOfHeight(0.5))], width: .fractionOfWidth(1.0 / 3),
      height: .fractionOfHeight(1))
    let solved = solve(line(.horizontal, [tall, pair], height: .absolute(200)))
    #expect(frames(solved) == [[0, 0, 200, 200], [200, 0, 100, 100], [200, 100, 100, 100]])
  }

  @Test func aGroupIsAsHighAsTheHighestOfItsViews() {
    let half = item(.fractionOfWidth(0.5), .estimated(44))
    let measured = [0: CGSize(width: 150, height: 30), 1: CGSize(width: 150, height: 80)]
    let solved = solve(line(.horizontal, [half], height: .estimated(44)), measured: measured)
    #expect(solved.size == CGSize(width: 300, height: 80))
    #expect(frames(solved) == [[0, 0, 150, 30], [150, 0, 150, 80]])
  }

  @Test func uniformItemsAreAllAsHighAsTheHighest() {
    let half = item(.fractionOfWidth(0.5), .uniform(44))
    let measured = [0: CGSize(width: 150, height: 30), 1: CGSize(width: 150, height: 80)]
    let solved = solve(line(.horizontal, [half], height: .estimated(44)), measured: measured)
    #expect(frames(solved) == [[0, 0, 150, 80], [150, 0, 150, 80]])
  }

  @Test func estimatesDecideHowManyGoIntoAGroupOfEstimatedLength() {
    let row = item(.fractionOfWidth(1), .estimated(40))
    let measured = [0: CGSize(width: 300, height: 90)]
    let solved = solve(line(.vertical, [row], height: .estimated(80)), measured: measured)
    #expect(frames(solved) == [[0, 0, 300, 90], [0, 90, 300, 40]])
    #expect(solved.size.height == 130)
  }

  @Test func flexibleEdgesPutItemsInTheMiddle() {
    var narrow = item(.absolute(100), .absolute(40))
    narrow.spacing = PlanEdgeSpacing(leading: .flexible(0), top: .fixed(10), trailing: .flexible(0), bottom: nil)
    let solved = solve(line(.vertical, [narrow], count: 2))
    #expect(frames(solved) == [[100, 10, 100, 40], [100, 60, 100, 40]])
  }

  @Test func badgesHangOnToTheirItems() {
    var square = item(.absolute(100), .absolute(100))
    square.supplements = [
      SupplementPlan(
        kind: "badge", width: .absolute(20), height: .absolute(20),
        container: PlanAnchor(edges: [.top, .trailing], offset: CGPoint(x: 0.3, y: -0.3), isFractional: true), own: nil,
        zIndex: 1)
    ]
    let solved = solve(line(.horizontal, [square], count: 2))
    #expect(solved.supplements.map { numbers($0.frame) } == [[86, -6, 20, 20], [186, -6, 20, 20]])
    #expect(solved.supplements.map(\.item) == [0, 1])
  }

  @Test func customGroupsTakeNoMoreItemsThanThereAre() {
    var plan = ItemPlan(width: .fractionOfWidth(1), height: .absolute(100))
    plan.content = .custom(
      (0..<3).map { PlacedFrame(frame: CGRect(x: $0 * 10, y: $0 * 20, width: 30, height: 30), zIndex: $0) })
    #expect(frames(solve(plan, left: 2)) == [[0, 0, 30, 30], [10, 20, 30, 30]])
  }

  @Test func itemsWithoutASizeEndTheGroup() {
    #expect(solve(line(.horizontal, [item(.absolute(0), .absolute(10))])).items.count == 1)
  }

  /// Items without space are recognized by their length; trying them would double the cost of each level.
  @Test func groupsThatLieDeepInEachOther() {
    var plan = item(.fractionOfWidth(1), .fractionOfHeight(1))
    for depth in 0..<100 {
      let axis = depth % 2 == 0 ? PlanAxis.horizontal : .vertical
      plan = line(axis, [plan], height: .fractionOfHeight(1))
    }
    #expect(frames(solve(plan)) == [[0, 0, 300, 200]])
  }
}
