internal import Foundation

// Foundation's functions of these names take any number of arguments. The compiler takes these for one whole number, whose form
// they choose.
extension String {
  /// The format in the form that its language has for a number, with the number in it.
  public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
    let arguments: [any CVarArg] = [number]
    return String(format: PluralString.format(format, for: number), locale: .current, arguments: arguments)
  }

  /// The format in the form that its language has for a number, with the number in it.
  public init(format: String, _ number: Int) {
    let arguments: [any CVarArg] = [number]
    self.init(format: PluralString.format(format, for: number), arguments: arguments)
  }
}
