@objcMembers class Person: NSObject {
  dynamic var name = "Ada"
  dynamic var age: Int = 36 { didSet { ages.append(age) } }
  var ages: [Int] = []
  var label: String { "\(name), \(age)" }
  static let nameKey = #keyPath(Person.name)
}

class PersonObserver: NSObject {
  var told: [String] = []
  let person: Person
  private var context = 0
  private var token: NSKeyValueObservation?

  init(_ person: Person) {
    self.person = person
    super.init()
    person.addObserver(self, forKeyPath: #keyPath(Person.age), options: [.new, .old], context: &context)
    token = person.observe(\.name, options: [.old, .new]) { [weak self] person, change in
      self?.told.append("\(change.oldValue ?? "")>\(change.newValue ?? "")")
    }
  }

  deinit { person.removeObserver(self, forKeyPath: #keyPath(Person.age)) }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    told.append("\(keyPath ?? ""): \(change?[.oldKey] ?? "") \(change?[.newKey] ?? "")")
  }
}

func request() -> URLRequest { URLRequest(url: URL(string: "https://example.org")!) }

/// An object that is no view's and no controller's, and so bound to no actor.
class Download: NSObject {
  static func isOnMain() async -> Bool { isHereOnMain() }
  private static func isHereOnMain() -> Bool { Thread.isMainThread }
}
