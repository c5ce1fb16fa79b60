import UIKit.UIView

import class UIKit.UIViewController

@objc protocol ContactsDelegate {
  func contactsDidLoad(_ controller: ContactsController)
  @objc optional func contacts(_ controller: ContactsController, didSelect name: String)
  @objc optional func contacts(_ controller: ContactsController, heightFor name: String) -> CGFloat
  @objc optional func titleForContacts() -> String?
  @objc optional var emptyText: String { get }
}

class ContactsController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel! { didSet { events.append("label") } }
  @IBOutlet var buttons: [UIButton]!
  @IBInspectable var cornerRadius: CGFloat = 0 { didSet { view.layer.cornerRadius = cornerRadius } }
  @objc dynamic var selection = "none"
  @objc
  dynamic private(set) var count: Int = 0
  weak var delegate: ContactsDelegate?
  var events: [String] = []
  let made: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(nil, action: #selector(tapped), for: .touchUpInside); return button
  }()
  lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(ContactsController.save(_:)))

  @IBAction func save(_ sender: UIButton) { events.append("save") }
  @IBAction func save(item: Any, forEvent event: UIEvent?) { events.append("save item") }
  @objc func tapped() { events.append("tapped") }
  @objc(reloadEverything) func reload() { events.append("reload"); count += 1 }

  func wire(_ control: UIControl) {
    control.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    control.addTarget(self, action: #selector(done(_:)), for: .valueChanged)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(
        noted
      ), name: Notification.Name("contacts"), object: nil)
  }

  func ask() -> [String] {
    delegate?.contactsDidLoad(self)
    delegate?.contacts?(self, didSelect: "Ada")
    let height = delegate?.contacts?(self, heightFor: "Ada") ?? 44
    let title: String? = delegate?.titleForContacts?()
    return ["\(height)", title ?? "-", delegate?.emptyText ?? "empty"]
  }

  /// With an exclamation mark results are no optionals.
  func insist(_ delegate: ContactsDelegate) -> (CGFloat, Int) {
    delegate.contacts!(self, didSelect: "Grace")
    let height = delegate.contacts!(self, heightFor: "Grace")
    let half = height / 2
    return (half, delegate.titleForContacts!()?.count ?? 0)
  }

  /// What a delegate of UIKit's, or of the app's own, implements.
  static func answers(of delegate: UIScrollViewDelegate) -> [Bool] {
    return [
      delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))),
      delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:))),
      delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom)),
      delegate.responds(to: #selector(ContactsDelegate.titleForContacts)),
    ]
  }
}

private extension ContactsController {
  @objc func done(_ sender: UISwitch?) { events.append("done") }
  @objc func noted(_ notification: Notification) { events.append(notification.name.rawValue) }
}
