internal import Foundation

/// What UIKit writes to the console where it is used against its rules and nothing happens.
enum UsageWarning {
  static func print(_ text: String) {
    AppWarning(.usage, text.replacing(/:? ?0x[0-9a-f]+/, with: "")).note()
    ErrorStream.tell(text)
  }
}
