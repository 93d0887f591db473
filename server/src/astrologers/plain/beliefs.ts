import { tell, type Plain, type Told } from './plain';

type Row = readonly [pattern: RegExp, told: Told];

const rows: readonly Row[] = [
  // How far planets can decide anything.
  [
    / (?:how (?:can|could|do|does|will) (?:\w+ ){0,4}(?:planets?|stars?|grah|astrology|kundli|horoscope) (?:\w+ ){0,4}(?:decide|control|affect|influence|know|tell|change|rule|predict)|(?:planets?|stars?) (?:\w+ ){0,3}(?:so )?far (?:away )?(?:\w+ ){0,2}(?:decide|control|affect|influence)|(?:astrology|jyotish|kundli|horoscope) (?:\w+ ){0,2}(?:real|science|scientific|fake|superstition|true|proven|sach|jhuth|andhvishwas|vigyan)|(?:is|kya) (?:astrology|jyotish) (?!.*(?:career|field|learn|study|seekh|sikh))(?:\w+ )*(?:real|true|science|sach|work|works|superstition)|believe in (?:astrology|stars|kundli|horoscope)|(?:grah|taare|sitare|graho) .*(?:itni dur|itne dur|tay kaise|kaise tay|kaise decide|kaise asar)|(?:itni dur|itne dur) .*(?:grah|taare|planet)|(?:jyotish|kundli|grah|graho) .*(?:kaise man|kyo man|kyu man|vishwas kyu|vishvas kyu|yakin kaise)|convince me .*(?:astrolog|planet|star)|(?:astrolog|planet|star)\w* .*convince me) /u,
    [
      [["Nobody can show that planets push a life about, and I won't try to: a kundli is an old way of reading time, not a force.", 'I cannot convince you, and need not: planets decide nothing, they are read like the hands of a clock.', 'Planets do not decide whom you marry or what you do; tradition reads their places as signs of a time, and proof of it there is none.', 'There is no proof that planets cause anything; jyotish reads a sky and a life side by side, and that is all it claims.'], ['Where the planets are is exact; what they mean is tradition.', 'The positions are computed, their meaning is handed down.'], ['Take what helps you think, and leave the rest.', 'You decide, the chart is one voice beside others.']],
      [['ग्रह किसी का जीवन चलाते हैं, इसका कोई सबूत नहीं; कुंडली समय को पढ़ने का एक पुराना तरीका है।', 'ग्रह कुछ तय नहीं करते, उन्हें घड़ी की सुइयों की तरह पढ़ा जाता है।', 'इसका सबूत किसी के पास नहीं; ज्योतिष आकाश और जीवन को साथ-साथ पढ़ता है, बस इतना।', 'यकीन दिलाना मेरा काम नहीं; कुंडली संकेत पढ़ती है, फ़ैसला नहीं करती।'], ['ग्रहों की स्थिति गणना से पक्की है, अर्थ परंपरा से आता है।', 'स्थिति गिनी हुई है, उसका मतलब परंपरा का है।'], ['जो बात काम आए, वह रखिए; फ़ैसला आपका है।', 'इसे एक राय मानिए, फ़ैसला अपना रखिए।']],
    ],
  ],
  [
    / (?:(?:if|when) (?:everything|all|it) is (?:already )?(?:written|fixed|destined|decided)|(?:is|are) (?:my |our )?(?:fate|destiny|future|everything) (?:already )?(?:fixed|written|sealed|decided)|(?:can|could) (?:i|we|one|a person) change (?:my |our |the )?(?:fate|destiny|kismat|future)|(?:sab|sab kuch|sab kuchh) (?:pehle se )?(?:likha|tay) .*(?:to|toh|mehnat|kyu|kyo)|(?:kismat|bhagya|takdir|taqdir|naseeb|nasib) (?:ko )?(?:badal|badli|badla|badlal)\w* (?:ja )?sak\w*|(?:karma?|mehnat) (?:bada|badi|bade|or|ya) .*(?:kismat|bhagya|bhagy)|(?:kismat|bhagya|bhagy) (?:bada|badi|bade|or|ya) .*(?:karma?|mehnat)|free will) /u,
    [
      [['No, it is not all fixed: a chart shows seasons, and what you do in them is yours.', 'Nothing is written so firmly that effort makes no difference; the chart shows when effort carries further.', 'Fate and effort are not rivals: a chart tells the weather, you choose the road.', 'Your chart shows tendencies and times, and never the result; that is what work is for.'], ['The tradition itself says that karma of today changes what is to come.', 'Even the old texts give remedies, which would be idle if all were settled.']],
      [['नहीं, सब तय नहीं होता: कुंडली समय दिखाती है, उसमें क्या करना है, यह आपके हाथ में है।', 'ऐसा कुछ नहीं लिखा कि मेहनत बेकार जाए; कुंडली बस बताती है कि मेहनत कब ज़्यादा फलती है।', 'भाग्य और कर्म एक-दूसरे के खिलाफ़ नहीं; कुंडली मौसम बताती है, रास्ता आप चुनिए।', 'कुंडली में झुकाव और समय दिखते हैं, नतीजा नहीं; वह मेहनत से बनता है।'], ['परंपरा भी मानती है कि आज का कर्म आगे का समय बदलता है।', 'सब तय होता, तो शास्त्र उपाय क्यों बताते।']],
    ],
  ],
  // Two people with one chart.
  [
    / (?:twins?|judwa|judava|judwaa|judvan|same (?:time|day|minute) .*(?:born|birth)|born (?:at|on) the same (?:time|day|minute)|(?:same|ek hi|ek jaisi|wahi) (?:kundli|chart|horoscope|patrika) .*(?:alag|different|na|why|kyu|kyo|differ)) /u,
    [
      [['Twins share most of a chart and still live two lives: a few minutes move the lagna degree, the D9 and the dates of the dashas.', 'The same sky, but not the same chart: minutes between two births change the D9, the finer charts and the dates of the dashas.', 'A chart is a beginning and no course: two people with nearly the same one differ in the fine divisions, in choices and in those around them.', 'Twin charts agree in the signs and part in the fine divisions, and a life is more than a chart.'], ['So somebody else\'s ease takes nothing from yours.', 'That one is settled earlier says nothing against the other.'], ['If both times are known to the minute, save both births and compare the D9.', 'Ask me about your own next good time, that I can read.']],
      [['जुड़वाँ की कुंडली लगभग एक होती है, जीवन नहीं: कुछ मिनट में लग्न के अंश, नवांश और दशा की तारीखें बदल जाती हैं।', 'आकाश एक, पर कुंडली बिल्कुल एक नहीं: मिनटों के फ़र्क से D9 और दशा की तारीखें अलग होती हैं।', 'कुंडली शुरुआत है, पूरा रास्ता नहीं; बारीक वर्ग, फ़ैसले और आसपास के लोग फ़र्क लाते हैं।', 'जुड़वाँ में राशियाँ मिलती हैं, बारीक वर्ग अलग होते हैं, और जीवन कुंडली से बड़ा है।'], ['किसी और का पहले बस जाना आपके खिलाफ़ कुछ नहीं कहता।', 'उनकी आसानी से आपका हिस्सा कम नहीं होता।'], ['दोनों का समय मिनट तक पता हो, तो दोनों कुंडलियों का D9 देखिए।', 'आपका अगला अच्छा समय पूछिए, वह देखा जा सकता है।']],
    ],
  ],
  // Stones and rites.
  [
    / (?:(?:do|does|can|will|are|is) (?:\w+ ){0,2}(?:gems?|gemstones?|stones?|ratna?s?|rudraksha?) (?:\w+ ){0,2}(?:really |actually |even )?(?:work|works|help|helps|effective|true|real|fake|matter|change anything)|(?:gems?|gemstones?|stones?) (?:work|works) or not|(?:ratna?|nag|pathar|patthar|rudraksh) .*(?:sach (?:me|mein|men)|vakai|waqai|sachmuch) .*|(?:ratna?|nag|pathar|patthar|rudraksh) (?:pehn\w* )?(?:se )?(?:kuch|kuchh|koi|fayda|farak|fark|asar) .*(?:hota|hoti|padta|milta)|(?:ratna?|nag) (?:ka|ki) asar hota) /u,
    [
      [['There is no proof that a stone changes anything; tradition wears it as a reminder, and none can promise you a result.', 'By custom they help, by proof they do not: no stone has ever been shown to change a life.', 'A stone is custom and jewellery; what it does beyond that nobody has shown.', 'Nobody can show that they work, so never borrow or spend much for one.'], ['Whoever sells one in a hurry thinks of the sale.', 'If you like one, wear it for its beauty, at a price that does not hurt.'], ['A habit that fits the planet costs nothing; ask me for one.', 'What the tradition gives besides, a day, a mantra, a good deed, is free.']],
      [['रत्न से कुछ बदलता है, इसका कोई सबूत नहीं; परंपरा में इसे पहना जाता है, पर नतीजे का वादा कोई नहीं कर सकता।', 'मान्यता में असर है, सबूत में नहीं; किसी रत्न से जीवन बदलता नहीं देखा गया।', 'रत्न परंपरा और गहना है; उससे आगे का असर किसी ने साबित नहीं किया।', 'पक्का असर किसी ने नहीं दिखाया, इसलिए इसके लिए कर्ज या बड़ा खर्च मत कीजिए।'], ['जो जल्दी में बेचे, उससे बचिए।', 'अच्छा लगे तो पहनिए, पर जेब देखकर।'], ['ग्रह के लिए बिना खर्च का उपाय पूछिए, वह बताया जा सकता है।', 'दिन, मंत्र और सेवा मुफ़्त हैं, वही पूछिए।']],
    ],
  ],
  // The gunas of matching.
  [
    / (?:(?:guna?|gun) (?:milan|milane|match\w*) .*(?:fayda|faida|matlab|zaruri|jaruri|kyu|kyo|use|point|useful|necessary|important|kaam)|(?:fayda|faida|use|point|value|need) .*(?:guna?|gun|kundli) (?:milan|match\w*)|(?:\d+ (?:guna?s?|gun|points?)) .*(?:mana kar|reject|refus\w*|said no|fayda|toot|divorc\w*|talak)|kundli mil\w* (?:zaruri|jaruri)) /u,
    [
      [['Matching of gunas compares two Moons by eight rules; it is one test of temperament, and whether families say yes is not in it.', 'The gunas count how two Moons agree, 36 points in all; they promise no marriage and no peace in it.', 'Points tell about temperament and not about consent: a family can refuse at 28 and a couple live well at 16.', 'It is a first sieve of the tradition, eight rules by the Moon; what follows is decided by people.'], ['A no of the other side says nothing about your chart.', 'Neither many points nor few settle a life together.'], ['The Kundli Matching page shows which of the eight agree, free.', 'On the Kundli Matching page you can see the eight parts with their reasons, free.']],
      [['गुण मिलान दो चंद्रमाओं की आठ बातों से तुलना है; परिवार हाँ कहेगा या ना, यह उसमें नहीं होता।', 'गुण 36 में से गिने जाते हैं और स्वभाव का मेल बताते हैं; शादी का वादा उनमें नहीं।', 'गुण स्वभाव की बात हैं, मंज़ूरी की नहीं: 28 पर भी मना हो सकता है और 16 पर भी जीवन अच्छा चलता है।', 'यह परंपरा की पहली छलनी है; आगे का फ़ैसला लोग करते हैं।'], ['सामने वालों की ना आपकी कुंडली का दोष नहीं।', 'गुण ज़्यादा हों या कम, अकेले उनसे साथ तय नहीं होता।'], ['"कुंडली मिलान" पेज पर आठों कूट कारण के साथ मुफ़्त दिखते हैं।', 'कौन-से कूट मिले, यह "कुंडली मिलान" पेज पर मुफ़्त देखिए।']],
    ],
  ],
  // Doors, walls and vastu.
  [
    / (?:(?:main |mukhya |ghar ka )?(?:door|gate|entrance|dwar|dvar|darwaza|darvaza|darvaja|darwaja|daravaja|staircase|toilet|kitchen|rasoi|sidhi|sidhiyan) .*(?:south|north|east|west|dakshin|uttar|purab|purv|pashchim|paschim|vastu|ishan|disha|direction|facing)|vastu (?:dosha?|defect|problem|ke hisab|according)|south facing (?:house|home|flat|door|plot)|dakshin(?: |)mukhi) /u,
    [
      [['Leave it as it is: a birth chart knows no door or wall, and no direction of a house harms anyone.', 'Keep it: which way a door faces is vastu and not your kundli, and nothing bad follows from it.', 'You need not break or spend anything; doors are not in a kundli, and families live well behind all four sides.', 'No change is needed for the sake of your chart: it says nothing of doors and directions of a house.'], ['Light, air and a dry floor do more for a house.', 'If you change it, then for light, air or safety.']],
      [['जैसा है, वैसा ही रहने दीजिए: दरवाज़ा या दीवार जन्म कुंडली में नहीं होती, और किसी दिशा से नुकसान नहीं होता।', 'चलेगा, तोड़-फोड़ मत कराइए; दरवाज़े की दिशा वास्तु की बात है, कुंडली की नहीं।', 'इस पर खर्च ज़रूरी नहीं; चारों दिशाओं के घरों में लोग अच्छे से रहते हैं।', 'कुंडली के लिए कुछ बदलना नहीं है; घर की दिशा उसमें नहीं दिखती।'], ['रोशनी, हवा और सफ़ाई घर को ज़्यादा अच्छा बनाती हैं।', 'बदलना ही हो तो रोशनी, हवा या सुरक्षा के लिए बदलिए।']],
    ],
  ],
  // Numbers of phones and cars, letters of a name.
  [
    / (?:(?:mobile|phone|gadi|gaadi|car|bike|vehicle|house|flat|makan|room|account) (?:number|no|numbar|nambar|ka number|ka no|ka total)? ?(?:\w+ ){0,6}(?:total|last|end|ends|ending|digit|ank|\d+) (?:\w+ ){0,8}(?:badal|badlu|change|unlucky|ashubh|bad|kharab|theek|thik|shubh|lucky)|(?:extra|double|ek aur|one more|additional) (?:letter |akshar )?[a-z] .*(?:name|naam|spelling|help|change|luck|lag\w*)|(?:spelling|name|naam) .*(?:numerolog\w*|ankshastr\w*|ank jyotish)|numerolog\w* .*(?:name|naam|spelling|number|fraud|real|true|work|works)) /u,
    [
      [['No, change nothing for it: numbers and letters are numerology, they are not in a kundli, and no digit harms you.', 'Keep it as it is: no chart knows a phone number or a spelling, and nobody has shown that they change a life.', 'There is no need to change it; a number or an extra letter decides nothing in your chart.', 'Leave it: it is numerology and custom, and your chart is the same with it or without it.'], ['Papers and people who know you by it matter more.', 'Changing it costs trouble with papers and brings nothing that could be shown.']],
      [['नहीं, इसके लिए कुछ मत बदलिए: अंक और अक्षर अंकशास्त्र की बात हैं, कुंडली में नहीं होते, और किसी अंक से नुकसान नहीं होता।', 'जैसा है, वैसा रखिए: नंबर या स्पेलिंग कुंडली नहीं जानती, और इनसे जीवन बदलता नहीं देखा गया।', 'बदलने की ज़रूरत नहीं; नंबर या एक अक्षर से कुंडली में कुछ नहीं बदलता।', 'रहने दीजिए; यह अंकशास्त्र की मान्यता है, आपकी कुंडली वही रहेगी।'], ['कागज़ात और पहचान उससे ज़्यादा काम की चीज़ हैं।', 'बदलने में कागज़ों की परेशानी है, फ़ायदा किसी ने साबित नहीं किया।']],
    ],
  ],
  // A stone or rite that something bad came after.
  [
    / (?:(?:pehna|pehni|pahna|pahni|wore|wearing|started wearing|put on) .*(?:accident|thuk|gir|nuksan|loss|bura|problem|bad) .*|(?:pukhraj|neelam|nilam|moti|munga|panna|heera|gomed|manik|sapphire|ruby|emerald|pearl|coral|stone|ratna?) .*(?:utar\w*|remove|take (?:it )?off|hata\w*)) /u,
    [
      [['Take it off if it makes you uneasy: nothing bad follows, and the stone did not cause it.', 'Yes, you may take it off today; a stone brings no accident, and leaving it off brings none.', 'Wear it or not as you like: no stone causes an accident, so decide by your own peace of mind.', 'Off with it if it worries you; what happened is chance and traffic, not the stone.'], ['No rite is needed for it.', 'You need no new stone in its place.']],
      [['मन में खटका हो तो उतार दीजिए; उससे कुछ बुरा नहीं होता, और यह घटना रत्न से नहीं हुई।', 'हाँ, आज ही उतार सकते हैं; रत्न से दुर्घटना नहीं होती, और उतारने से भी कुछ नहीं होता।', 'पहनना या उतारना आपकी मर्ज़ी है; रत्न से कोई घटना नहीं होती, मन की शांति देखिए।', 'चिंता हो तो उतार दीजिए; जो हुआ, वह संयोग है, रत्न का असर नहीं।'], ['इसके लिए कोई पूजा नहीं करानी है।', 'उसकी जगह दूसरा रत्न ज़रूरी नहीं।']],
    ],
  ],
  // Kuldevi and forefathers.
  [
    / (?:kul ?dev\w*|family (?:deity|goddess|god)|gotra|gotr) /u,
    [
      [['No, a birth chart does not hold that: a family deity and a gotra go by descent, so ask the elders of your father\'s side.', 'That is family tradition and not in a chart; elders, the family priest or the old village know it.', 'A kundli cannot name it, it goes down in the family: ask the oldest relative you have.', 'No chart tells it; the records of your family priest or of your village do.'], ['What I can read is whom your chart leans to: ask for your ishta devta.', 'Ask me for your ishta devta, that is read from the chart.']],
      [['नहीं, यह जन्म कुंडली से पता नहीं चलता; कुलदेवी और गोत्र वंश से चलते हैं, पिता की ओर के बड़ों से पूछिए।', 'यह परिवार की परंपरा है, कुंडली में नहीं होती; बुज़ुर्ग या कुल पुरोहित बता सकते हैं।', 'कुंडली इसका नाम नहीं बताती; परिवार में सबसे बड़े जो हों, उनसे पूछिए।', 'यह वंश की बात है; गाँव के पुरोहित की बही में मिल सकती है।'], ['आपके इष्ट देव कौन हैं, यह कुंडली से पूछा जा सकता है।', 'इष्ट देव पूछिए, वह कुंडली से देखा जाता है।']],
    ],
  ],
  // Which saint, rite or fast helps more.
  [
    / (?:(?:doing|did|kar raha|kar rahi|kiya|padh\w*|japa?|chant\w*) .*(?:no result|no effect|not working|no change|nothing happen\w*|fayda nahi|koi asar nahi|asar nahi|kuch nahi hua|wrong remedy|galat upay)) /u,
    [
      [['It is not wrong, and it is not a machine either: a mantra or a fast steadies the one who does it, and promises no result by a date.', 'No, you do nothing wrong; prayer gives calm and discipline, and results come from work and time.', 'You need not change or add anything: no remedy pays out by months, it keeps the mind steady.', 'The remedy is not false; what was expected of it was more than any rite can give.'], ['Keep it if it does you good, and stop without fear if it does not.', 'Leaving it brings no harm.'], ['Ask me what the matter itself looks like, and when.', 'Tell me what you hoped for, and I look at that in the chart.']],
      [['उपाय गलत नहीं है, पर यह मशीन भी नहीं: मंत्र और व्रत मन को स्थिर रखते हैं, तारीख पर नतीजे का वादा नहीं करते।', 'आपसे कोई गलती नहीं हुई; पूजा से धीरज मिलता है, नतीजे मेहनत और समय से आते हैं।', 'कुछ बदलना या जोड़ना ज़रूरी नहीं; उपाय महीनों के हिसाब से फल नहीं देता।', 'उपाय झूठा नहीं, उससे उम्मीद ज़्यादा थी।'], ['अच्छा लगे तो रखिए, न लगे तो बिना डर के छोड़िए।', 'छोड़ने से कोई हानि नहीं होती।'], ['जिस बात के लिए किया, वह पूछिए; उसका समय देखा जा सकता है।', 'काम की बात पूछिए, उसका समय कुंडली में दिखता है।']],
    ],
  ],
];

/** What people believe, fear or doubt about charts, stones and numbers: answered as it is, and free. */
export const beliefs: readonly Plain[] = rows.map(([pattern, told]) => ({
  isFree: true,
  usesChart: false,
  holds: ({ words }) => pattern.test(words),
  compose: (context) => tell(context, told),
}));
