import Foundation

extension UIColor {
  static let stem = UIColor.brown
}

enum Resources {
  /// By the names that Xcode generates for catalogs' colours, but for the one that is declared here.
  static var colors: [UIColor] { return [.nightSky, .Seasons.spring, UIColor(resource: .Seasons.spring), .stem] }

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

  /// The Swedish text of each key, from whatever folder the table lies in.
  static func swedish(_ key: String, table: String) -> [String] {
    let own = Bundle(for: Machine.self)
    let paths = own.localizations.compactMap { own.path(forResource: $0, ofType: "lproj") }
    return paths.compactMap(Bundle.init(path:)).map { bundle in
      let url = bundle.url(forResource: table, withExtension: "strings")
      let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
      let file = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      let text = NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
      let same = bundle.localizedString(forKey: key, value: nil, table: table)
      return text == file?[key] && text == same ? text : ""
    }
  }

  static var languages: [String] { return Bundle(for: Machine.self).localizations }
  static var isOneBundle: Bool { return Bundle(for: Machine.self) === Bundle.init(for: Plugin.self) }
  static var identifier: String { return Bundle.main.bundleIdentifier! }
  static var version: String? { return Bundle.main.infoDictionary?["ContactsVersion"] as? String }
  static var servers: Any? { return Bundle.main.object(forInfoDictionaryKey: "ContactsServers") }
}
