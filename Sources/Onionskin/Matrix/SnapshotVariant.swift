public import Foundation
public import HeadlessUIKit

/// Settings of a screen in addition to the device: appearance, text size, direction, safe area, margins.
///
/// Variants combine: `.dark.with(.rightToLeft)`.
public struct SnapshotVariant: Sendable {
  /// The part of the snapshots' names; empty for none.
  public let name: String
  private let change: @Sendable (inout ViewImageConfig) -> Void

  /// - Parameters:
  ///   - name: what goes into the names of snapshots.
  ///   - change: changes the device's screen.
  public init(_ name: String, change: @escaping @Sendable (inout ViewImageConfig) -> Void) {
    self.name = name
    self.change = change
  }

  /// Only changes traits.
  public init(_ name: String, traits: @escaping @Sendable (inout any UIMutableTraits) -> Void) {
    self.init(name) { config in config.traits = config.traits.modifyingTraits(traits) }
  }

  /// Both variants' settings; the other one's take precedence.
  public func with(_ other: SnapshotVariant) -> SnapshotVariant {
    let names = [name, other.name].filter { !$0.isEmpty }
    return SnapshotVariant(names.joined(separator: "-")) { config in
      change(&config)
      other.change(&config)
    }
  }

  /// A device's screen under these settings.
  public func applied(to config: ViewImageConfig) -> ViewImageConfig {
    var changed = config
    change(&changed)
    return changed
  }

  /// The device with factory settings.
  public static let standard = SnapshotVariant("") { (_: inout ViewImageConfig) in }
  /// Dark appearance.
  public static let dark = SnapshotVariant("dark", traits: { $0.userInterfaceStyle = .dark })
  /// High contrast.
  public static let highContrast = SnapshotVariant("high-contrast", traits: { $0.accessibilityContrast = .high })
  /// Bold text.
  public static let boldText = SnapshotVariant("bold-text", traits: { $0.legibilityWeight = .bold })
  /// The layout direction of Arabic and Hebrew, as on a phone set to such a language: natural alignment follows it,
  /// too. Traits alone, such as those of `.image(traits:)`, mirror views but keep natural alignment at the left.
  public static let rightToLeft = SnapshotVariant("right-to-left") { (config: inout ViewImageConfig) in
    config.isAppRightToLeft = true
    config.traits = config.traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
  }

  /// A language and a region: `.locale("de_DE")`, `.locale("ar")`; the name is as `locale-de_DE`.
  ///
  /// It applies to the layout direction of the language, `UITraitCollection.typesettingLanguage`, `NSLocalizedString`
  /// in files that import UIKit (from the `.lproj` folders of the bundle, the nearest language first; not with all
  /// five of its arguments), and `SnapshotMatrix.Cell.locale`, which `assertSnapshots(on:of:)` hands to a closure
  /// that takes the cell.
  ///
  /// It doesn't apply to these, because Foundation on Linux offers no way to change them: `Locale.current` and
  /// formatters that aren't given a locale, `Bundle.localizedString(forKey:value:table:)`, string catalogs and plural
  /// rules. Fonts with language-specific glyphs use those of English.
  public static func locale(_ identifier: String) -> SnapshotVariant {
    let locale = Locale(identifier: identifier)
    let language = locale.language
    return SnapshotVariant("locale-\(identifier)") { config in
      config.locale = locale
      config.settings["locale"] = identifier
      config.isAppRightToLeft = language.characterDirection == .rightToLeft
      config.traits = config.traits.modifyingTraits { traits in
        traits.typesettingLanguage = language
        traits.layoutDirection = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }

  /// With a hardware keyboard: the on-screen keyboard doesn't appear; only the input accessory view is visible, or a
  /// custom input view.
  public static let hardwareKeyboard = SnapshotVariant("hardware-keyboard") { (config: inout ViewImageConfig) in
    config.hasHardwareKeyboard = true
    config.settings["keyboard"] = "hardware"
  }

  /// With the caret, or the selection with its handles, of the text field or text view that is the first responder.
  /// Other pictures show neither, because the caret blinks on iOS and is missing in half of all pictures.
  public static let textSelection = SnapshotVariant("text-selection") { (config: inout ViewImageConfig) in
    config.showsTextSelection = true
    config.settings["text selection"] = "shown"
  }

  /// A time on the screen's clock: what `UIDatePicker` and `UICalendarView` show without a date of their own, and
  /// which day they mark as today. The name is like `clock-2024-06-21-1205`, in UTC; controls show it in their own
  /// time zone.
  ///
  /// Foundation's `Date()` stays the real time: an app that shows it needs a date source that a test can set.
  public static func clock(_ date: Date) -> SnapshotVariant {
    let text = clockName(of: date)
    return SnapshotVariant("clock-\(text)") { config in
      config.date = date
      config.settings["clock"] = text
    }
  }

  private static func clockName(of date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ value: Int?, _ count: Int) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
    return "\(day)-\(digits(parts.hour, 2))\(digits(parts.minute, 2))"
  }

  /// A text size setting; the name is like `text-accessibility-XXL`.
  public static func textSize(_ category: UIContentSizeCategory) -> SnapshotVariant {
    SnapshotVariant("text-\(category.shortName)", traits: { $0.preferredContentSizeCategory = category })
  }

  /// A safe area larger than the device's, in points, as containers create it.
  public static func additionalSafeArea(_ insets: UIEdgeInsets) -> SnapshotVariant {
    SnapshotVariant("safe-area-\(insets.shortName)") { config in
      config.safeAreaWithoutStatusBar = (config.safeAreaWithoutStatusBar ?? config.safeArea) + insets
      config.safeArea = config.safeArea + insets
      config.settings["additional safe area"] = insets.shortName
    }
  }

  /// Leading and trailing margins of controllers' views other than the system's, in points.
  public static func margins(_ width: CGFloat) -> SnapshotVariant {
    let text = UIEdgeInsets.text(width)
    return SnapshotVariant("margins-\(text)") { config in
      config.minimumMargin = width
      config.settings["margins"] = text
    }
  }
}

extension SnapshotVariant {
  /// A part of a tablet's width in Split View or, for `slideOver`, in Slide Over.
  public enum SplitViewPart: String, Hashable, Sendable, CaseIterable {
    /// The narrow part, beside one of two thirds.
    case oneThird = "one-third"
    /// One of two parts of one width.
    case oneHalf = "one-half"
    /// The wide part, beside one of a third.
    case twoThirds = "two-thirds"
    /// A narrow screen over another application's.
    case slideOver = "slide-over"
  }

  /// A part of the screen in Split View or Slide Over; the name is like `split-one-third`. Devices and orientations
  /// that don't have this part keep the whole screen.
  ///
  /// An app in Slide Over gets the screen's height and safe area, because its distance from the screen's edges isn't
  /// published.
  public static func splitView(_ part: SplitViewPart) -> SnapshotVariant {
    SnapshotVariant("split-\(part.rawValue)") { config in
      let fraction: Device.SplitViewFraction =
        switch part {
        case .oneThird: .oneThird
        case .oneHalf: .oneHalf
        case .twoThirds: .twoThirds
        case .slideOver: .slideOver
        }
      config.takePart(fraction)
    }
  }
}

extension UIEdgeInsets {
  /// The edges that aren't zero: `top-30`.
  fileprivate var shortName: String {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
    return edges.isEmpty ? "0" : edges.map { "\($0.0)-\(UIEdgeInsets.text($0.1))" }.joined(separator: "-")
  }

  fileprivate static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }
}
