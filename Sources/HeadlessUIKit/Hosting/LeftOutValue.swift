/// A type that has a value for one that code would compute which doesn't compile here. Types that `onionskin adopt` infers have one,
/// so that a screen that asks for a left-out property of such a type is still shown:
///
///     extension Client: LeftOutValue {
///       public static var leftOutValue: Any { Client() }
///     }
///
/// The app's own types may have one, too.
public protocol LeftOutValue {
  /// The value; a subclass's is one of the class that conforms, and doesn't stand for the subclass.
  nonisolated static var leftOutValue: Any { get }
}
