extension KnownStandIn {
  /// RxCocoa's lists and texts.
  static let rxLists = #"""
    // MARK: Lists

    /// A data source that shows the elements of a sequence.
    @preconcurrency @MainActor public protocol RxTableViewDataSourceType {
      associatedtype Element
      func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
    }
    @preconcurrency @MainActor public protocol RxCollectionViewDataSourceType {
      associatedtype Element
      func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
    }
    @preconcurrency @MainActor public protocol SectionedViewDataSourceType { func model(at indexPath: IndexPath) throws -> Any }

    private final class RowSource: NSObject, UITableViewDataSource, SectionedViewDataSourceType {
      var elements: [Any] = []
      let make: (UITableView, Int, Any) -> UITableViewCell
      init(_ make: @escaping (UITableView, Int, Any) -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        make(tableView, indexPath.row, elements[indexPath.row])
      }
      func model(at indexPath: IndexPath) throws -> Any {
        guard elements.indices.contains(indexPath.row) else { throw RxError.argumentOutOfRange }
        return elements[indexPath.row]
      }
    }

    private final class ItemSource: NSObject, UICollectionViewDataSource, SectionedViewDataSourceType {
      var elements: [Any] = []
      let make: (UICollectionView, Int, Any) -> UICollectionViewCell
      init(_ make: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell) { self.make = make }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { elements.count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        make(collectionView, indexPath.item, elements[indexPath.item])
      }
      func model(at indexPath: IndexPath) throws -> Any {
        guard elements.indices.contains(indexPath.item) else { throw RxError.argumentOutOfRange }
        return elements[indexPath.item]
      }
    }

    /// Hands on a list's events, and asks the app's own delegate. Its other methods aren't called.
    private final class ListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
      weak var own: AnyObject?
      let selected = PublishSubject<IndexPath>()
      let deselected = PublishSubject<IndexPath>()
      let scrolled = PublishSubject<Void>()
      let shown = PublishSubject<(UIView, IndexPath)>()
      private var rows: (any UITableViewDelegate)? { own as? any UITableViewDelegate }
      private var items: (any UICollectionViewDelegateFlowLayout)? { own as? any UICollectionViewDelegateFlowLayout }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.onNext(indexPath)
        rows?.tableView?(tableView, didSelectRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        deselected.onNext(indexPath)
        rows?.tableView?(tableView, didDeselectRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown.onNext((cell, indexPath))
        rows?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows?.tableView?(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        rows?.tableView?(tableView, viewForHeaderInSection: section) ?? nil
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        rows?.tableView?(tableView, heightForHeaderInSection: section) ?? tableView.sectionHeaderHeight
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.onNext(indexPath)
        items?.collectionView?(collectionView, didSelectItemAt: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { deselected.onNext(indexPath) }
      func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        shown.onNext((cell, indexPath))
        items?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        items?.collectionView?(collectionView, layout: layout, sizeForItemAt: indexPath)
          ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolled.onNext(())
        (own as? any UIScrollViewDelegate)?.scrollViewDidScroll?(scrollView)
      }
    }

    @MainActor private enum Kept {
      nonisolated(unsafe) private static var delegateKey: UInt8 = 0
      nonisolated(unsafe) private static var sourceKey: UInt8 = 0

      static func delegate(of view: UIScrollView) -> ListDelegate {
        if let known = objc_getAssociatedObject(view, &delegateKey) as? ListDelegate { return known }
        let made = ListDelegate()
        made.own = view.delegate
        objc_setAssociatedObject(view, &delegateKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        view.delegate = made
        return made
      }
      static func setSource(_ source: AnyObject?, of view: UIScrollView) {
        objc_setAssociatedObject(view, &sourceKey, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      static func model<T>(_ view: UIScrollView, _ indexPath: IndexPath) throws -> T {
        guard let source = objc_getAssociatedObject(view, &sourceKey) as? any SectionedViewDataSourceType,
          let model = try source.model(at: indexPath) as? T
        else { throw RxError.noElements }
        return model
      }
      static func forward(_ delegate: AnyObject?, of view: UIScrollView) -> any Disposable {
        Self.delegate(of: view).own = delegate
        return Disposables.create()
      }
    }

    extension Reactive where Base: UITableView {
      @preconcurrency @MainActor public func items<S: Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
      ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, S.Element, Cell) -> Void) -> any Disposable where Source.Element == S {
        { source in
          { configure in
            self.items(source) { (table: UITableView, row: Int, element: S.Element) in
              let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0)) as! Cell
              configure(row, element, cell)
              return cell
            }
          }
        }
      }
      @preconcurrency @MainActor public func items<S: Sequence, Source: ObservableType>(
        _ source: Source
      ) -> (_ cellFactory: @escaping (UITableView, Int, S.Element) -> UITableViewCell) -> any Disposable where Source.Element == S {
        { factory in self.items(source, factory) }
      }
      @MainActor private func items<S: Sequence, Source: ObservableType>(
        _ source: Source, _ factory: @escaping (UITableView, Int, S.Element) -> UITableViewCell
      ) -> any Disposable where Source.Element == S {
        let rows = RowSource { factory($0, $1, $2 as! S.Element) }
        base.dataSource = rows
        Kept.setSource(rows, of: base)
        return source.subscribe(onNext: { [weak base] elements in
          MainActor.assumeIsolated {
            rows.elements = elements.map { $0 }
            base?.reloadData()
          }
        })
      }
      @preconcurrency @MainActor public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
      ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
          base.dataSource = dataSource
          Kept.setSource(dataSource, of: base)
          return source.subscribe { [weak base] event in
            MainActor.assumeIsolated { if let base { dataSource.tableView(base, observedEvent: event) } }
          }
        }
      }
      @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: Kept.delegate(of: base).selected) }
      @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: Kept.delegate(of: base).deselected) }
      /// Not called: rows aren't deleted or moved by gestures here.
      @preconcurrency @MainActor public var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: Observable<IndexPath>.never()) }
      @preconcurrency @MainActor public var itemInserted: ControlEvent<IndexPath> { ControlEvent(events: Observable<IndexPath>.never()) }
      @preconcurrency @MainActor public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
        ControlEvent(events: Kept.delegate(of: base).shown.map { (cell: $0 as! UITableViewCell, indexPath: $1) })
      }
      @preconcurrency @MainActor public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
        weak let table = base
        return ControlEvent(
          events: itemSelected.asObservable().compactMap { path in
            MainActor.assumeIsolated { table.flatMap { try? Kept.model($0, path) as T } }
          })
      }
      @preconcurrency @MainActor public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { ControlEvent(events: Observable<T>.never()) }
      @preconcurrency @MainActor public func model<T>(at indexPath: IndexPath) throws -> T { try Kept.model(base, indexPath) }
      @discardableResult @preconcurrency @MainActor public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable { Kept.forward(delegate, of: base) }
      @preconcurrency @MainActor public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
        base.dataSource = dataSource
        return Disposables.create()
      }
    }

    extension Reactive where Base: UICollectionView {
      @preconcurrency @MainActor public func items<S: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
      ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, S.Element, Cell) -> Void) -> any Disposable where Source.Element == S {
        { source in
          { configure in
            self.items(source) { (view: UICollectionView, item: Int, element: S.Element) in
              let path = IndexPath(item: item, section: 0)
              let cell = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path) as! Cell
              configure(item, element, cell)
              return cell
            }
          }
        }
      }
      @preconcurrency @MainActor public func items<S: Sequence, Source: ObservableType>(
        _ source: Source
      ) -> (_ cellFactory: @escaping (UICollectionView, Int, S.Element) -> UICollectionViewCell) -> any Disposable where Source.Element == S {
        { factory in self.items(source, factory) }
      }
      @MainActor private func items<S: Sequence, Source: ObservableType>(
        _ source: Source, _ factory: @escaping (UICollectionView, Int, S.Element) -> UICollectionViewCell
      ) -> any Disposable where Source.Element == S {
        let items = ItemSource { factory($0, $1, $2 as! S.Element) }
        base.dataSource = items
        Kept.setSource(items, of: base)
        return source.subscribe(onNext: { [weak base] elements in
          MainActor.assumeIsolated {
            items.elements = elements.map { $0 }
            base?.reloadData()
          }
        })
      }
      @preconcurrency @MainActor public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
      ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
          base.dataSource = dataSource
          Kept.setSource(dataSource, of: base)
          return source.subscribe { [weak base] event in
            MainActor.assumeIsolated { if let base { dataSource.collectionView(base, observedEvent: event) } }
          }
        }
      }
      @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: Kept.delegate(of: base).selected) }
      @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: Kept.delegate(of: base).deselected) }
      @preconcurrency @MainActor public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        ControlEvent(events: Kept.delegate(of: base).shown.map { (cell: $0 as! UICollectionViewCell, at: $1) })
      }
      @preconcurrency @MainActor public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
        weak let view = base
        return ControlEvent(
          events: itemSelected.asObservable().compactMap { path in
            MainActor.assumeIsolated { view.flatMap { try? Kept.model($0, path) as T } }
          })
      }
      @preconcurrency @MainActor public func model<T>(at indexPath: IndexPath) throws -> T { try Kept.model(base, indexPath) }
      @discardableResult @preconcurrency @MainActor public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable { Kept.forward(delegate, of: base) }
      @preconcurrency @MainActor public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
        base.dataSource = dataSource
        return Disposables.create()
      }
    }

    extension Reactive where Base: UIScrollView {
      @preconcurrency @MainActor public var didScroll: ControlEvent<Void> { ControlEvent(events: Kept.delegate(of: base).scrolled) }
      @preconcurrency @MainActor public var didEndDecelerating: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
      @preconcurrency @MainActor public var contentOffset: ControlProperty<CGPoint> {
        weak let view = base
        let offset = { MainActor.assumeIsolated { view?.contentOffset ?? .zero } }
        return ControlProperty(
          values: didScroll.asObservable().map { offset() }.startWith(offset()),
          valueSink: Binder(base) { view, value in MainActor.assumeIsolated { view.contentOffset = value } })
      }
    }

    // MARK: Texts

    /// Hands on the changes of a text.
    private final class TextDelegate: NSObject, UITextViewDelegate, UISearchBarDelegate {
      let changed = PublishSubject<String?>()
      let searched = PublishSubject<Void>()
      let cancelled = PublishSubject<Void>()
      let began = PublishSubject<Void>()
      let ended = PublishSubject<Void>()
      func textViewDidChange(_ textView: UITextView) { changed.onNext(textView.text) }
      func textViewDidBeginEditing(_ textView: UITextView) { began.onNext(()) }
      func textViewDidEndEditing(_ textView: UITextView) { ended.onNext(()) }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { changed.onNext(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searched.onNext(()) }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelled.onNext(()) }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { began.onNext(()) }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { ended.onNext(()) }

      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ view: UIView, _ set: (TextDelegate) -> Void) -> TextDelegate {
        if let known = objc_getAssociatedObject(view, &key) as? TextDelegate { return known }
        let made = TextDelegate()
        objc_setAssociatedObject(view, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        set(made)
        return made
      }
    }

    extension Reactive where Base: UITextView {
      @MainActor private var events: TextDelegate { TextDelegate.of(base) { base.delegate = $0 } }
      @preconcurrency @MainActor public var text: ControlProperty<String?> {
        ControlProperty(
          values: events.changed.startWith(base.text),
          valueSink: Binder(base) { view, text in MainActor.assumeIsolated { if view.text != text { view.text = text } } })
      }
      @preconcurrency @MainActor public var value: ControlProperty<String?> { text }
      @preconcurrency @MainActor public var didChange: ControlEvent<Void> { ControlEvent(events: events.changed.map { _ in }) }
      @preconcurrency @MainActor public var didBeginEditing: ControlEvent<Void> { ControlEvent(events: events.began) }
      @preconcurrency @MainActor public var didEndEditing: ControlEvent<Void> { ControlEvent(events: events.ended) }
    }

    extension Reactive where Base: UISearchBar {
      @MainActor private var events: TextDelegate { TextDelegate.of(base) { base.delegate = $0 } }
      @preconcurrency @MainActor public var text: ControlProperty<String?> {
        ControlProperty(
          values: events.changed.startWith(base.text),
          valueSink: Binder(base) { bar, text in MainActor.assumeIsolated { if bar.text != text { bar.text = text } } })
      }
      @preconcurrency @MainActor public var value: ControlProperty<String?> { text }
      @preconcurrency @MainActor public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: events.searched) }
      @preconcurrency @MainActor public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: events.cancelled) }
      @preconcurrency @MainActor public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: events.began) }
      @preconcurrency @MainActor public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: events.ended) }
    }

    """#
}
