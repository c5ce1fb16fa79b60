extension View {
  /// Writes which properties had the view evaluated; the graph here doesn't keep why, and says so.
  public static func _printChanges() { print("\(Self.self): evaluated.") }
  public static func _logChanges() { _printChanges() }
}
