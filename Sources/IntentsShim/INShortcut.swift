public import HeadlessUIKit

/// An intent or an activity that the user can start with a phrase.
public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let invocationPhrase: String
  public let shortcut: INShortcut

  init(_ phrase: String) {
    invocationPhrase = phrase
    shortcut = .intent(INIntent())
    super.init()
  }
}

/// The shortcuts of the user: those of ``IntentsAnswers``.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  open class var shared: INVoiceShortcutCenter { StandInScope.shared { INVoiceShortcutCenter() } }
  /// The app's latest suggestions. Not a part of Intents.
  public private(set) var suggestions: [INShortcut] = []

  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    let all = IntentsAnswers.current(asked: "for shortcuts").voiceShortcuts.map { INVoiceShortcut($0) }
    deliverLater { completion(all, nil) }
  }

  open func setShortcutSuggestions(_ suggestions: [INShortcut]) { self.suggestions = suggestions }
}

/// The address of its metadata is the key of the phrase.
private final class SuggestedPhrase {}
private var suggestedPhrase: UnsafeRawPointer { unsafeBitCast(SuggestedPhrase.self, to: UnsafeRawPointer.self) }

extension NSUserActivity {
  public var suggestedInvocationPhrase: String? {
    get { objc_getAssociatedObject(self, suggestedPhrase) as? String }
    set { objc_setAssociatedObject(self, suggestedPhrase, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
