import UIKit

/// Hands a template the buttons that its content wants at the bottom of the screen.
@MainActor public protocol ActionsDataSource: AnyObject {
  var actionButtons: [UIButton] { get }
}
