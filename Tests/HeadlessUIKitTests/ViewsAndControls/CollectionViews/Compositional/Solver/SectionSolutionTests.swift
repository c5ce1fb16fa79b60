import Foundation
import Testing

@testable import HeadlessUIKit

/// The positions of the groups of a section, in points, in a container 300 wide and 600 high that scrolls vertically.
@Suite struct SectionSolutionTests {
  private func group(_ item: ItemPlan, width: PlanLength, height: PlanLength, spacing: CGFloat = 0) -> ItemPlan {
    var plan = ItemPlan(width: width, height: height)
    plan.content = .line(
      LinePlan(axis: .horizontal, items: [item], count: nil, isEqual: false, spacing: .fixed(spacing)))
    return plan
  }

  private var halves: SectionPlan {
    SectionPlan(
      group: group(
        ItemPlan(width: .fractionOfWidth(0.5), height: .fractionOfHeight(1)), width: .fractionOfWidth(1),
        height: .absolute(100)))
  }

  private func solution(_ plan: SectionPlan, _ count: Int) -> SectionSolution {
    SectionSolution(plan, count: count, axis: .vertical, room: CGSize(width: 300, height: 600))
  }

  private func frame(_ solution: SectionSolution, _ item: Int) -> [Double] {
    solution.item(item).map { numbers($0.frame) } ?? []
  }

  @Test func groupsFollowEachOtherWithinTheInsets() {
    var plan = halves
    plan.insets = PlanInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    plan.groupSpacing = 10
    let solution = solution(plan, 5)
    #expect(frame(solution, 0) == [20, 5, 125, 100])
    #expect(frame(solution, 3) == [145, 115, 125, 100])
    #expect(frame(solution, 4) == [20, 225, 125, 100])
    #expect(solution.extent == 332)
    #expect(solution.item(5) == nil)
  }

  @Test func whatIsAskedForIsAllThatIsLookedAt() {
    let solution = solution(halves, 1_000_000)
    #expect(solution.extent == 50_000_000)
    #expect(solution.elements(from: 25_000_000, to: 25_000_200).map(\.item) == [500_000, 500_001, 500_002, 500_003])
  }

  @Test func aMeasuredItemMovesWhatFollows() {
    let plan = SectionPlan(
      group: group(
        ItemPlan(width: .fractionOfWidth(0.5), height: .estimated(40)), width: .fractionOfWidth(1),
        height: .estimated(40)))
    var solution = solution(plan, 100)
    #expect(solution.extent == 2000)
    solution.note(CGSize(width: 150, height: 70), ofItem: 1)
    solution.update()
    #expect(frame(solution, 1) == [150, 0, 150, 70])
    #expect(frame(solution, 2) == [0, 70, 150, 40])
    #expect(solution.extent == 2030)
  }

  @Test func itemsOfTheirOwnWidthBreakIntoLines() {
    let tag = ItemPlan(width: .estimated(80), height: .absolute(30))
    let plan = SectionPlan(group: group(tag, width: .fractionOfWidth(1), height: .absolute(30), spacing: 10))
    var solution = solution(plan, 7)
    for (item, width) in [100, 120, 90, 60].enumerated() {
      solution.note(CGSize(width: width, height: 30), ofItem: item)
    }
    solution.update()
    // 100, 120 and 90 are 330 with their spacing.
    #expect(frame(solution, 1) == [110, 0, 120, 30])
    #expect(frame(solution, 2) == [0, 30, 90, 30])
    #expect(frame(solution, 3) == [100, 30, 60, 30])
    // One of 80 that wasn't measured is beside them; then follow lines of three.
    #expect(frame(solution, 4) == [170, 30, 80, 30])
    #expect(frame(solution, 5) == [0, 60, 80, 30])
    #expect(solution.extent == 90)
  }

  @Test func headersAndFootersStandOutsideTheInsets() {
    var plan = halves
    plan.insets = PlanInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    plan.boundaryInsets = plan.insets
    func boundary(_ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat) -> BoundaryPlan {
      BoundaryPlan(
        kind: kind, width: .fractionOfWidth(1), height: .absolute(height), alignment: alignment, offset: .zero,
        extends: true, pins: false, zIndex: 1, insets: PlanInsets())
    }
    plan.boundaries = [boundary("header", .top, 40), boundary("footer", .bottom, 30)]
    let solution = solution(plan, 2)
    #expect(numbers(solution.boundary(plan.boundaries[0])) == [20, 0, 260, 40])
    #expect(frame(solution, 0) == [20, 50, 130, 100])
    #expect(numbers(solution.boundary(plan.boundaries[1])) == [20, 160, 260, 30])
    #expect(solution.extent == 190)
  }

  @Test func orthogonalGroupsStandBesideEachOther() {
    var plan = SectionPlan(
      group: group(
        ItemPlan(width: .fractionOfWidth(1), height: .fractionOfHeight(1)), width: .absolute(200),
        height: .absolute(120)))
    plan.isOrthogonal = true
    plan.groupSpacing = 10
    plan.insets.leading = 15
    var solution = solution(plan, 4)
    #expect(frame(solution, 2) == [435, 0, 200, 120])
    #expect(solution.extent == 120)
    #expect(solution.orthogonalExtent == 845)
    plan.isCentered = true
    solution = self.solution(plan, 4)
    #expect(frame(solution, 0) == [50, 0, 200, 120])
  }

  @Test func measuresGoWithTheirItems() {
    let plan = SectionPlan(
      group: group(
        ItemPlan(width: .fractionOfWidth(1), height: .estimated(40)), width: .fractionOfWidth(1),
        height: .estimated(40)))
    var old = solution(plan, 3)
    old.note(CGSize(width: 300, height: 90), ofItem: 2)
    var new = solution(plan, 2)
    new.takeMeasures(of: old) { $0 - 1 }
    #expect(frame(new, 1) == [0, 40, 300, 90])
  }
}
