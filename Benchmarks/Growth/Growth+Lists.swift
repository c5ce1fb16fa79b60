import Foundation
import HeadlessUIKit

extension Growth {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// Rows of a text above another, sized by what is in them.
  private final class Stacks: NSObject, UITableViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let labels = [UILabel(), UILabel()]
      for label in labels {
        label.text = "A text of some words that may take two lines"
        label.numberOfLines = 0
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
  }

  private static let rows = [100, 1000, 10_000, 100_000]
  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  static let lists: [Growth] = [
    Growth("rows of a table, and its end", rows) { count in
      let source = Source(count)
      let table = UITableView(frame: frame)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      return {
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: source.count - 1, section: 0), at: .bottom, animated: false)
      }
    },
    Growth("rows of stacks that are all seen", [25, 100, 400]) { count in
      let source = Stacks(count)
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100 * count))
      let table = UITableView(frame: window.bounds)
      table.dataSource = source
      controller.view.addSubview(table)
      return {
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    },
    Growth("items of a flow layout, and its end", rows) { count in
      collection(count, UICollectionViewFlowLayout())
    },
    Growth("items of a compositional layout, and its end", rows) { count in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return collection(count, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    },
    Growth("rows selected one by one", [10, 100, 1000]) { count in
      let source = Source(count)
      let table = UITableView(frame: frame)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.allowsMultipleSelection = true
      table.dataSource = source
      table.layoutIfNeeded()
      return {
        for row in 0..<source.count {
          table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
      }
    },
    Growth("every second row deleted, of a table that knows all heights", [100, 1000, 10_000]) { count in
      let source = Source(count)
      let table = UITableView(frame: frame)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 0
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      return {
        source.count = count / 2
        table.deleteRows(at: (0..<count / 2).map { IndexPath(row: $0 * 2, section: 0) }, with: .none)
      }
    },
  ]

  private static func collection(_ count: Int, _ layout: UICollectionViewLayout) -> () -> Void {
    let source = Source(count)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return {
      view.layoutIfNeeded()
      view.scrollToItem(at: IndexPath(item: source.count - 1, section: 0), at: .bottom, animated: false)
      view.layoutIfNeeded()
    }
  }
}
