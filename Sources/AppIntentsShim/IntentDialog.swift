/// The text that Siri speaks, and the text that it shows.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource?
  public let systemImageName: String?

  public init(_ full: LocalizedStringResource) { self.init(full: full) }

  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName)
  }

  public init(stringLiteral value: String) { self.init(full: LocalizedStringResource(stringLiteral: value)) }
}

/// The error of an intent that needs an answer of the user, or that can't be performed.
public struct AppIntentError: Error, Sendable {
  /// The question.
  public let dialog: IntentDialog?

  init(_ dialog: IntentDialog?) { self.dialog = dialog }

  /// The intent is to be performed again.
  public static var restartPerform: AppIntentError { AppIntentError(nil) }

  /// The reason why an intent can't be performed.
  public enum Unrecoverable: Error, Sendable {
    case entityNotFound, featureCurrentlyRestricted, notAllowed, unsupportedOnDevice, unknown
  }

  /// What the user has to allow first.
  public enum PermissionRequired: Error, Sendable {
    case bluetooth, calendar, camera, contacts, health, location, microphone, photos, reminders, siri, unknown
  }

  /// What the user has to do first.
  public enum UserActionRequired: Error, Sendable {
    case accountSetup, confirmation, signin, unlock, unknown, upgradeApp
  }
}
