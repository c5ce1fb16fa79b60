// A drag may rest on a table to have a row opened, as UIKit says.

extension UITableView: UISpringLoadedInteractionSupporting {}
