// Written by `make generate` from UISearchBarDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UISearchBarDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarShouldBeginEditing: OptionalCall<UISearchBar, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarShouldBeginEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: OptionalCall<UISearchBar, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarTextDidBeginEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarShouldEndEditing: OptionalCall<UISearchBar, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarShouldEndEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarTextDidEndEditing: OptionalCall<UISearchBar, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarTextDidEndEditing(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarSearchButtonClicked: OptionalCall<UISearchBar, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarSearchButtonClicked(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: OptionalCall<UISearchBar, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarBookmarkButtonClicked(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarCancelButtonClicked: OptionalCall<UISearchBar, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarCancelButtonClicked(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBarResultsListButtonClicked: OptionalCall<UISearchBar, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.searchBarResultsListButtonClicked(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var searchBar: OptionalMethods<any UISearchBarDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UISearchBarDelegate {
  /// Calls `searchBar(_:textDidChange:)`; a trap where it isn't implemented.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    callAsFunction(searchBar, textDidChange: searchText)!
  }

  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    callAsFunction(searchBar, shouldChangeTextIn: range, replacementText: text)!
  }

  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`; a trap where it isn't implemented.
  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    callAsFunction(searchBar, selectedScopeButtonIndexDidChange: selectedScope)!
  }
}

extension OptionalMethodCalls where Target == any UISearchBarDelegate {
  /// Calls `searchBar(_:textDidChange:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    OptionalMethod.call { target.searchBar(searchBar, textDidChange: searchText) }
  }

  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMethod.call { target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
  }

  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    OptionalMethod.call { target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
  }
}
