extension KnownStandIn {
  /// Cells by the identifiers of R.swift's file, since version 7.
  static let rswiftCells = #"""
    // MARK: Cells

    extension UITableView {
      public func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UITableViewCell {
        register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
      }

      public func register<Resource: ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UITableViewCell {
        register(Resource.Reusable.self, forCellReuseIdentifier: resource.identifier)
      }

      public func registerHeaderFooterView<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource
      ) where Resource.Reusable: UIView {
        register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
      }

      public func registerHeaderFooterView<Resource: ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UITableViewHeaderFooterView {
        register(Resource.Reusable.self, forHeaderFooterViewReuseIdentifier: resource.identifier)
      }

      public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }

      public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierContainer>(
        withIdentifier identifier: Identifier
      ) -> Identifier.Reusable? where Identifier.Reusable: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.Reusable
      }
    }

    extension UICollectionView {
      public func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UICollectionViewCell {
        register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
      }

      public func register<Resource: ReuseIdentifierContainer>(_ resource: Resource)
      where Resource.Reusable: UICollectionViewCell {
        register(Resource.Reusable.self, forCellWithReuseIdentifier: resource.identifier)
      }

      public func register<Resource: NibReferenceContainer & ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          UINib(resource: resource), forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
      }

      public func register<Resource: ReuseIdentifierContainer>(
        _ resource: Resource, forSupplementaryViewOfKind kind: String
      ) where Resource.Reusable: UICollectionReusableView {
        register(
          Resource.Reusable.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
      }

      public func dequeueReusableCell<Identifier: ReuseIdentifierContainer>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }

      public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierContainer>(
        ofKind kind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
      ) -> Identifier.Reusable? where Identifier.Reusable: UICollectionReusableView {
        dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.Reusable
      }
    }

    """#
}
