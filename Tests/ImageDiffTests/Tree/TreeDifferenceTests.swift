import Foundation
import Graphics
import Testing

@testable import ImageDiff

/// A view whose frame on the screen is the one in its superview, moved by `offset`.
func view(
  _ className: String, _ identifier: String? = nil, text: String? = nil,
  frame: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 100, 100), offset: CGPoint = .zero,
  style: [String: String] = [:], children: [ViewNode] = []
) -> ViewNode {
  let rect = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
  return ViewNode(
    className: className, identifier: identifier, text: text, frame: rect,
    screenFrame: rect.offsetBy(dx: offset.x, dy: offset.y), style: style, children: children)
}

@Suite("Tree differences, in words")
struct TreeDifferenceTests {
  private func lines(_ old: [ViewNode], _ new: [ViewNode]) -> [String] {
    TreeDifference(from: view("ProfileView", children: old), to: view("ProfileView", children: new)).lines()
  }

  @Test func equalTreesHaveNoDifference() {
    let tree = view("ProfileView", children: [view("UILabel", text: "Hi", style: ["textColor": "#FF0000"])])
    #expect(TreeDifference(from: tree, to: tree).isEmpty)
    #expect(TreeDifference(from: tree, to: tree).lines().isEmpty)
  }

  @Test func movedView() {
    #expect(
      lines(
        [view("UILabel", text: "Welcome", frame: (16, 120, 343, 41))],
        [view("UILabel", text: "Welcome", frame: (16, 128, 343, 41))])
        == ["UILabel \"Welcome\": frame (16, 120, 343, 41) -> (16, 128, 343, 41)"])
  }

  @Test func longChainsOfViewsWithoutNamesAreCut() {
    /// A view in `A` to `E`, each inside the previous one, in a cell.
    func tree(_ width: CGFloat, named text: String?) -> ViewNode {
      let innermost = view("UIView", frame: (0, 0, width, 10))
      let chain = ["E", "D", "C", "B", "A"].reduce(innermost) { view($1, children: [$0]) }
      return view("Cell", text: text, children: [chain])
    }
    func line(named text: String?) -> [String] { lines([tree(5, named: text)], [tree(6, named: text)]) }
    let change = "frame (0, 0, 5, 10) -> (0, 0, 6, 10)"
    #expect(line(named: nil) == ["UIView in E in D in C: \(change)"])
    #expect(line(named: "Log in now") == ["UIView in E in D in C … in Cell \"Log in now\": \(change)"])
  }

  @Test func roundedFramesAreNoScrolling() {
    func tree(_ y: CGFloat) -> ViewNode {
      let label = ViewNode(
        className: "UILabel", text: "Account", frame: CGRect(x: 0, y: 33.667, width: 10, height: 10),
        screenFrame: CGRect(x: 0, y: 33.667 + y, width: 10, height: 10))
      return view("Header", children: [label])
    }
    #expect(lines([tree(149.666)], [tree(149.667)]).isEmpty)
  }

  @Test func resizedRoot() {
    let difference = TreeDifference(
      from: view("UIView", frame: (0, 0, 375, 667)), to: view("UIView", frame: (0, 0, 390, 844)))
    #expect(difference.lines() == ["UIView: frame (0, 0, 375, 667) -> (0, 0, 390, 844)"])
  }

  /// A label that grows makes its row and the list grow, and moves the views below it.
  @Test func theViewThatGrewIsReportedBeforeThoseAroundIt() {
    func tree(_ height: CGFloat) -> [ViewNode] {
      let label = view("UILabel", "text", frame: (0, 0, 50, height))
      let row = view("Row", frame: (0, 0, 50, height + 10), children: [view("Icon", frame: (60, 0, 5, 5)), label])
      return [
        view("Top", frame: (0, height, 9, 9)),
        view("List", frame: (0, 0, 50, height + 30), children: [row, view("Foot", frame: (0, height + 10, 50, 20))]),
      ]
    }
    #expect(
      lines(tree(20), tree(40)).map { $0.prefix { $0 != ":" } } == [
        "UILabel \"text\"", "Row in List in ProfileView", "List in ProfileView", "Top in ProfileView",
        "Foot in List in ProfileView",
      ])
  }

  @Test func insertedAndRemovedViews() {
    let badge = view(
      "UIImageView", "badge", frame: (300, 8, 24, 24),
      children: [view("UIView"), view("UIView", children: [view("UIView")])])
    let label = view("UILabel", text: "Name")
    #expect(
      lines([label], [badge, label]) == [
        "inserted UIImageView \"badge\" at (300, 8, 24, 24) in ProfileView, with 3 subviews"
      ])
    #expect(
      lines([badge, label], [label]) == [
        "removed UIImageView \"badge\" at (300, 8, 24, 24) from ProfileView, with 3 subviews"
      ])
  }

  /// Views with the same name and class are distinguished, and the first one is matched first.
  @Test func viewsThatShareAnIdentifierMoveOnce() {
    let first = view("UILabel", "a", text: "1")
    let second = view("UILabel", "a", text: "2")
    let other = view("UIButton", "a", text: "3")
    let anchor = view("UISwitch", "b", frame: (0, 0, 1, 1))
    let old = [first, second, other, anchor].map(SignedNode.init)
    let new = [anchor, other, second, first, first].map(SignedNode.init)
    let moved = SiblingMatcher.match(old, new).filter(\.isOutOfOrder)
    #expect(Set(moved.map(\.old)).count == moved.count)
    #expect(moved.allSatisfy { old[$0.old].node.className == new[$0.new].node.className })
  }

  /// Each list of siblings is searched once, not once for each of them.
  @Test func thousandsOfSiblingsAreNamedByTheirPlaces() {
    func views(_ y: CGFloat) -> [ViewNode] {
      (0..<3000).map { view($0 % 3 == 0 ? "UILabel" : "UIView", frame: (CGFloat($0), y, 5 + CGFloat($0 % 2) * y, 5)) }
    }
    let told = lines(views(0), views(7))
    #expect(told.count > 1000)
    #expect(told.contains("UIView 2000 of 2000 in ProfileView: frame (2999, 0, 5, 5) -> (2999, 7, 12, 5)"))
  }

  @Test func retitledViews() {
    #expect(
      lines([view("UILabel", "title", text: "Hi")], [view("UILabel", "title", text: "Hello")])
        == ["UILabel \"title\": text \"Hi\" -> \"Hello\""])
    #expect(
      lines([view("UILabel", text: "Hi")], [view("UILabel", text: "Hello")]) == [
        "UILabel \"Hi\": text \"Hi\" -> \"Hello\""
      ])
    #expect(lines([view("UILabel", text: "Hi")], [view("UILabel")]) == ["UILabel \"Hi\": text \"Hi\" -> none"])
  }

  @Test func restyledViews() {
    let old = view(
      "UIButton", text: "Order", style: ["backgroundColor": "#FF0000", "alpha": "0.5", "font": "Inter 17"])
    let new = view(
      "UIButton", text: "Order", style: ["backgroundColor": "#00FF00", "font": "Inter 17", "tint": "#0000FF"])
    #expect(
      lines([old], [new]) == [
        "UIButton \"Order\": alpha 0.5 -> none", "UIButton \"Order\": backgroundColor #FF0000 -> #00FF00",
        "UIButton \"Order\": tint none -> #0000FF",
      ])
  }

  @Test func viewsThatChangedTheirLookAlikeAreCounted() {
    func cards(_ radius: String, last: String) -> [ViewNode] {
      (1...4).map { view("Card", "card\($0)", style: ["cornerRadius": $0 == 4 ? last : radius]) }
    }
    #expect(
      lines(cards("18", last: "18"), cards("12", last: "9")) == [
        "3 views: cornerRadius 18 -> 12", "Card \"card4\": cornerRadius 18 -> 9",
      ])
    // Two have names.
    #expect(lines(Array(cards("18", last: "1").prefix(2)), Array(cards("12", last: "1").prefix(2))).count == 2)
  }

  @Test func subviewsThatRideAlongAreNotReported() {
    func stack(_ y: CGFloat) -> ViewNode {
      view(
        "UIStackView", "form", frame: (0, y, 100, 100),
        children: [
          view("UILabel", text: "A", frame: (0, 0, 50, 20), offset: CGPoint(x: 0, y: y)),
          view("UILabel", text: "B", frame: (0, 20, 50, 20), offset: CGPoint(x: 0, y: y)),
        ])
    }
    #expect(lines([stack(10)], [stack(44)]) == ["UIStackView \"form\": frame (0, 10, 100, 100) -> (0, 44, 100, 100)"])
  }

  @Test func numbersHaveAtMostThreeDecimalsAndNoise() {
    #expect(
      lines(
        [view("UIView", "a", frame: (0.333333, 20.5, 1, 100.0004))],
        [view("UIView", "a", frame: (0.66666, -0.25, 1, 100.001))])
        == ["UIView \"a\": frame (0.333, 20.5, 1, 100) -> (0.667, -0.25, 1, 100.001)"])
    #expect(
      lines([view("UIView", "a", frame: (0.1, 0, 1, 1))], [view("UIView", "a", frame: (0.10000001, 0, 1, 1))]).isEmpty)
  }

  /// Numbers that are written with the same three decimals are equal.
  @Test(arguments: 0..<4) func aThousandthOfAPointIsReported(component: Int) {
    func child(_ offset: CGFloat) -> ViewNode {
      var numbers: [CGFloat] = [10, 20, 30, 40]
      numbers[component] += offset
      return view("UIView", "a", frame: (numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    #expect(lines([child(0)], [child(0.0004)]).isEmpty)
    #expect(lines([child(0)], [child(0.001)]).count == 1)
    // Half a thousandth is rounded up.
    func atZero(_ value: CGFloat) -> ViewNode {
      var numbers: [CGFloat] = [0, 0, 0, 0]
      numbers[component] = value
      return view("UIView", "a", frame: (numbers[0], numbers[1], numbers[2], numbers[3]))
    }
    #expect(lines([atZero(0)], [atZero(0.0005)]).count == 1)
  }

  @Test func aRemovedRowAmongEqualsIsTheOneThatIsGone() {
    func row(_ text: String, _ y: CGFloat) -> ViewNode {
      view(
        "Cell", frame: (0, y, 100, 44),
        children: [view("UILabel", text: text, frame: (16, 10, 60, 20), offset: CGPoint(x: 0, y: y))])
    }
    #expect(
      lines([row("Anna", 0), row("Ben", 44), row("Cleo", 88)], [row("Anna", 0), row("Cleo", 44)]) == [
        "removed Cell 2 of 3 at (0, 44, 100, 44) from ProfileView, with 1 subview",
        "Cell 2 of 2 in ProfileView: frame (0, 88, 100, 44) -> (0, 44, 100, 44)",
      ])
  }

  /// The first label would also match the second new one; but then the last one has no partner, which is worse.
  @Test func pairsAreTheBestInAllNotEach() {
    let old = [
      view("UILabel", text: "a", frame: (0, 0, 50, 20)), view("UISwitch", frame: (0, 20, 50, 20)),
      view("UILabel", text: "c", frame: (0, 40, 50, 20)),
    ]
    let new = [
      view("UILabel", text: "a", frame: (0, 10, 50, 20)), view("UILabel", text: "a", frame: (0, 50, 50, 20)),
    ]
    #expect(
      lines(old, new) == [
        "removed UISwitch at (0, 20, 50, 20) from ProfileView", "UILabel \"c\": text \"c\" -> \"a\"",
        "UILabel \"a\": frame (0, 0, 50, 20) -> (0, 10, 50, 20)",
        "UILabel \"a\": frame (0, 40, 50, 20) -> (0, 50, 50, 20)",
      ])
  }

  @Test func siblingsThatMoveAlikeShareALine() {
    let names = ["Anna", "Ben", "Cleo", "Dora"]
    func list(_ start: CGFloat) -> [ViewNode] {
      names.indices.map { view("UILabel", text: names[$0], frame: (0, start + CGFloat($0) * 20, 100, 20)) }
    }
    let banner = view("UIView", "banner", frame: (0, 0, 100, 30))
    #expect(
      lines(list(0), [banner] + list(30)) == [
        "inserted UIView \"banner\" at (0, 0, 100, 30) in ProfileView",
        "4 subviews of ProfileView: moved by (0, 30), from UILabel \"Anna\" to UILabel \"Dora\"",
      ])
  }

  @Test("two siblings are reported each, three at once", arguments: [2, 3])
  func fewestThatShareALine(count: Int) {
    func list(_ start: CGFloat) -> [ViewNode] {
      (0..<count).map { view("UIView", "\($0)", frame: (0, start + CGFloat($0) * 20, 10, 20)) }
    }
    #expect(lines(list(0), list(5)).count == (count == 2 ? 2 : 1))
  }

  @Test func identifiersOutweighOrderTextAndPlace() {
    let a = view("UILabel", "name", text: "Anna")
    let b = view("UILabel", "city", text: "Bonn")
    let swapped = [view("UILabel", "city", text: "Anna"), view("UILabel", "name", text: "Bonn")]
    let changes = TreeDifference(from: view("V", children: [a, b]), to: view("V", children: swapped)).changes
    #expect(
      changes.filter { if case .retitled = $0.kind { true } else { false } }.map(\.view).sorted() == [
        "UILabel \"city\"", "UILabel \"name\"",
      ])
    #expect(changes.contains { if case .reordered = $0.kind { true } else { false } })
    #expect(changes.count == 3)
  }

  @Test func anotherIdentifierIsAnotherView() {
    #expect(
      lines([view("UILabel", "title", text: "A")], [view("UILabel", "name", text: "A")]) == [
        "removed UILabel \"title\" at (0, 0, 100, 100) from ProfileView",
        "inserted UILabel \"name\" at (0, 0, 100, 100) in ProfileView",
      ])
  }

  @Test func anotherClassIsAnotherView() {
    #expect(
      lines([view("UILabel", "title")], [view("UITextView", "title")]) == [
        "removed UILabel \"title\" at (0, 0, 100, 100) from ProfileView",
        "inserted UITextView \"title\" at (0, 0, 100, 100) in ProfileView",
      ])
    let roots = TreeDifference(from: view("LoginView"), to: view("HomeView"))
    #expect(
      roots.lines() == [
        "removed LoginView at (0, 0, 100, 100) from the screen", "inserted HomeView at (0, 0, 100, 100) in the screen",
      ])
  }

  @Test func contentThatScrolledIsReportedOnce() {
    func scrollView(_ offset: CGFloat) -> ViewNode {
      view(
        "UIScrollView", "feed", frame: (0, 0, 100, 200),
        children: (0..<3).map {
          view(
            "UIView", frame: (0, CGFloat($0) * 100, 100, 100), offset: CGPoint(x: 0, y: -offset),
            children: [
              view(
                "UILabel", text: "\($0)", frame: (0, 0, 20, 20), offset: CGPoint(x: 0, y: CGFloat($0) * 100 - offset))
            ])
        })
    }
    #expect(lines([scrollView(0)], [scrollView(64.5)]) == ["UIScrollView \"feed\": content moved by (0, -64.5)"])
  }

  @Test func causesComeBeforeConsequencesAndTheRestIsCounted() {
    let old = [
      view("UIView", "a", frame: (0, 0, 10, 10)), view("UILabel", "b", text: "x", frame: (0, 20, 10, 10)),
      view("UIView", "c", frame: (0, 40, 10, 10), style: ["alpha": "1"]), view("UIView", "d"),
    ]
    let new = [
      view("UIView", "a", frame: (0, 0, 20, 10)), view("UILabel", "b", text: "y", frame: (0, 20, 10, 10)),
      view("UIView", "c", frame: (0, 40, 10, 10), style: ["alpha": "0"]),
    ]
    let difference = TreeDifference(from: view("V", children: old), to: view("V", children: new))
    #expect(
      difference.lines().map { $0.prefix(20) }
        == ["removed UIView \"d\" at", "UILabel \"b\": text \"x\"", "UIView \"c\": alpha 1 ", "UIView \"a\": frame (0"]
        .map { $0.prefix(20) })
    #expect(difference.lines(limit: 1).last == "... and 3 more")
    #expect(difference.lines(limit: 1).count == 2)
    #expect(difference.lines(limit: 4).count == 4)
  }

  @Test func longAndBrokenTextsStayOnOneShortLine() {
    let text = "First line\nsecond line that goes on and on and on"
    let name = view("UILabel", text: text).displayName
    #expect(name == "UILabel \"First line⏎second line that goes on and …\"")
  }

  @Test func viewsWithoutANameAreFoundByTheirPlace() {
    func tree(_ color: String, _ y: CGFloat) -> [ViewNode] {
      let divider = view("UIView", frame: (0, y, 10, 1), style: ["backgroundColor": color])
      return [
        view("UIStackView", "form", children: [view("UIView"), view("UILabel", text: "x"), divider]),
        view("Card", children: [view("Badge", style: ["backgroundColor": color])]),
      ]
    }
    #expect(
      lines(tree("#000000", 0), tree("#FF0000", 2)) == [
        "UIView 2 of 2 in UIStackView \"form\": backgroundColor #000000 -> #FF0000",
        "Badge in Card in ProfileView: backgroundColor #000000 -> #FF0000",
        "UIView 2 of 2 in UIStackView \"form\": frame (0, 0, 10, 1) -> (0, 2, 10, 1)",
      ])
  }

  @Test("of views that are alike, the one that kept its frame stays", arguments: [0, 1, 2])
  func framesTellWhichIsGone(gone: Int) {
    let old = (0..<3).map { view("UIView", frame: (0, CGFloat($0) * 50, 10, 10)) }
    var new = old
    new.remove(at: gone)
    #expect(lines(old, new) == ["removed UIView \(gone + 1) of 3 at (0, \(gone * 50), 10, 10) from ProfileView"])
    #expect(lines(new, old) == ["inserted UIView \(gone + 1) of 3 at (0, \(gone * 50), 10, 10) in ProfileView"])
  }

  @Test func framesTellWhichIsGoneAmongOthersThatMoved() {
    func row(_ y: CGFloat) -> ViewNode { view("UIView", frame: (0, y, 10, 10)) }
    #expect(
      lines([row(0), row(50), row(100)], [row(50), row(120)]) == [
        "removed UIView 1 of 3 at (0, 0, 10, 10) from ProfileView",
        "UIView 2 of 2 in ProfileView: frame (0, 100, 10, 10) -> (0, 120, 10, 10)",
      ])
  }

  @Test("many siblings are compared in reasonable time and without mistakes", arguments: [400, 1200])
  func manySiblings(count: Int) {
    let old = (0..<count).map { view("Cell", "row \($0)", text: "\($0)", frame: (0, CGFloat($0), 10, 1)) }
    var new = old
    new[7].text = "changed"
    new[count - 7].text = "changed too"
    #expect(lines(old, new).count == 2)
  }
}
