public import HeadlessSwiftUI
public import StoreKit

/// A product of the shop with its price, which a tap buys.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let given: Product?
  nonisolated(unsafe) private let icon: Icon
  nonisolated(unsafe) private let placeholderIcon: PlaceholderIcon
  @State private var state = Product.TaskState.loading
  @State private var isBought = false
  @Environment(\.purchaseHandlers) private var handlers

  nonisolated private init(id: Product.ID, product: Product?, icon: Icon, placeholderIcon: PlaceholderIcon) {
    (self.id, given, self.icon, self.placeholderIcon) = (id, product, icon, placeholderIcon)
  }

  public var body: some View {
    let shown = given.map { Product.TaskState.success($0) } ?? state
    let icon = shown.product == nil ? AnyView(placeholderIcon) : AnyView(icon)
    return StyledProduct(
      configuration: ProductViewStyleConfiguration(
        icon: .init(content: icon), state: shown, hasCurrentEntitlement: isBought, buy: buy)
    )
    .task(id: id) { await load() }
  }

  private func load() async {
    isBought = await StoreKit.Transaction.currentEntitlement(for: id) != nil
    guard given == nil else { return }
    do {
      state = try await Product.products(for: [id]).first.map { .success($0) } ?? .unavailable
    } catch {
      state = .failure(error)
    }
  }

  private func buy(_ product: Product) {
    Task {
      if case .success(.success) = await handlers.buy(product) { isBought = true }
    }
  }
}

nonisolated extension ProductView {
  /// - Parameter prefersPromotionalIcon: whether the shop's image of the product is shown instead of the icon; there is none here.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(id: productID, product: nil, icon: icon(), placeholderIcon: placeholderIcon()) }
}

nonisolated extension ProductView where PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: productID, product: nil, icon: icon(), placeholderIcon: EmptyView())
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: product.id, product: product, icon: icon(), placeholderIcon: EmptyView())
  }
}

nonisolated extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(id: productID, product: nil, icon: EmptyView(), placeholderIcon: EmptyView())
  }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(id: product.id, product: product, icon: EmptyView(), placeholderIcon: EmptyView())
  }
}
