internal import Foundation

extension UIGestureRecognizer {
  package convenience init(ofRuntimeClass: Void, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name(
    "$s13HeadlessUIKit19UIGestureRecognizerC14ofRuntimeClass6target6actionACyt_ypSg0A10ObjectiveC8SelectorVSgtcfC")
  fileprivate static func allocate(_ nothing: Void, target: consuming Any?, action: consuming Selector?)
    -> UIGestureRecognizer
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIGestureRecognizer {
  /// A recognizer without a target, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @MainActor @usableFromInline
  static func makeOfRuntimeClass() -> Self { unsafeDowncast(allocate((), target: nil, action: nil), to: self) }

  /// A recognizer, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init_target") @preconcurrency @MainActor public init(
    target: Any?, action: Selector?)

  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init_target") @MainActor @usableFromInline
  static func makeOfRuntimeClass(target: consuming Any?, action: consuming Selector?) -> Self {
    unsafeDowncast(allocate((), target: target, action: action), to: self)
  }
}
