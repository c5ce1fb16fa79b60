/// Which form of a language a whole number takes. Source: Unicode CLDR's rules for cardinal numbers.
enum PluralRules {
  static func form(of number: Int, in language: String) -> String {
    let n = abs(number)
    let (tens, hundreds) = (n % 10, n % 100)
    switch language.split(separator: "-").first.map(String.init) ?? "" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy": return n < 2 ? "one" : "other"
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "hr", "sr", "bs":
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
    case "pl":
      if n == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl": return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "ro": return n == 1 ? "one" : n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "lt":
      if tens == 1, !(11...19).contains(hundreds) { return "one" }
      return (2...9).contains(tens) && !(11...19).contains(hundreds) ? "few" : "other"
    case "lv": return tens == 0 || (11...19).contains(hundreds) ? "zero" : tens == 1 ? "one" : "other"
    case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
    case "ar":
      switch n {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
      }
    default: return n == 1 ? "one" : "other"
    }
  }
}
