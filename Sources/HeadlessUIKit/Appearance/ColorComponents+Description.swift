extension ColorComponents {
  /// As UIKit describes colours.
  package var description: String {
    let values = (space == .gray ? [first, alpha] : [first, second, third, alpha]).map(DescriptionFormat.number)
    let name =
      switch space {
      case .gray: "UIExtendedGrayColorSpace"
      case .sRGB: "UIExtendedSRGBColorSpace"
      case .displayP3: "UIDisplayP3ColorSpace"
      }
    return ([name] + values).joined(separator: " ")
  }
}
