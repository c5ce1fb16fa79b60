public import HeadlessUIKit

/// A title with an icon, in the label style of the environment.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    _StyledLabel(
      configuration: LabelStyleConfiguration(
        title: .init(AnyView(title)), icon: .init(AnyView(icon)), titleText: title as? Text))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A label in the style of its environment.
struct _StyledLabel: View {
  @Environment(\.labelStyle) private var style
  let configuration: LabelStyleConfiguration

  var body: some View {
    let (style, outer) = (style.last ?? AnyLabelStyle(DefaultLabelStyle()), style.dropLast())
    // A label in the body of the style gets the outer style, which avoids an infinite recursion.
    return style.make(configuration).changingEnvironment(outer.count) { environment, _ in
      environment.labelStyle = Array(outer)
    }
  }
}
