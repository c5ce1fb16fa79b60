import UIKit

extension ContactsController {
  override var prefersStatusBarHidden: Bool { return true }
  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("appears \(#line)")
  }
  @objc func prepareContents() { events.append("base") }
}

class FriendsController: ContactsController {
  override func prepareContents() {
    super.prepareContents()
    events.append("friends")
  }
}
