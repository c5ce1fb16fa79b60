public import HeadlessSwiftUI
public import StoreKit

/// A product of the shop with its price, which a tap buys.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let id: Product.ID
  private let given: Product?
  /// The configuration of a style that makes the view of another style.
  nonisolated(unsafe) private let configuration: ProductViewStyleConfiguration?
  nonisolated(unsafe) private let icon: Icon
  nonisolated(unsafe) private let placeholderIcon: PlaceholderIcon
  @State private var state = Product.TaskState.loading
  @State private var isBought = false
  @Environment(\.purchaseHandlers) private var handlers

  nonisolated private init(
    id: Product.ID, product: Product?, icon: Icon, placeholderIcon: PlaceholderIcon,
    configuration: ProductViewStyleConfiguration? = nil
  ) {
    (self.id, given, self.icon, self.placeholderIcon) = (id, product, icon, placeholderIcon)
    self.configuration = configuration
  }

  @ViewBuilder public var body: some View {
    if let configuration { StyledProduct(configuration: configuration) } else { product }
  }

  private var product: some View {
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

nonisolated extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// The product of a style's configuration, with its icon, state and purchase: a style adds to another one with it.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(
      id: configuration.product?.id ?? "", product: configuration.product, icon: configuration.icon,
      placeholderIcon: EmptyView(), configuration: configuration)
  }
}
