internal import Foundation
internal import HeadlessUIKit

/// The context in which the size of a presentation is chosen.
public struct PresentationSizingContext {
  /// The size of a page on the screen, in points.
  let pageSize: CGSize
}

/// The size of a sheet in a regular width.
public protocol PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The root view of a presentation.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A standard sizing of the platform.
public struct _NamedPresentationSizing: PresentationSizing, WrappableSizing {
  let name: String
  fileprivate var sticksTo: Axis.Set { [] }
  fileprivate var isPage: Bool { name == "page" || name == "automatic" }

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    switch name {
    case "form": ProposedViewSize(MainActor.assumeIsolated { UISheetPresentationController.formSize })
    case "fitted": ProposedViewSize(root.sizeThatFits(.unspecified))
    case "page", "automatic": ProposedViewSize(context.pageSize)
    default: .unspecified
    }
  }
}

/// A sizing whose dimensions are, in part, those of the content.
private struct FittedPresentationSizing<Base: PresentationSizing>: PresentationSizing, WrappableSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  var isPage: Bool { !horizontal && !vertical && (base as? any WrappableSizing)?.isPage == true }
  var sticksTo: Axis.Set { (base as? any WrappableSizing)?.sticksTo ?? [] }

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = root.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width }
    if vertical { size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height }
    return size
  }
}

/// A sizing of a sheet that grows with its content, and doesn't shrink.
private struct StickyPresentationSizing<Base: PresentationSizing>: PresentationSizing, WrappableSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  var isPage: Bool { (base as? any WrappableSizing)?.isPage == true }
  var sticksTo: Axis.Set {
    let own: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
    return own.union((base as? any WrappableSizing)?.sticksTo ?? [])
  }

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }
}

/// A standard sizing, or one around it: what applies to the sheet and isn't a proposal.
private protocol WrappableSizing {
  /// Whether the sheet is as large as a page, whose size depends on the screen.
  var isPage: Bool { get }
  /// The dimensions that don't shrink.
  var sticksTo: Axis.Set { get }
}

extension PresentationSizing where Self == _NamedPresentationSizing {
  public static var automatic: Self { Self(name: "automatic") }
  public static var fitted: Self { Self(name: "fitted") }
  public static var form: Self { Self(name: "form") }
  public static var page: Self { Self(name: "page") }
}

extension PresentationSizing {
  /// The dimensions are those of the content where the arguments say so.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
  /// The dimensions grow with the content, and don't shrink, where the arguments say so.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickyPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

extension PresentationSizing {
  /// The size of a form's sheet with content; nil for a page.
  ///
  /// - Parameters:
  ///   - shown: the size of the sheet before.
  ///   - page: the size of a page on the screen.
  func size(of measure: @escaping (ProposedViewSize) -> CGSize, shown: CGSize, page: CGSize) -> CGSize? {
    let kind = self as? any WrappableSizing
    if kind?.isPage == true { return nil }
    let context = PresentationSizingContext(pageSize: page)
    let proposal = proposedSize(for: PresentationSizingRoot(measure: measure), context: context)
    let ideal = measure(proposal)
    var size = CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    if kind?.sticksTo.contains(.horizontal) == true { size.width = max(size.width, shown.width) }
    if kind?.sticksTo.contains(.vertical) == true { size.height = max(size.height, shown.height) }
    return size
  }
}
