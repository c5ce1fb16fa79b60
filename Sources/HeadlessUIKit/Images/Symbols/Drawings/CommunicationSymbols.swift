/// Messages, calls, mail and signals. ``SymbolText`` explains the language.
enum CommunicationSymbols {
  static let text = """
    envelope 134x97 area box -54.7,-38.3,54.7,38.3,9; mark bend 10 -52,-36 0,13 52,-36; mark M-52,36 -20,1 M52,36 20,1
    envelope.open 134x120 area M-56,-12 0,-50 56,-12 56,38 Q56,48 46,48 L-46,48 Q-56,48 -56,38 Z; mark M-50,-6 0,22 50,-6
    envelope.badge #2 area box -54.7,-38.3,54.7,38.3,7; #2 mark bend 10 -52,-36 0,13 52,-36; #2 mark M-52,36 -20,1 M52,36 20,1; clear oval 55,-34.3,17; =red #1 solid oval 55,-34.3,17; =red #1 hole oval 55,-34.3,9.7
    message 126x116 area M-30,48 -30,30 C-46,24 -54,10 -54,-8 C-54,-34 -30,-48 0,-48 C30,-48 54,-34 54,-8 C54,18 30,32 0,32 L-6,32 Z
    bubble = bubble.left
    bubble.left 126x116 area M-30,48 -30,30 C-46,24 -54,10 -54,-8 C-54,-34 -30,-48 0,-48 C30,-48 54,-34 54,-8 C54,18 30,32 0,32 L-6,32 Z
    bubble.right 126x116 use bubble.left 0,0,100,0,-1
    bubble.left.and.bubble.right #2 area M-54,22 -48,6 C-62,-2 -66,-14 -64,-24 C-60,-40 -44,-48 -24,-48 C-4,-48 12,-38 16,-24; #1 over M52,50 46,34 C60,28 68,18 66,6 C64,-10 48,-20 26,-20 C2,-20 -14,-8 -14,8 C-14,26 4,36 26,36 L30,36 Z
    bubble.left.and.bubble.right.fill #2 solid M-60,30 -50,8 C-66,0 -72,-12 -70,-24 C-66,-44 -46,-54 -24,-54 C0,-54 18,-44 22,-24 C-6,-28 -22,-10 -20,8 C-19,14 -16,20 -12,24 C-22,26 -30,22 -36,18 Z; #1 bold M52,50 46,34 C60,28 68,18 66,6 C64,-10 48,-20 26,-20 C2,-20 -14,-8 -14,8 C-14,26 4,36 26,36 L30,36 Z
    bubble.middle.bottom area M-34,-42 L34,-42 Q54,-42 54,-22 L54,6 Q54,26 34,26 L14,26 0,44 -14,26 -34,26 Q-54,26 -54,6 L-54,-22 Q-54,-42 -34,-42 Z
    text.bubble #2 use bubble.left 0,0,100; #1 mark M-28,-20 28,-20 M-28,-6 28,-6 M-28,8 8,8
    ellipsis.bubble #2 use bubble.left 0,0,100; #1 dot oval -24,-8,7 oval 0,-8,7 oval 24,-8,7
    plus.bubble #2 use bubble.left 0,0,100; #1 mark M-18,-8 18,-8 M0,-26 0,10
    exclamationmark.bubble #2 use bubble.left 0,0,100; #1 mark M0,-30 0,-6; #1 dot oval 0,10,5
    questionmark.bubble #2 use bubble.left 0,0,100; #1 mark M-12,-20 C-12,-36 13,-36 13,-18 C13,-8 0,-10 0,0; #1 dot oval 0,14,5
    quote.bubble #2 use bubble.left 0,0,100; #1 dot oval -14,-6,8 oval 14,-6,8; #1 mark M-20,-6 C-20,-18 -16,-24 -8,-26 M8,-6 C8,-18 12,-24 20,-26
    star.bubble #2 use bubble.left 0,0,100; #1 hollow star.fill 0,-8,46
    phone.bubble #2 use bubble.left 0,0,100; #1 hollow phone.fill 0,-8,46
    phone 118x112 area M-36,-44 C-28,-50 -20,-46 -14,-32 C-8,-20 -12,-16 -18,-10 C-12,4 -2,14 10,20 C16,14 20,10 32,16 C46,22 50,30 44,38 C30,56 -4,42 -24,22 C-44,2 -56,-28 -36,-44 Z
    phone.down use phone 0,0,96,135
    phone.arrow.up.right use phone -4,4,90; line M16,-20 44,-46 M24,-48 46,-48 46,-26
    phone.arrow.down.left use phone -4,4,90; line M44,-46 16,-20 M16,-40 16,-18 38,-18
    phone.connection use phone -4,4,90; line oval 20,-40,5 oval 40,-40,5
    paperplane 116x110 area M-48,0 48,-44 12,46 -6,10 Z; mark M-6,10 48,-44
    bell 112x117 area M-46,28 C-30,10 -34,-6 -30,-20 C-26,-40 -14,-48 0,-48 C14,-48 26,-40 30,-20 C34,-6 30,10 46,28 Z; line M-14,38 C-10,52 10,52 14,38
    bell.badge #2 area M-46,28 C-30,10 -34,-6 -30,-20 C-26,-40 -14,-48 0,-48 C14,-48 26,-40 30,-20 C34,-6 30,10 46,28 Z; #2 line M-14,38 C-10,52 10,52 14,38; clear oval 28,-36,16; =red #1 solid oval 28,-36,16
    bell.and.waves.left.and.right use bell 0,0,84; #2 line M-44,-30 C-54,-14 -54,0 -50,10 M44,-30 C54,-14 54,0 50,10
    megaphone area M-44,-14 -14,-18 40,-42 40,42 -14,18 -44,14 Q-52,0 -44,-14 Z; area M-34,18 -28,44 -14,44 -18,20; line M50,-12 50,12
    tray 128x104 area M-54,14 -36,-36 36,-36 54,14 54,32 Q54,40 46,40 L-46,40 Q-54,40 -54,32 Z; mark M-52,14 -22,14 C-22,32 22,32 22,14 L52,14
    tray.full use tray 0,6,96; mark M-26,-14 26,-14 M-30,2 30,2
    tray.and.arrow.down line M-24,-14 -38,-14 -54,18 -54,34 Q-54,42 -46,42 L46,42 Q54,42 54,34 L54,18 38,-14 24,-14 M-54,18 -22,18 C-20,32 20,32 22,18 L54,18 M0,-46 0,6 M-16,-8 0,8 16,-8
    tray.and.arrow.up line M-24,-14 -38,-14 -54,18 -54,34 Q-54,42 -46,42 L46,42 Q54,42 54,34 L54,18 38,-14 24,-14 M-54,18 -22,18 C-20,32 20,32 22,18 L54,18 M0,8 0,-46 M-16,-32 0,-48 16,-32
    archivebox area box -54,-42,54,-18,6; area M-46,-18 46,-18 46,36 Q46,44 38,44 L-38,44 Q-46,44 -46,36 Z; mark M-14,2 14,2
    wifi 122x93 %1 #1 *50 bold M0,35.7 L-14.8,21.1 A23,23 0 0 1 14.8,21.1 Z; %2 #2 *50 bold M-31.5,4.9 A46.2,46.2 0 0 1 31.5,4.9 L25,11.9 A36.6,36.6 0 0 0 -25,11.9 Z; %3 #3 *50 bold M-49.7,-16.7 A74.4,74.4 0 0 1 49.7,-16.7 L43.3,-9.6 A64.9,64.9 0 0 0 -43.3,-9.6 Z
    wifi.slash use wifi 0,0,100; groove M-44,-44 44,44; #1 line M-44,-44 44,44
    wave.3.right %1 line arc -44,0,26,48,132; %2 line arc -44,0,52,48,132; %3 line arc -44,0,78,48,132
    wave.3.left %1 line arc 44,0,26,-48,-132; %2 line arc 44,0,52,-48,-132; %3 line arc 44,0,78,-48,-132
    wave.3.forward ~ wave.3.right
    dot.radiowaves.left.and.right solid oval 0,0,8; %1 #1 line arc 0,0,22,50,130 arc 0,0,22,230,310; %2 #2 line arc 0,0,40,50,130 arc 0,0,40,230,310; %3 #3 line arc 0,0,58,50,130 arc 0,0,58,230,310
    dot.radiowaves.right solid oval -30,0,8; %1 line arc -30,0,24,50,130; %2 line arc -30,0,44,50,130; %3 line arc -30,0,64,50,130
    dot.radiowaves.forward ~ dot.radiowaves.right
    antenna.radiowaves.left.and.right solid oval 0,-10,9; line M0,-8 0,46; %1 #1 line arc 0,-10,26,50,130 arc 0,-10,26,230,310; %2 #2 line arc 0,-10,46,50,130 arc 0,-10,46,230,310
    cellularbars %1 solid box -50,14,-30,40,4; %2 solid box -23,-4,-3,40,4; %3 solid box 4,-22,24,40,4; %4 solid box 31,-40,51,40,4
    network 116.5x111.7 use globe 0,0,100
    globe 116.5x111.7 line oval 0,0,45.85; *80 line oval 0,0,21,45.85 M-45.85,0 45.85,0 M0,-45.85 0,45.85 M-35,-29.5 C-20,-17 20,-17 35,-29.5 M-35,29.5 C-20,17 20,17 35,29.5
    globe.europe.africa 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 dot M-18,-30 C-10,-40 10,-40 12,-32 C6,-26 8,-20 18,-22 C24,-14 10,-10 0,-12 C-8,-12 -12,-18 -20,-16 C-22,-22 -20,-26 -18,-30 Z M-22,-4 C-10,-10 12,-6 18,4 C26,6 24,14 16,18 C14,28 6,38 0,36 C-4,28 -2,18 -8,10 C-22,10 -28,4 -22,-4 Z
    globe.americas 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 dot M-34,-22 C-20,-36 2,-38 10,-30 C8,-18 -4,-16 -8,-6 C-16,-4 -22,-8 -26,-2 C-32,-6 -34,-14 -34,-22 Z M-10,4 C4,0 20,8 22,14 C18,26 6,32 2,40 C-6,32 -2,20 -10,14 Z
    globe.asia.australia 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 dot M-20,-32 C0,-42 26,-30 34,-14 C28,-2 18,-2 12,8 C4,4 4,-4 -4,-2 C-10,8 -16,2 -16,-8 C-26,-10 -26,-24 -20,-32 Z M8,22 C16,14 30,16 30,24 C26,32 12,32 8,22 Z
    link line M-10,10 C-20,0 -18,-12 -10,-20 L10,-40 C30,-58 56,-32 40,-12 L26,2 M10,-10 C20,0 18,12 10,20 L-10,40 C-30,58 -56,32 -40,12 L-26,-2
    dot.radiowaves.up.forward solid oval -32,32,9; line arc -32,32,36,0,90 arc -32,32,66,0,90
    icloud 140x100 area M-30,38 C-70,38 -66,-8 -38,-8 C-36,-48 20,-50 28,-14 C66,-14 68,38 34,38 Z
    icloud.and.arrow.down #2 line M-20,22 -30,22 C-70,22 -66,-20 -38,-20 C-36,-58 20,-60 28,-26 C66,-26 68,22 34,22 L20,22; #1 line M0,-6 0,44 M-16,28 0,46 16,28
    icloud.and.arrow.up #2 line M-20,22 -30,22 C-70,22 -66,-20 -38,-20 C-36,-58 20,-60 28,-26 C66,-26 68,22 34,22 L20,22; #1 line M0,46 0,-4 M-16,12 0,-6 16,12
    xmark.icloud use icloud 0,0,100; mark M-14,-8 14,20 M14,-8 -14,20
    checkmark.icloud use icloud 0,0,100; mark M-16,6 -4,20 18,-8
    exclamationmark.icloud use icloud 0,0,100; mark M0,-16 0,8; dot oval 0,22,5
    lock.icloud use icloud 0,0,100; hollow lock.fill 0,8,46
    face.smiling 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; mark M-22,10 C-14,30 14,30 22,10; dot oval -16,-12,5.5,7 oval 16,-12,5.5,7
    bubble.and.pencil #2 line M8,-46 0,-46 C-30,-46 -54,-32 -54,-6 C-54,12 -46,24 -30,30 L-30,46 -8,32 0,32 C28,32 50,20 52,-2; #1 use pencil 28,-20,66
    bubble.left.and.text.bubble.right use bubble.left.and.bubble.right 0,0,100; mark M4,0 46,0 M4,14 30,14
    bubble.left.and.exclamationmark.bubble.right use bubble.left.and.bubble.right 0,0,100; mark M26,-8 26,8; dot oval 26,20,4
    bubble.middle.top use bubble.middle.bottom 0,0,100,180
    bubbles.and.sparkles #2 use bubble.left -8,6,86; #1 front sparkles 34,-30,46
    info.bubble #2 use bubble.left 0,0,100; #1 mark M0,-12 0,12; #1 dot oval 0,-26,5
    checkmark.bubble #2 use bubble.left 0,0,100; #1 mark M-18,-8 -4,8 20,-24
    checkmark.message = checkmark.bubble
    ellipsis.message = ellipsis.bubble
    plus.message = plus.bubble
    arrow.up.message #2 use message 0,0,100; #1 mark M0,14 0,-28 M-16,-12 0,-28 16,-12
    phone.bubble.left = phone.bubble
    video.bubble #2 use bubble.left 0,0,100; #1 hollow video.fill 0,-8,44
    ellipsis.vertical.bubble #2 use bubble.left 0,0,100; #1 dot oval 0,-28,6 oval 0,-8,6 oval 0,12,6
    message.badge.filled = message.badge
    mail = envelope
    mail.stack #2 line M-40,-42 40,-42; #1 use envelope 0,8,100
    mail.and.text.magnifyingglass #2 use envelope -6,-6,92; #1 front magnifyingglass 34,24,60
    envelope.arrow.triangle.branch #2 use envelope -6,-6,92; clear oval 36,24,26; #1 use arrow.triangle.branch 36,24,46
    wifi.exclamationmark #2 solid oval -20,32,9; #2 line arc -20,32,26,-46,46 arc -20,32,50,-46,46; #1 line M40,-6 40,22; #1 solid oval 40,38,6
    badge.plus.radiowaves.right #1 area oval -24,0,26; #1 mark M-24,-12 -24,12 M-36,0 -12,0; #2 line arc -24,0,46,50,130 arc -24,0,66,50,130
    personalhotspot line M-8,-10 C-20,-22 -44,-14 -44,6 C-44,26 -20,30 -8,18 L8,4 M8,10 C20,22 44,14 44,-6 C44,-26 20,-30 8,-18 L-8,-4
    radio area box -52,-18,52,44,10; line M-40,-18 34,-46; mark oval -22,14,15 M12,4 36,4 M12,24 36,24
    smiley = face.smiling
    face.dashed use circle.dashed 0,0,100; line M-22,10 C-14,30 14,30 22,10; solid oval -16,-12,5.5,7 oval 16,-12,5.5,7
    face.smiling.inverse = face.smiling.fill
    siri = waveform.circle
    globe.desk #1 line oval 4,-12,34 oval 4,-12,14,34 M-30,-12 38,-12; #2 line M-22,-44 C-48,-14 -30,30 10,30 C24,30 34,26 40,20 M4,30 4,46 M-16,48 24,48
    network.badge.shield.half.filled #2 use network -6,-4,90; clear oval 34,28,26; #1 use shield.lefthalf.filled 34,28,48
    microphone.fill = mic.fill
    video.bubble.left = video.bubble
    icloud.and.arrow.down.fill #2 use icloud.fill 0,-10,100; #1 front arrow.down 0,24,56
    icloud.and.arrow.up.fill #2 use icloud.fill 0,-10,100; #1 front arrow.up 0,24,56
    """
}
