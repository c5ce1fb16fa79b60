// Written by `make generate` from UISplitViewControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UISplitViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var splitViewControllerDidCollapse: OptionalCall<UISplitViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.splitViewControllerDidCollapse(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var splitViewControllerDidExpand: OptionalCall<UISplitViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.splitViewControllerDidExpand(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var splitViewControllerSupportedInterfaceOrientations:
    OptionalCall<UISplitViewController, UIInterfaceOrientationMask>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.splitViewControllerSupportedInterfaceOrientations(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    OptionalCall<UISplitViewController, UIInterfaceOrientation>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.splitViewControllerPreferredInterfaceOrientationForPresentation(argument) }
    }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var splitViewController: OptionalMethods<any UISplitViewControllerDelegate>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var targetDisplayModeForAction: OptionalMethods<any UISplitViewControllerDelegate>? {
    OptionalMethods(self)
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var primaryViewController: OptionalMethods<any UISplitViewControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UISplitViewControllerDelegate {
  /// Calls `splitViewController(_:willChangeTo:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    callAsFunction(svc, willChangeTo: displayMode)!
  }

  /// Calls `splitViewController(_:show:sender:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    callAsFunction(splitViewController, show: vc, sender: sender)!
  }

  /// Calls `splitViewController(_:showDetail:sender:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    callAsFunction(splitViewController, showDetail: vc, sender: sender)!
  }

  /// Calls `splitViewController(_:collapseSecondary:onto:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    callAsFunction(splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)!
  }

  /// Calls `splitViewController(_:separateSecondaryFrom:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    OptionalMethod.call {
      target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
    } ?? nil
  }

  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    callAsFunction(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)!
  }

  /// Calls `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    callAsFunction(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)!
  }

  /// Calls `splitViewController(_:willShow:)`; a trap where it isn't implemented.
  public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    callAsFunction(svc, willShow: column)!
  }

  /// Calls `splitViewController(_:willHide:)`; a trap where it isn't implemented.
  public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    callAsFunction(svc, willHide: column)!
  }

  /// Calls `targetDisplayModeForAction(in:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    callAsFunction(in: svc)!
  }

  /// Calls `primaryViewController(forCollapsing:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    OptionalMethod.call { target.primaryViewController(forCollapsing: splitViewController) } ?? nil
  }

  /// Calls `primaryViewController(forExpanding:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    OptionalMethod.call { target.primaryViewController(forExpanding: splitViewController) } ?? nil
  }
}

extension OptionalMethodCalls where Target == any UISplitViewControllerDelegate {
  /// Calls `splitViewController(_:willChangeTo:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) -> Void? {
    OptionalMethod.call { target.splitViewController(svc, willChangeTo: displayMode) }
  }

  /// Calls `splitViewController(_:show:sender:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool? {
    OptionalMethod.call { target.splitViewController(splitViewController, show: vc, sender: sender) }
  }

  /// Calls `splitViewController(_:showDetail:sender:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool? {
    OptionalMethod.call { target.splitViewController(splitViewController, showDetail: vc, sender: sender) }
  }

  /// Calls `splitViewController(_:collapseSecondary:onto:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool? {
    OptionalMethod.call {
      target.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
    }
  }

  /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    OptionalMethod.call {
      target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
  }

  /// Calls `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode? {
    OptionalMethod.call {
      target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }
  }

  /// Calls `splitViewController(_:willShow:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) -> Void? {
    OptionalMethod.call { target.splitViewController(svc, willShow: column) }
  }

  /// Calls `splitViewController(_:willHide:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) -> Void? {
    OptionalMethod.call { target.splitViewController(svc, willHide: column) }
  }

  /// Calls `targetDisplayModeForAction(in:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode? {
    OptionalMethod.call { target.targetDisplayModeForAction(in: svc) }
  }
}
