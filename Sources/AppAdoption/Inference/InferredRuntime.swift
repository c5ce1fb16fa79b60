/// What the inferred declarations call.
enum InferredRuntime {
  /// The file of a module that is missing. Libraries for UIKit export it, and apps rely on that.
  static let module =
    "@_exported import Foundation\n@_exported import \(InferredText.module)\n@_exported import UIKit\n"

  static let head = """
    // Written by `onionskin adopt`: what the app uses of libraries whose sources aren't there, and of the app's own Objective-C, as
    // far as the app's calls and the compiler's errors say. Nothing of it does anything; calls say so once on the standard error
    // stream. It is written anew each time that the command runs, unless it was edited.
    import Foundation
    import UIKit

    """

  /// - Parameter instances: classes with an expression that makes one.
  static func tail(_ instances: [(type: String, value: String)]) -> String {
    let own = instances.map { "    if type == \($0.type).self { return \($0.value) }" }.joined(separator: "\n")
    return """
      /// Says once that something isn't there.
      func absentCall(_ name: String) {
        guard AbsentNames.isNew(name) else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\\(name) isn't here: its library's sources weren't found. Nothing happens.\\n".utf8))
      }

      /// A value for something that isn't there: nil, zero, an empty text or an empty object.
      func absent<Value>(_ name: String) -> Value {
        absentCall(name)
        if let type = Value.self as? any AbsentValue.Type, let value = type.absentValue as? Value { return value }
        if Value.self == Void.self { return () as! Value }
        if let value = absentObject(Value.self) as? Value { return value }
        fatalError("\\(name) isn't here, and no value of \\(Value.self) stands for it.")
      }

      func absentObject(_ type: Any.Type) -> Any? {
        if type == UIView.self { return MainActor.assumeIsolated { UIView() } }
        if type == UIButton.self { return MainActor.assumeIsolated { UIButton() } }
        if type == UILabel.self { return MainActor.assumeIsolated { UILabel() } }
        if type == UIImageView.self { return MainActor.assumeIsolated { UIImageView() } }
        if type == UITextField.self { return MainActor.assumeIsolated { UITextField() } }
        if type == UIViewController.self { return MainActor.assumeIsolated { UIViewController() } }
        if type == UIColor.self { return UIColor.clear }
        if type == UIFont.self { return UIFont.systemFont(ofSize: 17) }
        if type == UIImage.self { return UIImage() }
        if type == NSObject.self { return NSObject() }
      \(own)
        return nil
      }

      private final class AbsentNames: @unchecked Sendable {
        static let shared = AbsentNames()
        private let lock = NSLock()
        private var names: Set<String> = []

        static func isNew(_ name: String) -> Bool { shared.lock.withLock { shared.names.insert(name).inserted } }
      }

      /// A type with a value that stands for any other.
      protocol AbsentValue { static var absentValue: Self { get } }
      extension Optional: AbsentValue { static var absentValue: Wrapped? { nil } }
      extension String: AbsentValue { static var absentValue: String { "" } }
      extension Int: AbsentValue { static var absentValue: Int { 0 } }
      extension Int32: AbsentValue { static var absentValue: Int32 { 0 } }
      extension Int64: AbsentValue { static var absentValue: Int64 { 0 } }
      extension UInt: AbsentValue { static var absentValue: UInt { 0 } }
      extension Double: AbsentValue { static var absentValue: Double { 0 } }
      extension Float: AbsentValue { static var absentValue: Float { 0 } }
      extension CGFloat: AbsentValue { static var absentValue: CGFloat { 0 } }
      extension Bool: AbsentValue { static var absentValue: Bool { false } }
      extension Array: AbsentValue { static var absentValue: [Element] { [] } }
      extension Dictionary: AbsentValue { static var absentValue: [Key: Value] { [:] } }
      extension Set: AbsentValue { static var absentValue: Set<Element> { [] } }
      extension Data: AbsentValue { static var absentValue: Data { Data() } }
      extension Date: AbsentValue { static var absentValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
      extension URL: AbsentValue { static var absentValue: URL { URL(fileURLWithPath: "/") } }
      extension CGPoint: AbsentValue { static var absentValue: CGPoint { .zero } }
      extension CGSize: AbsentValue { static var absentValue: CGSize { .zero } }
      extension CGRect: AbsentValue { static var absentValue: CGRect { .zero } }
      extension UIEdgeInsets: AbsentValue { static var absentValue: UIEdgeInsets { .zero } }
      extension IndexPath: AbsentValue { static var absentValue: IndexPath { IndexPath(row: 0, section: 0) } }
      """
  }
}
