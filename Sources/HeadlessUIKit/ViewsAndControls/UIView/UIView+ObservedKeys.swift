import Foundation

/// Properties whose changes are reported to observers of key paths; see `SystemKeys`.
extension UIView {
  var _frame: CGRect {
    get {
      SystemKeys.read(self, "frame")
      return layer.frame
    }
    set {
      let change = SystemKeys.begin(self, "frame")
      layer.frame = newValue
      change?.end()
    }
  }

  var _bounds: CGRect {
    get {
      SystemKeys.read(self, "bounds")
      return layer.bounds
    }
    set {
      let change = SystemKeys.begin(self, "bounds")
      layer.bounds = newValue
      change?.end()
    }
  }

  var _center: CGPoint {
    get {
      SystemKeys.read(self, "center")
      return layer.position
    }
    set {
      let change = SystemKeys.begin(self, "center")
      layer.position = newValue
      change?.end()
    }
  }

  var _alpha: CGFloat {
    get {
      SystemKeys.read(self, "alpha")
      return CGFloat(layer.opacity)
    }
    set {
      let change = SystemKeys.begin(self, "alpha")
      layer.opacity = Float(newValue)
      change?.end()
    }
  }

  var _isHidden: Bool {
    get {
      SystemKeys.read(self, "isHidden")
      return layer.isHidden
    }
    set {
      let change = SystemKeys.begin(self, "isHidden")
      setHidden(newValue)
      change?.end()
    }
  }
}
