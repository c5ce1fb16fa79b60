import HeadlessSwiftUI

/// 60 modifiers: gestures, transforms and animations.
struct GesturesBody: View {
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var isPressed = false
  @GestureState private var drag = CGSize.zero
  @Namespace private var space

  var body: some View {
    RoundedRectangle(cornerRadius: isPressed ? 30 : 12, style: .continuous)
      .fill(LinearGradient(colors: [.red, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
      .frame(width: 200, height: 120)
      .overlay(Text("Drag").font(.headline).foregroundColor(.white))
      .overlay { Circle().stroke(.white, lineWidth: 2).padding(8) }
      .background { Circle().fill(.blue).blur(radius: 20) }.scaleEffect(scale)
      .scaleEffect(x: isPressed ? 0.9 : 1, y: 1, anchor: .center)
      .rotationEffect(angle).rotation3DEffect(.degrees(Double(offset.width) / 10), axis: (x: 0, y: 1, z: 0))
      .offset(x: offset.width + drag.width, y: offset.height + drag.height).offset(y: isPressed ? -8 : 0)
      .shadow(color: .black.opacity(isPressed ? 0.4 : 0.2), radius: isPressed ? 20 : 8, x: 0, y: isPressed ? 12 : 4)
      .gesture(
        DragGesture().updating($drag) { value, state, _ in state = value.translation }.onEnded { value in
          offset.width += value.translation.width; offset.height += value.translation.height
        }
      )
      .simultaneousGesture(
        MagnificationGesture().onChanged { scale = Double($0) }.onEnded { _ in withAnimation(.spring()) { scale = 1 } }
      )
      .simultaneousGesture(RotationGesture().onChanged { angle = $0 }.onEnded { _ in withAnimation { angle = .zero } })
      .highPriorityGesture(
        TapGesture(count: 2).onEnded { withAnimation(.easeInOut(duration: 0.3)) { scale = scale > 1 ? 1 : 2 } }
      )
      .gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded { _ in isPressed = true }
      )
      .onTapGesture { isPressed.toggle() }.onTapGesture(count: 2) { scale = 1 }
      .onLongPressGesture(minimumDuration: 1, pressing: { isPressed = $0 }, perform: { scale = 1 })
      .animation(.spring(response: 0.4, dampingFraction: 0.7), value: isPressed)
      .animation(.interactiveSpring(), value: offset).animation(.easeOut, value: scale)
      .animation(isPressed ? .linear(duration: 1).repeatForever(autoreverses: true) : .default, value: angle)
      .transition(.asymmetric(insertion: .scale(scale: 0.5).combined(with: .opacity), removal: .move(edge: .bottom)))
      .matchedGeometryEffect(id: "card", in: space).zIndex(isPressed ? 1 : 0)
      .opacity(1 - min(abs(Double(offset.width)) / 400, 0.5))
      .blur(radius: abs(offset.width) > 200 ? 4 : 0).hueRotation(.degrees(Double(offset.height)))
      .saturation(isPressed ? 1.5 : 1).contrast(1.1)
      .clipShape(RoundedRectangle(cornerRadius: 12)).contentShape(Rectangle()).compositingGroup().drawingGroup()
      .mask { Rectangle().padding(2) }
      .allowsHitTesting(scale < 3).disabled(scale > 4).sensoryFeedback(.impact, trigger: isPressed)
      .contentTransition(.opacity)
      .onChange(of: offset) { if abs(offset.width) > 300 { offset = .zero } }
      .onChange(of: scale) { old, new in if new > old { isPressed = true } }
      .onAppear { withAnimation(.easeIn.delay(0.2)) { scale = 1.1 } }.transaction { $0.animation = nil }
      .phaseAnimator([0.0, 1.0]) { view, phase in
        view.opacity(0.5 + phase / 2).scaleEffect(1 + phase / 10)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
      .padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.gray.opacity(0.1))
      .ignoresSafeArea().statusBarHidden(isPressed)
      .accessibilityLabel("Card").accessibilityAddTraits(.isButton).accessibilityAction { isPressed.toggle() }
      .accessibilityAdjustableAction { _ in scale += 0.1 }
  }
}
