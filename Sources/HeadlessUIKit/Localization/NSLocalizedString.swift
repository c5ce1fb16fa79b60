public import Foundation

// Foundation's function of this name asks the process for its language, which can't be changed here. These have the same
// calls with fewer defaults, so that the compiler takes them where UIKit is imported; with all five arguments it takes
// Foundation's, unless the plugin `UIKitSources` has put a `_` before it.

/// The string for a key in the main bundle, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.string(for: key, table: nil, bundle: .main) ?? Foundation.NSLocalizedString(key, comment: comment)
}

/// The string for a key in a table of the main bundle, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.string(for: key, table: tableName, bundle: .main)
    ?? Foundation.NSLocalizedString(key, tableName: tableName, comment: comment)
}

/// The string for a key in a bundle, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.string(for: key, table: nil, bundle: bundle)
    ?? Foundation.NSLocalizedString(key, bundle: bundle, comment: comment)
}

/// The string for a key in a table of a bundle, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.string(for: key, table: tableName, bundle: bundle)
    ?? Foundation.NSLocalizedString(key, tableName: tableName, bundle: bundle, comment: comment)
}

/// The string for a key in the main bundle, or `value`, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.string(for: key, table: nil, bundle: .main)
    ?? Foundation.NSLocalizedString(key, value: value, comment: comment)
}

/// The string for a key in a table of the main bundle, or `value`, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedStrings.string(for: key, table: tableName, bundle: .main)
    ?? Foundation.NSLocalizedString(key, tableName: tableName, value: value, comment: comment)
}

/// The string for a key in a bundle, or `value`, in the language of the screen that is shown.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedStrings.string(for: key, table: nil, bundle: bundle)
    ?? Foundation.NSLocalizedString(key, bundle: bundle, value: value, comment: comment)
}

/// The string for a key in a table of a bundle, or `value`, in the language of the screen that is shown.
public func _NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedStrings.string(for: key, table: tableName, bundle: bundle)
    ?? Foundation.NSLocalizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
}
