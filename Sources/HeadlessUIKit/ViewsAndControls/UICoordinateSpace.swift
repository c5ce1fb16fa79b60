public import Foundation

/// An object with coordinates on the screen: a view, a window, the screen, a scene. Lengths are in points.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space in another one's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The box around a rectangle of this space in another one's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The box around a rectangle of another space in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's own extent, in its own coordinates.
  var bounds: CGRect { get }
}

/// A coordinate space of this module, whose position on the screen in its current orientation is known.
@MainActor protocol ScreenSpace: UICoordinateSpace {
  var transformToScreen: CGAffineTransform { get }
}

extension ScreenSpace {
  func _convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let known = space as? any ScreenSpace else { return space.convert(point, from: self) }
    return point.applying(transform(to: known))
  }

  func _convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let known = space as? any ScreenSpace else { return space.convert(point, to: self) }
    return point.applying(known.transform(to: self))
  }

  func _convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let known = space as? any ScreenSpace else { return space.convert(rect, from: self) }
    return rect.applying(transform(to: known))
  }

  func _convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let known = space as? any ScreenSpace else { return space.convert(rect, to: self) }
    return rect.applying(known.transform(to: self))
  }

  fileprivate func transform(to other: any ScreenSpace) -> CGAffineTransform {
    // Views needn't be on the screen.
    if let own = self as? UIView, let view = other as? UIView { return own.conversion(to: view) }
    return transformToScreen.concatenating(other.transformToScreen.inverted())
  }
}

extension UIView: ScreenSpace {
  /// The coordinates of the screen that the view is on.
  var screenSpace: any UICoordinateSpace { (window?.screen ?? UIScreen.main).coordinateSpace }

  /// A hierarchy without a window counts as standing on the screen's origin.
  var transformToScreen: CGAffineTransform {
    let root = rootView
    let inRoot = root === self ? CGAffineTransform.identity : conversion(to: root)
    guard let window = root as? UIWindow else { return inRoot }
    let frame = window.untransformedFrame
    return inRoot.concatenating(
      CGAffineTransform(translationX: frame.minX - window.bounds.minX, y: frame.minY - window.bounds.minY))
  }
}

/// The screen's coordinates: in its current orientation, or in portrait.
@MainActor final class ScreenCoordinates: NSObject, ScreenSpace {
  private unowned let screen: UIScreen
  private let isFixed: Bool

  init(of screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
  }

  var bounds: CGRect {
    guard isFixed else { return screen.bounds }
    return screen.bounds.applying(transformToScreen.inverted())
  }

  /// Held on its side, the upright screen's left or right is at the bottom.
  var transformToScreen: CGAffineTransform {
    guard isFixed else { return .identity }
    let size = screen.bounds.size
    let upright: CGAffineTransform =
      switch screen.configuration.orientation {
      case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
      case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
      case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      default: .identity
      }
    return upright.inverted()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _convert(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    _convert(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    _convert(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    _convert(rect, from: coordinateSpace)
  }
}
