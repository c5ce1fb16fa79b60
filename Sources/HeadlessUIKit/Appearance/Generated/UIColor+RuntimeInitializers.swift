// Written by `make generate` from UIColor.swift. Change that, and run it again.

public import Foundation

extension UIColor {
  package convenience init(ofRuntimeClassWhiteAlpha arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (CGFloat, CGFloat).self)
    self.init(white: values.0, alpha: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit7UIColorC24ofRuntimeClassWhiteAlphaACSV_tcfC")
  fileprivate static func allocateWhiteAlpha(_ arguments: UnsafeRawPointer) -> UIColor

  package convenience init(ofRuntimeClassRedGreenBlueAlpha arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (CGFloat, CGFloat, CGFloat, CGFloat).self)
    self.init(red: values.0, green: values.1, blue: values.2, alpha: values.3)
  }

  @_silgen_name("$s13HeadlessUIKit7UIColorC31ofRuntimeClassRedGreenBlueAlphaACSV_tcfC")
  fileprivate static func allocateRedGreenBlueAlpha(_ arguments: UnsafeRawPointer) -> UIColor
}

/// What adopts ``RuntimeInitializable`` as a UIColor. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIColorInitializers: RuntimeInitializable {}

extension UIColor: _UIColorInitializers {}

/// See ``RuntimeInitializable``.
extension _UIColorInitializers where Self: UIColor {
  /// `init(white:alpha:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIColor_init_white_alpha")
  public init(white: CGFloat, alpha: CGFloat)

  @_silgen_name("HeadlessUIKit_UIColor_init_white_alpha") @usableFromInline
  static func makeOfRuntimeClass(white: consuming CGFloat, alpha: consuming CGFloat) -> Self {
    let values: (CGFloat, CGFloat) = (white, alpha)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateWhiteAlpha($0.baseAddress!), to: self) }
  }

  /// `init(red:green:blue:alpha:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIColor_init_red_green_blue_alpha")
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  @_silgen_name("HeadlessUIKit_UIColor_init_red_green_blue_alpha") @usableFromInline
  static func makeOfRuntimeClass(
    red: consuming CGFloat, green: consuming CGFloat, blue: consuming CGFloat, alpha: consuming CGFloat
  ) -> Self {
    let values: (CGFloat, CGFloat, CGFloat, CGFloat) = (red, green, blue, alpha)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateRedGreenBlueAlpha($0.baseAddress!), to: self) }
  }
}
