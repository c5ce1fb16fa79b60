public import Foundation

/// Something that a control or a menu does, as a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var discoverabilityTitle: String?
  public let identifier: Identifier
  open private(set) var sender: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init()
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void
