internal import Foundation
internal import InterfaceBuilder

/// The interface through which a document's objects access the loader that creates them: `init(coder:)` of a view asks its reader's
/// loader for the view's contents. The loader itself belongs to the documents' floor, which views don't reference.
@MainActor protocol DocumentLoader: AnyObject {
  /// The document's own strings in the screen's language. The keys are ids with a property's name, such as `abc-de-fgh.text`.
  var strings: [String: String] { get }
  /// Whether the document is shown without an app, as on Interface Builder's canvas.
  var isCanvas: Bool { get }
  /// The size in points for which the document's views were designed.
  var canvasSize: CGSize { get }
  /// The views whose margins mean the readable content guide in the document's constraints.
  var readableMargins: Set<ObjectIdentifier> { get set }

  /// The variations of an element that apply to the current size classes, the most specific first.
  func variations(of element: DocumentElement) -> [InterfaceVariation]

  // MARK: Values

  /// The characters of a text element; nil for other elements.
  func text(_ element: DocumentElement) -> String?
  func color(_ element: DocumentElement) -> UIColor?
  func font(_ element: DocumentElement) -> UIFont?
  /// - Parameter catalog: `system` for a symbol.
  func image(named name: String, catalog: String?, at element: DocumentElement) -> UIImage?

  // MARK: Objects

  /// Whether an element is a view, possibly of an unknown class.
  func isView(_ element: DocumentElement) -> Bool
  /// Creates the view of an element with its contents.
  func makeView(_ element: DocumentElement) -> UIView?
  /// Creates the subviews of an element's view.
  func makeSubviews(of element: DocumentElement, in view: UIView)
  /// Creates an object that isn't a view: a gesture recognizer, a bar item or one of the app's objects.
  func makeObject(_ element: DocumentElement) -> AnyObject?
  func makeBarButtonItem(_ element: DocumentElement) -> UIBarButtonItem?
  /// Configures an existing object, such as a cell's label, from its element.
  func configure(_ object: AnyObject, as element: DocumentElement, _ body: (ElementReader) -> Void)
  /// The app's class named in an element; nil if it doesn't exist or doesn't inherit from `base`.
  func customClass<Base: AnyObject>(of element: DocumentElement, as base: Base.Type) -> Base.Type?
  /// The nib of a list's prototype.
  func prototype(_ element: DocumentElement) -> UINib
  /// Registers an object for connections under its element.
  func register(_ object: AnyObject, for element: DocumentElement)
  /// Registers an object for connections that isn't created from its own element.
  func register(_ object: AnyObject, id: String?)

  // MARK: Problems

  func tell(_ severity: ResourceProblem.Severity, _ element: DocumentElement, _ text: String)
  /// Reports only the first of several problems of a kind.
  func tellOnce(_ element: DocumentElement, _ kind: String, _ text: String)
}

/// A segue that starts with a tap on a cell, as connected in a document.
@MainActor protocol SegueFiring: AnyObject {
  func fire(sender: Any?)
}
