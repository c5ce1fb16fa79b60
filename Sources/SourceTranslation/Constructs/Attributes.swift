/// Attributes for Objective-C and Interface Builder; other constructs implement their effects.
struct Attributes: Construct {
  private static let meaningless: Set<Word> = [
    .objc, .objcMembers, .nonobjc, .IBOutlet, .IBAction, .IBInspectable, .IBDesignable, .IBSegueAction, .GKInspectable,
    .NSCopying,
  ]

  func translate(_ translation: inout FileTranslation) {
    for attribute in translation.file.attributes {
      switch attribute.name {
      case .UIApplicationMain, .NSApplicationMain, .main:
        // A library has no entry point; its tests create the delegate.
        if translation.settings.product != .executable {
          translation.edits.blank(attribute.range)
        } else if attribute.name != .main {
          translation.edits.replace(attribute.range, with: "@main")
        }
      case .convention:
        // A block is a function here.
        let convention = attribute.arguments.map(translation.file.text.string)
        if convention == "block" || convention == "c" && CFunctionType.namesObjects(after: attribute, translation.file)
        {
          translation.edits.blank(attribute.range)
        }
      default:
        if Self.meaningless.contains(attribute.name) { translation.edits.blank(attribute.range) }
      }
    }
  }
}
