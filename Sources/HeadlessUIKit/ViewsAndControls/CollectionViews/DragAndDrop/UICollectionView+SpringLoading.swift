// A drag may rest on a collection to have an item opened, as UIKit says.

extension UICollectionView: UISpringLoadedInteractionSupporting {}
