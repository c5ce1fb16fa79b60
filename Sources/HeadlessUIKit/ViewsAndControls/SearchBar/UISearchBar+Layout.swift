import Foundation

extension UISearchBar {
  /// Something that the bar shows is another, and perhaps its height.
  func looksDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.barHeightMayHaveChanged()
  }

  // MARK: Scopes

  func scopesDidChange(from old: [String]) {
    let titles = scopeButtonTitles ?? []
    guard titles != old else { return }
    parts.scopes.removeAllSegments()
    for (index, title) in titles.enumerated() {
      parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if !titles.indices.contains(selectedScopeButtonIndex) { selectedScopeButtonIndex = 0 }
    showChosenScope()
    looksDidChange()
  }

  func showChosenScope() {
    parts.scopes.selectedSegmentIndex =
      parts.scopes.numberOfSegments > selectedScopeButtonIndex ? selectedScopeButtonIndex : -1
  }

  var showsScopes: Bool { showsScopeBar && parts.scopes.numberOfSegments > 0 }

  // MARK: Measures

  private var promptHeight: CGFloat { prompt == nil || isInNavigationBar ? 0 : SearchMetrics.current.promptHeight }
  private var topMargin: CGFloat {
    isInNavigationBar ? SearchMetrics.current.topMarginInBar : SearchMetrics.current.verticalMargin
  }
  private var bottomMargin: CGFloat {
    isInNavigationBar ? SearchMetrics.current.bottomMarginInBar : SearchMetrics.current.verticalMargin
  }

  /// In points.
  var naturalHeight: CGFloat {
    promptHeight + topMargin + parts.field.fieldHeight + bottomMargin
      + (showsScopes ? SearchMetrics.current.scopeHeight : 0)
  }

  private var cancelWidth: CGFloat {
    showsCancelButton ? PixelRounding(scale: layoutScale).roundUp(parts.cancel.intrinsicContentSize.width) : 0
  }
  private var cancelRoom: CGFloat { showsCancelButton ? cancelWidth + SearchMetrics.current.cancelSpacing : 0 }

  /// In the row of a title, in points.
  var inlineWidth: CGFloat { SearchMetrics.current.inlineWidth + cancelRoom }

  /// At the leading and trailing edges, in points: in a navigation bar those of the bar, else 8 and the safe area.
  private var sideMargins: (leading: CGFloat, trailing: CGFloat) {
    if isInline { return (0, 0) }
    let margin = isInNavigationBar ? BarMetrics.margin : SearchMetrics.current.sideMargin
    let left = safeAreaInsets.left + margin
    let right = safeAreaInsets.right + margin
    return isRightToLeft ? (right, left) : (left, right)
  }

  // MARK: Layout

  func layOutParts() {
    showLook()
    let margins = sideMargins
    let reach = barPosition == .topAttached ? max(0, frame.minY) : 0
    parts.background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    let top =
      isInline
      ? PixelRounding(scale: layoutScale).round((bounds.height - parts.field.fieldHeight) / 2)
      : promptHeight + topMargin
    parts.prompt.frame = CGRect(x: 0, y: 4, width: bounds.width, height: max(0, promptHeight))
    let height = parts.field.fieldHeight
    let cancelWidth = cancelWidth
    let offset = searchFieldBackgroundPositionAdjustment
    parts.field.frame = CGRect(
      x: margins.leading, y: top,
      width: max(0, bounds.width - margins.leading - margins.trailing - cancelRoom), height: height
    ).mirrored(in: bounds.width, if: isRightToLeft).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    parts.cancel.frame = CGRect(
      x: bounds.width - margins.trailing - cancelWidth, y: top, width: cancelWidth, height: height
    ).mirrored(in: bounds.width, if: isRightToLeft)
    let scopeTop = top + height + bottomMargin
    parts.scopeBackground.frame = CGRect(
      x: 0, y: scopeTop, width: bounds.width, height: SearchMetrics.current.scopeHeight)
    parts.scopes.frame = CGRect(
      x: margins.leading, y: scopeTop, width: max(0, bounds.width - margins.leading - margins.trailing),
      height: SearchMetrics.current.scopeControlHeight
    ).mirrored(in: bounds.width, if: isRightToLeft)
  }

  // MARK: Look

  private func showLook() {
    show(parts.cancel, showsCancelButton)
    show(parts.scopeBackground, showsScopes && scopeBarBackgroundImage != nil)
    show(parts.scopes, showsScopes)
    show(parts.prompt, promptHeight > 0)
    parts.prompt.text = prompt
    parts.scopeBackground.image = scopeBarBackgroundImage
    parts.cancel.isEnabled = isEnabled
    showIcons()
    parts.background.isHidden = isInNavigationBar || searchBarStyle == .minimal
    parts.background.look = backgroundLook
    parts.background.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if !isShown { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
  }

  private func showIcons() {
    parts.field.showGlass(image(for: .search, state: .normal))
    let name = showsSearchResultsButton ? "list.bullet" : "book"
    let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
    let state: UIControl.State = isSearchResultsButtonSelected ? .selected : .normal
    parts.icon.setImage(image(for: icon, state: state) ?? UIImage(systemName: name), for: .normal)
    let isShown = (showsSearchResultsButton || showsBookmarkButton) && (text ?? "").isEmpty
    if isShown {
      parts.icon.bounds.size = CGSize(
        width: SearchMetrics.current.iconWidth + 4, height: SearchMetrics.current.iconWidth)
      if parts.field.rightView !== parts.icon { parts.field.rightView = parts.icon }
      parts.field.rightViewMode = .always
    } else if parts.field.rightView === parts.icon {
      parts.field.rightView = nil
      parts.field.rightViewMode = .never
    }
  }

  /// The material of bars, or what the app has set instead.
  private var backgroundLook: BarBackgroundLook {
    var look = BarBackgroundLook(UINavigationBarAppearance())
    if let image = backgroundImage {
      look.image = image
      look.effect = nil
      // A bar with an image of the app's own has no hairline.
      look.shadowColor = nil
    } else if let barTintColor {
      look.color = barTintColor
      look.effect = nil
    } else if !isTranslucent {
      look.color = barStyle == .default ? BarColors.opaque : .black
      look.effect = nil
    }
    return look
  }
}
