internal import Foundation
internal import InterfaceBuilder

/// Creates the objects of one part of a document, a scene's, a controller's views or a nib's, and connects them.
///
/// As in UIKit, every object is created by its `init(coder:)`, outermost first; then constraints are activated, outlets and actions
/// connected, and runtime attributes set; finally `awakeFromNib()` of each object is called.
@MainActor final class InterfaceLoader {
  let source: LoadedDocument
  /// The storyboard that controllers come from; nil for a xib.
  let storyboard: UIStoryboard?
  let traits: UITraitCollection
  let strings: [String: String]
  /// Objects by their ids; some were made before, as a controller whose views are loaded.
  private(set) var objects: [String: AnyObject]
  /// Objects with their elements, in the order in which they were made.
  private(set) var made: [(object: AnyObject, element: DocumentElement)] = []
  /// The controller whose scene or nib the objects are of.
  weak var sceneController: UIViewController?
  /// Objects whose parts depend on size classes.
  var varying: [VaryingObject] = []
  var constraints: [String: NSLayoutConstraint] = [:]
  /// Views whose margins are those of their readable content in the document's constraints.
  var readableMargins: Set<ObjectIdentifier> = []

  init(
    _ source: LoadedDocument, storyboard: UIStoryboard?, traits: UITraitCollection, objects: [String: AnyObject] = [:]
  ) {
    self.source = source
    self.storyboard = storyboard
    self.traits = traits
    self.objects = objects
    strings = DocumentFiles.strings(of: source)
  }

  func object(_ id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  func register(_ object: AnyObject, for element: DocumentElement) {
    if let id = element.id { objects[id] = object }
    made.append((object, element))
  }

  /// The object that replaces a decoded one, to which connections then refer.
  func replacement<Object: UIResponder>(of object: Object, _ coder: NSCoder) -> Object? {
    let given = object.awakeAfter(using: coder) as AnyObject?
    if given === object { return object }
    for (id, known) in objects where known === object { objects[id] = given }
    made = made.compactMap { entry in
      entry.object === object ? given.map { ($0, entry.element) } : entry
    }
    return given as? Object
  }

  /// An object that connections reference, and that has no element of its own.
  func register(_ object: AnyObject, id: String?) {
    if let id { objects[id] = object }
  }

  /// Connects the objects beside a controller in its scene; those in its view are connected when it is loaded.
  func connectScene(_ controller: UIViewController, _ element: DocumentElement) {
    activateConstraints()
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    setRuntimeAttributes(of: controller, element)
    for (object, element) in made { connect(object, element) }
    connect(controller, element, isPartial: true)
    for (object, _) in made { InterfaceLoader.awake(object) }
    for (object, element) in made { performEmbedSegues(of: object, element) }
    made = []
    observeSizeClasses()
  }

  // MARK: The end

  /// Connects the created objects, and calls `awakeFromNib()`.
  ///
  /// - Parameter owners: existing objects, such as the controller whose view was created; connected after the constraints, to which
  ///   their outlets may refer.
  func finish(owners: [(object: AnyObject, element: DocumentElement)] = []) {
    activateConstraints()
    for (owner, element) in owners { connect(owner, element) }
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    for (object, element) in made { connect(object, element) }
    for (object, _) in made { InterfaceLoader.awake(object) }
    for (object, element) in made { performEmbedSegues(of: object, element) }
    made = []
    observeSizeClasses()
  }

  /// Objects of an app's own that are no responders have the method where they declare it.
  static func awake(_ object: AnyObject) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else {
      _ = RuntimeMembers.call(object, "awakeFromNib", nil, nil)
    }
  }

  // MARK: Problems

  func tell(_ severity: ResourceProblem.Severity, _ element: DocumentElement, _ text: String) {
    source.tell(severity, line: element.line, text)
  }

  /// Reports the first of several problems of a kind.
  func tellOnce(_ element: DocumentElement, _ kind: String, _ text: String) {
    source.tell(.warning, line: element.line, text, kind: kind)
  }
}
