extension KnownStandIn {
  /// What Reusable adds to tables and collections.
  static let reusableViews = #"""
    extension UITableView {
      public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath, cellType: T.Type = T.self) -> T
      where T: Reusable {
        guard let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
          fatalError("The cell \(cellType.reuseIdentifier) isn't of the class \(cellType).")
        }
        return cell
      }
      public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type)
      where T: Reusable & NibLoadable {
        register(headerFooterViewType.nib, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
      }
      public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType: T.Type) where T: Reusable {
        register(headerFooterViewType.self, forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
      }
      public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(_ viewType: T.Type = T.self) -> T?
      where T: Reusable {
        dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? T
      }
    }

    extension UICollectionView {
      public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func dequeueReusableCell<T: UICollectionViewCell>(
        for indexPath: IndexPath, cellType: T.Type = T.self
      ) -> T where T: Reusable {
        guard let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as? T else {
          fatalError("The cell \(cellType.reuseIdentifier) isn't of the class \(cellType).")
        }
        return cell
      }
      public final func register<T: UICollectionReusableView>(supplementaryViewType: T.Type, ofKind elementKind: String)
      where T: Reusable & NibLoadable {
        register(
          supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
          withReuseIdentifier: supplementaryViewType.reuseIdentifier)
      }
      public final func register<T: UICollectionReusableView>(supplementaryViewType: T.Type, ofKind elementKind: String)
      where T: Reusable {
        register(
          supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
          withReuseIdentifier: supplementaryViewType.reuseIdentifier)
      }
      public final func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: T.Type = T.self
      ) -> T where T: Reusable {
        let view = dequeueReusableSupplementaryView(
          ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
        guard let view = view as? T else {
          fatalError("The view \(viewType.reuseIdentifier) isn't of the class \(viewType).")
        }
        return view
      }
    }

    """#
}
