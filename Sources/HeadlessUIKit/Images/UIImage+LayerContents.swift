/// An image can be a layer's contents.
extension UIImage: LayerContents {}
