import UIKit

/// A screen that shows which cities are chosen, wherever in the stack it lies.
@MainActor protocol CitiesShowing: AnyObject {
  var cities: [City] { get set }
}
