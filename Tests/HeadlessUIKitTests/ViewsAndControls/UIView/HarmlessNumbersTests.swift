import HeadlessUIKit
import Testing

/// Values that aren't finite, infinite sizes, and layers that depend on themselves: UIKit's exception with its message, or a
/// screen.
@MainActor @Suite struct HarmlessNumbersTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aFrameThatIsNotANumberIsRefusedInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UILabel()
        view.text = "Total"
        view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20)
      }
    }
    let words = words(result)
    #expect(words.contains("CALayerInvalidGeometry: CALayer bounds contains NaN: [0.0 0.0; nan 20.0]. Layer: <"))
    #expect(words.contains("UILabel"))
  }

  @Test func viewsThatLieTooDeepEndWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow()
        let root = UIView()
        var view = root
        for _ in 0..<1200 {
          let next = UIView()
          view.addSubview(next)
          view = next
        }
        window.addSubview(root)
      }
    }
    #expect(words(result).contains("1000 views lie in each other below <UIView"))
  }

  @Test func viewsOfSomeDepthAreLaidOut() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view: UIView = window
    for _ in 0..<900 {
      let next = UIView(frame: view.bounds)
      view.addSubview(next)
      view = next
    }
    window.layoutIfNeeded()
    #expect(view.convert(view.bounds, to: window) == window.bounds)
  }

  @Test func aLayerIsNotItsOwnMask() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.mask = inner
    #expect(inner.mask == nil)
    inner.mask = outer
    #expect(inner.mask == nil)
    let (first, second) = (CALayer(), CALayer())
    first.mask = second
    second.mask = first
    #expect(second.mask == nil)
    #expect(first.mask === second)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude])
  func looksTakeAnyNumber(number: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    view.layer.cornerRadius = number
    view.layer.borderWidth = number
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = number
    view.alpha = number
    view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    if number.isFinite { stack.spacing = number }
    view.addSubview(stack)
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func namesThatNothingHasGiveNothing() {
    for name in ["\0", "", "/", "../secret", String(repeating: "x", count: 5000)] {
      #expect(UIImage(named: name) == nil)
      #expect(UIImage(systemName: name) == nil)
      #expect(UIColor(named: name) == nil)
      #expect(UIFont(name: name, size: 12) == nil)
    }
  }

  @Test func layersAndMasksThatLieTooDeepEndWithASentence() async {
    let layers = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var layer = CALayer()
      for _ in 0..<5000 {
        let outer = CALayer()
        outer.addSublayer(layer)
        layer = outer
      }
    }
    #expect(words(layers).contains("1000 layers lie in each other below <CALayer"))
    let masks = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var layer = CALayer()
      for _ in 0..<5000 {
        let masked = CALayer()
        masked.mask = layer
        layer = masked
      }
    }
    #expect(words(masks).contains("1000 layers lie in each other below <CALayer"))
  }

  @Test func depthIsThatOfTheTreeThatALayerIsInNow() {
    let top = CALayer()
    var layer = top
    for _ in 0..<900 {
      let next = CALayer()
      layer.addSublayer(next)
      layer = next
    }
    let tail = CALayer()
    tail.addSublayer(CALayer())
    layer.addSublayer(tail)
    tail.removeFromSuperlayer()
    let other = CALayer()
    other.addSublayer(tail)
    var deeper = tail.sublayers![0]
    for _ in 0..<500 {
      let next = CALayer()
      deeper.addSublayer(next)
      deeper = next
    }
    #expect(other.sublayers == [tail])
  }

  @Test func controllersThatLieTooDeepEndWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var controller = UIViewController()
        for _ in 0..<3000 {
          let parent = UIViewController()
          parent.addChild(controller)
          controller = parent
        }
      }
    }
    #expect(words(result).contains("500 view controllers lie in each other below <UIViewController"))
  }

  @Test func controllersThatArePresentedOnEachOtherForEverEndWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for _ in 0..<3000 {
          let next = UIViewController()
          next.modalPresentationStyle = .overFullScreen
          controller.present(next, animated: false)
          controller = next
        }
      }
    }
    #expect(words(result).contains("500 view controllers are presented on each other"))
  }
}
