/// A type that the system declares, with what it conforms to and the names of its files.
///
/// After Apple's documentation, "System-declared uniform type identifiers", of whose types those are here that apps of documents,
/// pictures and films name. They weren't compared with it one by one.
package struct DeclaredType: Sendable {
  package let identifier: String
  package let parents: [String]
  package let extensions: [String]
  package let mimeTypes: [String]
  package let description: String?

  private init(
    _ identifier: String, _ parents: String, _ extensions: String = "", mime: String = "", _ description: String? = nil
  ) {
    self.identifier = identifier
    self.parents = parents.split(separator: " ").map(String.init)
    self.extensions = extensions.split(separator: " ").map(String.init)
    mimeTypes = mime.split(separator: " ").map(String.init)
    self.description = description
  }

  package static let byIdentifier = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
  /// The first of a name goes before others.
  package static let byExtension = index(\.extensions)
  package static let byMIMEType = index(\.mimeTypes)

  /// The identifier of the files with an extension; `public.data` for extensions that no type declares.
  static func identifier(ofExtension name: String) -> String {
    byExtension[name.lowercased()]?.first?.identifier ?? "public.data"
  }

  private static func index(_ names: KeyPath<DeclaredType, [String]>) -> [String: [DeclaredType]] {
    Dictionary(all.flatMap { type in type[keyPath: names].map { ($0, [type]) } }) { $0 + $1 }
  }

  static let all: [DeclaredType] = abstract + texts + pictures + soundsAndFilms + documents

  private static let abstract = [
    DeclaredType("public.item", ""), DeclaredType("public.content", ""),
    DeclaredType("public.data", "public.item", "data dat"),
    DeclaredType("public.composite-content", "public.content"), DeclaredType("public.directory", "public.item"),
    DeclaredType("public.folder", "public.directory", mime: "", "folder"),
    DeclaredType("public.volume", "public.folder"),
    DeclaredType("com.apple.package", "public.directory"), DeclaredType("com.apple.bundle", "public.directory"),
    DeclaredType("com.apple.application", "public.executable"),
    DeclaredType("com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app"),
    DeclaredType("public.executable", "public.item"), DeclaredType("public.archive", "public.data"),
    DeclaredType("public.disk-image", "public.archive"), DeclaredType("public.message", "public.item"),
    DeclaredType("public.contact", "public.item"), DeclaredType("public.calendar-event", "public.item"),
    DeclaredType("public.database", "public.item"), DeclaredType("public.symlink", "public.item"),
    DeclaredType("public.url", "public.data"), DeclaredType("public.file-url", "public.url"),
    DeclaredType("com.apple.resolvable", ""), DeclaredType("com.apple.alias-file", "public.data com.apple.resolvable"),
    DeclaredType("public.url-name", "public.data"), DeclaredType("public.content", ""),
    DeclaredType("public.log", "public.data", "log"), DeclaredType("public.script", "public.source-code"),
    DeclaredType("public.bookmark", "public.item public.data"),
  ]

  private static let texts = [
    DeclaredType("public.text", "public.data public.content"),
    DeclaredType("public.plain-text", "public.text", "txt text", mime: "text/plain", "text"),
    DeclaredType("public.utf8-plain-text", "public.plain-text"),
    DeclaredType("public.utf16-plain-text", "public.plain-text"),
    DeclaredType("public.delimited-values-text", "public.text"),
    DeclaredType(
      "public.comma-separated-values-text", "public.delimited-values-text", "csv", mime: "text/csv", "CSV document"),
    DeclaredType(
      "public.tab-separated-values-text", "public.delimited-values-text", "tsv", mime: "text/tab-separated-values"),
    DeclaredType("public.rtf", "public.text", "rtf", mime: "text/rtf application/rtf", "rich text document"),
    DeclaredType("com.apple.rtfd", "com.apple.package public.composite-content", "rtfd"),
    DeclaredType("public.html", "public.text", "html htm shtml", mime: "text/html", "HTML text"),
    DeclaredType("public.xml", "public.text", "xml", mime: "application/xml text/xml", "XML text"),
    DeclaredType("public.yaml", "public.text", "yml yaml", mime: "application/x-yaml"),
    DeclaredType("public.json", "public.text", "json", mime: "application/json", "JSON text"),
    DeclaredType("public.source-code", "public.plain-text"),
    DeclaredType("public.swift-source", "public.source-code", "swift"),
    DeclaredType("public.c-source", "public.source-code", "c"),
    DeclaredType("public.c-header", "public.source-code", "h"),
    DeclaredType("public.objective-c-source", "public.source-code", "m"),
    DeclaredType(
      "com.netscape.javascript-source", "public.source-code public.executable", "js", mime: "text/javascript"),
    DeclaredType("public.css", "public.text", "css", mime: "text/css"),
    DeclaredType("public.shell-script", "public.script", "sh"),
    DeclaredType("public.python-script", "public.script", "py"),
    DeclaredType("net.daringfireball.markdown", "public.plain-text", "md markdown", mime: "text/markdown"),
    DeclaredType("com.apple.property-list", "public.data", "plist"),
    DeclaredType("com.apple.xml-property-list", "public.xml com.apple.property-list"),
    DeclaredType("com.apple.binary-property-list", "com.apple.property-list"),
    DeclaredType("public.vcard", "public.text public.contact", "vcf vcard", mime: "text/vcard text/directory"),
    DeclaredType("com.apple.ical.ics", "public.text public.calendar-event", "ics", mime: "text/calendar"),
    DeclaredType("public.email-message", "public.message", "eml", mime: "message/rfc822"),
  ]

  private static let pictures = [
    DeclaredType("public.image", "public.data public.content", mime: "", "image"),
    DeclaredType("public.jpeg", "public.image", "jpeg jpg jpe", mime: "image/jpeg image/jpg", "JPEG image"),
    DeclaredType("public.png", "public.image", "png", mime: "image/png", "PNG image"),
    DeclaredType("public.tiff", "public.image", "tiff tif", mime: "image/tiff", "TIFF image"),
    DeclaredType("com.compuserve.gif", "public.image", "gif", mime: "image/gif", "GIF image"),
    DeclaredType("com.microsoft.bmp", "public.image", "bmp", mime: "image/bmp", "BMP image"),
    DeclaredType("com.microsoft.ico", "public.image", "ico", mime: "image/vnd.microsoft.icon"),
    DeclaredType("public.heic", "public.heif-standard", "heic", mime: "image/heic", "HEIF Image"),
    DeclaredType("public.heif", "public.heif-standard", "heif", mime: "image/heif"),
    DeclaredType("public.heif-standard", "public.image"), DeclaredType("com.apple.live-photo", "public.data"),
    DeclaredType("org.webmproject.webp", "public.image", "webp", mime: "image/webp", "WebP image"),
    DeclaredType("public.svg-image", "public.image public.xml", "svg svgz", mime: "image/svg+xml", "SVG image"),
    DeclaredType("public.camera-raw-image", "public.image"),
    DeclaredType("com.adobe.raw-image", "public.camera-raw-image", "dng"),
    DeclaredType("com.apple.icns", "public.image", "icns"),
    DeclaredType("com.adobe.photoshop-image", "public.image", "psd"),
  ]

  private static let soundsAndFilms = [
    DeclaredType("public.audiovisual-content", "public.data public.content"),
    DeclaredType("public.movie", "public.audiovisual-content"), DeclaredType("public.video", "public.movie"),
    DeclaredType("public.audio", "public.audiovisual-content"),
    DeclaredType("com.apple.quicktime-movie", "public.movie", "mov qt", mime: "video/quicktime", "QuickTime movie"),
    DeclaredType("public.mpeg", "public.movie", "mpg mpeg", mime: "video/mpeg"),
    DeclaredType("public.mpeg-2-video", "public.video", "m2v"),
    DeclaredType("public.mpeg-2-transport-stream", "public.movie", "ts"),
    DeclaredType("public.mpeg-4", "public.movie", "mp4 mpg4", mime: "video/mp4", "MPEG-4 movie"),
    DeclaredType("com.apple.m4v-video", "public.movie", "m4v", mime: "video/x-m4v"),
    DeclaredType("public.avi", "public.movie", "avi", mime: "video/avi"),
    DeclaredType("public.mp3", "public.audio", "mp3", mime: "audio/mpeg audio/mp3", "MP3 audio"),
    DeclaredType("public.mpeg-4-audio", "public.audio", "mp4a", mime: "audio/mp4"),
    DeclaredType("com.apple.m4a-audio", "public.audio", "m4a", mime: "audio/x-m4a"),
    DeclaredType("com.microsoft.waveform-audio", "public.audio", "wav wave", mime: "audio/vnd.wave audio/wav"),
    DeclaredType("public.aiff-audio", "public.audio", "aiff aif", mime: "audio/aiff"),
    DeclaredType("public.midi-audio", "public.audio", "midi mid", mime: "audio/midi"),
    DeclaredType("public.playlist", "public.data"),
    DeclaredType("public.m3u-playlist", "public.text public.playlist", "m3u"),
  ]

  private static let documents = [
    DeclaredType(
      "com.adobe.pdf", "public.data public.composite-content", "pdf", mime: "application/pdf", "PDF document"),
    DeclaredType("public.zip-archive", "public.archive", "zip", mime: "application/zip", "ZIP archive"),
    DeclaredType("com.pkware.zip-archive", "public.zip-archive"),
    DeclaredType("org.gnu.gnu-zip-archive", "public.archive", "gz gzip", mime: "application/x-gzip"),
    DeclaredType("public.tar-archive", "public.archive", "tar", mime: "application/x-tar"),
    DeclaredType("public.bzip2-archive", "public.archive", "bz2"),
    DeclaredType(
      "org.idpf.epub-container", "public.data public.composite-content", "epub", mime: "application/epub+zip"),
    DeclaredType("public.presentation", "public.composite-content"),
    DeclaredType("public.spreadsheet", "public.content"),
    DeclaredType("public.font", "public.item"),
    DeclaredType("public.opentype-font", "public.font", "otf", mime: "font/otf"),
    DeclaredType("public.truetype-ttf-font", "public.font", "ttf", mime: "font/ttf"),
    DeclaredType("com.microsoft.word.doc", "public.data public.composite-content", "doc", mime: "application/msword"),
    DeclaredType(
      "org.openxmlformats.wordprocessingml.document", "public.data public.composite-content", "docx",
      mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
    DeclaredType("com.microsoft.excel.xls", "public.data public.spreadsheet", "xls", mime: "application/vnd.ms-excel"),
    DeclaredType(
      "org.openxmlformats.spreadsheetml.sheet", "public.data public.spreadsheet", "xlsx",
      mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    DeclaredType(
      "com.microsoft.powerpoint.ppt", "public.data public.presentation", "ppt", mime: "application/vnd.ms-powerpoint"),
    DeclaredType(
      "org.openxmlformats.presentationml.presentation", "public.data public.presentation", "pptx",
      mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
    DeclaredType("com.apple.iwork.pages.sffpages", "public.data public.composite-content", "pages"),
    DeclaredType("public.3d-content", "public.content"),
    DeclaredType("com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz"),
    DeclaredType("com.rsa.pkcs-12", "public.data", "p12 pfx", mime: "application/x-pkcs12"),
    DeclaredType("public.x509-certificate", "public.data", "cer crt der", mime: "application/x-x509-ca-cert"),
  ]
}
