internal import Foundation

/// The type identifiers of files, as UniformTypeIdentifiers declares them. That framework is built on this module.
enum FileTypeNames {
  private static let identifiers = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "heic": "public.heic", "webp": "org.webmproject.webp", "svg": "public.svg-image", "tiff": "public.tiff",
    "pdf": "com.adobe.pdf", "txt": "public.plain-text", "rtf": "public.rtf", "html": "public.html",
    "json": "public.json", "xml": "public.xml", "csv": "public.comma-separated-values-text",
    "zip": "public.zip-archive", "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4", "mp3": "public.mp3",
    "m4a": "com.apple.m4a-audio", "wav": "com.microsoft.waveform-audio", "vcf": "public.vcard",
  ]

  /// - Returns: `public.data` for other extensions.
  static func identifier(ofExtension name: String) -> String { identifiers[name.lowercased()] ?? "public.data" }
}
