extension AppWarning {
  /// Keeps a usage warning for the open subscriptions.
  package static func noteUsage(_ text: String) { AppWarning(.usage, text).note() }
}
