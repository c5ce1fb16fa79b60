/// `P1M` as a number of units.
struct SubscriptionPeriod {
  let count: Int
  /// Days, weeks, months or years: `D`, `W`, `M`, `Y`.
  let unit: Character

  init?(_ text: String?) {
    guard let text, text.first == "P", let unit = text.last, "DWMY".contains(unit),
      let count = Int(text.dropFirst().dropLast())
    else { return nil }
    (self.count, self.unit) = (count, unit)
  }
}
