/// The numbers that data sources give.
@MainActor enum ItemCount {
  /// Places are kept of each: what is more ends with a sentence, before it ends for want of memory.
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
