import Testing
import UIKit

/// Mistakes that end a program, with UIKit's messages.
@Suite struct LayoutTrapTests {
  private static func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func constraintsNeedACommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
      }
    }
    let words = LayoutTrapTests.words(result)
    #expect(words.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
    #expect(words.contains(".leading\"> because they have no common ancestor."))
    #expect(words.contains("reference items in different view hierarchies?  That's illegal."))
  }

  @Test func placesCannotBeConstants() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 5)
      }
    }
    #expect(LayoutTrapTests.words(result).contains("Location attributes must be specified in pairs."))
  }

  @Test func constraintsHaveToBeHeldAboveTheirItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addConstraint(inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor))
      }
    }
    #expect(LayoutTrapTests.words(result).contains("The view hierarchy is not prepared for the constraint: <NSLayout"))
  }

  @Test func numbersHaveToBeFinite() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(LayoutTrapTests.words(result).contains("Constant is not finite!  That's illegal.  constant:nan"))
  }

  @Test func prioritiesEndAtRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001) }
    }
    #expect(LayoutTrapTests.words(result).contains("It's illegal to set priority:1001. Priorities must be greater"))
  }

  @Test func sidesAreDirectionalOrNot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
      }
    }
    let words = LayoutTrapTests.words(result)
    #expect(words.contains("NSLayoutConstraint for <UIView: 0x"))
    #expect(
      words.contains("A constraint cannot be made between a leading/trailing attribute and a right/left attribute."))
  }

  @Test func activeConstraintsStayRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        width.priority = .defaultLow
        width.priority = .required
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    let words = LayoutTrapTests.words(result)
    #expect(
      words.contains("Mutating a priority from required to not on an installed constraint (or vice-versa) is not"))
    #expect(words.contains("You passed priority 750 and the existing priority was 1000."))
  }

  @Test func activeConstraintsStayOptional() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        width.priority = .defaultLow
        width.isActive = true
        width.priority = .fittingSizeLevel
        width.priority = .required
      }
    }
    #expect(LayoutTrapTests.words(result).contains("You passed priority 1000 and the existing priority was 50."))
  }

  @Test func formatsPointAtTheirFault() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[a]", metrics: nil, views: [:]) }
    }
    #expect(LayoutTrapTests.words(result).contains("a is not a key in the views dictionary. \n|-[a] \n    ^"))
  }

  @Test func viewsOfChildrenBelongIntoTheirParentsView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (grandparent, parent, child) = (UIViewController(), UIViewController(), UIViewController())
        grandparent.addChild(parent)
        grandparent.view.addSubview(parent.view)
        grandparent.addChild(child)
        parent.view.addSubview(child.view)
      }
    }
    let words = LayoutTrapTests.words(result)
    #expect(words.contains("UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: 0x"))
    #expect(words.contains("> should have parent view controller:<UIViewController: 0x"))
    #expect(words.contains("> but actual parent is:<UIViewController: 0x"))
  }

  @Test func childrenBelongToTheControllerThatTheirViewIsIn() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (other, parent, child) = (UIViewController(), UIViewController(), UIViewController())
        other.view.addSubview(child.view)
        parent.addChild(child)
      }
    }
    #expect(LayoutTrapTests.words(result).contains("> but requested parent is:<UIViewController: 0x"))
  }
}
