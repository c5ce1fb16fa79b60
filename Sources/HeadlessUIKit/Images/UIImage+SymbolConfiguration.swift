public import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol. Immutable.
  // Unchecked: only a copy is changed, before it is shared.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// The specified values; nil if unspecified.
    struct Values: Hashable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      /// If several are applied, the last one takes precedence.
      var style: SymbolStyle?
    }

    private(set) var values = Values()

    /// A configuration that specifies nothing.
    open class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(Values()) }

    init(_ values: Values) {
      self.values = values
      super.init()
    }

    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// - Parameter pointSize: the size of the font that the symbol matches.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A symbol that grows with the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(font.specification.weight)))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: SymbolWeight(font.specification.weight), scale: scale))
    }

    /// Colours of a symbol's layers, the most important first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(style: .palette(paletteColors)))
    }

    /// One colour, with lower opacity for less important layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(style: .hierarchical(hierarchicalColor)))
    }

    public required init?(coder: NSCoder) { nil }

    /// The symbol's own colours, where it has some.
    open class func preferringMulticolor() -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(Values(style: .multicolor))
    }

    open class func preferringMonochrome() -> UIImage.SymbolConfiguration {
      UIImage.SymbolConfiguration(Values(style: .plain))
    }

    open func configurationWithoutTextStyle() -> Self { changing { $0.textStyle = nil } }

    open func configurationWithoutScale() -> Self { changing { $0.scale = nil } }

    open func configurationWithoutWeight() -> Self { changing { $0.weight = nil } }

    open func configurationWithoutPointSizeAndWeight() -> Self {
      changing {
        $0.pointSize = nil
        $0.weight = nil
      }
    }

    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      otherConfiguration.map(isEqual) ?? false
    }

    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? UIImage.SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.hashValue }

    override func duplicate() -> UIImage.Configuration {
      let copy = UIImage.SymbolConfiguration(values)
      copy.traitCollection = traitCollection
      return copy
    }

    override func take(_ other: UIImage.Configuration) {
      super.take(other)
      guard let new = (other as? UIImage.SymbolConfiguration)?.values else { return }
      // A size in points and one by text style exclude each other.
      if new.pointSize != nil || new.textStyle != nil {
        values.pointSize = new.pointSize
        values.textStyle = new.textStyle
      }
      values.weight = new.weight ?? values.weight
      values.scale = new.scale ?? values.scale
      values.style = new.style ?? values.style
    }

    private func changing(_ change: (inout Values) -> Void) -> Self {
      let copy = duplicate() as! Self
      change(&copy.values)
      return copy
    }
  }
}

extension UIImage {
  /// An image of a bundle; a symbol of its catalogs shows a value.
  ///
  /// - Parameter variableValue: how much of a symbol with steps counts: from 0 to 1.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    guard let image = NamedImages.image(named: name, in: bundle, compatibleWith: configuration?.traitCollection) else {
      UIImage.noteMissing(name)
      return nil
    }
    var picture = image.picture
    if case .symbol = picture.content {
      picture.configure(
        configuration ?? picture.configuration ?? SymbolConfiguration.unspecified, variableValue: variableValue)
    } else if let configuration {
      picture.configure(configuration)
    }
    self.init(picture)
    assetBox.share(image.assetBox)
  }
}
