public import HeadlessUIKit

/// Pictures that stand for an app's views of SwiftUI, wherever a controller or a cell hosts them. Not a part of SwiftUI.
///
///     HostedPictures.show(for: ProfileCard.self) { card in picture(of: card.name) }
///
/// A picture's size is what the content asks for. They hold for the process: take them back where other tests need the
/// placeholder.
@preconcurrency @MainActor public enum HostedPictures {
  private static var pictures: [ObjectIdentifier: (any View) -> UIImage?] = [:]

  /// Gives a type of root view its pictures.
  ///
  /// - Parameter picture: the picture of a root view; nil for the placeholder. Called when the content is shown.
  public static func show<Content: View>(
    for type: Content.Type, _ picture: @escaping @MainActor (_ rootView: Content) -> UIImage?
  ) {
    pictures[ObjectIdentifier(type)] = { view in (view as? Content).flatMap(picture) }
  }

  /// Takes back the pictures of a type.
  public static func hide<Content: View>(for type: Content.Type) { pictures[ObjectIdentifier(type)] = nil }

  static func picture(for view: any View) -> UIImage? {
    func key<Content: View>(_ view: Content) -> ObjectIdentifier { ObjectIdentifier(Content.self) }
    return pictures[key(view)]?(view)
  }
}
