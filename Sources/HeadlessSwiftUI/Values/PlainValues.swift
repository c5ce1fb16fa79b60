internal import HeadlessUIKit

extension Text {
  /// The text without its appearance, for titles in UIKit views.
  package func plainString(in environment: EnvironmentValues) -> String {
    TextResolver(environment).resolve(self).plain
  }
}

extension Image {
  /// The image as UIKit views show it.
  package func platformImage(in environment: EnvironmentValues) -> UIImage? {
    resolve(in: environment, font: environment.resolvedFont).image
  }
}
