public import Foundation

/// The picture of an action of the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private enum Source: Hashable {
    case type(IconType)
    case template(String)
    case system(String)
  }

  private let source: Source

  public init(type: IconType) {
    source = .type(type)
    super.init()
  }

  public init(templateImageName: String) {
    source = .template(templateImageName)
    super.init()
  }

  public init(systemImageName: String) {
    source = .system(systemImageName)
    super.init()
  }
}
