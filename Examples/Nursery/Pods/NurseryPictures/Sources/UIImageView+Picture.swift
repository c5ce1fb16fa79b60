import UIKit

/// Where pictures are loaded from.
public enum PictureSource {
  /// The session of all requests; tests put one of their own here.
  nonisolated(unsafe) public static var session = URLSession.shared
}

extension UIImageView {
  /// Shows a picture from the network as soon as it is there.
  public func showPicture(at address: URL?) {
    guard let address else { return }
    let task = PictureSource.session.dataTask(with: address) { [weak self] data, _, _ in
      guard let image = data.flatMap(UIImage.init(data:)) else { return }
      DispatchQueue.main.async { [weak self] in self?.image = image }
    }
    task.resume()
  }
}
