import Foundation

// Properties, found by their names, of classes that aren't views: by documents' runtime attributes, `value(forKey:)`,
// `addObserver(_:forKeyPath:)`, `responds(to:)`, and look-up on `AnyObject`. The properties that apps use in this way; subclasses
// inherit them.

extension [RuntimeMember] {
  /// A flag by its key, `hidden`, and by its getter's name, `isHidden`.
  @MainActor static func flag<Object: AnyObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Bool>
  ) -> [RuntimeMember] {
    [.property(key, path), .property("is" + key.prefix(1).uppercased() + key.dropFirst(), path)]
  }
}

enum LayerMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { LayerMembers.self }
  static var owner: AnyClass? { CALayer.self }
  static var members: [RuntimeMember] {
    [
      .property("bounds", \CALayer.bounds),
      .property("position", \CALayer.position),
      .property("frame", \CALayer.frame),
      .property("cornerRadius", \CALayer.cornerRadius),
      .property("borderWidth", \CALayer.borderWidth),
      .property("borderColor", \CALayer.borderColor),
      .property("backgroundColor", \CALayer.backgroundColor),
      .property("masksToBounds", \CALayer.masksToBounds),
      .property("shadowRadius", \CALayer.shadowRadius),
      .property("shadowOpacity", \CALayer.shadowOpacity),
      .property("shadowOffset", \CALayer.shadowOffset),
      .property("shadowColor", \CALayer.shadowColor),
      .property("opacity", \CALayer.opacity),
      .property("zPosition", \CALayer.zPosition),
      .property("maskedCorners", \CALayer.maskedCorners),
      .property("cornerCurve", \CALayer.cornerCurve),
      .property("shouldRasterize", \CALayer.shouldRasterize),
    ]
      + .flag("hidden", \CALayer.isHidden)
  }
}
