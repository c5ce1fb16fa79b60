public import HeadlessUIKit

/// An interaction between the user and the app. Donations aren't stored: they don't lead to suggestions.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified

  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }

  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    if let completion { deliverLater { completion(nil) } }
  }

  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    if let completion { deliverLater { completion(nil) } }
  }

  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    deleteAll(completion: completion)
  }
}
