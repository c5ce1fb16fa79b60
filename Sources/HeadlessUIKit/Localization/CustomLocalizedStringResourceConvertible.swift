/// A value that names itself by a string that is looked up when it is shown. Foundation has it on Apple's platforms alone.
public protocol CustomLocalizedStringResourceConvertible {
  /// The value's name.
  var localizedStringResource: LocalizedStringResource { get }
}
