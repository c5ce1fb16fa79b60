/// Imports of Apple's frameworks of which a file uses nothing, as Xcode's completion adds them by mistake.
public enum UnusedImports {
  /// What the names of a framework begin with. Only frameworks without a product, all of whose names have such beginnings.
  private static let beginnings: [String: [String]] = [
    "Accounts": ["AC"], "ARKit": ["AR"], "AssetsLibrary": ["AL"], "CarPlay": ["CP"], "ClassKit": ["CLS"],
    "CoreBluetooth": ["CB"], "CoreMIDI": ["MIDI", "kMIDI"], "CoreNFC": ["NFC", "NDEF"],
    "CoreTelephony": ["CT", "kCT"], "DeviceCheck": ["DC"], "ExternalAccessory": ["EA"],
    "FileProvider": ["NSFileProvider"],
    "GameController": ["GC"], "GameplayKit": ["GK"], "GLKit": ["GL"], "HealthKit": ["HK"], "HealthKitUI": ["HK"],
    "HomeKit": ["HM"], "iAd": ["AD"], "IntentsUI": ["IN"], "JavaScriptCore": ["JSC", "JSV", "JSE", "JSM", "JSG"],
    "MediaAccessibility": ["MA", "kMA"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MetricKit": ["MX"], "ModelIO": ["MDL"], "NaturalLanguage": ["NL"], "NearbyInteraction": ["NI"],
    "NetworkExtension": ["NE"], "NotificationCenter": ["NC", "widget"], "PDFKit": ["PDF", "kPDF"],
    "PencilKit": ["PK"], "PushKit": ["PK"], "QuickLookThumbnailing": ["QL"], "ReplayKit": ["RP"],
    "SceneKit": ["SCN"], "SensorKit": ["SR"], "Social": ["SL"], "SoundAnalysis": ["SN"],
    "Speech": ["SFS", "SFT", "SFV", "SFA", "Speech"], "SpriteKit": ["SK"], "Twitter": ["TW"],
    "UserNotificationsUI": ["UN"], "VideoToolbox": ["VT", "kVT"],
    "Vision": ["VN", "Recognize", "Detect", "Generate", "Classify", "ImageRequestHandler"],
    "VisionKit": ["VN", "DataScanner", "ImageAnaly"],
  ]

  /// Returns the modules among those that a file imports whose names it doesn't use.
  ///
  /// - Parameters:
  ///   - contents: the file's text.
  ///   - imported: Apple's names of the imported modules.
  public static func of(_ contents: some Collection<UInt8>, among imported: Set<String>) -> Set<String> {
    let candidates = imported.filter { beginnings[$0] != nil }
    guard !candidates.isEmpty else { return [] }
    let file = SourceFile(SourceText(path: "", contents: contents))
    return candidates.filter { isUnused($0, in: file) }
  }

  /// Whether a file uses no name of a framework; false for frameworks whose names have no beginning in common.
  static func isUnused(_ module: String, in file: SourceFile) -> Bool {
    guard let beginnings = beginnings[module] else { return false }
    let places = Set(file.imports.map(\.moduleToken))
    return file.tokens.indices.allSatisfy { place in
      guard file.tokens[place].kind == .identifier, !places.contains(place) else { return true }
      let name = file.string(place)
      return !beginnings.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isLowercase != true }
        || name == module
    }
  }
}
