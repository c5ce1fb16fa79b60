internal import Foundation

/// When an appearance proxy's value counts as set, and a view's as not set.
///
/// On iOS a proxy records calls. Here it is an instance of the class, and what was set on it is found by comparing with an
/// instance that nothing was set on.
@MainActor struct AppearanceRule<Value> {
  private let isSame: @MainActor (Value, Value) -> Bool

  init(_ isSame: @escaping @MainActor (Value, Value) -> Bool) { self.isSame = isSame }

  /// What takes a proxy's value over.
  func copying<Subject: AnyObject>(
    _ path: ReferenceWritableKeyPath<Subject, Value>
  ) -> @MainActor (_ proxy: Subject, _ blank: Subject, _ view: Subject) -> Void {
    { [isSame] proxy, blank, view in
      let (start, value) = (blank[keyPath: path], proxy[keyPath: path])
      if isSame(value, start) || !isSame(view[keyPath: path], start) { return }
      view[keyPath: path] = value
    }
  }
}

extension AppearanceRule where Value: Equatable {
  static var equal: AppearanceRule { AppearanceRule { $0 == $1 } }
}

extension AppearanceRule {
  /// Whether there is a value is what counts, for values that can't be compared.
  static func presence<Wrapped>() -> AppearanceRule where Value == Wrapped? {
    AppearanceRule { ($0 == nil) == ($1 == nil) }
  }
}

extension AppearanceRule where Value == [NSAttributedString.Key: Any] {
  static var attributes: AppearanceRule {
    AppearanceRule { NSDictionary(dictionary: $0) == NSDictionary(dictionary: $1) }
  }
}
