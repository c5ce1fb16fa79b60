public import Foundation
public import HeadlessSwiftUI

/// A part of an axis at each of its values: a grid line, a tick or a label.
@preconcurrency @MainActor public protocol AxisMark {
  associatedtype Body: AxisMark

  @AxisMarkBuilder var body: Body { get }
  /// Adds the parts to an axis.
  func _collect(_ parts: _AxisParts)
}

extension AxisMark {
  public func _collect(_ parts: _AxisParts) { body._collect(parts) }
}

extension AxisMark where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is a part of the axis' own and has no body.") }
}

extension Never: AxisMark {
  public func _collect(_ parts: _AxisParts) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) { self?._collect(parts) }
}

nonisolated extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    _ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> some AxisMark { _ModifiedAxisMark(content: self) { $0.font = $0.font ?? font } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _ModifiedAxisMark(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// Parts of an axis with a modifier applied.
public struct _ModifiedAxisMark<Content: AxisMark> {
  let content: Content
  let change: (inout AxisPart) -> Void
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension _ModifiedAxisMark: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) {
    let first = parts.parts.count
    content._collect(parts)
    for index in parts.parts.indices.dropFirst(first) { change(&parts.parts[index]) }
  }
}
