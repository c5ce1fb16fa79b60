import UIKit

extension UIImageView {
  /// Shows a picture from the network as soon as it is there.
  public func showPicture(at address: URL?, session: URLSession = .shared) {
    guard let address else { return }
    session.dataTask(with: address) { [weak self] data, _, _ in
      guard let image = data.flatMap(UIImage.init(data:)) else { return }
      DispatchQueue.main.async { self?.image = image }
    }.resume()
  }
}
