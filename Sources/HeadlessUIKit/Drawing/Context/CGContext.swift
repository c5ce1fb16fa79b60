package import Foundation
package import Graphics

/// Records what is drawn as display items.
public class CGContext {
  private var items: [DisplayItem] = []

  package init(recordingIn bounds: CGRect, scale: CGFloat) {}

  package func takeItems() -> [DisplayItem] { items }

  package func append(_ new: [DisplayItem]) { items += new }
}
