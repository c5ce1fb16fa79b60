/// Core Foundation's array, which Core Graphics takes colours in: here Swift's own, so that `[...] as CFArray` compiles.
public typealias CFArray = [Any]
