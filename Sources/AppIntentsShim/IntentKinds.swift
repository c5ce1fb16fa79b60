// Kinds of intents. The system treats them differently; here they are all performed by tests and by controls.

public protocol SystemIntent: AppIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol CancellableIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error with which an intent asks to go on in the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> AppIntentError { AppIntentError(dialog) }

  /// Asks the user to go on in the foreground, which fails: no user answers here.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws { throw AppIntentError(dialog) }
}

extension ProgressReportingIntent {
  /// Another progress at each read, which keeps no value: only the system shows an intent's progress.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that opens an entity, or a part of the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: Sendable
  var target: Value { get set }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// An intent whose content the app's scene shows.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
  /// Does nothing: the app's scene shows the content.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

public protocol URLRepresentableIntent: AppIntent {}

/// The text of a search.
public struct StringSearchCriteria: Sendable, Hashable {
  public var term: String
  public init(term: String) { self.term = term }
}

/// Where an app searches.
public struct StringSearchScope: Sendable, Hashable {
  private let name: String
  public static let general = StringSearchScope(name: "general")
  public static let movies = StringSearchScope(name: "movies")
  public static let tv = StringSearchScope(name: "tv")
}

/// An intent that shows the results of a search in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  var criteria: StringSearchCriteria { get set }
}

extension ShowInAppSearchResultsIntent {
  public static var searchScopes: [StringSearchScope] { [.general] }
}

/// An intent that sets the app's behaviour while a Focus is on.
public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
}

extension SetFocusFilterIntent {
  public var displayRepresentation: DisplayRepresentation { "" }
  /// The intent of the Focus that is on: none here.
  public static var current: Self { get async throws { throw AppIntentError(nil) } }
}

/// Opens an address: no browser opens here.
public struct OpenURLIntent: SystemIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  @Parameter(title: "URL") public var url: URL

  public init() {}
  public init(_ url: URL) { self.url = url }
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}
