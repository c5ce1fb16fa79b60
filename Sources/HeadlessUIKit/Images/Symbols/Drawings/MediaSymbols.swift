/// Playing, recording, pictures and sound. ``SymbolText`` explains the language.
enum MediaSymbols {
  static let text = """
    play 89x96 area poly 5 -31.2,-40.3 38.6,0 -31.2,40.3 | poly 9 -38,-49 50,0 -38,49
    play.fill 96x96 solid poly 9 -38,-49 50,0 -38,49
    pause 80x96 area box -28,-38,-12,38,4 box 12,-38,28,38,4 | box -30,-40,-10,40,5 box 10,-40,30,40,5
    stop 96x96 area box -34,-34,34,34,8 | box -38,-38,38,38,11
    playpause area poly 4 -50,-33 0,0 -50,33; area box 14,-30,23,30,3; area box 37,-30,46,30,3
    forward 128x96 area poly 4 -53,-37 5,0 -53,37 poly 4 1,-37 59,0 1,37 | poly 7 -57,-44 9,0 -57,44 poly 7 -3,-44 63,0 -3,44
    forward.fill 128x96 solid poly 7 -57,-44 9,0 -57,44 poly 7 -3,-44 63,0 -3,44
    backward 128x96 area poly 4 53,-37 -5,0 53,37 poly 4 -1,-37 -59,0 -1,37 | poly 7 57,-44 -9,0 57,44 poly 7 3,-44 -63,0 3,44
    backward.fill 128x96 solid poly 7 57,-44 -9,0 57,44 poly 7 3,-44 -63,0 3,44
    forward.end area poly 4 -54,-37 -4,0 -54,37; area poly 4 -4,-37 46,0 -4,37; line M52,-34 52,34
    backward.end area poly 4 54,-37 4,0 54,37; area poly 4 4,-37 -46,0 4,37; line M-52,-34 -52,34
    forward.frame line M-44,-36 -44,36; area poly 4 -24,-37 42,0 -24,37
    eject area poly 4 0,-46 46,12 -46,12; area box -42,28,42,42,4
    record.circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; #1 dot oval 0,0,22
    speaker 92x98 area poly 4 -38,-17 -21,-17,2 7,-41,2 7,41,2 -21,17,2 -38,17
    speaker.wave.1 use speaker -12,0,100; #2 %1 line arc -14,0,38,60,120
    speaker.wave.2 use speaker -18,0,100; #2 %1 line arc -20,0,38,60,120; #2 %2 line arc -20,0,58,56,124
    speaker.wave.3 use speaker -26,0,100; #1 %1 line arc -28,0,38,60,120; #2 %2 line arc -28,0,58,56,124; #3 %3 line arc -28,0,78,54,126
    speaker.1 = speaker.wave.1
    speaker.2 = speaker.wave.2
    speaker.3 = speaker.wave.3
    speaker.slash 120x108 use speaker -4,0,100; groove M-46,-44 46,44; #1 line M-46,-44 46,44
    speaker.zzz use speaker -16,0,100; #2 line M14,-20 30,-20 14,4 30,4 M36,-40 48,-40 36,-24 48,-24
    speaker.plus use speaker -22,0,100; line M14,0 46,0 M30,-16 30,16
    speaker.minus use speaker -22,0,100; line M14,0 46,0
    music.note 86x112 solid oval -16,34,17,13.5; line M-2,34 -2,-40 M-2,-44 C8,-34 30,-34 28,-10 M-2,-40 -2,-20; solid M-2,-46 C6,-32 32,-32 30,-8 C24,-22 8,-24 -2,-26 Z
    music.note.list line M-46,-30 2,-30 M-46,-8 -10,-8 M-46,14 -22,14; use music.note 24,4,86
    music.quarternote.3 use music.note -30,4,70; use music.note 4,-8,70; use music.note 36,4,70
    mic 102x116 area box -12.2,-48.5,12.2,12.5,12.2; *87 line M-31.6,-10.8 L-31.6,-2.2 A31.6,31.6 0 0 0 31.6,-2.2 L31.6,-10.8 M0,29.4 0,48.7 M-22,48.7 22,48.7
    mic.fill 102x116 bold box -12.2,-48.5,12.2,12.5,12.2; *87 line M-31.6,-10.8 L-31.6,-2.2 A31.6,31.6 0 0 0 31.6,-2.2 L31.6,-10.8 M0,29.4 0,48.7 M-22,48.7 22,48.7
    headphones line M-44,28 -44,2 C-44,-54 44,-54 44,2 L44,28; bold box -44,10,-30,42,6 box 30,10,44,42,6
    airpods #1 bold M-40,-34 C-40,-50 -10,-50 -10,-30 L-10,44 -20,44 -20,-8 C-34,-8 -40,-18 -40,-34 Z; #1 bold M40,-34 C40,-50 10,-50 10,-30 L10,44 20,44 20,-8 C34,-8 40,-18 40,-34 Z
    airpodspro = airpods
    hifispeaker area box -30,-50,30,50,10; mark oval 0,18,16; dot oval 0,-24,8
    homepod area box -36,-44,36,44,26; mark M-18,-30 C-8,-24 8,-24 18,-30
    airplayaudio line arc 0,0,18,-130,130 arc 0,0,32,-132,132 arc 0,0,46,-136,136; bold M0,10 26,44 -26,44 Z
    airplayvideo line M-28,26 -40,26 Q-50,26 -50,16 L-50,-30 Q-50,-40 -40,-40 L40,-40 Q50,-40 50,-30 L50,16 Q50,26 40,26 L28,26; bold M0,12 26,44 -26,44 Z
    waveform %1 line M-52,-6 -52,6; %1 line M-34,-24 -34,24; %2 line M-17,-44 -17,44; %2 line M0,-28 0,28; %3 line M17,-38 17,38; %3 line M34,-20 34,20; %3 line M52,-6 52,6
    waveform.path line M-56,0 -40,0 -30,-24 -16,40 0,-44 16,30 28,-14 36,0 56,0
    waveform.path.ecg line M-56,4 -34,4 -22,-14 -10,4 -2,-44 12,44 22,4 56,4
    metronome area M-20,-48 20,-48 38,46 -38,46 Z; mark M0,24 28,-34 M-32,24 32,24
    camera 132x108 area poly 11 -55,42 -55,-27 -27,-27,6 -16,-42,6 16,-42,6 27,-27,6 55,-27 55,42; mark oval 0,6,20; dot oval 39,-11,4.5
    camera.viewfinder use viewfinder 0,0,100; use camera 0,0,54
    camera.filters line oval 0,-18,28 oval -18,16,28 oval 18,16,28
    video 148x96 area box -62,-36,22,36,14; area M34,-10 60,-26 60,26 34,10 Z
    film area box -56,-40,56,40,10; mark M-34,-40 -34,40 M34,-40 34,40 M-56,-14 -34,-14 M-56,14 -34,14 M56,-14 34,-14 M56,14 34,14 M-34,0 34,0
    film.stack #2 line M-40,-48 40,-48; use film 0,6,90
    photo 132x103 area box -53.5,-41,53.5,41,9.5; mark bend 3 -51,28 -22,-1 1,20 19,5 51,32; dot oval -25,-17,8.5
    photo.on.rectangle #2 area M-38,24 -46,24 Q-58,24 -58,12 L-58,-36 Q-58,-48 -46,-48 L30,-48 Q42,-48 42,-36 L42,-30; #1 over box -38,-30,60,46,12; #1 mark M-32,34 -8,8 10,26 28,6 54,32; #1 dot oval -14,-10,8
    photo.stack #2 line M-38,-48 38,-48; use photo 0,6,92
    photo.artframe area box -52,-46,52,46,6; mark box -38,-32,38,32,2 M-30,24 -8,2 8,18 18,8 30,20
    livephoto line oval 0,0,14 oval 0,0,29; #2 line arc 0,0,46,-6,6 arc 0,0,46,18,30 arc 0,0,46,42,54 arc 0,0,46,66,78 arc 0,0,46,90,102 arc 0,0,46,114,126 arc 0,0,46,138,150 arc 0,0,46,162,174 arc 0,0,46,186,198 arc 0,0,46,210,222 arc 0,0,46,234,246 arc 0,0,46,258,270 arc 0,0,46,282,294 arc 0,0,46,306,318 arc 0,0,46,330,342
    crop line M-32,-52 -32,26 Q-32,32 -26,32 L52,32 M-52,-32 26,-32 Q32,-32 32,-26 L32,52
    viewfinder line M-46,-20 -46,-32 Q-46,-46 -32,-46 L-20,-46 M20,-46 32,-46 Q46,-46 46,-32 L46,-20 M46,20 46,32 Q46,46 32,46 L20,46 M-20,46 -32,46 Q-46,46 -46,32 L-46,20
    plus.viewfinder use viewfinder 0,0,100; line M-20,0 20,0 M0,-20 0,20
    qrcode.viewfinder use viewfinder 0,0,100; use qrcode 0,0,56
    barcode.viewfinder use viewfinder 0,0,100; line M-26,-22 -26,22 M-13,-22 -13,22 M0,-22 0,22 M13,-22 13,22 M26,-22 26,22
    text.viewfinder use viewfinder 0,0,100; line M-24,-18 24,-18 M-24,0 24,0 M-24,18 6,18
    dot.viewfinder use viewfinder 0,0,100; solid oval 0,0,9
    qrcode line box -44,-44,-10,-10,3 box 10,-44,44,-10,3 box -44,10,-10,44,3; solid box -33,-33,-21,-21,1 box 21,-33,33,-21,1 box -33,21,-21,33,1 box 10,10,20,20,1 box 24,24,34,34,1 box 38,10,48,20,1 box 10,38,20,48,1 box 38,38,48,48,1
    barcode line M-52,-36 -52,36 M-22,-36 -22,36 M8,-36 8,36 M52,-36 52,36; solid box -42,-40,-32,40,0 box -12,-40,-6,40,0 box 18,-40,32,40,0 box 38,-40,43,40,0
    wand.and.stars #1 line M-46,46 8,-8 M-8,-8 8,8; #1 line M-46,46 -50,42 4,-12 12,-4 -42,50 Z; #2 solid M24,-54 C25,-42 28,-39 40,-38 C28,-37 25,-34 24,-22 C23,-34 20,-37 8,-38 C20,-39 23,-42 24,-54 Z M42,-8 C43,2 46,5 56,6 C46,7 43,10 42,20 C41,10 38,7 28,6 C38,5 41,2 42,-8 Z M-14,-44 C-13,-36 -11,-34 -4,-33 C-11,-32 -13,-30 -14,-22 C-15,-30 -17,-32 -24,-33 C-17,-34 -15,-36 -14,-44 Z
    wand.and.rays #1 line M-46,46 4,-4; #2 line M16,-52 16,-38 M16,14 16,28 M-24,-12 -10,-12 M42,-12 56,-12 M-10,-38 0,-28 M42,-38 32,-28 M32,4 42,14
    paintbrush area M48,-50 C30,-44 -4,-14 -14,8 L4,26 C26,14 44,-18 48,-50 Z; area M-20,16 C-44,16 -30,40 -50,46 C-28,56 0,48 -4,32 Z
    paintbrush.pointed = paintbrush
    paintpalette area M0,-42 C-34,-42 -54,-22 -54,0 C-54,26 -30,42 0,42 C20,42 10,28 10,20 C10,8 30,12 42,8 C60,2 52,-42 0,-42 Z; dot oval -30,-4,8 oval -16,-24,8 oval 10,-27,8 oval 32,-14,8 oval -22,18,8
    lasso line M-18,22 C-60,14 -60,-40 0,-40 C60,-40 60,22 4,22 C-16,22 -20,8 -8,8 C4,8 4,30 -14,46
    eyedropper line M-44,44 -38,22 6,-22 22,-6 -22,38 Z M-2,-30 30,2; bold M14,-18 34,-40 C44,-50 56,-36 46,-28 L22,-6 Z
    tv area box -56,-44,56,28,8; line M-24,44 24,44
    play.tv area box -56,-44,56,28,8; line M-24,44 24,44; dot M-10,-24 18,-8 -10,8 Z
    gamecontroller area M-30,-30 L30,-30 C50,-30 58,-4 60,20 C62,40 44,40 34,24 C28,16 22,14 14,14 L-14,14 C-22,14 -28,16 -34,24 C-44,40 -62,40 -60,20 C-58,-4 -50,-30 -30,-30 Z; mark M-36,-8 -16,-8 M-26,-18 -26,2; dot oval 20,-14,6 oval 34,-2,6
    pianokeys area box -54,-36,54,36,6; mark M-27,36 -27,0 M0,36 0,0 M27,36 27,0; dot box -34,-36,-20,4,0 box -7,-36,7,4,0 box 20,-36,34,4,0
    ticket area M-56,-32 56,-32 56,-12 C42,-12 42,12 56,12 L56,32 -56,32 -56,12 C-42,12 -42,-12 -56,-12 Z; mark M18,-32 18,-24 M18,-8 18,8 M18,24 18,32
    popcorn area M-34,-16 34,-16 24,48 -24,48 Z; mark M-10,-16 -8,48 M10,-16 8,48; line M-34,-16 C-50,-32 -28,-48 -18,-40 C-10,-56 14,-54 18,-40 C30,-48 50,-32 34,-16
    timelapse #1 line oval 0,0,20; #2 line arc 0,0,44,-5,5 arc 0,0,44,25,35 arc 0,0,44,55,65 arc 0,0,44,85,95 arc 0,0,44,115,125 arc 0,0,44,145,155 arc 0,0,44,175,185 arc 0,0,44,205,215 arc 0,0,44,235,245 arc 0,0,44,265,275 arc 0,0,44,295,305 arc 0,0,44,325,335
    camera.rotate = arrow.triangle.2.circlepath.camera
    camera.on.rectangle #2 line M-34,-46 34,-46; #1 use camera 0,6,90
    camera.aperture 116.5x111.7 line oval 0,0,45.85 M-22,-38 12,20 M22,-38 -44,-8 M44,6 -22,6 M22,38 -12,-20 M-22,38 44,8 M-44,-6 22,-6
    camera.metering.center.weighted line box -56,-40,56,40,12 oval 0,0,22; solid oval 0,0,8
    music.mic area oval 22,-26,22; area M4,-16 14,-4 -34,48 -46,36 Z
    guitars line oval -20,24,22 M-6,8 40,-44 M30,-48 46,-34; solid oval -20,24,8
    slowmo 116.5x111.7 line M0,-46 0,-36 M46,0 36,0 M0,46 0,36 M-46,0 -36,0 M32,-32 26,-26 M32,32 26,26 M-32,32 -26,26 M-32,-32 -26,-26; area oval 0,0,18
    waveform.and.mic use waveform -24,0,70; use mic.fill 34,0,80
    mic.and.signal.meter use mic.fill -18,0,90; line M24,-30 48,-30 M24,-10 48,-10 M24,10 48,10 M24,30 48,30
    tv.and.mediabox #2 use tv -8,-6,86; #1 front rectangle.fill 36,30,34
    sparkles.tv use tv 0,0,100; hollow sparkles 0,-4,44
    4k.tv use tv 0,0,100; hollow 4 0,-4,44
    photo.tv use tv 0,0,100; hollow photo.fill 0,-4,40
    livephoto.play = livephoto
    sparkles.rectangle.stack use rectangle.stack 0,0,100; hollow sparkles 0,12,40
    tuningfork line M-18,-48 -18,-10 C-18,16 18,16 18,-10 L18,-48 M0,10 0,50
    """
}
