import HeadlessSwiftUI

/// The floor: 60 modifiers that aren't overloaded, with arguments of one type.
struct FloorBody: View {
  var body: some View {
    Rectangle()
      .zIndex(1).layoutPriority(1).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(2).layoutPriority(2).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(3).layoutPriority(3).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(4).layoutPriority(4).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(5).layoutPriority(5).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(6).layoutPriority(6).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(7).layoutPriority(7).fixedSize().clipped().hidden().labelsHidden().compositingGroup().drawingGroup()
      .zIndex(8).layoutPriority(8).fixedSize().clipped()
  }
}
