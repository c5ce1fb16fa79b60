import Testing
import UIKit

@testable import HeadlessUIKit

/// The visual format language, in a superview of 300 x 200 with margins of 8.
@MainActor @Suite struct VisualFormatTests {
  private let root = makeRoot()
  private let views: [String: UIView]

  init() {
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c"] { views[name] = makeSubview(of: root) }
    self.views = views
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private func place(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

  private func frame(_ name: String) -> [Double] { numbers(views[name]!) }

  @Test func edgesSizesAndSpaces() {
    place("|[a(50)]-20-[b]-5-[c(==a)]|", "V:|-10-[a(30)]", "V:|[b]|", "V:[c(40)]-0-|")
    #expect(frame("a") == [0, 10, 50, 30])
    #expect(frame("b") == [70, 0, 175, 200])
    #expect(frame("c") == [250, 160, 50, 40])
  }

  /// Formats of form libraries refer to an edge of the format's axis with a single view.
  @Test func oneViewIsAlignedWithNothing() {
    place("V:|-11-[a(30)]", options: .alignAllLastBaseline)
    place("H:|-20-[a(50)]", options: .alignAllLeft)
    #expect(frame("a") == [20, 11, 50, 30])
  }

  @Test func standardSpaces() {
    // Eight between adjacent views, and the superview's margins at its edges.
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    place("H:|-[a(50)]-[b]-|", "V:|-[a]-|", "V:|-[b]-|")
    #expect(frame("a") == [2, 1, 50, 196])
    #expect(frame("b") == [60, 1, 236, 196])
  }

  @Test func metricsOfEveryNumberType() {
    place(
      "H:|-one-[a(two)]-three-[b(four)]-five-[c(six@prio)]", "V:|-neg-[a(half)]",
      metrics: [
        "one": 1, "two": 2.0, "three": CGFloat(3), "four": Float(4), "five": NSNumber(value: 5), "six": UInt8(6),
        "prio": 500, "neg": -7, "half": 0.5,
      ])
    #expect(frame("a")[0] == 1 && frame("b")[0] == 6 && frame("c")[0] == 15)
    #expect(frame("a")[2] == 2 && frame("b")[2] == 4 && frame("c")[2] == 6)
    #expect(frame("a")[1] == -7)
  }

  @Test func inequalitiesAndPriorities() {
    place("H:|-(>=20)-[a(<=60,60@700)]", "H:[a]-(>=10,==200@250,<=30)-[b(5)]", "H:|-0@400-[a]", "V:[a(>=7)]")
    // At least 20, as near to 0 as possible; at most 30 after it, although 200 were requested.
    #expect(frame("a")[0] == 20 && frame("a")[2] == 60)
    #expect(frame("b")[0] == 110)
    #expect(frame("a")[3] >= 7)
  }

  @Test func proportions() {
    place("H:|[a(40)][b(==a*2-10)][c(==a/4+x)]", "V:|[a(20)]", "V:|[b(0.5*a)]", metrics: ["x": 3])
    #expect(frame("a") == [0, 0, 40, 20])
    #expect(frame("b") == [40, 0, 70, 10])
    #expect(frame("c")[2] == 13)
  }

  @Test func numbersOfAllForms() {
    place(
      "H:|-(-5)-[a(30.5)]-(gap*2@999)-[b(gap)]-(==gap-2)-[c(>=50@20)]", "V:|-(==gap@750)-[a(>=gap,<=20)]",
      metrics: ["gap": 8])
    #expect(frame("a")[0] == -5 && frame("a")[1] == 8)
    #expect(frame("b")[2] == 8)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-(gap*2@999)-[a(.5)]-(==gap-2)-[b]", metrics: ["gap": 8], views: views)
    #expect(made.map(\.constant) == [16, 0.5, 6] && made[0].priority.rawValue == 999)
  }

  @Test func theConstraintsInReadingOrder() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[a(50@300)]->=5-[b]", options: .alignAllTop, metrics: nil, views: views)
    #expect(made.count == 4)
    #expect(made.allSatisfy { !$0.isActive })
    #expect(made[0].firstItem === views["a"] && made[0].firstAttribute == .leading && made[0].secondItem === root)
    #expect(made[0].constant == 10 && made[0].priority == .required)
    #expect(made[1].firstAttribute == .width && made[1].constant == 50 && made[1].priority.rawValue == 300)
    #expect(made[2].relation == .greaterThanOrEqual && made[2].firstItem === views["b"])
    #expect(made[2].secondAttribute == .trailing && made[2].constant == 5)
    #expect(made[3].firstAttribute == .top && made[3].secondAttribute == .top)
  }

  @Test func alignments() {
    place("H:|[a(10)][b(10)][c(10)]", options: .alignAllBottom)
    place("V:|-100-[a(20)]", "V:[b(30)]", "V:[c(40)]")
    #expect(frame("a") == [0, 100, 10, 20] && frame("b") == [10, 90, 10, 30] && frame("c") == [20, 80, 10, 40])
  }

  @Test func twoAlignmentsAtOnce() {
    place("V:|[a(10)][b(10)]", options: [.alignAllLeft, .alignAllRight])
    place("H:|-30-[a(40)]")
    #expect(frame("b") == [30, 10, 40, 10])
  }

  @Test func directions() {
    place("H:|-10-[a(50)]-5-[b(20)]", options: .directionRightToLeft)
    #expect(frame("a")[0] == 240 && frame("b")[0] == 215)
    root.semanticContentAttribute = .forceRightToLeft
    place("H:|-10-[c(50)]")
    #expect(frame("c")[0] == 240)
    let other = makeRoot()
    other.semanticContentAttribute = .forceRightToLeft
    let view = makeSubview(of: other)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[v(50)]", options: .directionLeftToRight, metrics: nil, views: ["v": view]))
    other.layoutIfNeeded()
    #expect(view.frame.minX == 10)
  }

  @Test func inequalitiesFromRightToLeft() {
    place("H:|-(>=10)-[a(50)]", options: .directionRightToLeft)
    place("H:[a]|", options: .directionLeftToRight)
    // At least ten from the right edge; being flush with it contradicts that, and is broken as the later one.
    #expect(frame("a")[0] <= 240)
  }

  @Test func guidesAreItems() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      ["H:|-20-[guide(30)]-[a(40)]", "V:|[guide(50)][a(10)]"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, metrics: nil, views: ["guide": guide, "a": views["a"]!])
      })
    root.layoutIfNeeded()
    #expect(numbers(guide.layoutFrame) == [20, 0, 30, 50] && frame("a") == [58, 50, 40, 10])
  }

  /// Well-known formats that centre a view: it is at most at a distance from an adjacent view, and aligned with the superview.
  @Test func centringBySides() {
    let named = views.merging(["root": root]) { a, _ in a }
    for (format, options) in [
      ("V:[root]-(<=1)-[a(40)]", NSLayoutConstraint.FormatOptions.alignAllCenterX),
      ("H:[root]-(<=1)-[a(50)]", .alignAllCenterY),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: named))
    }
    root.layoutIfNeeded()
    #expect(frame("a") == [125, 80, 50, 40] && views["a"]?.hasAmbiguousLayout == false)
  }

  @Test func severalPredicatesAndNegativeSpaces() {
    place("|-(>=10,==20@750)-[a(==b@200,<=120)]-(-10)-[b(60)]", "V:|-(-10)-[a(>=30,==10@999)]")
    // No constraint requires less than the other's 60, or more.
    #expect(frame("a") == [20, -10, 60, 30] && frame("b")[0] == 70)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-(>=10,==20@750)-[a(==b@200)]-|", metrics: nil, views: views)
    #expect(made.map(\.priority.rawValue) == [1000, 750, 200, 1000])
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .equal, .equal, .equal])
    #expect(
      made[3].firstItem === root && made[3].firstAttribute == .trailingMargin && made[3].secondItem === views["a"])
  }

  @Test func baselineSpacing() {
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    upper.font = .systemFont(ofSize: 30)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[upper]-40-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["upper": upper, "lower": lower])
    #expect(made[1].firstAttribute == .firstBaseline && made[1].secondAttribute == .lastBaseline)
    #expect(made[0].firstAttribute == .top)
  }

  nonisolated struct Fault: Sendable {
    let format: String
    let reason: String
    let position: Int
    var options: NSLayoutConstraint.FormatOptions = []
  }

  nonisolated static let faults = [
    Fault(format: "|-[x]", reason: "x is not a key in the views dictionary.", position: 4),
    Fault(format: "|-gap-[a]", reason: "Encountered metric with name \"gap\", but value was not", position: 5),
    Fault(format: "|[a(wide)]", reason: "specified in metrics or views dictionaries", position: 8),
    Fault(format: "|-[a", reason: "Expected a ']' here. That is how you give the end of a view.", position: 4),
    Fault(format: "|-[a(50]", reason: "A predicate on a view's thickness must end with ')'", position: 7),
    Fault(format: "|-(5-[a]", reason: "Expected a name here.", position: 5),
    Fault(format: "|-(5]", reason: "Expected a ')' here.", position: 4),
    Fault(format: "|-10[a]", reason: "Expected a '-' here.", position: 4),
    Fault(format: "|-(-0/-0)-[b]", reason: "Constant is not finite!  That's illegal.  constant:nan", position: 8),
    Fault(format: "[a(8/0@500)]", reason: "Constant is not finite!  That's illegal.  constant:inf", position: 10),
    Fault(format: "[a(b/0)]", reason: "Multiplier is not finite!  That's illegal.  multiplier:inf", position: 6),
    Fault(format: "[a(b-1\(String(repeating: "0", count: 309)))]", reason: "constant:-inf", position: 315),
    Fault(format: "X:|[a]", reason: "Expected a view or the superview", position: 0),
    Fault(format: "|-10-|", reason: "at least one view", position: 6),
    Fault(format: "[a]|[b]", reason: "Expected the end", position: 4),
    Fault(
      format: "H:[a][b]",
      reason: "aligned on a horizontal edge, which is not allowed for layout that is also horizontal.", position: 8,
      options: .alignAllLeft),
  ]

  @Test(arguments: faults) func faultsSayWhatAndWhere(_ fault: Fault) throws {
    let error = #expect(throws: VisualFormatError.self) {
      var builder = try VisualFormatBuilder(fault.format, options: fault.options, metrics: [:], views: views)
      _ = try builder.constraints()
    }
    #expect(error?.reason.contains(fault.reason) == true, "\(error?.reason ?? "")")
    #expect(error?.position == fault.position)
    #expect(error?.message.hasPrefix("Unable to parse constraint format: \n") == true)
    #expect(
      error?.message.hasSuffix(" \n\(fault.format) \n" + String(repeating: " ", count: fault.position) + "^") == true)
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat]) func metricsThatAreNoNumber(_ metric: CGFloat) throws {
    let error = #expect(throws: VisualFormatError.self) {
      var builder = try VisualFormatBuilder("|-m-[a]", options: [], metrics: ["m": metric], views: views)
      _ = try builder.constraints()
    }
    #expect(error?.reason == "Constant is not finite!  That's illegal.  constant:\(metric)")
  }

  @Test func aViewWithoutSuperviewHasNoEdges() throws {
    let error = #expect(throws: VisualFormatError.self) {
      var builder = try VisualFormatBuilder("|-[v]", options: [], metrics: [:], views: ["v": UIView()])
      _ = try builder.constraints()
    }
    #expect(error?.reason == "Unable to interpret '|' character, because the related view doesn't have a superview")
  }
}
