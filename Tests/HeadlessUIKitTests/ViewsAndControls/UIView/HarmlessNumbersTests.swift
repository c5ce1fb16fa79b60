import HeadlessUIKit
import Testing

/// Numbers that aren't any, sizes without an end, and layers that need themselves: UIKit's exception in its words, or a
/// screen all the same.
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
    #expect(words(result).contains("1000 views lie in each other below <UIWindow"))
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
}
