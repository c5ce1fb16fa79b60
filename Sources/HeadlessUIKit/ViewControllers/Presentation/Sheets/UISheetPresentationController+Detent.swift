public import Foundation

/// The values that a custom detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height that a sheet rests at.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The maximum height of a sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    public let identifier: Identifier

    init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the largest height; inactive in compact height. Apple documents only "approximately half the height of the screen".
    open class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
      }
    }

    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A custom detent.
    ///
    /// - Parameter resolver: returns the height in points without the safe area below; nil if the detent is inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The height in points, without the safe area below; nil while the detent is inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The surroundings of a sheet at a moment.
final class DetentResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
