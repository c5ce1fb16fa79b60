/// Debian's font files that make up the system font, as data: no other fonts are searched.
enum SystemFontFiles {
  static let textRoman = "inter-vf/Inter-roman.var.ttf"
  static let textItalic = "inter-vf/Inter-italic.var.ttf"
  static let emoji = "noto/NotoColorEmoji.ttf"
  static let monospaced = "noto/NotoSansMono-Regular.ttf"
  static let monospacedBold = "noto/NotoSansMono-Bold.ttf"
  static let serif = "noto/NotoSerif-Regular.ttf"
  static let serifItalic = "noto/NotoSerif-Italic.ttf"
  static let serifBold = "noto/NotoSerif-Bold.ttf"
  static let serifBoldItalic = "noto/NotoSerif-BoldItalic.ttf"
  static let hangul = "nanum/NanumGothic.ttf"
  static let hangulBold = "nanum/NanumGothicBold.ttf"
  static let ideographs = "droid/DroidSansFallbackFull.ttf"

  /// The required files of the system font, and the packages that contain them.
  static let required: [(file: String, package: String)] = [
    (textRoman, "fonts-inter-variable"), (textItalic, "fonts-inter-variable"),
    (emoji, "fonts-noto-color-emoji"),
  ]

  /// Faces of `fonts-noto-core` by script (ISO 15924), without the weight in their names.
  static let scripts: [String: String] = [
    "Adlm": "NotoSansAdlam", "Arab": "NotoSansArabic", "Armn": "NotoSansArmenian", "Bali": "NotoSansBalinese",
    "Beng": "NotoSansBengali", "Bugi": "NotoSansBuginese", "Cans": "NotoSansCanadianAboriginal",
    "Cham": "NotoSansCham", "Cher": "NotoSansCherokee", "Copt": "NotoSansCoptic", "Deva": "NotoSansDevanagari",
    "Ethi": "NotoSansEthiopic", "Geor": "NotoSansGeorgian", "Goth": "NotoSansGothic", "Gujr": "NotoSansGujarati",
    "Guru": "NotoSansGurmukhi", "Hebr": "NotoSansHebrew", "Java": "NotoSansJavanese", "Khmr": "NotoSansKhmer",
    "Knda": "NotoSansKannada", "Laoo": "NotoSansLao", "Lisu": "NotoSansLisu", "Mlym": "NotoSansMalayalam",
    "Mong": "NotoSansMongolian", "Mtei": "NotoSansMeeteiMayek", "Mymr": "NotoSansMyanmar", "Nkoo": "NotoSansNKo",
    "Ogam": "NotoSansOgham", "Olck": "NotoSansOlChiki", "Orya": "NotoSansOriya", "Runr": "NotoSansRunic",
    "Sinh": "NotoSansSinhala", "Sund": "NotoSansSundanese", "Syrc": "NotoSansSyriac", "Tale": "NotoSansTaiLe",
    "Taml": "NotoSansTamil", "Telu": "NotoSansTelugu", "Tfng": "NotoSansTifinagh", "Thaa": "NotoSansThaana",
    "Thai": "NotoSansThai", "Tibt": "NotoSerifTibetan", "Vaii": "NotoSansVai", "Yiii": "NotoSansYi",
  ]

  /// Scripts that `fonts-droid-fallback` covers. Debian's build of it has no Hangul.
  static let ideographicScripts: Set<String> = ["Hani", "Hira", "Kana", "Bopo"]

  /// Used in this order for characters that no script's font covers: symbols, punctuation, rare Latin.
  static let symbols = [
    "noto/NotoSansSymbols-Regular.ttf", "noto/NotoSansSymbols2-Regular.ttf", "noto/NotoSansMath-Regular.ttf",
    "noto/NotoSans-Regular.ttf", ideographs, emoji,
  ]
}
