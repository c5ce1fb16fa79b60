public import HeadlessSwiftUI
public import StoreKit

/// Products of the shop below each other, in the style of the environment.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let given: [Product]?
  nonisolated(unsafe) private let icon: (Product) -> Icon
  nonisolated(unsafe) private let placeholderIcon: PlaceholderIcon
  @State private var state = Product.CollectionTaskState.loading

  nonisolated private init(
    ids: [Product.ID], products: [Product]?, icon: @escaping (Product) -> Icon,
    placeholderIcon: PlaceholderIcon
  ) { (self.ids, given, self.icon, self.placeholderIcon) = (ids, products, icon, placeholderIcon) }

  public var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        if let products = given ?? state.products {
          ForEach(products) { product in ProductView(product) { icon(product) } }
        } else if case .loading = state {
          ProgressView()
        } else {
          Text(verbatim: "Store Unavailable").font(.headline).foregroundStyle(.secondary)
        }
      }
      .padding()
    }
    .task(id: ids) { await load() }
  }

  private func load() async {
    guard given == nil else { return }
    do {
      let products = try await Product.products(for: ids)
      let known = Set(products.map(\.id))
      state = .success(products, unavailable: ids.filter { !known.contains($0) })
    } catch {
      state = .failure(error)
    }
  }
}

nonisolated extension StoreView {
  /// - Parameters:
  ///   - ids: the products' identifiers.
  ///   - prefersPromotionalIcon: whether the shop's images of the products are shown; there are none here.
  ///   - icon: the icon of a product.
  ///   - placeholderIcon: the icon before the product is known.
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(ids: Array(ids), products: nil, icon: icon, placeholderIcon: placeholderIcon()) }
}

nonisolated extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(ids: Array(ids), products: nil, icon: icon, placeholderIcon: EmptyView()) }
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(ids: products.map(\.id), products: Array(products), icon: icon, placeholderIcon: EmptyView()) }
}

nonisolated extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(ids: Array(ids), products: nil, icon: { _ in EmptyView() }, placeholderIcon: EmptyView())
  }
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(
      ids: products.map(\.id), products: Array(products), icon: { _ in EmptyView() }, placeholderIcon: EmptyView())
  }
}
