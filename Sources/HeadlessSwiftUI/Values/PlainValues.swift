internal import HeadlessUIKit

extension Text {
  /// What is read, without looks: for titles that views of UIKit's show.
  package func plainString(in environment: EnvironmentValues) -> String {
    TextResolver(environment).resolve(self).plain
  }
}

extension Image {
  /// The picture that views of UIKit's show.
  package func platformImage(in environment: EnvironmentValues) -> UIImage? {
    resolve(in: environment, font: environment.resolvedFont).image
  }
}
