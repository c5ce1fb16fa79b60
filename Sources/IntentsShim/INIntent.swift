public import HeadlessUIKit

/// A request of the user to an app. The system never creates intents here; apps can create, store and pass them on.
open class INIntent: NSObject, @unchecked Sendable {
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open var intentDescription: String? { nil }
  private var images: [String: INImage] = [:]

  public override init() { super.init() }

  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
}

open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}

open class INExtension: NSObject {
  open func handler(for intent: INIntent) -> Any { self }
}

open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String

  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
    super.init()
  }
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
