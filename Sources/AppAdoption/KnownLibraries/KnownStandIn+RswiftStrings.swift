extension KnownStandIn {
  /// The texts that R.swift's file names, since version 7.
  static let rswiftStrings = #"""
    // MARK: Texts

    extension StringResource {
      /// Where a table is looked up.
      public enum Source: Sendable {
        case hosting(Bundle)
        case selected(Bundle, Locale)
        case none

        public init(bundle: Bundle, tableName: String, preferredLanguages: [String]?, locale: Locale?) {
          for language in preferredLanguages ?? [] {
            if let path = bundle._path(forResource: language, ofType: "lproj"), let folder = Bundle(path: path) {
              self = .selected(folder, locale ?? Locale(identifier: language))
              return
            }
          }
          self = locale.map { .selected(bundle, $0) } ?? .hosting(bundle)
        }

        fileprivate func text(_ key: StaticString, _ table: String, _ value: String?, _ arguments: [CVarArg]) -> String {
          guard let (bundle, locale) = place else { return key.description }
          let format = bundle._localizedString(forKey: key.description, value: value, table: table)
          return arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments)
        }

        private var place: (Bundle, Locale)? {
          switch self {
          case .hosting(let bundle): (bundle, .current)
          case .selected(let bundle, let locale): (bundle, locale)
          case .none: nil
          }
        }

        fileprivate func preferring(_ languages: [String], _ table: String) -> Source {
          place.map { Source(bundle: $0.0, tableName: table, preferredLanguages: languages, locale: nil) } ?? .none
        }
      }
    }

    extension String {
      public init(resource: StringResource) { self = resource() }
      public init(resource: StringResource, preferredLanguages: [String]) {
        self = resource(preferredLanguages: preferredLanguages)
      }
    }

    public struct StringResource: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction() -> String { source.text(key, tableName, developmentValue, []) }

      public func callAsFunction(preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [])
      }
    }

    public struct StringResource1<Arg1: CVarArg>: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction(_ arg1: Arg1) -> String { source.text(key, tableName, developmentValue, [arg1]) }

      public func callAsFunction(_ arg1: Arg1, preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [arg1])
      }
    }

    public struct StringResource2<Arg1: CVarArg, Arg2: CVarArg>: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2) -> String { source.text(key, tableName, developmentValue, [arg1, arg2]) }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [arg1, arg2])
      }
    }

    public struct StringResource3<Arg1: CVarArg, Arg2: CVarArg, Arg3: CVarArg>: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3) -> String { source.text(key, tableName, developmentValue, [arg1, arg2, arg3]) }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [arg1, arg2, arg3])
      }
    }

    public struct StringResource4<Arg1: CVarArg, Arg2: CVarArg, Arg3: CVarArg, Arg4: CVarArg>: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4) -> String { source.text(key, tableName, developmentValue, [arg1, arg2, arg3, arg4]) }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4, preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [arg1, arg2, arg3, arg4])
      }
    }

    public struct StringResource5<Arg1: CVarArg, Arg2: CVarArg, Arg3: CVarArg, Arg4: CVarArg, Arg5: CVarArg>: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4, _ arg5: Arg5) -> String { source.text(key, tableName, developmentValue, [arg1, arg2, arg3, arg4, arg5]) }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4, _ arg5: Arg5, preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [arg1, arg2, arg3, arg4, arg5])
      }
    }

    public struct StringResource6<Arg1: CVarArg, Arg2: CVarArg, Arg3: CVarArg, Arg4: CVarArg, Arg5: CVarArg, Arg6: CVarArg>: Sendable {
      public let key: StaticString
      public let tableName: String
      public let source: StringResource.Source
      public let developmentValue: String?
      public let comment: StaticString?

      public init(
        key: StaticString, tableName: String, source: StringResource.Source, developmentValue: String?,
        comment: StaticString?
      ) {
        (self.key, self.tableName, self.source) = (key, tableName, source)
        (self.developmentValue, self.comment) = (developmentValue, comment)
      }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6) -> String { source.text(key, tableName, developmentValue, [arg1, arg2, arg3, arg4, arg5, arg6]) }

      public func callAsFunction(_ arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3, _ arg4: Arg4, _ arg5: Arg5, _ arg6: Arg6, preferredLanguages: [String]) -> String {
        source.preferring(preferredLanguages, tableName).text(key, tableName, developmentValue, [arg1, arg2, arg3, arg4, arg5, arg6])
      }
    }

    """#
}
