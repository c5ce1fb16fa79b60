/// Arrows and chevrons. ``SymbolText`` explains the language.
enum ArrowSymbols {
  static let text = """
    chevron.left 72x98 *106 line M19,-38.2 -20.8,0 19,38.2
    chevron.right 72x98 *106 line M-19,-38.2 20.8,0 -19,38.2
    chevron.backward ~ chevron.left
    chevron.forward ~ chevron.right
    chevron.up 102x68 *106 line M-38.2,20 0,-19.8 38.2,20
    chevron.down 102x68 *106 line M-38.2,-20 0,19.8 38.2,-20
    chevron.up.chevron.down 75x120 line M-25,-20 0,-45 25,-20 M-25,20 0,45 25,20
    chevron.compact.left line M8,-40 -8,0 8,40
    chevron.compact.right line M-8,-40 8,0 -8,40
    chevron.compact.up line M-40,8 0,-8 40,8
    chevron.compact.down line M-40,-8 0,8 40,-8
    chevron.left.2 line M-2,-36 -38,0 -2,36 M36,-36 0,0 36,36
    chevron.right.2 line M2,-36 38,0 2,36 M-36,-36 0,0 -36,36
    chevron.up.2 line M-36,0 0,-36 36,0 M-36,38 0,2 36,38
    chevron.down.2 line M-36,0 0,36 36,0 M-36,-38 0,-2 36,-38
    chevron.left.forwardslash.chevron.right line M-34,-28 -62,0 -34,28 M34,-28 62,0 34,28 M12,-42 -12,42
    arrow.up 99x108 *106 line M0,39.6 0,-39.6 M-32.05,-7.55 0,-39.6 32.05,-7.55
    arrow.down 99x108 use arrow.up 0,0,100,180
    arrow.left 108x99 use arrow.up 0,0,100,-90
    arrow.right 108x99 use arrow.up 0,0,100,90
    arrow.backward ~ arrow.left
    arrow.forward ~ arrow.right
    arrow.up.left 96x92 line M34,34 -33,-33 M-33,14 -33,-33 14,-33
    arrow.up.right 96x92 line M-34,34 33,-33 M33,14 33,-33 -14,-33
    arrow.down.left 96x92 line M34,-34 -33,33 M-33,-14 -33,33 14,33
    arrow.down.right 96x92 line M-34,-34 33,33 M33,-14 33,33 -14,33
    arrow.up.arrow.down 124x105 *106 line M-26.5,39.9 -26.5,-39.9 M-50,-16 -26.5,-39.9 -3,-16 M26.5,-39.9 26.5,39.9 M3,16 26.5,39.9 50,16
    arrow.up.and.down line M0,-50 0,50 M-22,-28 0,-50 22,-28 M-22,28 0,50 22,28
    arrow.left.and.right line M-50,0 50,0 M-28,-22 -50,0 -28,22 M28,-22 50,0 28,22
    arrow.left.arrow.right *106 line M39.9,-26.5 -39.9,-26.5 M-16,-50 -39.9,-26.5 -16,-3 M-39.9,26.5 39.9,26.5 M16,3 39.9,26.5 16,50
    arrow.up.left.and.arrow.down.right line M-6,-6 -38,-38 M-38,-10 -38,-38 -10,-38 M6,6 38,38 M38,10 38,38 10,38
    arrow.down.right.and.arrow.up.left line M-8,-8 -40,-40 M-8,-36 -8,-8 -36,-8 M8,8 40,40 M8,36 8,8 36,8
    arrow.up.to.line line M0,46 0,-22 M-28,6 0,-22 28,6 M-34,-42 34,-42
    arrow.down.to.line line M0,-46 0,22 M-28,-6 0,22 28,-6 M-34,42 34,42
    arrow.right.to.line line M-46,0 26,0 M-2,-28 26,0 -2,28 M44,-34 44,34
    arrow.left.to.line line M46,0 -26,0 M2,-28 -26,0 2,28 M-44,-34 -44,34
    arrow.up.and.down.and.arrow.left.and.right line M0,-52 0,52 M-52,0 52,0 M-14,-38 0,-52 14,-38 M-14,38 0,52 14,38 M-38,-14 -52,0 -38,14 M38,-14 52,0 38,14
    arrow.clockwise 106x118 line arc 0,9,38.5,88,360 M0,-29.5 18,-29.5 M-1.3,-49.8 20,-28.4 -1.3,-7
    arrow.clockwise.circle 116.5x111.7 #2 area oval 0,0,45.85 | oval 0,0,50; #1 *82 mark arc 0,4.7,18.1,88,360 M0,-13.4 8.5,-13.4 M-0.6,-22.9 9.4,-12.9 -0.6,-2.8
    arrow.counterclockwise.circle 116.5x111.7 use arrow.clockwise.circle 0,0,100,0,-1
    arrow.counterclockwise 106x118 use arrow.clockwise 0,0,100,0,-1
    arrow.triangle.2.circlepath 115x110 line arc 0,0,45,-52,84 arc 0,0,45,128,264; bold M36.4,-4 53.6,-4 45,9.5 Z M-53.6,4 -36.4,4 -45,-9.5 Z
    arrow.2.circlepath = arrow.triangle.2.circlepath
    arrow.2.squarepath line M-40,26 -40,-22 Q-40,-36 -26,-36 L22,-36 M40,-26 40,22 Q40,36 26,36 L-22,36 M8,-50 22,-36 8,-22 M-8,50 -22,36 -8,22
    arrow.triangle.branch line M-24,46 -24,-30 M-24,28 C-24,0 26,14 26,-14 L26,-30; bold M-38,-30 -24,-48 -10,-30 Z M12,-30 26,-48 40,-30 Z
    arrow.triangle.merge line M0,-34 0,0 M-30,42 -30,30 C-30,10 0,14 0,-8 M30,42 30,30 C30,10 0,14 0,-8; bold M-14,-30 0,-48 14,-30 Z
    arrow.uturn.left 108x98 line M-20,-42 -44,-18 -20,6 M-44,-18 14,-18 C54,-18 54,40 14,40 L-12,40
    arrow.uturn.right 108x98 line M20,-42 44,-18 20,6 M44,-18 -14,-18 C-54,-18 -54,40 -14,40 L12,40
    arrow.uturn.backward ~ arrow.uturn.left
    arrow.uturn.forward ~ arrow.uturn.right
    arrow.uturn.up line M-42,-20 -18,-44 6,-20 M-18,-44 -18,14 C-18,54 40,54 40,14 L40,-12
    arrow.uturn.down line M-42,20 -18,44 6,20 M-18,44 -18,-14 C-18,-54 40,-54 40,-14 L40,12
    arrow.turn.up.left line M-20,-40 -44,-16 -20,8 M-44,-16 24,-16 Q40,-16 40,0 L40,36
    arrow.turn.up.right line M20,-40 44,-16 20,8 M44,-16 -24,-16 Q-40,-16 -40,0 L-40,36
    arrow.turn.down.left line M-20,40 -44,16 -20,-8 M-44,16 24,16 Q40,16 40,0 L40,-36
    arrow.turn.down.right line M20,40 44,16 20,-8 M44,16 -24,16 Q-40,16 -40,0 L-40,-36
    arrow.triangle.turn.up.right.diamond use diamond 0,0,100; mark M-15,18 -15,-2 12,-2; #1 dot M8,-16 24,-2 8,12 Z
    arrowshape.turn.up.left 120x100 area M-6,14 -6,38 -50,-4 -6,-44 -6,-20 C30,-18 48,6 50,40 C38,20 20,12 -6,14 Z
    arrowshape.turn.up.right 120x100 use arrowshape.turn.up.left 0,0,100,0,-1
    arrowshape.turn.up.left.2 line M-26,-40 -62,-4 -26,34; use arrowshape.turn.up.left 6,0,100
    arrowshape.left area M50,-18 50,18 4,18 4,42 -50,0 4,-42 4,-18 Z
    arrowshape.right area M-50,-18 -50,18 -4,18 -4,42 50,0 -4,-42 -4,-18 Z
    arrowshape.up area M-18,50 18,50 18,4 42,4 0,-50 -42,4 -18,4 Z
    arrowshape.down area M-18,-50 18,-50 18,-4 42,-4 0,50 -42,-4 -18,-4 Z
    arrowtriangle.up area M0,-34 40,32 -40,32 Z
    arrowtriangle.down area M0,34 40,-32 -40,-32 Z
    arrowtriangle.left area M-36,0 32,-38 32,38 Z
    arrowtriangle.right area M36,0 -32,-38 -32,38 Z
    return line M-20,-8 -46,16 -20,40 M-46,16 28,16 Q44,16 44,0 L44,-34
    repeat line M-48,2 -48,-10 Q-48,-26 -32,-26 L34,-26 M20,-42 36,-26 20,-10 M48,-2 48,10 Q48,26 32,26 L-34,26 M-20,42 -36,26 -20,10
    repeat.1 use repeat 0,0,100; groove M44,-40 44,-20; use 1 44,-36,34
    shuffle line M-50,-26 -34,-26 C-12,-26 -8,26 14,26 L40,26 M-50,26 -34,26 C-22,26 -16,12 -10,4 M-2,-10 C4,-18 8,-26 18,-26 L40,-26 M32,-40 46,-26 32,-12 M32,12 46,26 32,40
    goforward 112x122 line arc 0,6,44,34,358 M-13,-56 4,-38 -13,-20
    gobackward 112x122 line arc 0,6,44,-34,-358 M13,-56 -4,-38 13,-20
    goforward.5 use goforward 0,0,100; *85 use 5 0,6,52
    goforward.10 use goforward 0,0,100; *85 use 10 0,6,46
    goforward.15 use goforward 0,0,100; *85 use 15 0,6,46
    goforward.30 use goforward 0,0,100; *85 use 30 0,6,46
    goforward.45 use goforward 0,0,100; *85 use 45 0,6,46
    goforward.60 use goforward 0,0,100; *85 use 60 0,6,46
    gobackward.5 use gobackward 0,0,100; *85 use 5 0,6,52
    gobackward.10 use gobackward 0,0,100; *85 use 10 0,6,46
    gobackward.15 use gobackward 0,0,100; *85 use 15 0,6,46
    gobackward.30 use gobackward 0,0,100; *85 use 30 0,6,46
    gobackward.45 use gobackward 0,0,100; *85 use 45 0,6,46
    gobackward.60 use gobackward 0,0,100; *85 use 60 0,6,46
    rotate.left line M-30,-10 -30,42 Q-30,48 -24,48 L34,48 Q40,48 40,42 L40,-10 Q40,-16 34,-16 L-24,-16 Q-30,-16 -30,-10 Z M34,-30 C30,-52 -6,-56 -34,-36 M-30,-54 -36,-34 -16,-30
    rotate.right line M30,-10 30,42 Q30,48 24,48 L-34,48 Q-40,48 -40,42 L-40,-10 Q-40,-16 -34,-16 L24,-16 Q30,-16 30,-10 Z M-34,-30 C-30,-52 6,-56 34,-36 M30,-54 36,-34 16,-30
    flip.horizontal #2 line M0,-46 0,-34 M0,-22 0,-10 M0,2 0,14 M0,26 0,38; area M-14,-34 -14,34 -54,34 Z; line M14,-34 14,34 54,34 Z
    scope 116.5x111.7 line oval 0,0,45.85 M0,-46 0,-22 M0,46 0,22 M-46,0 -22,0 M46,0 22,0
    arrow.up.doc use doc 0,0,100; mark M0,34 0,-4 M-16,10 0,-6 16,10
    arrow.down.doc use doc 0,0,100; mark M0,-6 0,34 M-16,18 0,34 16,18
    arrow.right.square use square 0,0,100; mark M-24,0 24,0 M4,-20 24,0 4,20
    arrow.swap line M-40,-30 40,30 M20,32 40,30 38,10 M-40,30 40,-30 M20,-32 40,-30 38,-10
    arrow.right.arrow.left line M-50,-22 48,-22 M28,-42 48,-22 28,-2 M50,22 -48,22 M-28,2 -48,22 -28,42
    arrow.triangle.swap line M-36,-20 20,-20 M36,20 -20,20; bold M18,-36 42,-20 18,-4 Z M-18,4 -42,20 -18,36 Z
    arrow.triangle.pull line M-28,-24 -28,42 M28,42 28,-4 C28,-24 10,-24 0,-24; solid oval -28,-34,10 oval -28,42,8 oval 28,42,8; bold M4,-38 -14,-24 4,-10 Z
    arrow.branch line M-36,36 -36,-36 M-52,-20 -36,-36 -20,-20 M-36,26 C-36,-6 28,20 28,-36 M12,-20 28,-36 44,-20
    arrow.merge line M-40,-30 C-10,-30 -10,0 0,0 L44,0 M28,-16 44,0 28,16 M-40,30 C-10,30 -10,0 0,0
    arrow.3.trianglepath = arrow.triangle.2.circlepath
    arrow.clockwise.heart use heart 0,0,100; use arrow.clockwise 0,-4,44
    arrow.clockwise.icloud use icloud 0,0,100; hollow arrow.clockwise 0,8,44
    arrow.triangle.2.circlepath.camera use camera 0,0,100; hollow arrow.triangle.2.circlepath 0,6,31
    arrow.rectanglepath line M-50,-8 -50,-22 Q-50,-34 -38,-34 L40,-34 M26,-48 42,-34 26,-20 M50,8 50,22 Q50,34 38,34 L-40,34 M-26,20 -42,34 -26,48
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left line M0,-44 0,44; area M-10,0 -44,-26 -44,26 Z; area M10,0 44,-26 44,26 Z
    chevron.up.chevron.right.chevron.down.chevron.left line M-14,-36 0,-50 14,-36 M36,-14 50,0 36,14 M14,36 0,50 -14,36 M-36,14 -50,0 -36,-14
    return.left = return
    text.line.first.and.arrowtriangle.forward line M-20,-30 50,-30 M-20,0 50,0 M-20,30 50,30; bold M-50,-40 -34,-30 -50,-20 Z
    backward.end.alt area M-34,-30 C-34,-34 -34,-34 -34,-30 L-34,30 -46,30 -46,-30 Z; area M44,-34 44,34 0,0 Z; area M0,-34 0,34 -34,0 Z
    forward.end.alt use backward.end.alt 0,0,100,180
    crop.rotate use crop 0,4,84; line arc 0,0,52,-30,30
    rotate.3d use arrow.triangle.2.circlepath 0,0,100; use cube 0,0,44
    move.3d use arrow.up.and.down.and.arrow.left.and.right 0,0,100
    arrow.circlepath line arc 0,0,40,20,322; bold M-6,-42 -21,-18 -34,-42 Z
    arrow.down.to.line.compact line M0,-34 0,12 M-20,-8 0,12 20,-8 M-30,30 30,30
    arrow.up.to.line.compact line M0,34 0,-12 M-20,8 0,-12 20,8 M-30,-30 30,-30
    arrow.trianglehead.clockwise 106x118 line arc 0,9,38.5,88,352; bold M-2,-42 16,-29.5 -2,-17 Z
    arrow.trianglehead.counterclockwise 106x118 use arrow.trianglehead.clockwise 0,0,100,0,-1
    arrow.trianglehead.2.clockwise use arrow.triangle.2.circlepath 0,0,100,-90
    arrow.trianglehead.2.clockwise.rotate.90 = arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise use arrow.trianglehead.2.clockwise 0,0,100,0,-1
    arrow.trianglehead.2.counterclockwise.rotate.90 115x110 use arrow.triangle.2.circlepath 0,0,100,0,-1
    arrow.trianglehead.branch = arrow.triangle.branch
    arrow.trianglehead.merge = arrow.triangle.merge
    arrow.trianglehead.swap = arrow.triangle.swap
    arrow.trianglehead.pull = arrow.triangle.pull
    arrow.trianglehead.turn.up.right.diamond = arrow.triangle.turn.up.right.diamond
    arrow.up.heart use heart 0,0,100; hollow arrow.up 0,-3,42
    arrow.down.heart use heart 0,0,100; hollow arrow.down 0,-3,42
    arrow.up.bin #2 area M-50,6 -44,46 44,46 50,6 Z; #1 line M0,-2 0,-48 M-20,-28 0,-48 20,-28
    arrow.up.and.down.and.sparkles use arrow.up.and.down -16,4,88; use sparkle 30,-28,40; use sparkle 36,20,30
    line.diagonal.arrow line M-40,40 38,-38 M4,-40 40,-40 40,-4
    goforward.plus use goforward 0,0,100; *85 use plus 0,6,40
    """
}
