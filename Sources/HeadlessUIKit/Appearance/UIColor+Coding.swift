internal import Foundation

// Colours in archives. A fixed colour is encoded by its components; a dynamic colour by its values in eight environments, among
// which it chooses after decoding.
extension UIColor.Storage {
  private static let componentsKey = "UIColorComponents"
  private static let shadesKey = "UIColorShades"
  private static let patternKey = "UIPatternImage"

  /// The environments that colours differ in.
  private static let environments: [UITraitCollection] = [UIUserInterfaceStyle.light, .dark].flatMap { style in
    [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [UIUserInterfaceLevel.base, .elevated].map { level in
        UITraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
          $0.userInterfaceLevel = level
        }
      }
    }
  }

  func encode(_ color: UIColor, with coder: NSCoder) {
    switch self {
    case .fixed(let components): coder.encode(numbers: components.numbers, forKey: Self.componentsKey)
    case .pattern(let image): coder.encode(image, forKey: Self.patternKey)
    case .system, .provider, .catalog, .translucent:
      let shades = Self.environments.flatMap { traits in
        guard case .fixed(let components) = color.resolvedColor(with: traits).storage else { return [0.0, 0, 0, 0, 0] }
        return components.numbers
      }
      coder.encode(numbers: shades, forKey: Self.shadesKey)
    }
  }

  /// Nil for an archive of another make.
  init?(coder: NSCoder) {
    if let components = coder.decodeNumbers(forKey: Self.componentsKey).flatMap({ ColorComponents(numbers: $0[...]) }) {
      self = .fixed(components)
    } else if coder.containsValue(forKey: Self.patternKey),
      let image = coder.decodeObject(of: UIImage.self, forKey: Self.patternKey)
    {
      self = .pattern(image)
    } else if let numbers = coder.decodeNumbers(forKey: Self.shadesKey), numbers.count == Self.environments.count * 5 {
      let shades = Self.environments.indices.compactMap { ColorComponents(numbers: numbers[$0 * 5..<$0 * 5 + 5]) }
      guard shades.count == Self.environments.count else { return nil }
      self = .provider { traits in
        let dark = traits.userInterfaceStyle == .dark ? 4 : 0
        let high = traits.accessibilityContrast == .high ? 2 : 0
        let elevated = traits.userInterfaceLevel == .elevated ? 1 : 0
        return UIColor(.fixed(shades[dark + high + elevated]))
      }
    } else {
      return nil
    }
  }
}

extension ColorComponents {
  /// The space's number, the three components, the alpha.
  fileprivate var numbers: [Double] {
    let number: Double =
      switch space {
      case .gray: 0
      case .sRGB: 1
      case .displayP3: 2
      }
    return [number, Double(first), Double(second), Double(third), Double(alpha)]
  }

  fileprivate init?(numbers: ArraySlice<Double>) {
    guard numbers.count == 5, numbers.allSatisfy(\.isFinite) else { return nil }
    let values = numbers.map { CGFloat($0) }
    switch numbers.first {
    case 0: self.init(white: values[1], alpha: values[4])
    case 1: self.init(red: values[1], green: values[2], blue: values[3], alpha: values[4])
    case 2: self.init(displayP3Red: values[1], green: values[2], blue: values[3], alpha: values[4])
    default: return nil
    }
  }
}
