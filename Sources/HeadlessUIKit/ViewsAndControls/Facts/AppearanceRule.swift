internal import Foundation

/// Decides whether an appearance proxy's value is set, and a view's isn't.
///
/// On iOS a proxy records calls. Here it is an instance of the class; the values set on it are found by comparison with an
/// unchanged instance.
@MainActor struct AppearanceRule<Value> {
  private let isSame: @MainActor (Value, Value) -> Bool

  init(_ isSame: @escaping @MainActor (Value, Value) -> Bool) { self.isSame = isSame }

  /// Returns a closure that copies a proxy's value to a view.
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
  /// A rule for values that can't be compared: non-nil values are set.
  static func presence<Wrapped>() -> AppearanceRule where Value == Wrapped? {
    AppearanceRule { ($0 == nil) == ($1 == nil) }
  }
}

extension AppearanceRule where Value == [NSAttributedString.Key: Any] {
  static var attributes: AppearanceRule {
    AppearanceRule { NSDictionary(dictionary: $0) == NSDictionary(dictionary: $1) }
  }
}
