internal import Foundation

/// The words that names of system symbols are made of.
///
/// Apple's list of names has thousands and grows each year. A name of which every word is known is taken for a symbol that
/// exists on iOS: it has a placeholder and a warning where it isn't drawn. A name with any other word, as a misspelt one, is
/// taken for none, so that its image is nil as on iOS.
enum SymbolWords {
  /// Whether all words between a name's points are words of symbols.
  static func areKnown(in name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, !name.isEmpty else { return false }
    return parts.allSatisfy { part in
      let word = String(part)
      return words.contains(word) || isCount(word)
    }
  }

  /// A number or a grid as `2`, `100percent`, `3x3`.
  private static func isCount(_ word: String) -> Bool {
    let digits = word.split { !$0.isNumber }
    guard word.utf8.count <= 10, let first = digits.first, word.hasPrefix(first) else { return false }
    return ["", "percent", "x", "d", "k", "fps", "st"].contains(word.filter { $0.isLetter })
  }

  private static let words: Set<String> = {
    var words = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    for name in SymbolLibrary.names { words.formUnion(name.split(separator: ".").map(String.init)) }
    return words
  }()

  private static let text = """
    a abc accessibility accessory ad add adjustable aeropack air airdrop airplane airplayaudio airplayvideo airpod airport \
    airpods airtag alarm align alignleft allergens alternatingcurrent alt ambulance amplifier and angle angled animal ant \
    antenna anteroposterior app apple applepencil applescript appletv appletvremote applewatch applications apps aqi ar \
    archery archivebox arkit arm arrivaldate arrow arrowkeys arrows arrowshape arrowtriangle articulate artframe asterisk \
    asymmetry at atm atom audio australian australiandollarsign austral automatic automobile autostartstop av avatar axel \
    axle b baby back background backpack backward badge badminton bag bahtsign balloon ballot ban bandage banknote bar \
    barcode barometer baseball basket basketball bathtub batteryblock battery beach beats beatsearbuds bed beer bell belt \
    beziercurve bicycle bin binoculars bird birthday bitcoinsign blinds block blood bold bolt bonjour book bookmark books \
    boot border bot bottle bottom bottombar bottomhalf bottomleft bottomright bowl bowling box boxing brain brake \
    brakesignal braille brazilianrealsign briefcase broadcast bubble bubbles building bulb burn burst bus button \
    buttons by c cable cablecar cabinet cake calendar calibration camera candybar can capsule capslock captions car \
    carbon card cardboard cards carousel carplay carrot carseat cart case cat catridge cd cedisign cell cellularbars \
    center centsign chair character chargingport chart chat check checkerboard checkered checklist checkmark chevron child \
    chinesisch circle circlebadge circlepath circles cleats climate climbing clipboard clock closed cloud club clubs \
    coat coffee coin colonsign color columns combination combustion command compact compass compose computer cone \
    connected connection connector console contact contacts contextualmenu control conveyor cooktop cooldown counter \
    counterclockwise couple court cpu creditcard cricket crop cross crosshair crossed crown cruise cruzeirosign cube cup \
    curlybraces currency cursor cursorarrow curtains curve curved curvedto cycle cylinder d dance dashed data date day db \
    decimal decrease deflate degreesign delete departure depth deskclock deskview desktop desktopcomputer detector \
    device dial diagonal diamond diamonds dice digitalcrown direction directcurrent disc discs disability display \
    disk dismiss distribute divide dj doc dock document dog dollarsign dongsign door dot dots dotted down downtrend drag \
    drawer dress drill drive driverscrew droplet drop dryer dumbbell duffle dvi e ear earbuds earpods east edit eject \
    elevation ellipse ellipsis elliptical empty end engine entry envelope environments equal equestrian erase escape \
    eurosign ev event exclamationmark expand expansion export exposure externaldrive eye eyebrow eyedropper eyeglasses \
    eyes f face facemask facetime facing faceid family fan fast fasting favorite faucet faxmachine fencing ferry \
    festive fibrechannel field figure file files fill filled film filter filters finger fireplace firewall fireworks fish \
    fishing fitness fireball flag flame flashlight flat flatbed flattrend fleuron flexibility flight flip floor florinsign \
    flower fluid fn focus folded folder folderclosed food foot football for forbidden fork form forward forwardslash \
    fossil francsign frame freehand frying ft fuel fuelpump function fx g gallery gamecontroller garage gauge gear \
    gearshape geometry ghost gift giftcard glasses globe goal goforward golf gobackward goggles grab grad gradient \
    graduationcap graph grid grip group guaranisign guide guitars gym gymnastics gyroscope h hammer hand handball handbag \
    handheld hands handshake hanger hare hand hat head headlight headphones headset headprofile hearing heart heat \
    heating heavy heavyrain heater helm helmet hexagon hexagonpath hide high highlighter highlight hiking history \
    hockey hold holding home homekit homepod homepodmini hook horizon horizontal hospital hot hourglass house hryvniasign \
    hstack human humidifier humidity hunting hurricane i iceskating icloud id image import inbox incoming increase \
    indent indianrupeesign infinity inflate info ingrown inhaler input insert inset inspect instrument intensity \
    interface internaldrive invalid inward invisible ipad ipados iphone ipod ivfluid italic jacket j join joystick judo \
    jumper jumprope justify k keyboard key keypad kickboxing kipsign knife knob l label ladder ladybug lacrosse lamp \
    lane lanes lanyardcard landscape languages laptopcomputer larger larisign lasso lasttransaction latch latter launch \
    layers leading leadinghalf leaf lessthan left lefthalf legal lens level library lifepreserver lift light lightbulb \
    lighthouse lightrail lights lightspectrum lightswitch line linear link liquid lirasign list live livephoto \
    lizard local location lock locked lodge log logo long loop loudspeaker low lower lungs m macbook mac macpro macro \
    macstudio macwindow magazine magicmouse magnet magnifyingglass magsafe mail manatsign mandarin manual map mappin \
    mark mask master matter max maximize measure medal medical medication medium megaphone memories memory memorychip \
    men menubar menucard message messages metal meter metronome mic microbe microphone microscope microwave middle mid \
    migraine millsign min mind mini minus mirror mixed mixer mobile mode modem module moon mop mosaic motion \
    motorcycle mount mountain mouth movieclapper moving movies mug multi multiply multicolor music mustache n naira \
    nairasign natural network new newspaper night node none north nose not note notes noise number o oar object octagon \
    off oil oilcan on onesie open opened optical opticaldisc opticid option orthogonal oscillator outdoor outgoing outlet \
    outline output oval oven overlay oxygen p package pad paddleboarding paddle page paintbrush paintpalette pair palette \
    palmtree panel pano paper paperclip paperplane parachute paragraph paragraphsign parentheses parking \
    parkinglight parkingsign party passport password pasteboard path pause pawprint peacesign pedal pedestrian pencil \
    pentagon people percent perspective person persons personalhotspot peruviansolessign pesetasign pesosign phone photo \
    physics pianokeys pickaxe pickleball pickup picture pieces pilates pill pills pin ping pip pipe pitch placeholdertext plane \
    plant play player playground playlist playpause playstation plus plusminus podium point pointed polishzlotysign \
    polo pool popcorn popper portrait position pot potted power poweroutlet powerplug powersleep present pressure prohibit \
    print printer pro profile progress projector protected puddle pulse purchased purse puzzlepiece pyramid q qrcode quad \
    quarternote question questionmark quote r racing racket radiowaves rail rain rainbow raised random rays readings \
    real rear receipt record recording rectangle rectangles recordingtape redo refresh refrigerator regular reflect \
    remote remove repeat reply restart restore return review reverse rewind ribbon right righthalf ring ringers road rolling roll \
    roller roman rosette rotate rotation round router rower rowing ruble rublesign rugby ruler run rupeesign s \
    safari sailboat sailing scale scalemass scan scanner scene scissors scope score screen screencast screwdriver scribble \
    scroll scrubber sdcard seal search seat seatbelt second secure selection send sensor separate sequence server service \
    set settings shadow shape shaped shapes share shareplay sharedwithyou sheqelsign shield shift shipping \
    shippingbox shirt shoe shoeprints shopping show shower shuffle side sidebar sign signal signature signpost silverware \
    simcard single sink skateboard skating skew ski skiing skis slash sleep sleet slider slope slow slowmo \
    smallcircle smaller smartphone smiling smoke snippet snow snowboard snowboarding snowflake soccer soccerball social sofa \
    softball solid sos sound source south spark sparkle sparkles spatial speaker speakers speech speed speedometer spellcheck \
    spigot split spoon sport sports sportscourt spotlight sprinkler square squareroot squares squareshape stack \
    stairs staroflife star stars start state steeringwheel step stepper steps sterlingsign stethoscope stop stopped \
    stopwatch storefront storm stove straw stream street strength strengthtraining strikethrough stroke stroller stretch \
    style strength studentdesk subscript submit subtract suit suitcase sum sun sunglasses sunrise sunset superscript \
    surfboard surfing suspension suspended swap swatchpalette swedishkronasign swift swiftdata swim swimming swirl \
    switch sync syringe system t table tablecells tablet tachometer tag tail taichi target taxi tea teddybear \
    telephone television temperature tengesign tennis tennisball tent terminal testtube text textbox textfield textformat \
    theatermasks thermometer thumb thumbsdown thumbsup ticket tilde timelapse time timeline timer tirepressure to toggle \
    toilet tool toolbox toothbrush top topleft topright tornado tortoise torx touchid tower track traction traditional \
    trailer trailing trailinghalf train training tram transfer transmission traditional translate transparent trapezoid \
    trash tray tree trianglebadge triangle trianglehead trianglepath trophy truck tshirt tsunami tugriksign tuningfork \
    turkishlirasign turn turntable tv tvuhd twotone type u uiwindow umbrella unchecked uncheckedbox underline \
    undo unknown unlock up update upper upload uptrend usb user uturn v vacuum valve van vent ventilator vertical \
    vertical vial vibration video vibrate view viewfinder vision visionpro vignette violation visible voice \
    voiceover volleyball volume vstack w wake walk wall wallet wand warninglight warning washer wash watch watchface \
    water waterpolo watermark wave waveform waves web webcam weight wheel wheelchair wifi wifirouter wind \
    window windshield wine wineglass wiper wipes with women wonsign word worksheet world woven wrench wrestling wrist \
    write x xaxis xbox xmark xserve xyaxis y yensign yoga z zipper zigzag zl zoom zzz \
    2h 4a 4h 4l abs ac accelerator adapter airbag airpodpro airpodsmax american analog angledbottom angledtop answer \
    aperture appclip append applelogo appwindow arabic arcade arms arrowtriangles arts ascending aspectratio australsign \
    auto average awning backrest ball barre bases batterypack bay beacon beam below blast body bottomleading \
    bottommiddle bottomrighthalf bottomrightquarter bottomtrailing bounce bust candybarphone capsulepath cardio casement \
    ccs1 ccs2 ceiling central chademo chandelier charger chargingcase checked chineseyuanrenminbisign circulate clap \
    clear click clutch coaxial collision coloncurrencysign comb compress conditioner controlhandles core crescent \
    crosscountry curling cursive curvepath cycling cylindrical danishkronesign daytime dc dehumidifier diagonalline die \
    dioxide disengaged dishwasher distribution doorbell dotmatrix dottedline dottedunderline doubledecker downhill dpad \
    draw drawing driveshaft droplets duployan dust earphones element ellipses engaged enter eraser esim eurozonesign \
    exclam exclamation exit express extension extralarge extreme fall fanblades fiberchannel filemenu fingers first fit \
    fitpro flask flipphone flowchart french fresh from frontleft frontright functional furniture gate gb gearshift gen4 \
    gibbous glowplug greetingcard half halffull hazardsign haze he header hearingaid hearingdevice hex hi hifireceiver \
    highintensity hill horn indoor intelligence intermittent intersection intervaltraining inverse ipodshuffle ipodtouch \
    ja justifyleft justifyright kashida km ko kph l1 l2 l3 l4 large laser last laurel layout lb leadingthird led \
    leftthird lever licenseplate lines lineweight lm loupe lsb lt m1 m2 m3 m4 magnify marks martial massage matrix \
    measurement mediabox mediastick metering middleleft middleright monoxide moonphase moonrise moonset more motionlines \
    move mph multispot my nacs norwegiankronesign nosign numbersign of offgrid onehanded opticaldiscdrive oscillation \
    outward overhead p1 p2 p3 p4 paddleshifter pages pan partial pattern phonetic platter plug powerbeats powerbeats3 \
    powerbeatspro powercord poweroff poweron press programmable projective puck pull purifier quarter quotelevel r1 r2 \
    r3 r4 racquetball radio raid ratio rb rearleft rearright recessed rectanglepath rectangular redaction resize \
    retarder rhombus rightthird righttriangle rm roundedbottom roundedtop rsb rt rtl runningpace safetycone scurvepath \
    seated shade shared shazam shekelsign shell shutter sidejet siri sixspeed sizes sliding small smartbatterycase \
    smiley socialdance space spacing spade spot spray spread squash stair stick strip striped studiobud studiobuds \
    studiobudsplus sutton suv swipe taillight tasks teletype th theatermask tilt timemachine tire togglepower tools \
    topleading topmiddle topthird toptrailing torus trailingthird triangleshape tropicalstorm tunnel ultrawide variable \
    videoprojector waning waterbottle waxing weighted wide widget wireless writing wrongwaysign yieldsign you zh zr
    """
}
