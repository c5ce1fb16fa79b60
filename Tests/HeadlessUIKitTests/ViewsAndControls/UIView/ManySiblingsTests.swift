import HeadlessUIKit
import Testing

/// Many siblings behave like few.
@MainActor @Suite struct ManySiblingsTests {
  private func family(_ count: Int) -> (parent: UIView, views: [UIView]) {
    let parent = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    return (parent, views)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 7]) func everyPlaceIsFound(count: Int) {
    let views = (0..<count).map { _ in UIView() }
    for (index, view) in views.enumerated() { #expect(views.place(of: view) == index) }
    #expect(views.place(of: UIView()) == nil)
  }

  /// A view that is in an array twice is removed once, like a layer that an app added.
  @Test func layersFollowTheirViews() {
    let (parent, views) = family(9)
    views[4].removeFromSuperview()
    views[0].removeFromSuperview()
    views[8].removeFromSuperview()
    let left = [1, 2, 3, 5, 6, 7].map { views[$0] }
    #expect(parent.subviews == left)
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == left.map { ObjectIdentifier($0.layer) })
  }

  @Test func viewsGoBetweenOthersAndAnAppsLayers() {
    let (parent, views) = family(3)
    let own = CALayer()
    parent.layer.insertSublayer(own, above: views[0].layer)
    let between = UIView()
    parent.insertSubview(between, aboveSubview: views[0])
    #expect(parent.subviews == [views[0], between, views[1], views[2]])
    let last = UIView()
    parent.addSubview(last)
    #expect(parent.layer.sublayers?.last === last.layer)
    #expect(parent.layer.sublayers?.contains { $0 === own } == true)
  }

  @Test func aStackOfManyControllersKeepsItsOrder() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let pushed = (0..<200).map { _ in UIViewController() }
    for controller in pushed { navigation.pushViewController(controller, animated: false) }
    #expect(navigation.viewControllers.dropFirst().elementsEqual(pushed) { $0 === $1 })
    #expect(navigation.popToViewController(pushed[9], animated: false)?.count == 190)
    #expect(navigation.viewControllers.count == 11)
    #expect(pushed[10].parent == nil && pushed[9].parent === navigation)
  }
}
