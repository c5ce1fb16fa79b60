extension AdvanceCorrections {
  /// The distances of pairs in regular text beyond Inter's kerning and ``systemText``'s characters: San Francisco kerns other pairs,
  /// such as r and t, than Inter does. Fitted, together with the characters, to the places of 7940 letters in 458 lines of different text
  /// in pictures (AccessibilitySnapshot, iOS 18.5, 12 points; swift-markdown-ui, 16 points): a line's places follow from the sums of
  /// the distances before them, so a picture shows them more precisely than a single distance. The widths of labels of iOS 12 and 13
  /// ("the", "point", "Title") limit the fit, and so do the width that Interface Builder's library has for "Subtitle" and the place
  /// of an edited "Hello world" on iOS 18.5, of whose pairs u and b, b and t, and r and l aren't in enough lines. Last letters of
  /// lines are 0.15 points from their recorded places instead of 0.34, and letters of lines that a fit hasn't seen 0.13 instead of
  /// 0.23. Pairs of fewer than two lines, with spaces or digits except those below, and all of semibold have no value: for semibold
  /// a fit to 46 lines made other lines worse.
  ///
  /// In thousandths of an em, Inter kerns a full stop before a 1 by −87 and one after a 1 by −43. San Francisco's are 60 and 25 farther
  /// apart, measured at 14 such pairs in addresses (home-assistant, iOS 26, 11 points). That the same applies to the comma, which Inter
  /// kerns in the same way, is an assumption.
  static let recordedPairs: [String: Advance] = {
    var pairs: [String: Advance] = [:]
    for line in pairLines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let left = words.first.map(character) else { continue }
      for word in words.dropFirst() {
        guard let distance = Double(word.dropFirst()) else { continue }
        pairs[left + character(word.prefix(1))] = Advance(regular: distance, bold: 0)
      }
    }
    return pairs
  }()

  private static func character(_ word: Substring) -> String { word == "␣" ? " " : String(word) }

  /// By first character: the second ones with their distances in 1/1000 em. A ␣ stands for a space.
  private static let pairLines = #"""
    ' s5 t11
    ( Z5 s-9
    - i5 y2
    , 160
    . .4 160 c-13 i-8 s-2
    1 .25 ,25
    < /-14
    A .8 c-21 d-20 n1 p6 r-8 v9
    B a-2 i-1 l-6 o-7 u2
    C a5 e8 h-9 o-2 r-7 u-3
    D e6 i4 o3
    E .2 i-4 l-3 m-1 r-2
    F a-24 i2 o18 r6
    G a1 i-25 o4 r-4
    H a5 e6 i-4
    I m-2 n-4 t-3
    K e2 n8
    L a6 e-13 i5 o-25
    M L4 a3 e-6 i-1
    N i6 o-9
    O f2 u2
    P a-12 o-2 r2
    R i-2 o-7
    S .11 a2 e-3 h-4 i-2 o-4 u5
    T M4 S6 a-15 e-2 h-1 i3 o-8 r-14 u-3 w3
    U I3 n3 s-3
    V e4 o-5
    W i3 o6 r12
    Y o-7
    Z o14
    a b-6 c2 d-3 f-6 g-4 i-2 k-3 m-9 n-2 p-2 r-3 s-3 u-6 y2
    b .-4 e3 i-6 l5 t-7 y1
    c a4 c-2 h-1 i2 l-4 o-2 r-9 t5
    d .2 :3 a-3 d-8 e-2 g-7 h5 l-1 o-2 r-5 s-4
    e ,-2 .3 :3 O-5 b-1 c3 d-4 e2 f-3 g-3 h-3 l-2 m-2 n-4 r-5 s-3 t-3 v9 y1
    f e-2 f4 i-4 o-1 r-2 t-2
    g ,-10 .4 >-24 a3 g-5 h5 i-5 l2 m-7 n-5 r-3
    h a6 e7 o4 r10 t-2
    i .-1 b5 d3 e3 f-3 g-4 i-4 k4 m-4 n-2 o2 p-4 r-5 t1 v5 x3
    j u1
    k )5 .6 d-5 e-4 i3 s-15 y1
    l .6 :4 a-2 b-3 d-3 e-1 i-2 l-3 m-5 o-1 r-4 t-4 u2
    m .3 a2 b26 e4 i2 l3 m-7 o-2 p7 s-1 u-1
    n '9 )12 ,-2 --2 .2 c2 d-1 e-2 g-5 i6 k-1 l-5 n1 o-2 t-1 u-2
    o a-2 d-4 e3 f-1 g3 i7 l-2 m-3 o3 r-1 s-3 t5 u2 v4 w2
    p ,-7 >-8 a-3 d-6 e-7 h-2 i-11 l-8 o-4 p-3 r-6 s-8 t-2 u-2
    r ,-3 --2 .-2 a2 c9 d5 e2 i2 k-4 l-4 n7 o3 r6 s-7 t-28 u-1 v-7 y-5
    s S2 h-5 i-3 k1 o-6 s-9 t-7 u3
    t '3 ,-2 .2 :-2 a1 e-2 h-10 i-2 l-6 o-2 r-11 s-1 t-5
    u a-2 b-7 c5 d-7 l3 m-4 n-2 o-6 p5 r1 s-2 t-2
    v e4 i3
    w a-11 e-3 h6 i-2 n-8 o2 r-7 s-16
    x e-1 t-6
    y :4 b4 e5 o4 s-10
    """#
}
