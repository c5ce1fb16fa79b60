public import Foundation

extension UIColor {
  package convenience init(ofRuntimeClass: Void, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  @_silgen_name("$s13HeadlessUIKit7UIColorC14ofRuntimeClass3red5green4blue5alphaACyt_10Foundation7CGFloatVA3KtcfC")
  fileprivate static func allocate(_ nothing: Void, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    -> UIColor

  package convenience init(ofRuntimeClass: Void, white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  @_silgen_name("$s13HeadlessUIKit7UIColorC14ofRuntimeClass5white5alphaACyt_10Foundation7CGFloatVAItcfC")
  fileprivate static func allocate(_ nothing: Void, white: CGFloat, alpha: CGFloat) -> UIColor
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIColor {
  /// A colour of its parts, from 0 to 1, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIColor_init_red") public init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  @_silgen_name("HeadlessUIKit_UIColor_init_red") @usableFromInline
  static func makeOfRuntimeClass(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> Self {
    unsafeDowncast(allocate((), red: red, green: green, blue: blue, alpha: alpha), to: self)
  }

  /// A gray, from 0 to 1, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIColor_init_white") public init(white: CGFloat, alpha: CGFloat)

  @_silgen_name("HeadlessUIKit_UIColor_init_white") @usableFromInline
  static func makeOfRuntimeClass(white: CGFloat, alpha: CGFloat) -> Self {
    unsafeDowncast(allocate((), white: white, alpha: alpha), to: self)
  }
}
