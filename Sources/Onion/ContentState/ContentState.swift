import UIKit

/// Where content stands that has to be fetched first.
public enum ContentState {
  /// On its way.
  case loading
  /// It didn't come, and why.
  case failed(any Error)
  /// It is there, and this shows it.
  case render(UIViewController)
}
