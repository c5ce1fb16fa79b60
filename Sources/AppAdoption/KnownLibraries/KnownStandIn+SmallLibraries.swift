extension KnownStandIn {
  /// Animations whose end is shown.
  static let viewAnimator = #"""
    import UIKit

    public protocol Animation { var initialTransform: CGAffineTransform { get } }

    public enum Direction: Int, CaseIterable { case top, left, right, bottom }

    public enum AnimationType: Animation {
      case from(direction: Direction, offset: CGFloat)
      case vector(CGVector)
      case zoom(scale: CGFloat)
      case rotate(angle: CGFloat)
      case identity

      public var initialTransform: CGAffineTransform {
        switch self {
        case .from(.top, let offset): CGAffineTransform(translationX: 0, y: -offset)
        case .from(.bottom, let offset): CGAffineTransform(translationX: 0, y: offset)
        case .from(.left, let offset): CGAffineTransform(translationX: -offset, y: 0)
        case .from(.right, let offset): CGAffineTransform(translationX: offset, y: 0)
        case .vector(let vector): CGAffineTransform(translationX: vector.dx, y: vector.dy)
        case .zoom(let scale): CGAffineTransform(scaleX: scale, y: scale)
        case .rotate(let angle): CGAffineTransform(rotationAngle: angle)
        case .identity: .identity
        }
      }
      public static func random() -> Animation { AnimationType.from(direction: .bottom, offset: 30) }
    }

    public enum ViewAnimatorConfig {
      public nonisolated(unsafe) static var offset: CGFloat = 30
      public nonisolated(unsafe) static var duration = 0.3
      public nonisolated(unsafe) static var interval = 0.075
      public nonisolated(unsafe) static var maxZoomScale = 2.0
      public nonisolated(unsafe) static var maxRotationAngle: CGFloat = .pi / 4
      public nonisolated(unsafe) static var springDampingRatio: CGFloat = 1
      public nonisolated(unsafe) static var initialSpringVelocity: CGFloat = 0
    }

    /// Views are in their final state at once: an animation is over when a picture is taken.
    extension UIView {
      public func animate(
        animations: [Animation], reversed: Bool = false, initialAlpha: CGFloat = 0, finalAlpha: CGFloat = 1, delay: Double = 0,
        duration: TimeInterval = ViewAnimatorConfig.duration,
        usingSpringWithDamping dampingRatio: CGFloat = ViewAnimatorConfig.springDampingRatio,
        initialSpringVelocity velocity: CGFloat = ViewAnimatorConfig.initialSpringVelocity,
        options: UIView.AnimationOptions = [], completion: (() -> Void)? = nil
      ) {
        alpha = finalAlpha
        completion?()
      }
      public static func animate(
        views: [UIView], animations: [Animation], reversed: Bool = false, initialAlpha: CGFloat = 0, finalAlpha: CGFloat = 1,
        delay: Double = 0, animationInterval: TimeInterval = 0.05, duration: TimeInterval = ViewAnimatorConfig.duration,
        usingSpringWithDamping dampingRatio: CGFloat = ViewAnimatorConfig.springDampingRatio,
        initialSpringVelocity velocity: CGFloat = ViewAnimatorConfig.initialSpringVelocity,
        options: UIView.AnimationOptions = [], completion: (() -> Void)? = nil
      ) {
        for view in views { view.alpha = finalAlpha }
        completion?()
      }
    }

    extension UITableView {
      public func visibleCells(in section: Int) -> [UITableViewCell] {
        visibleCells.filter { indexPath(for: $0)?.section == section }
      }
    }

    extension UICollectionView {
      public var orderedVisibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.sorted().compactMap(cellForItem(at:))
      }
      public func visibleCells(in section: Int) -> [UICollectionViewCell] {
        visibleCells.filter { indexPath(for: $0)?.section == section }
      }
    }

    """#

  /// The rest of it.
  static let keychainAccess = #"""
    import Foundation

    public let KeychainAccessErrorDomain = "com.kishikawakatsumi.KeychainAccess.error"

    public enum ItemClass { case genericPassword, internetPassword }
    public enum Accessibility {
      case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly
      case afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
    }
    public enum ProtocolType { case ftp, http, https, ssh, smtp, imap }
    public enum Status: OSStatus, Error { case success = 0, param = -50, itemNotFound = -25300, unexpectedError = -99999 }
    public struct AuthenticationPolicy: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let userPresence = AuthenticationPolicy(rawValue: 1 << 0)
      public static let biometryAny = AuthenticationPolicy(rawValue: 1 << 1)
      public static let devicePasscode = AuthenticationPolicy(rawValue: 1 << 4)
    }
    public typealias OSStatus = Int32

    /// Values are kept in the process's memory, by service.
    public final class Keychain: @unchecked Sendable {
      private nonisolated(unsafe) static var stored: [String: [String: Data]] = [:]
      private static let lock = NSLock()
      public let service: String

      public init() { service = Bundle.main.bundleIdentifier ?? "" }
      public init(service: String) { self.service = service }
      public init(accessGroup: String) { service = accessGroup }
      public init(service: String, accessGroup: String) { self.service = service }
      public init(server: String, protocolType: ProtocolType) { service = server }
      public init(server: URL, protocolType: ProtocolType) { service = server.absoluteString }

      public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
      public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy) -> Keychain { self }
      public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
      public func label(_ label: String) -> Keychain { self }
      public func comment(_ comment: String) -> Keychain { self }
      public func authenticationPrompt(_ prompt: String) -> Keychain { self }

      private var values: [String: Data] {
        get { Keychain.lock.withLock { Keychain.stored[service] ?? [:] } }
        set { Keychain.lock.withLock { Keychain.stored[service] = newValue } }
      }

      public func get(_ key: String) throws -> String? { try getString(key) }
      public func getString(_ key: String) throws -> String? { values[key].map { String(decoding: $0, as: UTF8.self) } }
      public func getData(_ key: String) throws -> Data? { values[key] }
      public func set(_ value: String, key: String) throws { values[key] = Data(value.utf8) }
      public func set(_ value: Data, key: String) throws { values[key] = value }
      public func remove(_ key: String) throws { values[key] = nil }
      public func removeAll() throws { values = [:] }
      public func contains(_ key: String) throws -> Bool { values[key] != nil }
      public func allKeys() -> [String] { values.keys.sorted() }
      public func allItems() -> [[String: Any]] { values.sorted { $0.key < $1.key }.map { ["key": $0.key, "value": $0.value] } }

      public subscript(key: String) -> String? {
        get { (try? getString(key)) ?? nil }
        set { values[key] = newValue.map { Data($0.utf8) } }
      }
      public subscript(string key: String) -> String? {
        get { self[key] }
        set { self[key] = newValue }
      }
      public subscript(data key: String) -> Data? {
        get { values[key] }
        set { values[key] = newValue }
      }
    }

    """#
}
