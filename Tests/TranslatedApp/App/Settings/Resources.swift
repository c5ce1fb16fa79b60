import Foundation

enum Resources {
  static func friends() -> [String] {
    guard let url = Bundle.main.url(forResource: "friends", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }

  static var hasNothing: Bool { return Bundle.main.path(forResource: "nothing", ofType: "json") == nil }

  static func hello(in language: String) -> String? {
    let path = Bundle.main.path(forResource: language, ofType: "lproj")
    return path.flatMap(Bundle.init(path:))?.localizedString(forKey: "hello", value: nil, table: "Greetings")
  }

  static var languages: [String] { return Bundle(for: Machine.self).localizations }
  static var version: String? { return Bundle.main.infoDictionary?["ContactsVersion"] as? String }
  static var servers: Any? { return Bundle.main.object(forInfoDictionaryKey: "ContactsServers") }
}
