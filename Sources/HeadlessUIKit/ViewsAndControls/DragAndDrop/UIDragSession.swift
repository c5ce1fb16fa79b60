public import Foundation

/// A drag from its beginning to its end. Nothing makes one here.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// The location of the touch, in points of a view.
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as the place sees it that it began at.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag, as the place sees it that it may end at.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

extension UIDropSession {
  /// The objects of a class among what is dropped, in their order; handed over at once.
  @discardableResult public func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var found: [any NSItemProviderReading] = []
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        if let object { found.append(object) }
      }
    }
    completion(found)
    return Progress(totalUnitCount: 1)
  }

  /// The texts among what is dropped, in their order; handed over at once.
  @discardableResult public func loadObjects(
    ofClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map(String.init) }) }
  }

  /// The addresses among what is dropped, in their order; handed over at once.
  @discardableResult public func loadObjects(ofClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL) as URL? }) }
  }
}

extension UIDragDropSession {
  public func canLoadObjects(ofClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  public func canLoadObjects(ofClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The proposal for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  /// Stored but unused: drag and drop isn't simulated.
  open var isPrecise = false
  /// Stored but unused: drag and drop isn't simulated.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Adds animations alongside a preview's.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
