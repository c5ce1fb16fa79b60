public import Foundation

extension NSAttributedString {
  /// Makes `NSAttributedString()` and `NSMutableAttributedString()` empty strings, as on iOS; swift-corelibs-foundation
  /// lacks an initializer without parameters, and an extension can't override `NSObject`'s.
  public convenience init(_empty: Void = ()) {
    self.init(string: "")
  }
}
