public import Foundation

/// Pages to be written as a PDF document.
public struct PDFDocument: Sendable {
  public struct Page: Sendable {
    /// A link, in the page's space.
    public struct Link: Hashable, Sendable {
      public enum Target: Hashable, Sendable {
        /// A URL.
        case uri(String)
        /// The name of a destination in the document.
        case destination(String)
      }

      public var rect: CGRect
      public var target: Target

      public init(_ rect: CGRect, to target: Target) {
        self.rect = rect
        self.target = target
      }
    }

    /// The visible part of the items' space, in points, y pointing down.
    public var bounds: CGRect
    public var items: [DisplayItem]
    public var links: [Link]
    /// Destinations by name, in the items' space.
    public var destinations: [String: CGPoint]

    public init(
      bounds: CGRect, items: [DisplayItem], links: [Link] = [], destinations: [String: CGPoint] = [:]
    ) {
      self.bounds = bounds
      self.items = items
      self.links = links
      self.destinations = destinations
    }
  }

  /// The metadata of a document.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case title, author, subject, keywords, creator
  }

  public var pages: [Page]
  public var properties: [Property: String]

  public init(pages: [Page], properties: [Property: String] = [:]) {
    self.pages = pages
    self.properties = properties
  }
}
