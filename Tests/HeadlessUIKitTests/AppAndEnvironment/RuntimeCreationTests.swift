import HeadlessUIKit
import Testing

/// Creation by generic code and metatypes: `View()` where `View: UIView`.
@MainActor struct RuntimeCreationTests {
  private final class Framed: UIView {
    let givenFrame: CGRect
    override init(frame: CGRect) {
      givenFrame = frame
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("Not read from archives.") }
  }

  /// Has no `init(frame:)`: calling it would trap.
  private class Titled: UIView {
    let title: String
    init() {
      title = "own"
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("Not read from archives.") }
  }

  private final class TitledAgain: Titled {
    override init() { super.init(title: "again") }
    required init?(coder: NSCoder) { fatalError("Not read from archives.") }
  }

  private final class Inheriting: Titled {}

  private final class Convenient: UIView {
    var isConvenient = false
    // Only generic code calls it, so an optimized build would remove it.
    @used convenience init() {
      self.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
      isConvenient = true
    }
  }

  private final class Generic<Element>: UIView {
    let kind: Element.Type
    init() {
      kind = Element.self
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("Not read from archives.") }
  }

  private final class Screen: UIViewController {
    let name: String
    init() {
      name = "own"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("Not read from archives.") }
  }

  private final class Template<Content: UIView>: UIViewController {
    var content: Content { view as! Content }
    override func loadView() { view = Content() }
  }

  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .checkmark
    }
    required init?(coder: NSCoder) { fatalError("Not read from archives.") }
  }

  private final class Stack: NavigationSubclass {}
  private class NavigationSubclass: UINavigationController {}

  private func make<View: UIView>(_ viewClass: View.Type) -> View { View() }
  private func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View { View(frame: frame) }
  private func make<Controller: UIViewController>(_ controllerClass: Controller.Type) -> Controller { Controller() }

  @Test func genericCodeCallsTheInitializersOfTheClass() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(make(Framed.self).givenFrame == .zero)
    #expect(make(Framed.self, frame: frame).givenFrame == frame)
    #expect(type(of: make(UILabel.self)) == UILabel.self)
  }

  @Test func theClassesOwnInitializerWithoutArgumentsIsCalled() {
    #expect(make(Titled.self).title == "own")
    #expect(make(Titled.self).frame.height == 20)
    #expect(make(TitledAgain.self).title == "again")
    #expect(make(Inheriting.self).title == "own")
    #expect(make(Convenient.self).isConvenient)
    #expect(make(Generic<Int>.self).kind == Int.self)
    #expect(make(Generic<String>.self).kind == String.self)
  }

  @Test func metatypesCallTheInitializersOfTheirClass() {
    let classes: [UIView.Type] = [UISwitch.self, Titled.self, Convenient.self]
    #expect(classes.map { ObjectIdentifier(type(of: $0.init())) } == classes.map { ObjectIdentifier($0) })
    let framed: UIView.Type = Framed.self
    #expect((framed.init(frame: CGRect(x: 5, y: 0, width: 0, height: 0)) as? Framed)?.givenFrame.minX == 5)
  }

  @Test func controllersAreMadeInTheSameWay() {
    #expect(make(Screen.self).name == "own")
    #expect(make(Template<Titled>.self).content.title == "own")
    let controllerClass: UIViewController.Type = Template<UILabel>.self
    #expect(controllerClass.init(nibName: "Name", bundle: nil).nibName == "Name")
    func navigation<Controller: UINavigationController>(_ root: UIViewController) -> Controller {
      Controller(rootViewController: root)
    }
    let root = UIViewController()
    let stack: Stack = navigation(root)
    #expect(stack.viewControllers == [root])
  }

  @Test func classesWithInitializersOfTheirOwnKindAreMadeByThem() {
    func cell<Cell: UITableViewCell>(_ cellClass: Cell.Type) -> Cell {
      Cell(style: .value1, reuseIdentifier: "an identifier that is too long to be kept without allocating")
    }
    let row = cell(Row.self)
    #expect(row.accessoryType == .checkmark)
    #expect(row.reuseIdentifier == "an identifier that is too long to be kept without allocating")
    func button<Button: UIButton>(_ buttonClass: Button.Type) -> Button { Button(type: .system) }
    #expect(button(UIButton.self).buttonType == .system)
    func stack<Stack: UIStackView>(_ views: [UIView]) -> Stack { Stack(arrangedSubviews: views) }
    let views = [UIView(), UIView()]
    #expect((stack(views) as UIStackView).arrangedSubviews == views)
    func picture<Picture: UIImageView>(_ image: UIImage) -> Picture { Picture(image: image) }
    let image = UIImage()
    #expect((picture(image) as UIImageView).image === image)
    func table<Table: UITableView>() -> Table { Table(frame: CGRect(x: 0, y: 0, width: 9, height: 8), style: .grouped) }
    let grouped: UITableView = table()
    #expect(grouped.style == .grouped)
    #expect(grouped.frame.width == 9)
    func recognizer<Recognizer: UIGestureRecognizer>() -> Recognizer { Recognizer(target: nil, action: nil) }
    let tap: UITapGestureRecognizer = recognizer()
    #expect(tap.numberOfTapsRequired == 1)
    func guide<Guide: UILayoutGuide>() -> Guide { Guide() }
    #expect(guide().owningView == nil)
    func layer<Layer: CALayer>(_ layerClass: Layer.Type) -> CALayer { Layer() }
    #expect(layer(CAShapeLayer.self) is CAShapeLayer)
  }

  @Test func coloursAreMadeInClassMethods() {
    #expect(UIColor.halfRed() == UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
  }

  @Test func aClassThatIsKnownKeepsItsOwnInitializers() {
    class Defaulted: UIView {
      let title: String
      init(title: String = "default") {
        self.title = title
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError("Not read from archives.") }
    }
    #expect(Defaulted().title == "default")
    #expect(Titled().title == "own")
    #expect([CGRect(x: 4, y: 0, width: 0, height: 0)].map(Framed.init(frame:)).first?.givenFrame.minX == 4)
  }

  private final class Slide: UIStoryboardSegue {
    var isMade = true
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier.map { $0 + "!" }, source: source, destination: destination)
    }
  }
  private final class Kinds: UISegmentedControl {}
  private final class Keys: UIInputView {}
  private final class Glass: UIVisualEffectView {}

  @MainActor @Test func metatypesMakeSeguesControlsAndInputViews() {
    let segueClass: UIStoryboardSegue.Type = Slide.self
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = segueClass.init(identifier: "next", source: source, destination: destination)
    #expect((segue as? Slide)?.isMade == true && segue.identifier == "next!" && segue.destination === destination)
    var performed = 0
    let performing = segueClass.init(identifier: "next", source: source, destination: destination) { performed += 1 }
    performing.perform()
    #expect(performing is Slide && performing.identifier == "next!" && performed == 1)
    let controlClass: UISegmentedControl.Type = Kinds.self
    let control = controlClass.init(items: ["A", "B"])
    #expect(control is Kinds && control.numberOfSegments == 2)
    let inputClass: UIInputView.Type = Keys.self
    let input = inputClass.init(frame: CGRect(x: 0, y: 0, width: 9, height: 8), inputViewStyle: .keyboard)
    #expect(input is Keys && input.inputViewStyle == .keyboard && input.frame.width == 9)
    let effectClass: UIVisualEffectView.Type = Glass.self
    let effect = UIBlurEffect(style: .regular)
    let view = effectClass.init(effect: effect)
    #expect(view is Glass && view.effect === effect)
  }
}

extension UIColor {
  fileprivate static func halfRed() -> Self { self.init(red: 0.5, green: 0, blue: 0, alpha: 1) }
}
