// What a drag may rest on to have it open, as UIKit says.

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
