import Accessibility
import UIKit

// Code that apps write as on Apple's platforms. All of it has to compile, and tests call the parts with a result.

public class Register: NSObject {
  @objc var entries: NSMutableArray = []
  @objc public var count = 1
  @objc var note: String?

  @objc public class func make() -> Register { Register() }
  @objc public static var shared: Register { Register() }

  @objc public func value() -> String { "objective" }
  public func value() -> Int { 7 }
  public func words() -> [String] {
    let selected = perform(#selector(value as () -> String))?.takeUnretainedValue() as? String
    return [selected ?? "", "\(value() as Int)"]
  }

  public static func messages() -> [Any?] {
    [
      responds(to: #selector(make)), perform(#selector(make))?.takeUnretainedValue() as? Register != nil,
      value(forKeyPath: "shared.count"), conforms(to: UITableViewDelegate.self), superclass() == NSObject.self,
      UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication === UIApplication.shared,
    ]
  }
}

extension Register {
  /// The results of class methods that are called on variables of the type `AnyClass`.
  public static func variables() -> [Bool] {
    let type: AnyClass = Register.self
    let missing: AnyClass? = NSClassFromString("NoClassOfThisName")
    guard let label = NSClassFromString("UILabel") else { return [] }
    var answers = [type.responds(to: #selector(make)), type.superclass() == NSObject.self]
    answers.append(type.perform(#selector(make))?.takeUnretainedValue() is Register)
    answers.append(type.value(forKeyPath: "shared.count") as? Int == 1)
    answers.append(type.instancesRespond(to: Selector("value")))
    answers.append(label.isSubclass(of: UIView.self) && !label.isSubclass(of: UIControl.self))
    answers.append(label.description() == "UILabel")
    answers.append(label.hash() == UILabel.self.hash() && label.isEqual(UILabel.self))
    answers.append(!label.conforms(to: UITableViewDelegate.self))
    answers.append(missing?.responds(to: #selector(make)) == nil)
    answers.append(NSClassFromString("UIApplication")?.value(forKeyPath: "sharedApplication") is UIApplication)
    return answers
  }
}

public protocol Styled {
  associatedtype Theme
  init(style: Theme)
}

public enum RegisterStyle { case plain }

extension Styled where Self: UIView {
  public init(style: RegisterStyle) { self.init(frame: .zero) }
}

/// The associated type is inferred, whatever other initialisers UIKit's classes have.
public final class StyledView: UIView, Styled {}

extension UIView {
  @objc func olderLayout() {}
}

final class NewerView: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Size", value: "Large")]

  @available(*, unavailable) override func olderLayout() {}
  override func printContent(_ sender: Any?) {}
}

typealias LayoutFunction = @convention(c) (UIView, Selector) -> Void

public enum AppleNames {
  /// Runs a nonescaping block in batch updates of a table view and a collection view.
  public static func update(_ table: UITableView, _ list: UICollectionView, _ updates: () -> Void) {
    table.performBatchUpdates(updates)
    list.performBatchUpdates(updates, completion: nil)
  }

  public static func make(_ segment: UISegmentedControl.Type, _ effect: UIVisualEffectView.Type) -> [UIView] {
    [segment.init(items: ["a"]), effect.init(effect: nil)]
  }

  public static func exchange(_ type: AnyClass) -> Bool {
    guard let method = class_getInstanceMethod(type, #selector(UIView.layoutSubviews)) else { return false }
    let function = unsafeBitCast(method_getImplementation(method), to: LayoutFunction.self)
    function(UIView(), #selector(UIView.layoutSubviews))
    return true
  }

  static func names(_ image: CGImage, _ object: AnyObject, _ provider: NSItemProvider) {
    let command = UICommand(title: "", image: nil, action: #selector(UIView.layoutSubviews))
    command.image = nil
    provider.loadDataRepresentation(forTypeIdentifier: "") { _, _ in }
    print(
      image.renderingIntent, kCGImagePropertyGIFDictionary, kCGImagePropertyGIFDelayTime, NSInteger(1), Progress(),
      NSException(name: .genericException, reason: nil, userInfo: nil), kCFBundleVersionKey as Any,
      Register().mutableArrayValue(forKey: "entries"), CFAbsoluteTimeGetCurrent(), ProcessInfo().processName,
      NSSortDescriptor(keyPath: \Register.note, ascending: true).key ?? "", String(cString: class_getName(UIView.self)),
      [kCTFontAttributeName as NSAttributedString.Key: 1])
  }

  static func session(_ delegate: URLSessionDelegate, _ session: URLSession) {
    let configuration = URLSessionConfiguration.default
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv12
    delegate.urlSession?(session, didBecomeInvalidWithError: nil)
  }

  /// Returns the kind of block that each part of a Markdown text is in.
  public static func blocks(_ markdown: String) throws -> [String] {
    try AttributedString(markdown: markdown).runs.compactMap { run in
      switch run.presentationIntent?.components.first?.kind {
      case .header(let level): "header \(level)"
      case .codeBlock: "code"
      case .paragraph: "paragraph"
      default: nil
      }
    }
  }
}
