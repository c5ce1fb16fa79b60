/// A description of an intent, for the Shortcuts app.
public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Whether an intent needs an unlocked device.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Whether an intent runs in the app's foreground.
public struct IntentModes: OptionSet, Sendable {
  /// When an intent that began in the background opens the app.
  public enum ForegroundMode: Sendable, Hashable { case immediate, dynamic, deferred }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// When the system asks the user to confirm.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The word on the button of a confirmation.
public struct ConfirmationActionName: Sendable, Hashable {
  private let name: String

  public static let add = ConfirmationActionName(name: "Add")
  public static let addData = ConfirmationActionName(name: "Add Data")
  public static let book = ConfirmationActionName(name: "Book")
  public static let buy = ConfirmationActionName(name: "Buy")
  public static let call = ConfirmationActionName(name: "Call")
  public static let checkIn = ConfirmationActionName(name: "Check In")
  public static let `continue` = ConfirmationActionName(name: "Continue")
  public static let create = ConfirmationActionName(name: "Create")
  public static let `do` = ConfirmationActionName(name: "Do")
  public static let download = ConfirmationActionName(name: "Download")
  public static let filter = ConfirmationActionName(name: "Filter")
  public static let find = ConfirmationActionName(name: "Find")
  public static let get = ConfirmationActionName(name: "Get")
  public static let go = ConfirmationActionName(name: "Go")
  public static let log = ConfirmationActionName(name: "Log")
  public static let open = ConfirmationActionName(name: "Open")
  public static let order = ConfirmationActionName(name: "Order")
  public static let pay = ConfirmationActionName(name: "Pay")
  public static let play = ConfirmationActionName(name: "Play")
  public static let post = ConfirmationActionName(name: "Post")
  public static let request = ConfirmationActionName(name: "Request")
  public static let run = ConfirmationActionName(name: "Run")
  public static let search = ConfirmationActionName(name: "Search")
  public static let send = ConfirmationActionName(name: "Send")
  public static let set = ConfirmationActionName(name: "Set")
  public static let share = ConfirmationActionName(name: "Share")
  public static let start = ConfirmationActionName(name: "Start")
  public static let toggle = ConfirmationActionName(name: "Toggle")
  public static let turnOff = ConfirmationActionName(name: "Turn Off")
  public static let turnOn = ConfirmationActionName(name: "Turn On")
  public static let view = ConfirmationActionName(name: "View")
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> ConfirmationActionName { ConfirmationActionName(name: acceptLabel.key) }
}
