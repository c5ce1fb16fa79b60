import Foundation

/// What UIKit writes to the console where controllers are used against its rules and nothing happens.
enum ControllerWarning {
  static func print(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
