/// The placement of a tab bar's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
