/// Sky and weather. ``SymbolText`` explains the language.
enum WeatherSymbols {
  static let text = """
    sun.max =yellow #1 area oval 0,0,22; =yellow #2 line M0,-50 0,-38 M0,38 0,50 M-50,0 -38,0 M38,0 50,0 M-35,-35 -27,-27 M27,27 35,35 M-35,35 -27,27 M27,-27 35,-35
    sun.min =yellow #1 area oval 0,0,22; =yellow #2 solid oval 0,-40,5 oval 0,40,5 oval -40,0,5 oval 40,0,5 oval -28,-28,5 oval 28,28,5 oval -28,28,5 oval 28,-28,5
    sun.and.horizon line M-54,34 54,34 M-24,34 C-24,0 24,0 24,34 M0,-24 0,-12 M-44,-4 -34,4 M44,-4 34,4
    sunrise #2 line M-54,38 54,38; #1 area M-24,38 C-24,4 24,4 24,38 Z; #1 line M-46,4 -38,10 M46,4 38,10; #2 line M0,-16 0,-46 M-12,-34 0,-46 12,-34
    sunset #2 line M-54,38 54,38; #1 area M-24,38 C-24,4 24,4 24,38 Z; #1 line M-46,4 -38,10 M46,4 38,10; #2 line M0,-46 0,-16 M-12,-28 0,-16 12,-28
    light.min = sun.min
    light.max = sun.max
    moon 110x114 area M44,16 C34,42 -2,56 -28,36 C-56,14 -50,-38 -10,-48 C-26,-10 6,26 44,16 Z
    moon.stars #1 area M34,20 C24,46 -8,56 -32,38 C-60,16 -54,-32 -16,-42 C-32,-6 0,28 34,20 Z; #2 solid M18,-52 C20,-40 23,-37 34,-35 C23,-33 20,-30 18,-18 C16,-30 13,-33 2,-35 C13,-37 16,-40 18,-52 Z M42,-22 C43,-14 45,-12 53,-11 C45,-10 43,-8 42,0 C41,-8 39,-10 31,-11 C39,-12 41,-14 42,-22 Z
    moon.zzz use moon 0,0,90; line M14,-40 34,-40 14,-18 34,-18
    cloud 140x100 =|white area M-30,38 C-70,38 -66,-8 -38,-8 C-36,-48 20,-50 28,-14 C66,-14 68,38 34,38 Z
    cloud.sun =yellow #2 area oval 22,-22,18; =yellow #2 line M22,-56 22,-50 M-4,-46 0,-42 M46,-46 50,-50 M52,-22 58,-22 M46,2 50,6; =|white #1 over M-32,42 C-66,42 -62,4 -38,4 C-36,-30 12,-32 18,-2 C50,-2 52,42 22,42 Z
    cloud.moon #2 area M54,-16 C50,2 26,8 14,-6 C2,-22 10,-46 30,-50 C24,-30 36,-14 54,-16 Z; =|white #1 over M-32,42 C-66,42 -62,4 -38,4 C-36,-30 12,-32 18,-2 C50,-2 52,42 22,42 Z
    cloud.rain =|white #1 area M-28,10 C-62,10 -58,-28 -36,-28 C-34,-62 18,-64 26,-34 C58,-34 60,10 32,10 Z; =blue #2 line M-24,24 -32,42 M-4,24 -12,42 M16,24 8,42 M36,24 28,42
    cloud.drizzle =|white #1 area M-28,10 C-62,10 -58,-28 -36,-28 C-34,-62 18,-64 26,-34 C58,-34 60,10 32,10 Z; =blue #2 line M-24,24 -27,30 M-4,34 -7,40 M16,24 13,30 M36,34 33,40
    cloud.heavyrain =|white #1 area M-28,6 C-62,6 -58,-32 -36,-32 C-34,-66 18,-68 26,-38 C58,-38 60,6 32,6 Z; =blue #2 line M-22,18 -36,48 M-6,18 -20,48 M10,18 -4,48 M26,18 12,48 M42,18 28,48
    cloud.snow =|white #1 area M-28,10 C-62,10 -58,-28 -36,-28 C-34,-62 18,-64 26,-34 C58,-34 60,10 32,10 Z; #2 solid oval -28,28,4.5 oval -6,28,4.5 oval 16,28,4.5 oval -16,42,4.5 oval 6,42,4.5 oval 28,42,4.5
    cloud.hail = cloud.snow
    cloud.sleet = cloud.snow
    cloud.bolt =|white #1 area M-28,10 C-62,10 -58,-28 -36,-28 C-34,-62 18,-64 26,-34 C58,-34 60,10 32,10 Z; =yellow #2 bold M6,20 -8,36 2,36 -4,52 12,32 2,32 Z
    cloud.bolt.rain =|white #1 area M-28,6 C-62,6 -58,-32 -36,-32 C-34,-66 18,-68 26,-38 C58,-38 60,6 32,6 Z; =yellow #2 bold M6,16 -8,34 2,34 -4,52 12,30 2,30 Z; =blue #3 line M-22,18 -32,42 M34,18 24,42
    cloud.fog =|white #1 area M-28,6 C-62,6 -58,-32 -36,-32 C-34,-66 18,-68 26,-38 C58,-38 60,6 32,6 Z; #2 line M-46,22 46,22 M-30,38 30,38
    cloud.sun.rain =yellow #2 area oval 24,-28,16; =yellow #2 line M24,-58 24,-54 M0,-50 4,-46 M46,-50 50,-54 M52,-28 56,-28 M48,-8 50,-6; =|white #1 over M-32,18 C-64,18 -60,-16 -38,-16 C-36,-48 10,-50 16,-22 C48,-22 50,18 22,18 Z; =blue #3 line M-30,32 -36,46 M-10,32 -16,46 M10,32 4,46 M30,32 24,46
    snowflake =cyan line M0,-50 0,50 M-43,-25 43,25 M-43,25 43,-25 M-12,-44 0,-32 12,-44 M-12,44 0,32 12,44 M-44,-11.6 -27.7,-16 -32,-32.4 M44,11.6 27.7,16 32,32.4 M-32,32.4 -27.7,16 -44,11.6 M32,-32.4 27.7,-16 44,-11.6
    wind line M-52,-10 22,-10 C48,-10 44,-46 22,-42 C14,-40 12,-34 14,-28 M-40,10 36,10 C60,10 56,44 36,40 C28,38 26,32 28,26 M-52,30 -2,30 C16,30 14,52 0,50
    tornado line M-46,-40 46,-40 M-34,-20 40,-20 M-20,0 30,0 M-8,20 18,20 M0,40 6,40
    hurricane line oval 0,0,16 M34,-40 C8,-48 -34,-34 -30,4 M-34,40 C-8,48 34,34 30,-4
    rainbow =red line arc 0,30,54,-90,90; =yellow line arc 0,30,38,-90,90; =blue line arc 0,30,22,-90,90
    humidity #1 area M-12,-48 C0,-28 16,-8 16,12 C16,30 4,42 -12,42 C-28,42 -40,30 -40,12 C-40,-8 -24,-28 -12,-48 Z; #2 line M26,-16 48,-16 M30,4 48,4 M26,24 48,24
    water.waves line M-50,-20 C-36,-34 -24,-6 -10,-20 C4,-34 16,-6 30,-20 C38,-28 44,-26 50,-20 M-50,4 C-36,-10 -24,18 -10,4 C4,-10 16,18 30,4 C38,-4 44,-2 50,4 M-50,28 C-36,14 -24,42 -10,28 C4,14 16,42 30,28 C38,20 44,22 50,28
    sun.horizon use sun.and.horizon 0,0,100
    sun.haze =yellow #1 area oval 0,-12,20; =yellow #2 line M0,-52 0,-44 M-34,-38 -28,-32 M34,-38 28,-32 M-46,-10 -38,-10 M46,-10 38,-10; #2 line M-40,24 40,24 M-26,40 26,40
    sun.dust =yellow #1 area oval 0,-6,22; =yellow #2 solid oval 0,-44,5 oval -32,-32,5 oval 32,-32,5 oval -44,-4,5 oval 44,-4,5 oval -30,30,5 oval 30,30,5 oval 0,40,5
    sun.rain =yellow #1 area oval 0,-16,20; =yellow #2 line M0,-54 0,-46 M-34,-42 -28,-36 M34,-42 28,-36; =blue #3 line M-24,24 -32,42 M0,24 -8,42 M24,24 16,42
    cloud.moon.rain #1 use cloud.moon 0,-8,90; =blue #2 line M-30,36 -36,50 M-10,36 -16,50 M10,36 4,50
    thermometer.sun use thermometer -20,0,90; =yellow area oval 28,-20,14; =yellow line M28,-48 28,-42 M56,-20 50,-20 M48,-40 44,-36
    thermometer.snowflake use thermometer -20,0,90; use snowflake 30,-16,50
    thermometer.low = thermometer
    thermometer.high = thermometer
    tropicalstorm = hurricane
    wind.snow use wind 0,0,100
    moonphase.full.moon = circle.fill
    carbon.monoxide.cloud = cloud
    snow = snowflake
    clock.arrow.trianglehead.counterclockwise.rotate.90 = clock.arrow.circlepath
    """
}
