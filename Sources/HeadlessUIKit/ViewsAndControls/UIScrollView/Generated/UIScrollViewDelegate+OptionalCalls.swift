// Written by `make generate` from UIScrollViewDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIScrollViewDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidScroll: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewDidScroll(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidZoom: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewDidZoom(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewWillBeginDragging: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewWillBeginDragging(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewWillBeginDecelerating(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewDidEndDecelerating(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewDidEndScrollingAnimation(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: OptionalCall<UIScrollView, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewShouldScrollToTop(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidScrollToTop: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewDidScrollToTop(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: OptionalCall<UIScrollView, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scrollViewDidChangeAdjustedContentInset(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewWillEndDragging: OptionalMethods<any UIScrollViewDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidEndDragging: OptionalMethods<any UIScrollViewDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var viewForZooming: OptionalMethods<any UIScrollViewDelegate>? { OptionalMethods(self) }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewWillBeginZooming: OptionalMethods<any UIScrollViewDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scrollViewDidEndZooming: OptionalMethods<any UIScrollViewDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIScrollViewDelegate {
  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    callAsFunction(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)!
  }

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`; a trap where it isn't implemented.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    callAsFunction(scrollView, willDecelerate: decelerate)!
  }

  /// Calls `viewForZooming(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.call { target.viewForZooming(in: scrollView) } ?? nil
  }

  /// Calls `scrollViewWillBeginZooming(_:with:)`; a trap where it isn't implemented.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    callAsFunction(scrollView, with: view)!
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`; a trap where it isn't implemented.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    callAsFunction(scrollView, with: view, atScale: scale)!
  }
}

extension OptionalMethodCalls where Target == any UIScrollViewDelegate {
  /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    OptionalMethod.call {
      target.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
    OptionalMethod.call { target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  /// Calls `scrollViewWillBeginZooming(_:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
    OptionalMethod.call { target.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  /// Calls `scrollViewDidEndZooming(_:with:atScale:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) -> Void? {
    OptionalMethod.call { target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}
