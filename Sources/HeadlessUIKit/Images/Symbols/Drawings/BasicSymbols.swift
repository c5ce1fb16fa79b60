/// Signs and plain shapes. ``SymbolText`` explains the language.
enum BasicSymbols {
  static let text = """
    xmark 92x88 *106 line M-33,-33 33,33 M33,-33 -33,33
    plus 100x96 *106 line M-36.3,0 36.3,0 M0,-36.3 0,36.3
    minus 100x26 *106 line M-36.3,0 36.3,0
    multiply = xmark
    divide 100x96 line M-38,0 38,0; solid oval 0,-27,7 oval 0,27,7
    equal 96x60 line M-36,-15 36,-15 M-36,15 36,15
    plusminus 96x108 line M-30,-14 30,-14 M0,-44 0,16 M-30,40 30,40
    lessthan 96x96 line M32,-34 -32,0 32,34
    greaterthan 96x96 line M-32,-34 32,0 -32,34
    percent 112x98 line M28,-36 -28,36 oval -28,-20,14 oval 28,20,14
    number 102x100 line M-12,-38 -22,38 M22,-38 12,38 M-38,-14 40,-14 M-40,14 38,14
    at 114x112 line oval 0,1,19 M19,-18 19,8 C19,26 44,24 44,0 C44,-60 -45,-60 -45,0 C-45,46 -4,54 24,38
    checkmark 104x98 *106 line M-37.2,2.8 -9.7,36.8 37.2,-36.7
    exclamationmark 44x100 line M0,-38 0,12; solid oval 0,34,7
    exclamationmark.2 use exclamationmark -14,0,100; use exclamationmark 14,0,100
    exclamationmark.3 use exclamationmark -28,0,100; use exclamationmark 0,0,100; use exclamationmark 28,0,100
    questionmark 74x100 line M-22,-20 C-22,-46 24,-46 24,-18 C24,0 0,-2 0,16; solid oval 0,36,7
    info 50x96 line M-11,-6 2,-6 2,36 M-13,36 17,36; solid oval 0,-36,10
    ellipsis 108x30 %1 solid oval -36,0,9; %2 solid oval 0,0,9; %3 solid oval 36,0,9
    line.3.horizontal 110x82 line M-40,-28 40,-28 M-40,0 40,0 M-40,28 40,28
    line.horizontal.3 = line.3.horizontal
    line.3.horizontal.decrease 110x82 line M-44,-26 44,-26 M-28,0 28,0 M-12,26 12,26
    line.horizontal.3.decrease = line.3.horizontal.decrease
    line.2.horizontal.decrease 110x60 line M-40,-13 40,-13 M-22,13 22,13
    line.diagonal 96x96 line M-36,36 36,-36
    slider.horizontal.3 124x104 line M-50,-32 50,-32 M-50,0 50,0 M-50,32 50,32; solid oval 20,-32,11 oval -20,0,11 oval 20,32,11
    slider.horizontal.2 line M-50,-18 50,-18 M-50,18 50,18; solid oval 20,-18,11 oval -20,18,11
    slider.vertical.3 line M-32,-46 -32,46 M0,-46 0,46 M32,-46 32,46; solid oval -32,20,11 oval 0,-20,11 oval 32,20,11
    switch.2 area box -46,-42,46,-6,18; dot oval 28,-24,11; area box -46,6,46,42,18; dot oval -28,24,11
    circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50
    oval 150x108 area oval 0,0,64,43
    capsule 146x84 area box -62,-31,62,31,31
    capsule.portrait 84x146 area box -31,-62,31,62,31
    square 108x104 area box -41.05,-41.05,41.05,41.05,10.3 | box -45.2,-45.2,45.2,45.2,13.6
    app 108x104 area box -44,-44,44,44,22 | box -48,-48,48,48,25
    square.dashed 108x104 line M-44,-18 -44,-30 Q-44,-44 -30,-44 L-18,-44 M18,-44 30,-44 Q44,-44 44,-30 L44,-18 M44,18 44,30 Q44,44 30,44 L18,44 M-18,44 -30,44 Q-44,44 -44,30 L-44,18 M-6,-44 6,-44 M-6,44 6,44 M-44,-6 -44,6 M44,-6 44,6
    questionmark.square.dashed use square.dashed 0,0,100; use questionmark 0,0,58
    circle.dashed 116.5x111.7 line arc 0,0,45.85,-12,12 arc 0,0,45.85,33,57 arc 0,0,45.85,78,102 arc 0,0,45.85,123,147 arc 0,0,45.85,168,192 arc 0,0,45.85,213,237 arc 0,0,45.85,258,282 arc 0,0,45.85,303,327
    circle.dotted = circle.dashed
    circle.lefthalf.filled 116.5x111.7 line oval 0,0,45.85; solid arc 0,0,46,180,360
    circle.righthalf.filled 116.5x111.7 line oval 0,0,45.85; solid arc 0,0,46,0,180
    circle.tophalf.filled 116.5x111.7 line oval 0,0,45.85; solid arc 0,0,46,-90,90
    circle.bottomhalf.filled 116.5x111.7 line oval 0,0,45.85; solid arc 0,0,46,90,270
    circle.lefthalf.fill = circle.lefthalf.filled
    circle.righthalf.fill = circle.righthalf.filled
    circle.inset.filled 116.5x111.7 line oval 0,0,45.85; solid oval 0,0,31
    largecircle.fill.circle = circle.inset.filled
    smallcircle.filled.circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; dot oval 0,0,15
    circle.grid.2x2 area oval -24,-24,17 oval 24,-24,17 oval -24,24,17 oval 24,24,17
    circle.grid.3x3 area oval -36,-36,10 oval 0,-36,10 oval 36,-36,10 oval -36,0,10 oval 0,0,10 oval 36,0,10 oval -36,36,10 oval 0,36,10 oval 36,36,10
    square.lefthalf.filled 108x104 line box -44,-44,44,44,14; solid M0,-44 -30,-44 Q-44,-44 -44,-30 L-44,30 Q-44,44 -30,44 L0,44 Z
    square.grid.2x2 area box -42,-42,-6,-6,7; area box 6,-42,42,-6,7; area box -42,6,-6,42,7; area box 6,6,42,42,7
    square.grid.3x3 area box -45,-45,-21,-21,4; area box -12,-45,12,-21,4; area box 21,-45,45,-21,4; area box -45,-12,-21,12,4; area box -12,-12,12,12,4; area box 21,-12,45,12,4; area box -45,21,-21,45,4; area box -12,21,12,45,4; area box 21,21,45,45,4
    square.split.2x1 108x104 area box -44,-44,44,44,14; mark M0,-44 0,44
    square.split.1x2 108x104 area box -44,-44,44,44,14; mark M-44,0 44,0
    square.split.2x2 108x104 area box -44,-44,44,44,14; mark M0,-44 0,44 M-44,0 44,0
    square.on.square 122x122 #2 area M-14,30 -30,30 Q-46,30 -46,14 L-46,-30 Q-46,-46 -30,-46 L14,-46 Q30,-46 30,-30 L30,-14; #1 over box -14,-14,48,48,14
    plus.square.on.square use square.on.square 0,0,100; mark M17,2 17,32 M2,17 32,17
    square.on.circle #2 area oval -12,-12,34; #1 over box -14,-14,48,48,14
    square.stack #2 line M-26,-48 26,-48; #2 line M-32,-37 32,-37; area box -40,-25,40,49,14
    square.stack.3d.up #1 area M0,-50 50,-24 0,2 -50,-24 Z; #2 area M-34,-8 -50,0 0,26 50,0 34,-8 0,10 Z; #3 area M-34,16 -50,24 0,50 50,24 34,16 0,34 Z
    square.stack.3d.up.fill #1 solid M-8,-50 Q0,-54 8,-50 L54,-26 Q58,-23 54,-20 L8,3 Q0,7 -8,3 L-54,-20 Q-58,-23 -54,-26 Z; #2 solid M-36,-2 -54,7 Q-58,10 -54,12 L-8,33 Q0,37 8,33 L54,12 Q58,10 54,7 L36,-2 8,12 Q0,16 -8,12 Z; #3 solid M-36,22 -54,31 Q-58,34 -54,36 L-8,57 Q0,61 8,57 L54,36 Q58,34 54,31 L36,22 8,36 Q0,40 -8,36 Z
    rectangle 132x103 area box -53.5,-40.5,53.5,40.5,9.5
    rectangle.portrait 103x132 area box -40.5,-53.5,40.5,53.5,9.5
    rectangle.dashed line M-56,-16 -56,-28 Q-56,-40 -44,-40 L-34,-40 M34,-40 44,-40 Q56,-40 56,-28 L56,-16 M56,16 56,28 Q56,40 44,40 L34,40 M-34,40 -44,40 Q-56,40 -56,28 L-56,16 M-12,-40 12,-40 M-12,40 12,40
    rectangle.stack #3 line M-34,-47 34,-47; #2 line M-42,-35 42,-35; #1 area box -52,-22,52,44,12
    rectangle.on.rectangle #2 area M-34,14 -42,14 Q-58,14 -58,2 L-58,-30 Q-58,-44 -44,-44 L26,-44 Q40,-44 40,-30 L40,-26; #1 over box -36,-14,58,44,12
    rectangle.split.2x1 134x103 area box -56,-40,56,40,12; mark M0,-40 0,40
    rectangle.split.3x1 134x103 area box -56,-40,56,40,12; mark M-19,-40 -19,40 M19,-40 19,40
    rectangle.split.1x2 134x103 area box -56,-40,56,40,12; mark M-56,0 56,0
    rectangle.grid.1x2 area box -54,-42,54,-6,9; area box -54,6,54,42,9
    rectangle.grid.2x2 area box -54,-42,-6,-6,8; area box 6,-42,54,-6,8; area box -54,6,-6,42,8; area box 6,6,54,42,8
    rectangle.3.group area box -56,-40,-2,-6,8; area box -56,6,-2,40,8; area box 10,-40,56,40,8
    rectangle.inset.filled 134x103 line box -56,-40,56,40,12; solid box -44,-28,44,28,5
    rectangle.center.inset.filled = rectangle.inset.filled
    rectangle.bottomthird.inset.filled 134x103 line box -56,-40,56,40,12; solid box -46,8,46,30,5
    triangle 128x111 area poly 6 0,-50 57,45 -57,45
    diamond 124x120 area M0,-50 50,0 0,50 -50,0 Z
    hexagon 120x124 area M0,-52 46,-26 46,26 0,52 -46,26 -46,-26 Z
    octagon 116x112 area M-19,-46 19,-46 46,-19 46,19 19,46 -19,46 -46,19 -46,-19 Z
    pentagon 120x116 area M0,-50 50,-12 31,46 -31,46 -50,-12 Z
    seal 122x118 area M0,-49 C8,-49 10,-42 18,-43 C26,-44 32,-45 35,-35 C37,-27 44,-26 46,-18 C48,-9 42,-7 42,0 C42,7 48,9 46,18 C44,26 37,27 35,35 C32,45 26,44 18,43 C10,42 8,49 0,49 C-8,49 -10,42 -18,43 C-26,44 -32,45 -35,35 C-37,27 -44,26 -46,18 C-48,9 -42,7 -42,0 C-42,-7 -48,-9 -46,-18 C-44,-26 -37,-27 -35,-35 C-32,-45 -26,-44 -18,-43 C-10,-42 -8,-49 0,-49 Z
    shield 106x120 area M0,-50 C12,-42 26,-37 40,-36 L40,-4 C40,24 22,42 0,50 C-22,42 -40,24 -40,-4 L-40,-36 C-26,-37 -12,-42 0,-50 Z
    shield.lefthalf.filled 106x120 line M0,-50 C12,-42 26,-37 40,-36 L40,-4 C40,24 22,42 0,50 C-22,42 -40,24 -40,-4 L-40,-36 C-26,-37 -12,-42 0,-50 Z; solid M0,-50 C-12,-42 -26,-37 -40,-36 L-40,-4 C-40,24 -22,42 0,50 Z
    lock.shield #2 use shield 0,0,100; #1 hollow lock.fill 0,0,52
    checkmark.shield #2 use shield 0,0,100; #1 mark M-18,0 -4,15 20,-17
    exclamationmark.triangle 128x111 #2 =yellow area poly 6 0,-50 57,45 -57,45; =white #1 mark M0,-15 0,13; =white #1 dot oval 0,29,5.5
    star 129x119 =yellow area M0,-49 13.075694678,-14.9971497524 49.4549388473,-13.0688837075 21.1569184155,9.8742995048 30.5648331192,45.0688837075 0,25.2457004952 -30.5648331192,45.0688837075 -21.1569184155,9.8742995048 -49.4549388473,-13.0688837075 -13.075694678,-14.9971497524 Z
    star.leadinghalf.filled ~ star.lefthalf.filled
    star.lefthalf.filled 129x119 line M0,-49 13.075694678,-14.9971497524 49.4549388473,-13.0688837075 21.1569184155,9.8742995048 30.5648331192,45.0688837075 0,25.2457004952 -30.5648331192,45.0688837075 -21.1569184155,9.8742995048 -49.4549388473,-13.0688837075 -13.075694678,-14.9971497524 Z; solid M0,-49 0,25.2457004952 -30.5648331192,45.0688837075 -21.1569184155,9.8742995048 -49.4549388473,-13.0688837075 -13.075694678,-14.9971497524 Z
    heart 113x102 =red area M0,40.3 C-26,25 -44.2,7 -44.2,-14.5 C-44.2,-44.1 -10.5,-50.8 0,-25 C10.5,-50.8 44.2,-44.1 44.2,-14.5 C44.2,7 26,25 0,40.3 Z
    sparkle area M0,-48 C4,-12 12,-4 48,0 C12,4 4,12 0,48 C-4,12 -12,4 -48,0 C-12,-4 -4,-12 0,-48 Z
    sparkles #1 bold M-8,-36 C-4,-8 3,0 32,6 C3,12 -4,20 -8,48 C-12,20 -19,12 -48,6 C-19,0 -12,-8 -8,-36 Z; #2 solid M31,-54 C33,-38 37,-34 52,-31 C37,-28 33,-24 31,-8 C29,-24 25,-28 10,-31 C25,-34 29,-38 31,-54 Z; #2 solid M34,22 C35,32 38,35 48,37 C38,39 35,42 34,52 C33,42 30,39 20,37 C30,35 33,32 34,22 Z
    nosign 116.5x111.7 line oval 0,0,45.85 M-32,-32 32,32
    circle.slash = nosign
    rays line M0,-50 0,-22 M0,22 0,50 M-50,0 -22,0 M22,0 50,0 M-35,-35 -16,-16 M16,16 35,35 M-35,35 -16,16 M16,-16 35,-35
    rhombus = diamond
    rectangle.portrait.bottomthird.inset.filled 103x134 line box -40,-56,40,56,12; solid box -30,14,30,46,5
    rectangle.lefthalf.inset.filled 134x103 line box -56,-40,56,40,12; solid box -46,-30,-2,30,5
    rectangle.righthalf.inset.filled 134x103 line box -56,-40,56,40,12; solid box 2,-30,46,30,5
    rectangle.leadinghalf.inset.filled ~ rectangle.lefthalf.inset.filled
    rectangle.trailinghalf.inset.filled ~ rectangle.righthalf.inset.filled
    rectangle.bottomhalf.inset.filled 134x103 line box -56,-40,56,40,12; solid box -46,0,46,30,5
    rectangle.bottomhalf.filled 134x103 line box -56,-40,56,40,12; solid M-56,0 56,0 56,28 Q56,40 44,40 L-44,40 Q-56,40 -56,28 Z
    rectangle.lefthalf.filled 134x103 line box -56,-40,56,40,12; solid M0,-40 -44,-40 Q-56,-40 -56,-28 L-56,28 Q-56,40 -44,40 L0,40 Z
    rectangle.leadinghalf.filled ~ rectangle.lefthalf.filled
    circle.grid.cross 116x116 area oval 0,-34,14 oval 0,34,14 oval -34,0,14 oval 34,0,14
    circle.grid.cross.left.filled 116x116 line oval 0,-34,14 oval 0,34,14 oval 34,0,14; bold oval -34,0,14
    circle.grid.2x1 area oval -26,0,20; area oval 26,0,20
    circlebadge area oval 0,0,26
    circlebadge.2 use circlebadge -22,0,90; use circlebadge 22,0,90
    circle.hexagonpath = circle.hexagongrid
    dot.squareshape area box -40,-40,40,40,5; dot oval 0,0,13
    squareshape area box -42,-42,42,42,4
    squareshape.split.2x2 area box -42,-42,42,42,4; mark M0,-42 0,42 M-42,0 42,0
    square.dotted = square.dashed
    square.dashed.inset.filled use square.dashed 0,0,100; solid box -28,-28,28,28,7
    square.on.square.dashed #2 line M-14,30 -30,30 Q-46,30 -46,14 M-46,-2 -46,-18 M-46,-32 Q-44,-46 -30,-46 M-14,-46 2,-46 M16,-46 Q30,-44 30,-30; #1 over box -14,-14,48,48,14
    plus.square.dashed use square.dashed 0,0,100; line M-20,0 20,0 M0,-20 0,20
    square.2.layers.3d #1 area M0,-40 50,-14 0,12 -50,-14 Z; #2 area M-34,4 -50,12 0,38 50,12 34,4 0,22 Z
    square.3.layers.3d = square.stack.3d.up
    square.stack.3d.forward.dottedline = square.stack.3d.up
    square.grid.4x3.fill bold box -52,-36,-32,-18,3 box -24,-36,-4,-18,3 box 4,-36,24,-18,3 box 32,-36,52,-18,3 box -52,-9,-32,9,3 box -24,-9,-4,9,3 box 4,-9,24,9,3 box 32,-9,52,9,3 box -52,18,-32,36,3 box -24,18,-4,36,3 box 4,18,24,36,3 box 32,18,52,36,3
    square.grid.3x1.below.line.grid.1x2 area box -46,10,-22,36,4; area box -12,10,12,36,4; area box 22,10,46,36,4; line M-46,-34 46,-34 M-46,-14 46,-14
    squares.below.rectangle area box -50,-40,50,-4,8; area box -50,12,-10,40,6; area box 10,12,50,40,6
    rectangle.grid.3x2 area box -54,-38,-24,-6,6; area box -15,-38,15,-6,6; area box 24,-38,54,-6,6; area box -54,6,-24,38,6; area box -15,6,15,38,6; area box 24,6,54,38,6
    rectangle.3.offgrid area box -54,-40,0,-6,7; area box -54,6,-22,40,7; area box -10,6,54,40,7; line M12,-40 54,-40 54,-6
    rectangle.expand.vertical line box -48,-14,48,14,6 M0,-24 0,-52 M-16,-38 0,-52 16,-38 M0,24 0,52 M-16,38 0,52 16,38
    rectangle.compress.vertical line box -48,-10,48,10,6 M0,-54 0,-22 M-16,-36 0,-22 16,-36 M0,54 0,22 M-16,36 0,22 16,36
    rectangle.connected.to.line.below line box -46,-40,46,8,9 M0,8 0,36 M-50,36 50,36
    rectangle.portrait.on.rectangle.portrait #2 area M-16,38 -30,38 Q-42,38 -42,26 L-42,-44 Q-42,-56 -30,-56 L10,-56 Q22,-56 22,-44 L22,-40; #1 over box -16,-32,46,56,12
    rectangle.checkered 134x103 area box -56,-40,56,40,12; dot box -54,-38,-18,-13,3 box 18,-38,54,-13,3 box -18,-13,18,13,2 box -54,13,-18,38,3 box 18,13,54,38,3
    slider.horizontal.below.rectangle line box -46,-42,46,2,8 M-50,32 50,32; solid oval 14,32,11
    shield.righthalf.filled 106x120 line M0,-50 C12,-42 26,-37 40,-36 L40,-4 C40,24 22,42 0,50 C-22,42 -40,24 -40,-4 L-40,-36 C-26,-37 -12,-42 0,-50 Z; solid M0,-50 C12,-42 26,-37 40,-36 L40,-4 C40,24 22,42 0,50 Z
    shield.checkered 106x120 line M0,-50 C12,-42 26,-37 40,-36 L40,-4 C40,24 22,42 0,50 C-22,42 -40,24 -40,-4 L-40,-36 C-26,-37 -12,-42 0,-50 Z; solid M0,-50 C12,-42 26,-37 40,-36 L40,0 0,0 Z M0,0 0,50 C-20,42 -38,26 -40,0 Z
    star.lefthalf.fill = star.lefthalf.filled
    app.dashed = square.dashed
    app.gift use app 0,0,100; hollow gift.fill 0,0,54
    appclip use square.dashed 0,0,100; use app.fill 0,0,52
    wrongwaysign 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; dot box -28,-8,28,8,4
    poweron line M0,-40 0,40
    poweroff line oval 0,0,40
    togglepower line oval -20,0,28 M36,-30 36,30
    restart = arrow.counterclockwise
    sleep = moon
    slash.circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; mark M-22,22 22,-22
    plus.forwardslash.minus line M-44,-20 -12,-20 M-28,-36 -28,-4 M-24,42 24,-42 M14,22 46,22
    line.3.crossed.swirl.circle = line.3.horizontal.circle
    sparkle.magnifyingglass use magnifyingglass 0,0,100; use sparkle -9,-10,40
    exclamationmark.magnifyingglass use magnifyingglass 0,0,100; line M-9,-28 -9,-8; solid oval -9,6,5
    loupe = magnifyingglass
    exclamationmark.questionmark use exclamationmark -28,0,100; use questionmark 18,0,100
    wand.and.stars.inverse = wand.and.stars
    a.magnify #2 use magnifyingglass 0,0,100; use a -9,-10,40
    aspectratio 134x103 area box -56,-40,56,40,12; mark M-38,-8 -38,-24 -20,-24 M38,8 38,24 20,24
    lines.measurement.horizontal line M-50,-20 50,-20 M-50,-20 -50,14 M-30,-20 -30,2 M-10,-20 -10,14 M10,-20 10,2 M30,-20 30,14 M50,-20 50,14
    rectangle.inset.fill = rectangle.inset.filled
    rectangle.bottomthird.inset.fill = rectangle.bottomthird.inset.filled
    triangle.inset.filled #2 line poly 6 0,-50 57,45 -57,45; #1 solid poly 3 0,-18 27,28 -27,28
    square.righthalf.filled use square.lefthalf.filled 0,0,100,0,-1
    square.righthalf.fill = square.righthalf.filled
    square.lefthalf.fill = square.lefthalf.filled
    square.3.layers.3d.top.filled #1 solid M0,-50 50,-24 0,2 -50,-24 Z; #2 line M-48,0 0,24 48,0; #3 line M-48,22 0,46 48,22
    cylinder area M-38,-34 C-38,-54 38,-54 38,-34 L38,34 C38,54 -38,54 -38,34 Z; mark M-38,-34 C-38,-16 38,-16 38,-34
    cylinder.split.1x2 use cylinder 0,0,100; mark M-38,2 C-38,20 38,20 38,2
    xmark.rectangle.portrait use rectangle.portrait 0,0,100; hollow xmark 0,0,46
    circle.and.line.horizontal line M-56,0 -24,0 M24,0 56,0; area oval 0,0,22
    clear area box -54,-38,54,38,12; mark M-15,-15 15,15 M15,-15 -15,15
    align.vertical.top #2 line M-48,-46 48,-46; #1 solid box -30,-32,-6,46,4; #1 solid box 6,-32,30,16,4
    play.square.stack use square.stack 0,0,100; dot M-10,-4 -10,28 18,12 Z
    play.rectangle.on.rectangle use rectangle.on.rectangle 0,0,100; #1 dot M0,0 0,30 26,15 Z
    rectangle.fill.on.rectangle.angled.fill #2 line M-46,-16 -38,-36 Q-34,-44 -26,-42 L36,-26; #1 bold box -46,-16,52,42,10
    """
}
