extension KnownStandIn {
  /// Bond's arrays, and their lists.
  static let bondLists = #"""
    // MARK: Arrays

    public enum ObservableArrayChange: Equatable { case reset, inserts([Int]), deletes([Int]), updates([Int]), move(Int, Int) }
    /// What an array became, and by which change.
    public struct ObservableArrayEvent<Item> {
      public let change: ObservableArrayChange
      public let source: ObservableArray<Item>
      public var collection: [Item] { source.array }
      public var dataSource: ObservableArray<Item> { source }
    }

    public class ObservableArray<Item>: SignalProtocol, @unchecked Sendable {
      public typealias Element = ObservableArrayEvent<Item>
      public typealias Error = Never
      public internal(set) var array: [Item]
      let changes = PassthroughSubject<ObservableArrayEvent<Item>, Never>()
      public init(_ array: [Item] = []) { self.array = array }
      public var collection: [Item] { array }
      public var value: [Item] { array }
      public var count: Int { array.count }
      public var isEmpty: Bool { array.isEmpty }
      public var numberOfItems: Int { array.count }
      public subscript(index: Int) -> Item { array[index] }
      public func item(at index: Int) -> Item { array[index] }
      public func observe(with observer: @escaping Observer<Element, Never>) -> any Disposable {
        observer(.next(ObservableArrayEvent(change: .reset, source: self)))
        return changes.observe(with: observer)
      }
    }

    public final class MutableObservableArray<Item>: ObservableArray<Item>, @unchecked Sendable {
      public override subscript(index: Int) -> Item {
        get { array[index] }
        set { change(.updates([index])) { $0[index] = newValue } }
      }
      private func change(_ change: ObservableArrayChange, _ body: (inout [Item]) -> Void) {
        body(&array)
        changes.on(.next(ObservableArrayEvent(change: change, source: self)))
      }
      public func append(_ item: Item) { change(.inserts([array.count])) { $0.append(item) } }
      public func insert(_ item: Item, at index: Int) { change(.inserts([index])) { $0.insert(item, at: index) } }
      public func insert(contentsOf items: [Item], at index: Int) { change(.reset) { $0.insert(contentsOf: items, at: index) } }
      @discardableResult public func remove(at index: Int) -> Item {
        let item = array[index]
        change(.deletes([index])) { $0.remove(at: index) }
        return item
      }
      @discardableResult public func removeLast() -> Item { remove(at: array.count - 1) }
      public func removeAll() { change(.reset) { $0 = [] } }
      public func moveItem(from: Int, to: Int) { change(.move(from, to)) { $0.insert($0.remove(at: from), at: to) } }
      public func replace(with items: [Item]) { change(.reset) { $0 = items } }
      public func replace(with items: [Item], performDiff: Bool) { replace(with: items) }
      public func replace(with items: [Item], performDiff: Bool, areEqual: (Item, Item) -> Bool) { replace(with: items) }
      public func batchUpdate(_ update: (MutableObservableArray<Item>) -> Void) {
        update(self)
        change(.reset) { _ in }
      }
    }

    extension SignalProtocol where Error == Never {
      @discardableResult public func bind<Item>(to array: MutableObservableArray<Item>) -> any Disposable where Element == [Item] {
        bind(to: array) { $0.replace(with: $1) }
      }
    }

    /// What a list can show: arrays, and signals of them.
    public protocol BondListContents {
      associatedtype Row
      var rows: [Row] { get }
    }
    extension ObservableArrayEvent: BondListContents { public var rows: [Item] { source.array } }
    extension Array: BondListContents { public var rows: [Element] { self } }

    // MARK: Lists

    @MainActor private final class TableRows<Row>: NSObject, UITableViewDataSource {
      var rows: [Row] = []
      private let make: ([Row], IndexPath, UITableView) -> UITableViewCell
      init(_ make: @escaping ([Row], IndexPath, UITableView) -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { make(rows, indexPath, tableView) }
    }
    @MainActor private final class CollectionItems<Row>: NSObject, UICollectionViewDataSource {
      var rows: [Row] = []
      private let make: ([Row], IndexPath, UICollectionView) -> UICollectionViewCell
      init(_ make: @escaping ([Row], IndexPath, UICollectionView) -> UICollectionViewCell) { self.make = make }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        make(rows, indexPath, collectionView)
      }
    }

    nonisolated(unsafe) private var sourceKey: UInt8 = 0
    extension SignalProtocol where Error == Never, Element: BondListContents {
      @preconcurrency @MainActor @discardableResult public func bind(
        to tableView: UITableView, animated: Bool = true, createCell: @escaping ([Element.Row], IndexPath, UITableView) -> UITableViewCell
      ) -> any Disposable {
        let source = TableRows<Element.Row>(createCell)
        objc_setAssociatedObject(tableView, &sourceKey, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        tableView.dataSource = source
        return bind(to: tableView) { table, contents in
          nonisolated(unsafe) let contents = contents
          MainActor.assumeIsolated {
            source.rows = contents.rows
            table.reloadData()
          }
        }
      }
      @preconcurrency @MainActor @discardableResult public func bind<Cell: UITableViewCell>(
        to tableView: UITableView, cellType: Cell.Type, animated: Bool = true, configureCell: @escaping (Cell, Element.Row) -> Void
      ) -> any Disposable {
        let name = String(describing: cellType)
        tableView.register(cellType, forCellReuseIdentifier: name)
        return bind(to: tableView, animated: animated) { rows, path, table in
          let cell = table.dequeueReusableCell(withIdentifier: name, for: path)
          if let cell = cell as? Cell { configureCell(cell, rows[path.row]) }
          return cell
        }
      }
      @preconcurrency @MainActor @discardableResult public func bind(
        to collectionView: UICollectionView, animated: Bool = true,
        createCell: @escaping ([Element.Row], IndexPath, UICollectionView) -> UICollectionViewCell
      ) -> any Disposable {
        let source = CollectionItems<Element.Row>(createCell)
        objc_setAssociatedObject(collectionView, &sourceKey, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        collectionView.dataSource = source
        return bind(to: collectionView) { list, contents in
          nonisolated(unsafe) let contents = contents
          MainActor.assumeIsolated {
            source.rows = contents.rows
            list.reloadData()
          }
        }
      }
    }
    extension ReactiveExtensions where Base: UITableView {
      /// The row that a user selects, while the list has no delegate of its own.
      @preconcurrency @MainActor public var selectedRowIndexPath: SafeSignal<IndexPath> {
        let watcher = SelectionWatcher()
        base.delegate = watcher
        objc_setAssociatedObject(base, &delegateKey, watcher, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return watcher.selected.toSignal()
      }
    }
    nonisolated(unsafe) private var delegateKey: UInt8 = 0
    @MainActor private final class SelectionWatcher: NSObject, UITableViewDelegate {
      let selected = PassthroughSubject<IndexPath, Never>()
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.on(.next(indexPath)) }
    }

    """#
}
