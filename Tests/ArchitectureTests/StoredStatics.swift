/// The statics that change and aren't in a `StateHost`, each by its file and name, with the reason why.
enum StoredStatics {
  /// How many there are. It may only shrink.
  static let most = 28

  static let exceptions: [String: String] = Dictionary(
    uniqueKeysWithValues: reasons.flatMap { reason, names in
      names.split { $0.isWhitespace }.map { (String($0), reason) }
    })

  private static let reasons: [String: String] = [
    "owns what outlives a call, for the process and all within it": """
    StateHost.process
    """,
    "by an object, and gone with it: the runtime's own table": """
    AssociatedObjects.shared NSObject+DelayedPerform.shared NotificationCenter+Selector.shared objc_sync.shared
    """,
    "the program's methods, which are exchanged and found for all code": """
    SelectorMethods.shared MainThreadDeallocation.state MainThreadDeallocation.shared
    """,
    "calls that are under way: as before once the outermost has returned": """
    KeyAccess.readsUnderWay HandedOutObjects.kept OptionalMethod.calls AnimationState.recorder
    """,
    "one for each thread, and gone with it": """
    KeyAccess.subjects TransactionStack.ofThread UIGraphicsPDFContexts.ofThread UIGraphicsContexts.ofThread TextEngines.slot
    UITraitCollection+Current.currentOfThread StackOverflowNotice.thread HostedSurroundings.latestOnThread
    """,
    "numbers that tell older from newer; what they begin with doesn't matter": """
    SerialNumber.latest
    """,
    "counts whether anything is there at all, so that asking costs nothing": """
    SystemKeys.areAnyObserved
    """,
    "the fonts, read for each text on any thread": """
    FontRegistry.state
    """,
    "constants of UIKit's that are objects": """
    UILocalizedIndexedCollation.shared UIMenuSystem.main UIMenuSystem.context
    """,
    "called by XCTest and by a signal handler, for all tests of the process": """
    StackOverflowNotice.shared XCTestObserver.shared
    """,
  ]
}
