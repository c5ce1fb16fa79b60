/// The state on which the configuration of a controller without content depends.
@preconcurrency @MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The words of the controller's search that is on; nil without one.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
