public import HeadlessCoreGraphics

// Features of fonts by Apple's numbers, which files for Apple's platforms have beside those of OpenType. The fonts here have none.

/// The features of a font: nil, as the fonts here have those of OpenType alone, which this function doesn't list.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

/// The number of a type of features.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of a type of features.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one selector of the type is on at a time.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The selectors of a type.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The number of a selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of a selector.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a selector is on where an app chooses none.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a selector is on.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
