import Foundation

/// The contents of a button by state; a state without its own uses the normal one's.
struct ButtonContents {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
}
