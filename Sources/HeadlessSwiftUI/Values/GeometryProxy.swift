public import Foundation

/// The room of a view, which is told to functions that nobody calls here.
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
}
