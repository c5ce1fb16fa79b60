/// The statics that can change and aren't in a `StateHost`, each by its file and name, with the reason.
enum StoredStatics {
  /// Their number, which may only decrease.
  static let most = 11

  static let exceptions: [String: String] = Dictionary(
    uniqueKeysWithValues: reasons.flatMap { reason, names in
      names.split { $0.isWhitespace }.map { (String($0), reason) }
    })

  private static let reasons: [String: String] = [
    "owns what outlives a call, for the process and all within it": """
    StateHost.process
    """,
    "called by the runtime or by a signal handler, for each object or thread of the process": """
    MainThreadDeallocation.shared StackOverflowNotice.shared
    """,
    "counts whether anything is there at all, so that asking costs nothing": """
    KeyAccess.readsUnderWay SystemKeys.areAnyObserved
    """,
    "one for each thread, and gone with it": """
    TransactionStack.ofThread UIGraphicsPDFContexts.ofThread UIGraphicsContexts.ofThread TextEngines.slot
    UITraitCollection+Current.currentOfThread StackOverflowNotice.thread
    """,
  ]
}
