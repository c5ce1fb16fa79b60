import UIKit

/// The colours of the nursery.
public enum Shade {
  public static let water = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
  public static let dry = UIColor.systemGray4
}
