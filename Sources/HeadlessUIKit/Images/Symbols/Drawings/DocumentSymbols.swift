/// Papers, folders, books and editing. ``SymbolText`` explains the language.
enum DocumentSymbols {
  static let text = """
    doc 104x116 area poly 9 -36,-48 6,-48,4 36,-18,4 36,48 -36,48; mark bend 5 6,-46 6,-18 34,-18
    document = doc
    doc.text 107x116 area poly 9 -36.9,-48.2 6,-48.2,4 36.9,-18,4 36.9,48.2 -36.9,48.2; mark bend 5 6,-46 6,-18 34,-18; mark M-20,6 20,6 M-20,26 20,26
    doc.richtext use doc 0,0,100; mark M-20,6 20,6 M-20,26 20,26; dot box -22,-26,-4,-8,3
    doc.plaintext = doc.text
    text.document = doc.text
    doc.on.doc #2 area bend 8 -18,30,0 -45,30 -45,-50 -6,-50,4 12,-32; #1 over poly 8 -14,-24 17,-24,4 43,2,4 43,54 -14,54; #1 mark bend 4 16,-22 16,4 41,4
    doc.on.clipboard #2 area bend 8 -14,36 -45,36 -45,-43 33,-43 33,-30; #2 bold box -20,-51,8,-37,5; #1 over poly 8 -10,-20 19,-20,4 45,6,4 45,54 -10,54; #1 mark bend 4 18,-18 18,8 43,8
    doc.text.magnifyingglass #2 area bend 9 28,-6 28,-18,4 -2,-48,4 -40,-48 -40,48 0,48; #2 mark bend 5 -2,-46 -2,-18 26,-18; #2 mark M-24,4 -8,4 M-24,22 -10,22; clear oval 20,22,24; #1 line oval 20,22,20 M35,37 50,52
    doc.viewfinder use viewfinder 0,0,100; use doc 0,0,54
    doc.zipper use doc 0,0,100; mark M-12,-44 -12,8
    clipboard area box -40,-40,40,52,10; over box -18,-52,18,-32,7
    list.clipboard use clipboard 0,0,100; dot oval -22,-10,5 oval -22,12,5 oval -22,34,5; mark M-6,-10 22,-10 M-6,12 22,12 M-6,34 22,34
    list.bullet.clipboard = list.clipboard
    note = square
    note.text 108x104 area box -44,-44,44,44,12; mark M-24,-16 24,-16 M-24,4 24,4 M-24,24 4,24
    list.bullet 120x94 solid oval -47,-32,6 oval -47,0,6 oval -47,32,6; line M-24,-32 50,-32 M-24,0 50,0 M-24,32 50,32
    list.number 120x94 *62 use 1 -47,-32,32; *62 use 2 -47,0,32; *62 use 3 -47,32,32; line M-24,-32 50,-32 M-24,0 50,0 M-24,32 50,32
    list.dash 120x94 line M-53,-32 -43,-32 M-53,0 -43,0 M-53,32 -43,32 M-24,-32 50,-32 M-24,0 50,0 M-24,32 50,32
    list.triangle line M-20,-32 50,-32 M-20,0 50,0 M-20,32 50,32; solid M-54,-40 -40,-32 -54,-24 Z M-54,-8 -40,0 -54,8 Z M-54,24 -40,32 -54,40 Z
    list.bullet.rectangle 132x103 area box -53.5,-40.5,53.5,40.5,9.5; dot oval -34.5,-22.7,4.3 oval -34.5,-7.6,4.3 oval -34.5,7.6,4.3 oval -34.5,22.7,4.3; *75 mark M-19.5,-22.7 36,-22.7 M-19.5,-7.6 10.5,-7.6 M-19.5,7.6 36,7.6 M-19.5,22.7 10.5,22.7
    list.bullet.rectangle.portrait 103x134 area box -40,-56,40,56,12; dot oval -22,-24,5 oval -22,0,5 oval -22,24,5; mark M-8,-24 22,-24 M-8,0 22,0 M-8,24 22,24
    list.bullet.indent line M-24,-32 50,-32 M-4,0 50,0 M-24,32 50,32; solid oval -47,-32,6 oval -27,0,6 oval -47,32,6
    checklist line M-52,-30 -44,-22 -32,-38 M-52,2 -44,10 -32,-6 M-52,34 -44,42 -32,26 M-16,-28 50,-28 M-16,4 50,4 M-16,36 50,36
    text.badge.plus line M-50,-32 50,-32 M-50,-6 10,-6 M-50,20 -6,20; #1 solid oval 34,24,22; hole box 22,21,46,27,3 box 31,12,37,36,3
    folder 126x106 area poly 9 -52,40 -52,-37 -20,-37,5 -9,-27,5 52,-27 52,40; mark M-52,-8 52,-8
    tray.circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; hollow tray.fill 0,0,50
    externaldrive area bend 8 -49.5,7.5 -32,-35.5 32,-35.5 49.5,7.5 | poly 9 -34.5,-39.7 34.5,-39.7 47.5,-7,2 -47.5,-7,2; area box -51.3,1.5,51.3,35.5,17; dot oval 32.3,18.5,6
    opticaldisc 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; mark oval 0,0,14; dot oval 0,0,4
    server.rack 132x103 area box -53.5,-40.5,53.5,40.5,9.5; *80 mark M-53.5,-13.5 53.5,-13.5 M-53.5,13.5 53.5,13.5; dot oval 32.3,-27,6 oval 32.3,0,6 oval 32.3,27,6
    xserve = server.rack
    book 130x104 area M0,-30 C-10,-39 -40,-41 -50,-34 Q-54,-32 -54,-28 L-54,31 Q-54,36 -49,34 C-36,28 -12,29 0,40 C12,29 36,28 49,34 Q54,36 54,31 L54,-28 Q54,-32 50,-34 C40,-41 10,-39 0,-30 Z; mark M0,-30 0,40
    book.fill 130x106 solid M-3.5,-30 C-14,-46 -42,-48 -58,-34 L-58,34 C-42,26 -14,30 -3.5,42 Z M3.5,-30 C14,-46 42,-48 58,-34 L58,34 C42,26 14,30 3.5,42 Z
    book.closed area M-36,-40 Q-36,-50 -26,-50 L36,-50 36,26 -26,26 Q-36,26 -36,38 Z; line M-36,36 Q-36,50 -26,50 L36,50 M36,26 36,50; mark M-22,-50 -22,26
    books.vertical area box -46,-44,-18,46,5; area box -18,-34,10,46,5; area M14,-34 34,-40 56,38 34,44 Z; mark M-46,-24 -18,-24 M-46,26 -18,26 M-18,-14 10,-14 M-18,26 10,26
    character.book.closed use book.closed 0,0,100; hollow a 6,-12,44
    text.book.closed use book.closed 0,0,100; mark M-8,-30 22,-30 M-8,-14 14,-14
    magazine area box -36,-48,36,48,6; mark M-20,-30 20,-30 M-20,-12 20,-12 M-20,6 20,6
    newspaper area M-52,-44 32,-44 Q38,-44 38,-38 L38,36 Q38,44 46,44 L-44,44 Q-52,44 -52,36 Z; line M38,-20 48,-20 Q54,-20 54,-14 L54,36 Q54,44 46,44; mark box -36,-28,-10,-4,2 M4,-26 22,-26 M4,-8 22,-8 M-36,12 22,12 M-36,28 22,28
    bookmark 92x114 area poly 8 -31,-48 31,-48 31,50,3 0,24,3 -31,50,3
    character.bubble #2 use bubble.left 0,0,100; #1 hollow a 0,-8,50
    paperclip line M22.63,-8.49 L-11.31,25.46 C-21.21,35.36 -35.36,21.21 -25.46,11.31 L18.38,-32.53 C35.36,-49.5 60.81,-24.04 43.84,-7.07 L-2.83,39.6 C-28.28,65.05 -65.05,28.28 -39.6,2.83 L-5.66,-31.11
    pencil 106x104 line M-42,42 -34,16 28,-44 42,-30 -18,32 -42,42
    pencil.tip line M0,-46 C16,-20 26,4 26,20 L26,44 -26,44 -26,20 C-26,4 -16,-20 0,-46 Z M-24,24 24,24
    pencil.line use pencil 0,-6,90; line M-44,46 44,46
    pencil.and.ruler #1 use pencil 0,0,90; #2 line M-30,-46 -46,-30 30,46 46,30 Z
    highlighter line M-40,20 20,-40 40,-20 -20,40 -44,44 Z M-50,54 50,54
    square.and.pencil 122x116 #2 line M10,-36 -32,-36 Q-46,-36 -46,-22 L-46,32 Q-46,46 -32,46 L22,46 Q36,46 36,32 L36,-4; #1 line M-10,12 -4,-10 40,-52 54,-38 10,4 -10,12
    square.and.arrow.up 106x132 #2 line M-18,-16 -30,-16 Q-40,-16 -40,-6 L-40,44 Q-40,54 -30,54 L30,54 Q40,54 40,44 L40,-6 Q40,-16 30,-16 L18,-16; #1 line M0,20 0,-56 M-20,-36 0,-56 20,-36
    square.and.arrow.down 106x132 #2 line M-18,-16 -30,-16 Q-40,-16 -40,-6 L-40,44 Q-40,54 -30,54 L30,54 Q40,54 40,44 L40,-6 Q40,-16 30,-16 L18,-16; #1 line M0,20 0,-56 M-20,0 0,20 20,0
    square.and.arrow.up.fill 106x132 #2 bold M-18,-16 -30,-16 Q-40,-16 -40,-6 L-40,44 Q-40,54 -30,54 L30,54 Q40,54 40,44 L40,-6 Q40,-16 30,-16 L18,-16 Z; groove M0,20 0,-56; #1 line M0,20 0,-56 M-20,-36 0,-56 20,-36
    square.and.arrow.down.fill 106x132 #2 bold M-18,-16 -30,-16 Q-40,-16 -40,-6 L-40,44 Q-40,54 -30,54 L30,54 Q40,54 40,44 L40,-6 Q40,-16 30,-16 L18,-16 Z; groove M0,20 0,-56 M-20,0 0,20 20,0; #1 line M0,20 0,-56 M-20,0 0,20 20,0
    rectangle.portrait.and.arrow.right #2 line M12,-20 12,-40 Q12,-50 2,-50 L-34,-50 Q-44,-50 -44,-40 L-44,40 Q-44,50 -34,50 L2,50 Q12,50 12,40 L12,20; #1 line M-14,0 54,0 M34,-20 54,0 34,20
    rectangle.portrait.and.arrow.left use rectangle.portrait.and.arrow.right 0,0,100,0,-1
    rectangle.portrait.and.arrow.forward ~ rectangle.portrait.and.arrow.right
    trash 108x120 =red line M-44,-34 44,-34; =red line bend 6 -15,-34 -15,-49 15,-49 15,-34; =red area poly 9 -36,-34,0 36,-34,0 31.5,50 -31.5,50 | poly 12 -39.5,-25,2 39.5,-25,2 35.5,54.2 -35.5,54.2; =red *75 mark M-14.5,-14 -13,32 M0,-14 0,32 M14.5,-14 13,32
    magnifyingglass 114x112 line oval -9,-10,37 M17,16 45,44
    plus.magnifyingglass 114x112 line oval -9,-10,37 M17,16 45,44 M-25,-10 7,-10 M-9,-26 -9,6
    minus.magnifyingglass 114x112 line oval -9,-10,37 M17,16 45,44 M-25,-10 7,-10
    text.line.magnify 121x112 *90 line box -48,-22.5,48,4,13.2 M-36,-40.8 36,-40.8 M-36,-9.3 36,-9.3 M-36,21.8 36,21.8 M-36,40.8 36,40.8
    text.magnifyingglass line M-50,-32 50,-32 M-50,-6 -14,-6 M-50,20 -14,20 oval 16,10,20 M31,25 46,40
    scissors line oval -30,-26,15 oval -30,26,15 M-18,-16 48,34 M-18,16 48,-34
    sidebar.left 134x103 #2 area box -56,-40,56,40,12; #1 mark M-20,-40 -20,40 M-44,-22 -32,-22 M-44,-8 -32,-8 M-44,6 -32,6
    sidebar.right 134x103 use sidebar.left 0,0,100,0,-1
    sidebar.leading ~ sidebar.left
    sidebar.trailing ~ sidebar.right
    sidebar.squares.left = sidebar.left
    uiwindow.split.2x1 134x103 area box -56,-40,56,40,10; mark M0,-20 0,40 M-56,-20 56,-20; dot oval -44,-30,3 oval -34,-30,3 oval -24,-30,3
    macwindow 134x103 area box -56,-40,56,40,10; mark M-56,-20 56,-20; dot oval -44,-30,3 oval -34,-30,3 oval -24,-30,3
    menubar.rectangle 134x103 area box -56,-40,56,40,12; mark M-56,-22 56,-22
    dock.rectangle 134x103 area box -56,-40,56,40,12; dot box -34,16,34,28,4
    inset.filled.rectangle = rectangle.inset.filled
    selection.pin.in.out line M-40,-10 -40,-26 Q-40,-40 -26,-40 L-10,-40 M40,10 40,26 Q40,40 26,40 L10,40 M-40,10 -40,40 -10,40 M40,-10 40,-40 10,-40 M-12,12 12,-12; bold oval -16,16,6 oval 16,-16,6
    signature line M-54,22 C-30,10 -10,-40 -22,-42 C-38,-42 -34,30 -20,26 C-8,22 -4,-2 4,0 C10,4 2,20 12,20 C22,20 26,4 32,8 C36,14 40,20 52,14 M-54,42 54,42
    printer area M-28,-14 L-44,-14 Q-54,-14 -54,-4 L-54,22 Q-54,32 -44,32 L44,32 Q54,32 54,22 L54,-4 Q54,-14 44,-14 Z; area M-30,-14 -30,-44 30,-44 30,-14 Z; over box -30,10,30,48,4; dot oval 40,-2,4
    calendar 118x105 area box -45,-41,45,41,10; solid box -45,-41,45,-22,6; dot oval -8,-6,4 oval 8,-6,4 oval 24,-6,4 oval -24,9,4 oval -8,9,4 oval 8,9,4 oval 24,9,4 oval -24,24,4 oval -8,24,4 oval 8,24,4
    calendar.badge.plus #2 area box -50,-46,50,38,10; #2 mark M-50,-22 50,-22; #2 dot oval -26,-2,5.5 oval 0,-2,5.5 oval -26,18,5.5; clear oval 36,28,24; =green #1 solid oval 36,28,24; hole box 23,25,49,31,3 box 33,15,39,41,3
    clock 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 mark M0,-30 0,4 -20,4
    clock.arrow.circlepath line arc 0,0,44,-62,-380 M0,-26 0,4 18,14 M-54,-14 -40,-18 -32,-4
    alarm area oval 0,4,40; mark M0,-20 0,6 -16,14; line M-28,38 -38,50 M28,38 38,50 M-50,-24 C-56,-40 -42,-52 -28,-46 M50,-24 C56,-40 42,-52 28,-46
    timer 116.5x111.7 line M0,-46 0,-30 arc 0,0,46,0,310 M0,0 -20,-22; solid M-24,-28 6,-4 C10,2 2,10 -4,6 Z
    stopwatch area oval 0,8,41; line M0,-33 0,-46 M-12,-48 12,-48 M32,-32 40,-40; mark M0,8 0,-14
    hourglass line M-32,-48 32,-48 M-32,48 32,48 M-26,-48 -26,-32 C-26,-14 -4,-10 -4,0 C-4,10 -26,14 -26,32 L-26,48 M26,-48 26,-32 C26,-14 4,-10 4,0 C4,10 26,14 26,32 L26,48; solid M-18,46 C-16,28 16,28 18,46 Z M-16,-24 16,-24 0,-6 Z
    gauge 116.5x111.7 line oval 0,0,45.85 M0,8 18,-16; solid oval 0,8,7 oval -28,4,4.5 oval -20,-18,4.5 oval 0,-28,4.5 oval 28,4,4.5
    speedometer = gauge
    gauge.medium = gauge
    gauge.with.needle = gauge
    dial.low 116.5x111.7 area oval 0,6,32; mark M-8,14 -22,28; dot oval -42,34,4.5 oval -50,2,4.5 oval -34,-32,4.5 oval 0,-44,4.5 oval 34,-32,4.5 oval 50,2,4.5 oval 42,34,4.5
    dial.min = dial.low
    dial.medium = dial.low
    dial.high = dial.low
    photo.on.rectangle.angled #2 line M-30,-40 26,-48 Q34,-48 36,-40 L38,-28; #1 over M-50,-20 42,-20 Q52,-20 52,-10 L52,36 Q52,46 42,46 L-40,46 Q-50,46 -50,36 Z; mark M-44,36 -22,10 -4,28 14,6 44,36; dot oval -26,-4,6
    photo.fill.on.rectangle.fill #2 solid M-34,14 -42,14 Q-58,14 -58,2 L-58,-30 Q-58,-44 -44,-44 L26,-44 Q40,-44 40,-30 L40,-26 -20,-26 Q-34,-26 -34,-12 Z; #1 front photo.fill 10,14,82
    rectangle.fill.on.rectangle.fill #2 solid M-42,14 Q-58,14 -58,2 L-58,-30 Q-58,-44 -44,-44 L26,-44 Q40,-44 40,-30 L40,-26 -26,-26 Q-42,-26 -42,-12 Z; #1 bold box -32,-14,58,44,12
    rectangle.on.rectangle.angled #2 line M-46,-16 -38,-36 Q-34,-44 -26,-42 L36,-26; #1 area box -46,-16,52,42,10
    square.fill.on.square.fill #2 solid M-20,34 -32,34 Q-50,34 -50,16 L-50,-32 Q-50,-50 -32,-50 L16,-50 Q34,-50 34,-32 L34,-22 -8,-22 Q-20,-22 -20,-8 Z; #1 bold box -10,-10,48,48,12
    square.fill.on.square #2 line M-14,30 -30,30 Q-46,30 -46,14 L-46,-30 Q-46,-46 -30,-46 L14,-46 Q30,-46 30,-30 L30,-14; #1 clear box -14,-14,48,48,14; #1 bold box -14,-14,48,48,14
    pencil.and.list.clipboard #2 area box -44,-44,32,50,9; #2 dot box -22,-52,10,-38,5; #2 mark M-26,-18 14,-18 M-26,2 8,2; #1 front pencil 28,24,62
    pencil.and.scribble #2 line M-48,36 C-30,18 -22,50 -6,36 C4,26 10,46 22,40; #1 use pencil 8,-12,80
    pencil.and.ellipsis.rectangle #2 area M16,-38 -46,-38 Q-56,-38 -56,-28 L-56,28 Q-56,38 -46,38 L46,38 Q56,38 56,28 L56,0; #2 dot oval -30,2,5 oval -10,2,5; #1 front pencil 30,-18,70
    rectangle.and.pencil.and.ellipsis = pencil.and.ellipsis.rectangle
    pencil.and.outline #2 line M10,-36 -32,-36 Q-46,-36 -46,-22 L-46,32 Q-46,46 -32,46 L22,46 Q36,46 36,32 L36,-4; #1 use pencil 12,-10,80
    scribble line M-48,10 C-40,-40 -14,-44 -18,-10 C-20,20 -38,30 -26,34 C-8,38 6,-30 20,-26 C30,-22 4,24 18,28 C30,30 36,8 48,10
    scribble.variable = scribble
    checklist.checked line M-52,-30 -44,-22 -32,-38 M-52,2 -44,10 -32,-6 M-52,34 -44,42 -32,26 M-16,-28 50,-28 M-16,4 50,4 M-16,36 50,36
    list.bullet.below.rectangle line box -46,-42,46,-8,8 M-24,14 46,14 M-24,38 46,38; solid oval -42,14,5 oval -42,38,5
    list.star line M-24,-32 50,-32 M-24,0 50,0 M-24,32 50,32; use star.fill -44,-32,18; use star.fill -44,0,18; use star.fill -44,32,18
    list.and.film line M-50,-30 4,-30 M-50,-4 4,-4 M-50,22 4,22; area box 16,-38,52,38,6; mark M16,-14 52,-14 M16,14 52,14
    text.badge.checkmark line M-50,-32 50,-32 M-50,-6 10,-6 M-50,20 -6,20; #1 line M12,22 24,36 48,2
    text.badge.minus line M-50,-32 50,-32 M-50,-6 10,-6 M-50,20 -6,20; #1 solid oval 34,24,22; hole box 22,21,46,27,3
    text.badge.xmark line M-50,-32 50,-32 M-50,-6 10,-6 M-50,20 -6,20; #1 line M22,10 46,36 M46,10 22,36
    text.badge.star line M-50,-32 50,-32 M-50,-6 10,-6 M-50,20 -6,20; #1 use star.fill 32,20,46
    text.insert line M-50,-36 50,-36 M-4,-12 50,-12 M-4,12 50,12 M-50,36 50,36 M-50,-12 -32,0 -50,12
    text.append line M-50,-36 50,-36 M-50,-12 50,-12 M-50,12 10,12 M-50,36 10,36 M34,12 34,44 M18,28 50,28
    text.redaction line M-50,-34 -10,-34 M12,0 50,0 M-50,34 50,34; bold box 8,-40,48,-28,4 box -48,-6,-8,6,4
    doc.text.image use doc 0,0,100; mark M-20,-10 20,-10; dot box -20,8,20,36,4
    doc.text.viewfinder #2 use viewfinder 0,0,100; #1 use doc.text 0,0,56
    doc.append use doc -6,0,96; line M36,26 36,54 M22,40 50,40
    square.text.square 108x104 area box -44,-44,44,44,14; mark M-26,-18 26,-18 M-26,0 26,0 M-26,18 6,18
    folder.badge.person.crop #2 use folder -4,-4,92; clear oval 36,28,24; #1 use person.crop.circle.fill 36,28,42
    questionmark.folder use folder 0,0,100; mark M-10,8 C-10,-6 10,-6 10,8 C10,16 0,14 0,22; dot oval 0,33,4
    plus.rectangle.on.folder #2 use folder -4,6,92; #1 front rectangle.fill 26,-26,46; hole box 24,-34,28,-18,1 box 18,-28,34,-24,1
    plus.rectangle.on.rectangle use rectangle.on.rectangle 0,0,100; mark M11,0 11,30 M-4,15 26,15
    rectangle.and.text.magnifyingglass #2 line M56,-2 56,-28 Q56,-40 44,-40 L-44,-40 Q-56,-40 -56,-28 L-56,28 Q-56,40 -44,40 L-6,40 M-36,-18 -4,-18 M-36,0 -14,0; #1 use magnifyingglass 28,16,70
    rectangle.and.paperclip #2 line M56,-14 56,-28 Q56,-40 44,-40 L-44,-40 Q-56,-40 -56,-28 L-56,28 Q-56,40 -44,40 L10,40; #1 use paperclip 36,22,64
    rectangle.and.hand.point.up.left.filled #2 line M56,-6 56,-28 Q56,-40 44,-40 L-44,-40 Q-56,-40 -56,-28 L-56,28 Q-56,40 -44,40 L-16,40; #1 use hand.point.up.left.fill 26,20,64
    square.and.arrow.up.on.square #2 line M30,-14 36,-14 Q48,-14 48,-4 L48,38 Q48,50 36,50 L-8,50; use square.and.arrow.up -10,-10,84
    square.and.arrow.down.on.square #2 line M30,-14 36,-14 Q48,-14 48,-4 L48,38 Q48,50 36,50 L-8,50; use square.and.arrow.down -10,-10,84
    square.and.at.rectangle #2 area box -46,-46,30,30,12; #1 front rectangle.fill 26,26,48; hole oval 26,26,6
    tray.2 #2 use tray 0,-16,84; #1 front tray 0,20,84
    xmark.bin area M-36,-34 -30,50 30,50 36,-34 Z; line M-44,-34 44,-34 M-16,-34 -14,-50 14,-50 16,-34; mark M-12,-4 12,22 M12,-4 -12,22
    clock.arrow.2.circlepath use arrow.triangle.2.circlepath 0,0,98,0,-1; line M0,-22 0,2 -14,10
    exclamationmark.arrow.circlepath line arc 0,0,44,-62,-380 M-54,-14 -40,-18 -32,-4 M0,-24 0,6; solid oval 0,22,6
    exclamationmark.arrow.triangle.2.circlepath use arrow.triangle.2.circlepath 0,0,98; line M0,-22 0,4; solid oval 0,20,5
    calendar.day.timeline.left area box -50,-46,50,46,10; mark M-50,-22 50,-22 M-20,-22 -20,46; dot box -10,-10,38,4,3 box -10,14,24,28,3
    book.pages = book
    menucard area box -36,-50,36,50,8; mark M0,-30 0,-6 M-14,10 14,10 M-14,26 14,26 M-12,-18 12,-18
    translate #2 line M-52,-40 -4,-40 M-28,-50 -28,-40 M-12,-40 C-16,-20 -34,-4 -52,2 M-44,-40 C-40,-22 -24,-6 -6,0; #1 line M2,46 26,-14 50,46 M11,26 41,26
    document.on.document = doc.on.doc
    text.page area box -37,-50,37,50,10; mark M-19,-26 19,-26 M-19,-6 19,-6 M-19,14 19,14 M-19,34 4,34
    text.page.badge.magnifyingglass = doc.text.magnifyingglass
    text.rectangle area box -56,-42,56,42,12; mark M-36,-20 36,-20 M-36,0 36,0 M-36,20 8,20
    lanyardcard #2 line M-16,-18 -16,-52 M16,-18 16,-52; #1 area box -34,-20,34,52,10; #1 mark M-16,6 16,6 M-16,26 16,26
    cabinet area box -44,-50,44,46,8; mark M-44,-2 44,-2 M-10,-26 10,-26 M-10,20 10,20
    """
}
