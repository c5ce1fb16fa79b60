public import Foundation

// What a class's own method calls by `super`: objects that aren't responders have nothing to be overridden here, and the plugin
// `UIKitSources` writes their methods as such.
extension NSObjectProtocol {
  /// Does nothing; a class's own method is called once the object and what it is connected with are read from an archive.
  public func awakeFromNib() {}

  /// Does nothing: it is called by Interface Builder alone.
  public func prepareForInterfaceBuilder() {}
}
