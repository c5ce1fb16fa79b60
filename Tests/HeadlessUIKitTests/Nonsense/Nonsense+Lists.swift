import UIKit

extension Nonsense {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var height: CGFloat?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height ?? 44 }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private static func table(rows: Int, _ body: (UITableView) -> Void) {
    let source = Rows()
    source.count = rows
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    show(table)
    body(table)
    draw(table)
  }

  private static func collection(
    items: Int, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), _ body: (UICollectionView) -> Void
  ) {
    let source = Items()
    source.count = items
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    show(view)
    body(view)
    draw(view)
  }

  static let lists: [Nonsense] = [
    Nonsense("a table of -1 rows") { table(rows: -1) { _ in } },
    Nonsense("a collection of -1 items") {
      collection(items: -1) { $0.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: .top) }
    },
    Nonsense("a table of all rows", refusedWith: "Invalid number of rows in section 0: 9223372036854775807.") {
      table(rows: .max) { _ in }
    },
    Nonsense("a collection of all items", refusedWith: "Invalid number of items in section 0: 9223372036854775807.") {
      collection(items: .max) { _ in }
    },
    Nonsense("a table of all sections", refusedWith: "Invalid number of sections: 9223372036854775807.") {
      final class Sections: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { .max }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
      }
      let source = Sections()
      let table = UITableView()
      table.dataSource = source
      show(table)
    },
    Nonsense("rows of any height") {
      for number in finiteNumbers {
        let source = Rows()
        source.height = number
        let table = UITableView()
        table.dataSource = source
        table.delegate = source
        show(table)
        let plain = UITableView()
        plain.dataSource = source
        plain.rowHeight = number
        plain.estimatedRowHeight = number
        plain.sectionHeaderHeight = number
        plain.sectionFooterHeight = number
        plain.estimatedSectionHeaderHeight = number
        plain.sectionHeaderTopPadding = number
        plain.separatorInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        plain.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: number.isNaN ? 0 : number))
        show(plain)
      }
    },
    Nonsense("scrolling between insets of any number") {
      for number in numbers where !number.isNaN {
        table(rows: 3) {
          $0.contentInset = UIEdgeInsets(top: number, left: 0, bottom: number, right: 0)
          for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
            $0.scrollToRow(at: IndexPath(row: 2, section: 0), at: position, animated: false)
          }
        }
      }
    },
    Nonsense(
      "scrolling to a row that isn't there",
      refusedWith:
        "Attempted to scroll the table view to an out-of-bounds row (99) when there are only 3 rows in section 0."
    ) {
      table(rows: 3) { $0.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false) }
    },
    Nonsense(
      "scrolling to a section that isn't there",
      refusedWith: "Attempted to scroll the table view to an out-of-bounds section (7) when there are only 1 sections."
    ) {
      table(rows: 3) { $0.scrollToRow(at: IndexPath(row: 0, section: 7), at: .top, animated: false) }
    },
    Nonsense("deleting a row that isn't there", refusedWith: "attempt to delete row 99 from section 0") {
      table(rows: 3) { $0.deleteRows(at: [IndexPath(row: 99, section: 0)], with: .none) }
    },
    Nonsense("inserting a row beyond the end", refusedWith: "attempt to insert row 99 into section 0") {
      table(rows: 3) { $0.insertRows(at: [IndexPath(row: 99, section: 0)], with: .none) }
    },
    Nonsense("deleting a section that isn't there", refusedWith: "attempt to delete section 9") {
      table(rows: 3) { $0.deleteSections([9], with: .none) }
    },
    Nonsense("rows that aren't there, asked for") {
      table(rows: 3) { table in
        for path in [
          IndexPath(row: 99, section: 0), IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 7),
          IndexPath(row: 0, section: -7),
        ] {
          _ = table.cellForRow(at: path)
          table.selectRow(at: path, animated: false, scrollPosition: .none)
          table.deselectRow(at: path, animated: false)
          _ = table.indexPathForRow(at: CGPoint(x: CGFloat.infinity, y: CGFloat.nan))
          _ = table.indexPathsForRows(in: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: -1))
        }
        _ = table.headerView(forSection: 99)
        _ = table.headerView(forSection: -1)
      }
    },
    Nonsense("boxes of rows that aren't there") {
      table(rows: 3) { table in
        _ = table.rectForRow(at: IndexPath(row: 99, section: 0))
        _ = table.rectForRow(at: IndexPath(row: -1, section: 0))
        _ = table.rect(forSection: 99)
        _ = table.rect(forSection: -1)
        _ = table.rectForHeader(inSection: 99)
      }
    },
    Nonsense("rows of a section that isn't there") { table(rows: 3) { _ = $0.numberOfRows(inSection: 99) } },
    Nonsense("index paths without a row") {
      table(rows: 3) { table in _ = table.cellForRow(at: IndexPath()) }
    },
    Nonsense("reloading a row that isn't there", refusedWith: "attempt to delete row 99 from section 0") {
      table(rows: 3) { $0.reloadRows(at: [IndexPath(row: 99, section: 0)], with: .none) }
    },
    Nonsense(
      "scrolling to an item that isn't there",
      refusedWith: "Attempted to scroll the collection view to an out-of-bounds item (99)"
    ) {
      collection(items: 3) { $0.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false) }
    },
    Nonsense("deleting an item that isn't there", refusedWith: "attempt to delete item 99 from section 0") {
      collection(items: 3) { $0.deleteItems(at: [IndexPath(item: 99, section: 0)]) }
    },
    Nonsense("items that aren't there, asked for") {
      collection(items: 3) { view in
        for path in [IndexPath(item: 99, section: 0), IndexPath(item: -1, section: 0), IndexPath(item: 0, section: -7)]
        {
          _ = view.cellForItem(at: path)
          _ = view.layoutAttributesForItem(at: path)
          view.deselectItem(at: path, animated: false)
        }
        _ = view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 1))
      }
    },
    Nonsense("flow layouts of any number") {
      for number in numbers {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: number, height: number)
        layout.minimumLineSpacing = number
        layout.minimumInteritemSpacing = number
        layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        layout.headerReferenceSize = CGSize(width: number, height: 0)
        collection(items: 3, layout) { _ in }
        let estimated = UICollectionViewFlowLayout()
        estimated.estimatedItemSize = CGSize(width: number, height: number)
        collection(items: 3, estimated) { _ in }
      }
    },
    Nonsense("compositional layouts of any number") {
      for number in numbers where !(number > 1e9 && number.isFinite) {
        for dimension in [
          NSCollectionLayoutDimension.absolute(number), .fractionalWidth(number), .estimated(number),
          .fractionalHeight(number),
        ] {
          let size = NSCollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
          let item = NSCollectionLayoutItem(layoutSize: size)
          item.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
          group.interItemSpacing = .fixed(number)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = number
          section.contentInsets = item.contentInsets
          collection(items: 3, UICollectionViewCompositionalLayout(section: section)) { _ in }
        }
      }
    },
  ]
}
