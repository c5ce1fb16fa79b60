/// The numbers that data sources give.
@MainActor enum ItemCount {
  /// The maximum number of items, whose positions are stored: a larger number traps with a message before the memory is exhausted.
  private static let most = 50_000_000

  /// A number that lists can be made of. What iOS makes of negative ones isn't known; here they are none.
  ///
  /// - Parameter what: sections, or rows or items of one.
  static func checked(_ count: Int, of what: @autoclosure () -> String, in view: UIView) -> Int {
    if count > most {
      fatalError("Invalid number of \(what()): \(count). More than \(most) can't be laid out: \(view)")
    }
    return max(count, 0)
  }
}
