import UIKit

/// What only a subclass implements counts, too.
class QuietWatcher: NSObject, ContactsDelegate {
  func contactsDidLoad(_ controller: ContactsController) {}
  func titleForContacts() -> String? { "Friends" }
  var emptyText: String { "Empty" }
}

class ContactsWatcher: QuietWatcher {
  private(set) var selected: [String] = []
  func contacts(_ controller: ContactsController, didSelect name: String) { selected.append(name) }
  func contacts(_ controller: ContactsController, heightFor name: String) -> CGFloat { 60 }
}

class ScrollingWatcher: ContactsWatcher, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension ScrollingWatcher {
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
