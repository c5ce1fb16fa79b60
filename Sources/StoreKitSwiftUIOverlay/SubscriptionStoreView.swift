public import HeadlessSwiftUI
public import StoreKit

/// The subscriptions of a group below a marketing text, as rows to choose from or as buttons. The layout and the wording are
/// estimated: neither was recorded on iOS.
public struct SubscriptionStoreView<Content: View>: View {
  enum Source: Equatable {
    case group(String)
    case identifiers([Product.ID])
    case products([Product])
  }

  private let source: Source
  nonisolated(unsafe) private let content: Content
  @State private var state = Product.CollectionTaskState.loading
  @State private var chosen: Product.ID?
  @State private var redeems = false
  @Environment(\.subscriptionStoreLook) private var look
  @Environment(\.purchaseHandlers) private var handlers
  @Environment(\.dismiss) private var dismiss

  nonisolated init(source: Source, content: Content) {
    (self.source, self.content) = (source, content)
  }

  public var body: some View {
    VStack(spacing: 0) {
      if look.visibilities[.cancellation] == .visible {
        Button("Close", systemImage: "xmark") { dismiss() }
          .labelStyle(.iconOnly).frame(maxWidth: .infinity, alignment: .trailing).padding()
      }
      ScrollView { content.frame(maxWidth: .infinity).padding() }
        .environment(\._paintedContainer, .subscriptionStoreFullHeight)
      VStack(spacing: 12) {
        controls
        footer
      }
      .padding()
      .background(look.controlBackground ?? AnyShapeStyle(.bar), ignoresSafeAreaEdges: .bottom)
    }
    .backgroundPreferenceValue(_ContainerBackgroundKey.self) { $0?.ignoresSafeArea() }
    .offerCodeRedemption(isPresented: $redeems)
    .task { await load() }
  }

  @ViewBuilder private var controls: some View {
    switch state {
    case .loading: ProgressView()
    case .failure: unavailable
    case .success(let products, _):
      if products.isEmpty {
        unavailable
      } else if look.hasButtons {
        ForEach(products) { button($0, isAlone: false) }
      } else {
        ForEach(products) { row($0, isChosen: $0.id == chosenProduct(products)?.id) }
        if let product = chosenProduct(products) { button(product, isAlone: true) }
      }
    }
  }

  private var unavailable: some View {
    Text(verbatim: "Subscription Unavailable").font(.headline).foregroundStyle(.secondary)
  }

  private func chosenProduct(_ products: [Product]) -> Product? {
    products.first { $0.id == chosen } ?? products.first
  }

  private func row(_ product: Product, isChosen: Bool) -> some View {
    Button {
      chosen = product.id
    } label: {
      HStack(spacing: 12) {
        if let icon = look.icon { icon(product) }
        VStack(alignment: .leading, spacing: 2) {
          Text(product.displayName).font(.headline)
          Text(Self.price(product)).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      }
      .padding()
      .background(
        look.itemBackground ?? AnyShapeStyle(.background.secondary), in: RoundedRectangle(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }

  private func button(_ product: Product, isAlone: Bool) -> some View {
    Button {
      Task { _ = await handlers.buy(product) }
    } label: {
      label(product, isAlone: isAlone).frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
  }

  /// Beside rows, the button has the action alone; without rows, it also names the subscription and its price.
  @ViewBuilder private func label(_ product: Product, isAlone: Bool) -> some View {
    let parts = look.label.parts ?? (isAlone ? [.action] : [.displayName, .price])
    let texts = parts.map { part in
      switch part {
      case .action: "Subscribe"
      case .displayName: product.displayName
      case .price: Self.price(product)
      }
    }
    if look.label.isMultiline {
      VStack(spacing: 2) { ForEach(texts, id: \.self) { Text($0) } }
    } else {
      Text(texts.joined(separator: " "))
    }
  }

  @ViewBuilder private var footer: some View {
    if look.visibilities[.restorePurchases] == .visible {
      Button("Restore Purchases") { Task { try? await AppStore.sync() } }.font(.footnote)
    }
    if look.visibilities[.redeemCode] == .visible {
      Button("Redeem Code") { redeems = true }.font(.footnote)
    }
    if let signIn = look.signIn, look.visibilities[.signIn] != .hidden {
      Button("Sign In") { signIn() }.font(.footnote)
    }
    if look.visibilities[.policies] == .visible || !look.policies.isEmpty, look.visibilities[.policies] != .hidden {
      HStack(spacing: 16) {
        policy(.termsOfService)
        policy(.privacyPolicy)
      }
      .font(.footnote)
      .foregroundStyle(look.policyStyles?.0 ?? AnyShapeStyle(.tint))
    }
  }

  @ViewBuilder private func policy(_ kind: SubscriptionStorePolicyKind) -> some View {
    switch look.policies[kind] {
    case .url(let url): Link(kind.title, destination: url)
    case .view(let page): NavigationLink(kind.title) { page }
    case nil: EmptyView()
    }
  }

  /// `$4.99/month`, or `$9.99/2 months`.
  static func price(_ product: Product) -> String {
    guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
    let unit =
      switch period.unit {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      }
    return "\(product.displayPrice)/" + (period.value == 1 ? unit : "\(period.value) \(unit)s")
  }

  private func load() async {
    do {
      switch source {
      case .group(let group): state = .success(Product.subscriptions(ofGroup: group), unavailable: [])
      case .identifiers(let ids): state = .success(try await Product.products(for: ids), unavailable: [])
      case .products(let products): state = .success(products, unavailable: [])
      }
    } catch {
      state = .failure(error)
    }
  }
}

nonisolated extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(source: .group(groupID), content: marketingContent()) }
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(source: .identifiers(Array(productIDs)), content: marketingContent()) }
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(source: .products(Array(subscriptions)), content: marketingContent()) }
}

/// The marketing text of a shop without one of its own: the app's name.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  public var body: some View {
    let name = Bundle.main.infoDictionary?["CFBundleDisplayName"] ?? Bundle.main.infoDictionary?["CFBundleName"]
    Text(name as? String ?? "Subscriptions").font(.largeTitle.bold())
  }
}

nonisolated extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(source: .group(groupID), content: Content())
  }
  public init(productIDs: some Collection<Product.ID>) {
    self.init(source: .identifiers(Array(productIDs)), content: Content())
  }
  public init(subscriptions: some Collection<Product>) {
    self.init(source: .products(Array(subscriptions)), content: Content())
  }
}
