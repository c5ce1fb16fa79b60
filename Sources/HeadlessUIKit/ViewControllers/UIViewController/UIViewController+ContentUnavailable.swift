import Foundation

extension UIViewController {
  /// Shows a configuration over the view.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      core.unavailable?.removeFromSuperview()
      core.unavailable = nil
      return
    }
    if let shown = core.unavailable, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    core.unavailable?.removeFromSuperview()
    let content = configuration.makeContentView()
    core.unavailable = content
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  var _contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = core.navigation.item?.searchController, search.isActive { state.searchText = search.searchBar.text }
    return state
  }

  func _setNeedsUpdateContentUnavailableConfiguration() {
    core.needsUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if requested: with the first layout, and after each request for an update.
  func updateUnavailableIfNeeded() {
    guard core.needsUnavailable else { return }
    core.needsUnavailable = false
    updateContentUnavailableConfiguration(using: _contentUnavailableConfigurationState)
  }
}
