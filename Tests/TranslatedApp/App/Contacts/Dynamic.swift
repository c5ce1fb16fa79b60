import UIKit

@objc(CNTPlugin) class Plugin: NSObject {
  @objc var title = "plugin"
  required override init() { super.init() }
  @objc func run() -> String { return "ran" }
  @objc func greet(_ name: String) -> String { "hello \(name)" }
}

class Machine: NSObject {
  @objc dynamic var speed = 0 {
    willSet { log.append("willSet \(newValue)") }
    didSet {
      log.append("didSet \(speed)")
      if speed > 9 { speed = 9 }
    }
  }
  @objc dynamic var name: String {
    didSet { log.append("named \(oldValue)") }
  }
  // What a closure sets is observed, what the observer itself sets isn't.
  @objc dynamic var level = 0 {
    didSet {
      log.append("level \(oldValue) to \(level)")
      guard level < 5 else { return }
      if let last = [2, 5].last { self.level = last }
      [1].forEach { self.level += $0 }
    }
  }
  @objc var undefinedKeys: [String] = []
  var log: [String] = []
  private var token: NSKeyValueObservation?

  override init() {
    name = "first"
    super.init()
    token = observe(\.speed, options: [.old, .new]) { machine, change in
      machine.log.append("observed \(change.oldValue!) \(change.newValue!)")
    }
  }

  override func setValue(_ value: Any?, forUndefinedKey key: String) { undefinedKeys.append(key) }
  override func value(forUndefinedKey key: String) -> Any? { return "no \(key)" }
}

class GenericController<Item>: UIViewController {
  @IBOutlet var itemLabel: UILabel!
  @objc func reloadItems() { reloads += 1 }
  var reloads = 0
}

class TextsController: GenericController<String> {
  @IBAction func send(_ sender: Any) { sent = (sender as AnyObject).tag }
  var sent: Int?
}

enum Lookups {
  static func make(_ name: String) -> NSObject? { return (NSClassFromString(name) as? NSObject.Type)?.init() }
  static func title(_ sender: AnyObject) -> String? { return sender.title ?? nil }
  static func run(_ object: Any) -> String? { (object as AnyObject).run?() }
  static func greet(_ object: AnyObject?) -> String? { object?.greet?("Ada") }
  static func perform(_ object: Any) -> String? {
    return (object as AnyObject).perform?(#selector(Plugin.run))?.takeUnretainedValue() as? String
  }
  static func tap(_ action: UIAlertAction) {
    typealias Handler = @convention(block) (UIAlertAction) -> Void
    guard let block = action.value(forKey: "handler") else { return }
    let handler = unsafeBitCast(block as AnyObject, to: Handler.self)
    handler(action)
  }
  static func name(_ object: NSObject) -> String { NSStringFromClass(type(of: object)) }
}

// Overrides of UIKit's own class: one that no other test makes.
extension UIInputViewController {
  open override var prefersStatusBarHidden: Bool { return true }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.tag += 1
  }
}

class KeysController: UIInputViewController {
  @objc func press() { pressed += 1 }
  var pressed = 0

  var respondsToUIKitsMethods: [Bool] {
    return [
      responds(to: #selector(UIViewController.viewWillAppear(_:))), responds(to: #selector(press)),
      view.responds(to: #selector(UIViewController.viewWillAppear(_:))),
    ]
  }

  func pressByItem() {
    let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(press))
    _ = item.target?.perform(item.action, with: item)
    item.target?.press()
  }
}

class VisibleKeysController: KeysController {
  override var prefersStatusBarHidden: Bool { return false }
}

extension UserDefaults {
  @objc dynamic var contactsOrder: String {
    get { return string(forKey: "contactsOrder") ?? "name" }
    set { set(newValue, forKey: "contactsOrder") }
  }
}

class OrderWatcher: NSObject {
  var log: [String] = []
  private var token: NSKeyValueObservation?

  override init() {
    super.init()
    let defaults = UserDefaults.standard
    defaults.removeObject(forKey: "contactsOrder")
    token = defaults.observe(\.contactsOrder, options: [.initial, .new]) { [weak self] _, change in
      self?.log.append("path \(change.newValue!)")
    }
    defaults.addObserver(self, forKeyPath: #keyPath(UserDefaults.contactsOrder), options: [.old, .new], context: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(defaultsDidChange), name: UserDefaults.didChangeNotification, object: nil)
  }

  func stop() {
    UserDefaults.standard.removeObserver(self, forKeyPath: #keyPath(UserDefaults.contactsOrder))
    NotificationCenter.default.removeObserver(self)
    token = nil
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    log.append("\(keyPath!) \(change![.oldKey]!) \(change![.newKey]!)")
  }

  @objc private func defaultsDidChange(_ notification: Notification) { log.append("changed") }
}
