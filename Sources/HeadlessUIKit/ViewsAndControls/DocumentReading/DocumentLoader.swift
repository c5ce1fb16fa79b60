internal import Foundation
internal import InterfaceBuilder

/// What makes a document's objects, as the objects see it that are made: `init(coder:)` of a view asks its reader's loader for
/// what is in the view. The loader itself belongs to the floor of documents, which views don't name.
@MainActor protocol DocumentLoader: AnyObject {
  /// The document's own strings for the screen's language: keys are ids with a property's name, as `abc-de-fgh.text`.
  var strings: [String: String] { get }
  /// Whether the document is shown by itself, as on Interface Builder's canvas.
  var isCanvas: Bool { get }
  /// The size in points that the document's views were drawn for.
  var canvasSize: CGSize { get }
  /// Views whose margins are those of their readable content in the document's constraints.
  var readableMargins: Set<ObjectIdentifier> { get set }

  /// Variations of an element that hold for the size classes at hand, those that ask for more size classes first.
  func variations(of element: DocumentElement) -> [InterfaceVariation]

  // MARK: Values

  /// The characters of an element that is a text; nil for other elements.
  func text(_ element: DocumentElement) -> String?
  func color(_ element: DocumentElement) -> UIColor?
  func font(_ element: DocumentElement) -> UIFont?
  /// - Parameter catalog: `system` for a symbol.
  func image(named name: String, catalog: String?, at element: DocumentElement) -> UIImage?

  // MARK: Objects

  /// Whether an element is a view, also one of a class that isn't known.
  func isView(_ element: DocumentElement) -> Bool
  /// Makes the view of an element with all that is in it.
  func makeView(_ element: DocumentElement) -> UIView?
  /// Makes the views in an element's view.
  func makeSubviews(of element: DocumentElement, in view: UIView)
  /// Makes an object that isn't a view: a gesture recognizer, a bar's item, an object of the app's own.
  func makeObject(_ element: DocumentElement) -> AnyObject?
  func makeBarButtonItem(_ element: DocumentElement) -> UIBarButtonItem?
  /// Gives an object that exists already, as a cell's label, what its element says.
  func configure(_ object: AnyObject, as element: DocumentElement, _ body: (ElementReader) -> Void)
  /// The app's class that an element names, where it exists and inherits from `base`.
  func customClass<Base: AnyObject>(of element: DocumentElement, as base: Base.Type) -> Base.Type?
  /// The nib of a list's prototype.
  func prototype(_ element: DocumentElement) -> UINib
  /// Makes an object known to connections, by its element.
  func register(_ object: AnyObject, for element: DocumentElement)
  /// Makes an object known to connections that isn't made from an element of its own.
  func register(_ object: AnyObject, id: String?)

  // MARK: Problems

  func tell(_ severity: ResourceProblem.Severity, _ element: DocumentElement, _ text: String)
  /// Tells the first of several problems of a kind.
  func tellOnce(_ element: DocumentElement, _ kind: String, _ text: String)
}

/// What a tap on a cell starts that a document connects with a segue.
@MainActor protocol SegueFiring: AnyObject {
  func fire(sender: Any?)
}
