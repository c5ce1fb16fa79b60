public import Foundation

// Foundation's on Apple's systems; swift-corelibs-foundation has no Markdown.
extension AttributedString {
  /// The options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks are distinguished, without the line breaks between them.
      case full = 0
      /// Text is one block; its whitespace is that of one line.
      case inlineOnly = 1
      /// Text is one block, with its whitespace.
      case inlineOnlyPreservingWhitespace = 2
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError = 0
      case returnPartiallyParsedIfPossible = 1
    }

    /// Stored but unused: custom attributes of an app aren't supported here.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Stored but unused: any text is valid Markdown.
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses Markdown: emphasis, code, strikethrough and links. The kinds of blocks aren't included, as UIKit doesn't show them;
  /// tables, images and HTML stay as written.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    for run in MarkdownReader.runs(of: markdown, options.interpretedSyntax) {
      var part = AttributedString(run.text)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      if let presentation = run.presentation { part.presentationIntent = presentation }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      if let language = options.languageCode { part.languageIdentifier = language }
      append(part)
    }
  }

  /// Text of Markdown in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Text of a file of Markdown.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Text of Markdown; see `AttributedString.init(markdown:options:baseURL:)`.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
