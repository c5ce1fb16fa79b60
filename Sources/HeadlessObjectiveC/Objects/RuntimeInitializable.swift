/// What is made of a class that is known at run time only: `View()` where `View: UIView` is a generic parameter,
/// `viewClass.init(frame: .zero)` for a `UIView.Type`.
///
/// UIKit allows that for all its classes, because the compiler exempts classes that come from Objective-C. In Swift's own
/// classes it demands a `required` initialiser, and if UIKit's were required, a subclass that declares `init(title:)` alone
/// would no longer compile. Initialisers of a protocol's extension, however, are exempt, too. So every class whose
/// instances code makes that way adopts this protocol, and an extension repeats the initialisers in question. `make generate`
/// writes it for the initialisers under the comment `// Repeated by RuntimeInitializable.`:
///
/// - They have no body. The symbol that `@_silgen_name` gives them is that of a static method beside them, which is
///   called the same way and, unlike an initialiser in an extension, knows on which class it was called. Its parameters
///   are `consuming`, because those of initialisers are.
/// - The static method gets the instance from a convenience initialiser of the class, because such a one calls the designated
///   initialiser of whatever class it is called on; see `CALayer.make(_:)`. Its one argument is a pointer to the values, so
///   that the linker's name for it doesn't contain their types.
/// - The extension is one of a protocol of the class's own: where associated types are inferred, Swift looks at the
///   initialisers of every protocol that a class adopts, whatever class an extension is for.
/// - Where the class is known, its own initialiser is preferred to the protocol's.
///
/// A class without the initialiser stops with "use of unimplemented initializer" when it is called this way.
public protocol RuntimeInitializable {}
