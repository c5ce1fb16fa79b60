import Foundation

/// Properties whose changes are reported to observers of key paths; see `SystemKeys`.
extension UIViewController {
  var _title: String? {
    get {
      SystemKeys.read(self, "title")
      return core.title
    }
    set {
      let change = SystemKeys.begin(self, "title")
      let oldValue = core.title
      core.title = newValue
      if oldValue != newValue { titleDidChange() }
      change?.end()
    }
  }

  var _preferredContentSize: CGSize {
    get {
      SystemKeys.read(self, "preferredContentSize")
      return core.preferredContentSize
    }
    set {
      let change = SystemKeys.begin(self, "preferredContentSize")
      let oldValue = core.preferredContentSize
      core.preferredContentSize = newValue
      if oldValue != newValue { preferredContentSizeDidChange() }
      change?.end()
    }
  }
}
