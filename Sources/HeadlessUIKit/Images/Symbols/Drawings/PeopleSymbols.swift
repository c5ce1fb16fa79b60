/// People, parts of them, and what they do. ``SymbolText`` explains the language.
enum PeopleSymbols {
  static let text = """
    person 112x114 area oval 0,-26,22,24 M-45,48 C-45,28.1177490061 -24.8528137424,12 0,12 C24.8528137424,12 45,28.1177490061 45,48 Z
    person.2 #1 area oval -22,-18,20,22 M-60,44 C-60,26 -42,14 -22,14 C-2,14 16,26 16,44 Z; #2 area oval 30,-14,16,18; #2 area M28,44 C28,34 24,24 18,19 C42,8 66,24 64,44 Z
    person.3 #2 area oval -54,-12,15,17 M-84,40 C-84,26 -70,16 -54,16 C-44,16 -34,22 -32,30 L-36,40 Z; #3 area oval 54,-12,15,17 M84,40 C84,26 70,16 54,16 C44,16 34,22 32,30 L36,40 Z; #1 over oval 0,-20,19,21; #1 over M-34,44 C-34,26 -18,12 0,12 C18,12 34,26 34,44 Z
    person.circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 dot oval 0,-15.5,13.4,14 M-26.2,23 C-26.2,10 -14,3 0,3 C14,3 26.2,10 26.2,23 Q26.2,26 23.2,26 L-23.2,26 Q-26.2,26 -26.2,23 Z
    person.crop.circle 116.5x111.7 #2 area oval 0,0,45.85 | oval 0,0,50; #1 dot oval 0,-13.755,14.672,15.589 M-28.427,33.012 C-23.842,1.834 23.842,1.834 28.427,33.012 C12.838,45.85 -12.838,45.85 -28.427,33.012 Z
    person.crop.square 108x104 #2 area box -44,-44,44,44,14 | box -48,-48,48,48,17; #1 dot oval 0,-12,15,16 M-30,38 C-26,6 26,6 30,38 Z
    person.crop.rectangle 134x103 #2 area box -56,-40,56,40,12; #1 dot oval 0,-10,14,15 M-28,36 C-24,8 24,8 28,36 Z
    person.crop.artframe = person.crop.square
    person.text.rectangle 134x103 area box -56,-40,56,40,12; #1 dot oval -26,-10,11,12 M-46,24 C-44,4 -8,4 -6,24 Z; mark M10,-14 40,-14 M10,4 40,4
    person.badge.plus #2 area oval -8,-26,22,24 M-53,48 C-53,28 -33,12 -8,12 C17,12 37,28 37,48 Z; clear oval 40,24,24; =green #1 solid oval 40,24,24; hole box 27,21,53,27,3 box 37,11,43,37,3
    person.badge.minus #2 area oval -8,-26,22,24 M-53,48 C-53,28 -33,12 -8,12 C17,12 37,28 37,48 Z; clear oval 40,24,24; =red #1 solid oval 40,24,24; hole box 27,21,53,27,3
    person.crop.circle.badge.plus #2 area oval -6,0,45.85 | oval -6,0,50; #2 dot oval -6,-13.7,14.7,15.6 M-34,34 C-29,2 17,2 22,34 C8,46 -20,46 -34,34 Z; clear oval 36,32,23; =green #1 solid oval 36,32,23; hole box 24,29,48,35,3 box 33,20,39,44,3
    person.icloud use icloud 0,0,100; hollow person.fill 0,8,40
    person.wave.2 use person -16,0,90; #2 line arc 8,-24,20,55,125 arc 8,-24,38,55,125
    figure = figure.stand
    figure.stand 70x118 solid oval 0,-44,10; line M0,-24 0,10 M-18,-24 18,-24 M-18,-24 -22,8 M18,-24 22,8 M-8,10 -8,50 M8,10 8,50; bold M-10,-22 10,-22 8,10 -8,10 Z
    figure.walk 84x122 solid oval 4,-46,10; line M0,-28 -4,6 M0,-28 -22,-16 -28,6 M0,-28 16,-12 30,-6 M-4,6 12,24 16,50 M-4,6 -10,28 -26,50; bold M-4,-28 6,-28 4,6 -6,6 Z
    figure.run 108x120 solid oval 18,-46,10; line M6,-28 -8,2 M6,-28 -18,-28 -34,-10 M6,-28 20,-10 40,-12 M-8,2 14,18 6,46 M-8,2 -16,24 -44,28; bold M2,-28 12,-26 0,4 -10,2 Z
    figure.wave use figure.stand 0,0,100; line M18,-24 32,-44
    figure.2 use figure.stand -24,0,100; use figure.stand 24,0,100
    figure.and.child.holdinghands use figure.stand -20,0,100; use figure.stand 26,16,70
    figure.roll solid oval -6,-46,9; line M-6,-30 -6,2 18,2 28,30 M-6,-18 14,-18 arc -4,22,26,20,250
    figure.hiking use figure.walk 0,0,100; line M34,-16 38,50
    figure.pool.swim solid oval 26,-14,10; line M-46,6 0,-20 -20,-36 M0,-20 16,4 M-54,24 C-40,12 -30,36 -14,24 C0,12 10,36 26,24 C38,12 46,30 54,24
    hand.raised 100x122 area M21,6 L21,-28 C21,-38 7,-38 7,-28 L7,-42 C7,-53 -8,-53 -8,-42 L-8,-34 C-8,-44 -22,-44 -22,-34 L-22,-22 C-22,-31 -36,-31 -36,-22 L-36,16 C-36,40 -23,52 -5,52 C11,52 21,44 29,30 L41,8 C45,0 35,-8 28,0 Z; mark M7,-28 7,0 M-8,-34 -8,0 M-22,-22 -22,2
    hand.rays use hand.raised 0,12,82; line M0,-58 0,-46 M-27,-52 -21,-41 M27,-52 21,-41 M-48,-36 -39,-28 M48,-36 39,-28
    hand.raised.fill 92x112 solid box -35.9,-30.7,-26.3,20,4.8; solid box -21.9,-43.9,-12.3,20,4.8; solid box -7.9,-48.2,1.7,20,4.8; solid box 6.2,-41.2,15.8,20,4.8; solid M-35.9,-1 L15.8,-1 15.8,12 C17,15 18.5,14.5 20,12 L27.5,-4 C30.5,-10.5 38,-7.5 36,-1 L23,28 C17,42 8,48.2 -7,48.2 C-26,48.2 -35.9,37 -35.9,20 Z
    hand.thumbsup 118x114 area M-20,-2 C-8,-12 -2,-26 0,-42 C2,-54 18,-50 18,-36 C18,-24 14,-18 12,-10 L38,-10 C50,-10 50,6 42,8 C50,12 46,26 38,26 C42,34 36,42 28,42 L0,42 C-8,42 -14,38 -20,36 Z; area box -48,-8,-30,42,6
    hand.thumbsdown 118x114 use hand.thumbsup 0,0,100,180,-1
    hand.point.up.left area M-40,-40 C-30,-46 -20,-30 -4,-10 C8,-18 16,-12 18,-6 C28,-12 34,-4 34,0 C44,-2 46,8 44,16 C42,36 26,46 10,44 C-8,42 -10,26 -30,16 C-36,6 -24,4 -12,8 L-42,-28 C-44,-34 -44,-38 -40,-40 Z
    hand.tap area M-14,48 C-22,36 -36,24 -42,14 C-46,4 -34,2 -26,12 L-26,-34 C-26,-46 -10,-46 -10,-34 L-10,-4 C8,-4 30,0 30,16 C30,30 26,42 20,48 Z; line arc -18,-34,22,-80,80
    hand.wave use hand.raised -4,0,90,20; line M36,-46 C44,-42 48,-36 50,-28
    eye 138x88 area M-60,0 C-40,-42 40,-42 60,0 C40,42 -40,42 -60,0 Z; mark oval 0,0,18
    eye.slash 138x98 #2 area M-60,0 C-40,-42 40,-42 60,0 C40,42 -40,42 -60,0 Z; #2 mark oval 0,0,18; groove M-40,-40 40,40; #1 line M-40,-40 40,40
    eyes use eye -34,0,50; use eye 34,0,50
    mouth area M-52,-4 C-36,-20 -18,-34 0,-22 C18,-34 36,-20 52,-4 C36,34 -36,34 -52,-4 Z; mark M-50,-4 C-20,2 20,2 50,-4
    ear line M-26,-10 C-30,-56 36,-60 36,-10 C36,18 14,18 12,36 C10,54 -18,54 -18,30 M-10,-10 C-12,-34 18,-36 18,-12 C18,4 0,2 0,18
    brain area M0,-38 C-30,-50 -50,-20 -44,0 C-52,22 -30,44 0,38 C30,44 52,22 44,0 C50,-20 30,-50 0,-38 Z; mark M0,-38 0,38 M-24,-14 C-14,-18 -8,-10 -12,0 M24,-14 C14,-18 8,-10 12,0
    brain.head.profile line M-20,50 -20,30 C-44,20 -48,-40 4,-48 C40,-50 50,-20 42,-6 L48,12 40,14 40,26 C40,36 26,34 22,34 L22,50
    faceid use viewfinder 0,0,100; line M-18,-16 -18,-6 M18,-16 18,-6 M2,-16 2,6 -6,6 M-16,18 C-8,28 8,28 16,18
    touchid line M-40,18 C-46,-2 -42,-20 -30,-32 M-20,-40 C4,-54 44,-40 44,2 C44,12 43,22 40,30 M-28,36 C-34,16 -34,4 -30,-8 C-20,-38 28,-36 28,4 C28,22 24,36 18,46 M-14,46 C-22,22 -20,4 -14,-6 C-4,-20 12,-12 12,4 C12,24 8,38 2,50 M-2,4 C-2,22 -4,34 -6,42
    heart.text.square 108x104 area box -44,-44,44,44,14; hollow heart.fill -18,-14,34; mark M12,-20 28,-20 M12,-6 28,-6 M-28,14 28,14 M-28,28 10,28
    bolt.heart use heart 0,0,100; hollow bolt.fill 0,-2,44
    stethoscope line M-34,-42 -42,-42 -42,-12 C-42,22 2,22 2,-12 L2,-42 -6,-42 M-20,14 -20,24 C-20,56 32,56 32,24 L32,8 oval 32,-4,12
    cross area M-16,-46 16,-46 16,-16 46,-16 46,16 16,16 16,46 -16,46 -16,16 -46,16 -46,-16 -16,-16 Z
    cross.case area box -54,-26,54,46,12; line M-22,-26 -22,-36 Q-22,-46 -12,-46 L12,-46 Q22,-46 22,-36 L22,-26; mark M0,-8 0,28 M-18,10 18,10
    pills #1 area M-50,6 L-12,-32 C4,-48 28,-24 12,-8 L-26,30 C-42,46 -66,22 -50,6 Z; #1 mark M-31,-13 -7,11; #2 over oval 32,28,20; mark M18,28 46,28
    pill area M-36,36 C-52,20 -48,8 -38,-2 L-2,-38 C26,-62 62,-26 38,2 L2,38 C-8,48 -20,52 -36,36 Z; mark M-20,-20 20,20
    syringe line M-44,44 -22,22 M-30,2 14,-42 42,-14 -2,30 Z M28,-28 46,-46 M36,-52 52,-36 M-14,-10 -2,2 M2,-26 14,-14
    bandage area box -56,-22,56,22,22; mark M-20,-22 -20,22 M20,-22 20,22; dot oval -6,-6,4 oval 6,-6,4 oval -6,6,4 oval 6,6,4
    facemask area M-36,-20 C-12,-34 12,-34 36,-20 L36,14 C20,38 -20,38 -36,14 Z; line M-36,-16 C-60,-16 -56,10 -36,12 M36,-16 C60,-16 56,10 36,12
    eyeglasses line M-8,0 C-4,-8 4,-8 8,0 M-56,-14 -52,-28 M56,-14 52,-28 M-56,-2 -56,-14 M56,-2 56,-14 oval -32,4,24,20 oval 32,4,24,20
    sunglasses area oval -32,4,24,20 oval 32,4,24,20; line M-8,0 C-4,-8 4,-8 8,0 M-56,-2 -52,-26 M56,-2 52,-26
    mustache solid M0,-8 C10,-24 34,-16 38,-2 C42,6 52,4 56,-4 C54,20 20,28 0,6 C-20,28 -54,20 -56,-4 C-52,4 -42,6 -38,-2 C-34,-16 -10,-24 0,-8 Z
    graduationcap area M0,-42 62,-12 0,18 -62,-12 Z; area M-36,2 -36,26 C-16,44 16,44 36,26 L36,2 0,18 Z; line M54,-8 54,26
    crown area M-46,34 -56,-24 -26,0 0,-36 26,0 56,-24 46,34 Z; line M-42,46 42,46
    trophy area M-28,-46 28,-46 28,-16 C28,22 -28,22 -28,-16 Z; line M-28,-36 -50,-36 C-50,-10 -42,-2 -26,-2 M28,-36 50,-36 C50,-10 42,-2 26,-2 M0,12 0,40; area box -24,36,24,48,4
    medal area oval 0,22,26; mark oval 0,22,12; line M-14,-2 -32,-48 M14,-2 32,-48 M-32,-48 -8,-48 0,-20 8,-48 32,-48
    rosette use seal 0,-14,74; line M-22,18 -28,52 -14,42 -4,50 0,22 4,50 14,42 28,52 22,18
    checkmark.seal #2 use seal 0,0,100; #1 mark M-20,2 -6,17 21,-17
    xmark.seal #2 use seal 0,0,100; #1 mark M-17,-17 17,17 M17,-17 -17,17
    person.3.sequence %3 #3 area oval 46,-18,15,17 M18,40 C18,22 30,10 46,10 C62,10 74,22 74,40 Z; %2 #2 over oval 4,-18,17,19 M-28,40 C-28,20 -14,10 4,10 C22,10 36,20 36,40 Z; %1 #1 over oval -40,-18,19,21 M-76,40 C-76,20 -60,12 -40,12 C-20,12 -4,20 -4,40 Z
    person.2.wave.2 #1 use person.2 0,8,76; #2 line arc -10,6,54,-82,-42 arc 10,6,54,42,82
    person.fill.checkmark #2 use person.fill -16,4,84; #1 line M22,-14 34,0 56,-30
    person.fill.xmark #2 use person.fill -16,4,84; #1 line M26,-34 54,-6 M54,-34 26,-6
    person.fill.questionmark #2 use person.fill -16,4,84; #1 use questionmark 42,-18,58
    person.fill.turn.right #2 use person.fill -16,4,84; #1 line M24,-14 50,-14 M40,-26 52,-14 40,-2
    person.fill.turn.left #2 use person.fill 16,4,84; #1 line M-24,-14 -50,-14 M-40,-26 -52,-14 -40,-2
    person.fill.viewfinder #2 use viewfinder 0,0,100; #1 use person.fill 0,2,56
    person.and.background.dotted #1 use person.fill 0,6,80; #2 solid oval -48,-40,5 oval -24,-46,5 oval 24,-46,5 oval 48,-40,5 oval -52,-14,5 oval 52,-14,5 oval -52,12,5 oval 52,12,5
    person.badge.shield.checkmark #2 use person -10,-2,92; clear oval 36,26,25; #1 use checkmark.shield.fill 36,26,46
    person.crop.rectangle.stack #3 line M-34,-47 34,-47; #2 line M-42,-35 42,-35; #1 area box -52,-22,52,44,12; #1 dot oval 0,0,11,12 M-24,38 C-20,14 20,14 24,38 Z
    person.crop.square.fill.and.at.rectangle #2 use person.crop.square.fill -18,-8,82; #1 front rectangle.fill 30,28,46; hole oval 30,28,6
    rectangle.inset.filled.and.person.filled #2 area M12,-34 56,-34 56,34 18,34 Z; #1 use person.fill -26,4,84
    rectangle.stack.person.crop = person.crop.rectangle.stack
    figure.child 84x100 solid oval 0,-34,12; line M-30,-16 0,-10 30,-16 M0,-10 0,12 M0,12 -14,44 M0,12 14,44; bold M-10,-12 10,-12 8,14 -8,14 Z
    figure.arms.open 96x118 solid oval 0,-44,10; line M-36,-40 0,-24 36,-40 M0,-24 0,10 M-8,10 -10,50 M8,10 10,50; bold M-10,-22 10,-22 8,12 -8,12 Z
    figure.dance 96x118 solid oval 4,-44,10; line M-34,-34 2,-24 M2,-24 36,-44 M2,-24 -4,8 M-4,8 20,24 10,50 M-4,8 -20,28 -34,48; bold M-4,-24 8,-24 4,8 -8,8 Z
    figure.mind.and.body 120x100 solid oval 0,-34,11; line M0,-16 0,16 M0,-16 -28,8 -44,14 M0,-16 28,8 44,14 M-42,38 -8,22 M42,38 8,22 M-42,38 16,38; bold M-10,-14 10,-14 8,20 -8,20 Z
    figure.yoga = figure.mind.and.body
    figure.strengthtraining.traditional 130x120 solid oval 0,-26,10; line M-54,-44 54,-44 M-30,-44 -22,-10 0,-6 22,-10 30,-44 M0,-6 0,20 M-10,20 -14,50 M10,20 14,50 M-50,-54 -50,-34 M50,-54 50,-34; bold M-10,-6 10,-6 8,22 -8,22 Z
    figure.outdoor.cycle 130x110 line oval -36,26,20 oval 36,26,20 M-36,26 -16,-6 12,2 4,26 M-14,-6 10,-26 26,-12 42,-12; solid oval 22,-42,10
    figure.soccer use figure.run 0,0,94; solid oval 44,44,8
    hand.draw area M-30,-2 C-22,-8 -14,-2 -8,6 L14,-30 C20,-38 30,-32 26,-24 L10,6 40,10 C48,14 46,24 42,30 C34,46 20,50 4,48 C-14,46 -18,34 -36,12 C-40,4 -36,2 -30,-2 Z; line M-48,-30 C-36,-52 -24,-16 -14,-34 C-8,-46 2,-50 10,-46
    hand.point.up area M-14,46 C-30,28 -40,18 -40,8 C-40,0 -30,-2 -22,8 L-16,14 -16,-40 C-16,-52 2,-52 2,-40 L2,-8 C26,-6 38,0 38,14 C38,30 34,38 28,46 Z
    hand.point.down use hand.point.up 0,0,100,180
    hand.point.right use hand.point.up 0,0,100,90,-1
    hand.point.left use hand.point.up 0,0,100,-90
    hands.clap area M-42,-16 C-36,-24 -28,-18 -24,-12 L-4,14 -14,-22 C-16,-32 -4,-36 0,-26 L16,6 C22,24 18,42 4,48 C-14,54 -28,44 -34,30 Z; line M24,-14 C34,-10 42,8 38,26 M4,-50 4,-40 M24,-48 18,-38 M42,-36 34,-28
    hands.sparkles use hands.clap 0,6,90; use sparkle 36,-36,34
    lungs area M-8,-30 C-30,-36 -50,6 -50,34 C-48,50 -16,42 -10,28 C-6,18 -8,-10 -8,-30 Z; area M8,-30 C30,-36 50,6 50,34 C48,50 16,42 10,28 C6,18 8,-10 8,-30 Z; line M0,-50 0,-10
    nose line M-10,-44 C-10,-10 -30,6 -30,22 C-30,36 -14,40 -6,32 M10,-44 C10,-10 30,6 30,22 C30,36 14,40 6,32 M-6,32 C-2,36 2,36 6,32
    accessibility 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 dot oval 0,-25,6; #1 mark M-24,-12 0,-8 24,-12 M0,-8 0,6 M0,6 -12,30 M0,6 12,30
    hand.raised.fingers.spread.fill = hand.raised.fill
    """
}
