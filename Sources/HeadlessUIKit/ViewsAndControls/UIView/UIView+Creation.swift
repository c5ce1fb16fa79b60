public import Foundation

extension UIView {
  /// Makes a view of a class that is known at run time only, by the `init(frame:)` of that class, with an empty frame.
  ///
  /// Swift allows that for `required` initialisers alone, and an app's `override init(frame:)` would no longer compile if
  /// this were one. See `CALayer.make(_:)`, which explains the way around it.
  package static func make<View: UIView>(_ viewClass: View.Type) -> View {
    guard let view = viewClass.allocate((), frame: .zero) as? View else {
      fatalError("\(viewClass) makes no instance of itself.")
    }
    return view
  }

  package convenience init(ofRuntimeClass: Void, frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("$s13HeadlessUIKit6UIViewC14ofRuntimeClass5frameACyt_10Foundation6CGRectVtcfC")
  fileprivate static func allocate(_ nothing: Void, frame: CGRect) -> UIView
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIView {
  /// A view without a size, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIView_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIView_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self {
    guard EmptyInitializers.prepare(self) else { return makeOfRuntimeClass(frame: .zero) }
    return unsafeDowncast(UIResponder.makeByEmptyInitializer(self), to: self)
  }

  /// A view with a frame, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIView_init_frame") @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("HeadlessUIKit_UIView_init_frame") @MainActor @usableFromInline
  static func makeOfRuntimeClass(frame: CGRect) -> Self { unsafeDowncast(allocate((), frame: frame), to: self) }
}
