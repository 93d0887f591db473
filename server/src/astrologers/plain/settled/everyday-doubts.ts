import { settle, type Plain, type Settled } from '../plain';

const things = '(?:umbrella|chhata|chhatri|kaga[zj]\\w*|kagaj\\w*|papers?|documents?|passport|licen[cs]e|aadhaa?r|certificate\\w*|marksheet\\w*|card|glasses|chashma|watch|ghadi|earrings?|jhumk\\w*|payal|bangle|chain|ring|anguthi|mangalsutra|nath|book|kitab|bag|purse|wallet|luggage|suitcase|phone|mobile|laptop|airpods|earphones?|charger|keys?|chabi|gold|gehne|jewell?ery|cheque|rc|file)';
const gone = '(?:lost|missing|misplaced|forgot\\w*|left (?:my |it |the )?(?:\\w+ )?(?:in|at|on)|gum (?:ho|gay|ga)\\w*|kho (?:ga\\w*|di\\w*|gy\\w*|chuk\\w*)|gayab|gir (?:ga\\w*|gy\\w*)|bhool (?:aay\\w*|ga\\w*|aai|gy\\w*)|bhul (?:aay\\w*|ga\\w*|gy\\w*)|chhoot (?:ga\\w*|gy\\w*)|chhut (?:ga\\w*|gy\\w*)|nahi mil rah\\w*|not (?:able to )?find\\w*|cant find)';

const rows: readonly Settled[] = [
  // Who among one's own people envies one.
  [
    [/ (?:who|whos|kaun|kon|kiski|kisko|kisse) /u, / (?:jealous|jealousy|jal(?:ta|ti|te)|jalan|envy|envies|envious|nazar lagat\w*|bura chaht\w*) /u, / (?:family|ghar|relatives?|rishtedar\w*|khandan|neighbou?rs?|pados\w*|friends?|dosto?n?|office|colleagues?|circle|log) /u],
    / (?:upay|remed\w*|bach\w*|protect\w*|kab|when|why|kyu\w*) /u,
    [
      [['No chart can tell that: it shows you, and names nobody around you.', 'That I can’t see: another’s envy stands in no chart of yours.'], ['Tell plans after they are done, to few; who is glad for you shows it by then.', 'Suspect nobody on a guess; watch who helps when it costs something.']],
      [['यह कोई कुंडली नहीं बता सकती: वह आपको दिखाती है, आसपास के किसी का नाम नहीं।', 'किसी और की जलन आपकी कुंडली में नहीं दिखती।'], ['योजना पूरी होने पर ही बताइए, और कम लोगों को; कौन खुश है, तब दिख जाता है।', 'अंदाज़े से किसी पर शक मत कीजिए; देखिए कि ज़रूरत में कौन साथ देता है।']],
    ],
  ],
  // A thing that is lost.
  [
    [new RegExp(` (?:${things} (?:\\w+ ){0,6}${gone}|${gone} (?:\\w+ ){0,6}${things}) `, 'u'), / (?:mil\w*|find|found|get (?:it|them|that|this) back|come back|back|wapas|vapas|kahan|kaha|where|kidhar|kab) /u],
    / (?:chori|stole\w*|stolen|thief|theft|dream|sapn\w*|job|naukri|shaadi|shadi|duplicate (?:banwa\w*|kab)|apply|new passport|renew\w*|sim) /u,
    [
      [['Whether it turns up no chart can tell, and a guess would only make you run; most lost things are found within two days where they were last used.', 'That is in no birth chart. Begin where you last had it in your hands.'], ['Go back along the last hour, ask the driver, the shop or the guard and leave your number; then one bag and one drawer after the other.', 'Call your phone or the last driver, check the coat, the car and the kitchen, and tell those at home.'], ['Papers can be made again: report the loss online with the police and ask for a duplicate.']],
      [['मिलेगा या नहीं, यह कोई कुंडली नहीं बता सकती; ज़्यादातर चीज़ें दो दिन में वहीं मिलती हैं जहाँ आखिरी बार इस्तेमाल हुईं।', 'यह जन्म कुंडली में नहीं होता; जहाँ आखिरी बार हाथ में था, वहीं से शुरू कीजिए।'], ['पिछले एक घंटे का रास्ता दोहराइए, ड्राइवर, दुकान या गार्ड से पूछकर नंबर छोड़िए; फिर एक-एक बैग और दराज़ देखिए।', 'आखिरी दुकान या ऑटो वाले से पूछिए, कपड़े, गाड़ी और रसोई देखिए, और घर में सबको बताइए।'], ['कागज़ दोबारा बन जाते हैं: पुलिस की साइट पर गुम होने की सूचना देकर डुप्लीकेट माँगिए।']],
    ],
  ],
  // Held down in sleep.
  [
    [/ (?:neend|nind|sote|sone|sleep\w*|raat ko|night) /u, / (?:dabat\w*|dabay\w*|daba det\w*|chhati pe|chhati par|chest pe|hil nahi|move nahi|cant move|can not move|cannot move|pressed|pressing|sits on (?:me|my)|baith jat\w*|jakad\w*|paralys\w*) /u],
    / (?:lakwa|stroke|hospital|heart|bp|sugar) /u,
    [
      [['It is sleep paralysis: the mind wakes before the body does, for a minute or two; nobody is there, and no chart stands behind it.', 'Nothing and nobody holds you: the body still sleeps while you are awake, which many people know.'], ['Sleep on the side, at fixed hours and without the phone; breathe slowly and move one finger, and it passes.', 'If it comes every week, or you are very sleepy by day, tell a doctor.']],
      [['इसे स्लीप पैरालिसिस कहते हैं: मन शरीर से पहले जाग जाता है, एक-दो मिनट के लिए; कोई होता नहीं, और कुंडली का इसमें हाथ नहीं।', 'कोई दबाता नहीं: शरीर सोया रहता है और मन जाग जाता है, यह बहुत लोगों को होता है।'], ['करवट लेकर, तय समय पर और बिना फ़ोन के सोइए; धीरे साँस लीजिए और एक उँगली हिलाइए, बात चली जाती है।', 'हर हफ़्ते हो या दिन में बहुत नींद आए, तो डॉक्टर को बताइए।']],
    ],
  ],
  // A colour on a day of joy.
  [
    [/ (?:wear\w*|pehn\w*|pahn\w*|dress in|saree|lehenga|suit|kapd\w*) /u, / (?:black|white|kala|kale|kali|kaale|safed|grey|dark|blue|neela|neeli) /u, / (?:engagement|wedding|marriage|shaadi|shadi|sagai|haldi|mehndi|reception|puja|pooja|birthday|first day|interview|griha pravesh|mundan|diwali|function|baby shower|godh bharai) /u],
    / (?:which|kaun\w*|kons\w*|stone|ratna|sapphire|neelam|thread|dhaga|pearl|moti|lucky colou?r|best colou?r) /u,
    [
      [['Yes, you can: that colour is left out by custom, and no planet minds it.', 'No harm in it by your chart; only elders may mind, for it is a custom of the house.'], ['If they do, add something red or golden, and everybody is content.', 'Wear what makes you stand easily; a touch of colour keeps the peace.']],
      [['पहन सकते हैं: यह रंग रिवाज में टाला जाता है, ग्रह इससे नाराज़ नहीं होते।', 'कुंडली से कोई हानि नहीं; बस घर के बड़े टोक सकते हैं, क्योंकि यह रिवाज है।'], ['बड़े मानते हों, तो साथ में कुछ लाल या सुनहरा रख लीजिए।', 'जिसमें मन सहज हो, वही पहनिए; थोड़ा चटक रंग साथ हो, तो सब खुश।']],
    ],
  ],
  // School or work for a child.
  [
    [/ (?:padha\w*|padh\w*|school (?:bhej\w*|me rakh\w*|jane)|keep (?:him|her) in school|let (?:him|her) study|continue (?:school|studies)|studies) (?:\w+ ){0,5}(?:ya|or) (?:\w+ ){0,5}(?:kaam|kam|mazdoori|majduri|majdoori|naukri|work|job|dukan|shop|factory) /u, / (?:[5-9]vi|10vi|[5-9]th|10th|class \d+|dasvi|nauvi|aathvi|school|1[0-6] (?:saal|year|years)|chhota|bachch\w*|child|kid) /u],
    / (?:12vi|12th|barahvi|college|graduat\w*|degree|btech|mba|phd|main padh\w*|mai padh\w*|i study|should i study|meri padhai) /u,
    [
      [['Keep the child in school: the law wants it till fourteen, and each class that is passed earns for a life; no chart speaks against it.', 'School, not work: two more years of it are worth more than the wage of these years.'], ['Government schools, midday meals and scholarships cost nothing; ask the headmaster for the forms, and on 1098 for help with a child who has to work.', 'Let the child help in the holidays at most, and look for money elsewhere: a bank’s small loan, the ration card, a union.']],
      [['बच्चे को स्कूल में ही रखिए: चौदह तक कानून भी यही कहता है, और पास हुई हर कक्षा जीवन भर कमाती है; कुंडली में इसके खिलाफ़ कुछ नहीं।', 'पढ़ाई, काम नहीं: दो साल की पढ़ाई इन सालों की मज़दूरी से बड़ी है।'], ['सरकारी स्कूल, मिड-डे मील और छात्रवृत्ति मुफ़्त हैं; हेडमास्टर से फ़ॉर्म माँगिए, मदद के लिए 1098 है।', 'छुट्टियों में थोड़ा हाथ बँटा ले, बस; पैसे का रास्ता बैंक के छोटे लोन, राशन कार्ड या यूनियन से देखिए।']],
    ],
  ],
  // A child at the wheel.
  [
    [/ (?:1[0-7] (?:year|years|yr|yrs|saal|sal|ka|ki|ke)|under ?age|underage|minor|nabalig|9th|10th|11th|nauvi|dasvi|gyarahvi) /u, / (?:scooty|scooter|bike|car|gadi|gaadi|activa|bullet|motorcycle|two wheeler) /u, / (?:driv\w*|ride\w*|riding|chala\w*|de du|de dun|du kya|dun kya|lekar du|dila\w*|khar\w*d|buy|allow|let|permission) /u],
    / (?:dream|sapn\w*|electric toy|cycle|bicycle|learn(?:er|ing) licen[cs]e) /u,
    [
      [['No: under eighteen the law does not allow it, and parents answer for what happens; no chart changes that.', 'Not yet: at sixteen only a gearless two-wheeler up to 50 cc with a licence, everything else from eighteen.'], ['Let the child take the learner’s licence in time and practise with you on an empty ground.', 'Till then a cycle, the bus or you; a helmet always.']],
      [['नहीं: अठारह से पहले कानून इसकी अनुमति नहीं देता, और ज़िम्मेदारी माता-पिता की होती है; कुंडली से यह नहीं बदलता।', 'अभी नहीं: सोलह पर सिर्फ़ 50 सीसी तक की बिना गियर गाड़ी लाइसेंस के साथ, बाकी अठारह से।'], ['समय पर लर्नर लाइसेंस बनवाइए और खाली मैदान में अपने साथ सिखाइए।', 'तब तक साइकिल, बस या आप; हेलमेट हमेशा।']],
    ],
  ],
  // A tree before the house.
  [
    [/ (?:peepal|pipal|peepul|bargad|banyan|neem|babul|imli|ped|tree|anar|nimbu ka ped|papaya|papita|banana tree|kela ka ped) /u, / (?:kat\w*|cut\w*|hata\w*|remove\w*|fell|ukhad\w*|chhat\w*|trim\w*) /u],
    / (?:hair|baal|bal |dream|sapn\w*|business|contract|theka|neighbour said|padosi ne kat\w*) /u,
    [
      [['No planet is angered by it; but a healthy tree is better left, and in many towns cutting one needs a permission.', 'It brings no dosha: weigh the roots, the wires and the shade, and keep it if nothing is in danger.'], ['Often trimming is enough; ask the municipality or the panchayat, and plant two for one that has to go.', 'If elders mind it, let a lamp be lit there first; that settles the mind.']],
      [['इससे कोई ग्रह नाराज़ नहीं होता; पर हरा पेड़ रहने देना अच्छा है, और कई शहरों में काटने की अनुमति लगती है।', 'कोई दोष नहीं लगता: जड़, तार और छाया देखिए; खतरा न हो, तो रहने दीजिए।'], ['अक्सर छँटाई काफ़ी होती है; नगर निगम या पंचायत से पूछिए, और एक के बदले दो लगाइए।', 'बड़े मानते हों, तो पहले वहाँ एक दीया जला दीजिए, मन मान जाएगा।']],
    ],
  ],
  // A child that wets the bed.
  [
    [/ (?:bistar gila|bistar geela|bistar pe (?:susu|peshab)|bed ?wet\w*|wets? the bed|sote me (?:susu|peshab)|raat ko (?:susu|peshab)) /u],
    null,
    [
      [['No planet does this: up to seven it is common, and it nearly always passes.', 'It is no dosha; the body of a child learns it later, and scolding makes it longer.'], ['Little to drink after seven, the toilet before bed and once more when you sleep, and praise for dry nights.', 'If it began newly, burns, or goes on after seven, show the child to a paediatrician.']],
      [['इसमें ग्रहों का कुछ नहीं: सात साल तक यह आम है, और लगभग हमेशा अपने आप जाता है।', 'यह कोई दोष नहीं; बच्चे का शरीर देर से सीखता है, डाँटने से और देर लगती है।'], ['शाम सात के बाद कम पानी, सोने से पहले और आपके सोते समय एक बार शौचालय, और सूखी रात पर शाबाशी।', 'नया शुरू हुआ हो, जलन हो या सात साल के बाद भी रहे, तो बच्चों के डॉक्टर को दिखाइए।']],
    ],
  ],
  // Whether a thing is lucky.
  [
    [/ (?:car|gadi|gaadi|bike|scooty|house|ghar|flat|plot|makan|shop|dukan|phone|watch|ghadi|mirror|clock|bed|sofa|plant|paudha|painting|murti|photo|dress|saree|ring|office|room|kamra) /u, / (?:(?:lucky|unlucky|shubh|ashubh|manhoos|auspicious|inauspicious) (?:\w+ ){0,2}(?:for (?:me|us|him|her|my|our)|mere liye|hamare liye)|(?:mere liye|hamare liye) (?:\w+ ){0,2}(?:lucky|unlucky|shubh|ashubh|manhoos)) /u],
    / (?:number|ank|naam rakh\w*|name (?:of|for|start\w*|with)|(?:which|what|shop|company|brand|baby) name|spelling|colou?r|rang|day|date|din|tarikh|muhurat|direction|disha|facing|mukhi|time|month|year|letter|akshar|which|kaun\w*|kons\w*|should i (?:buy|take)|lu kya|len[ae]|kharid\w*|buy|book\w*|start|shift|udghatan|karn[ae]|navratri|diwali|purnima|amavasya|tritiya|navami|ekadashi|dhanteras|festival) /u,
    [
      [['Yes, take it with an easy mind: a thing brings neither good nor bad luck, and no chart names one as unlucky.', 'No thing is unlucky by a chart; whoever gave it meant you well, and that is what counts.'], ['Keep its papers in order and look after it; that decides how long it serves you.', 'If something is wrong with it, have it mended; luck has no part in that.']],
      [['हाँ, मन हल्का रखकर रखिए: कोई चीज़ न शुभ होती है, न अशुभ, कुंडली ऐसा कुछ नहीं कहती।', 'कुंडली से कोई चीज़ अशुभ नहीं होती; जिसने दी, भले मन से दी, वही बात है।'], ['कागज़ ठीक रखिए और देखभाल कीजिए; चीज़ कितने दिन साथ देगी, यह उसी से तय होता है।', 'कुछ खराब हो, तो ठीक कराइए; इसमें भाग्य का हाथ नहीं।']],
    ],
  ],
  // Whether a rite brings the thing itself.
  [
    [/ (?:tel|oil|diya|deepak|agarbatti|nariyal|chadar|prasad|doodh|jal|water|sindoor|nimbu|kala (?:til|dhaga)|til|chana|gud|roti|mantra|jaap|chalisa|puja|pooja|vrat|fast\w*|daan|pradakshina|parikrama) (?:\w+ ){0,3}(?:chadh\w*|jala\w*|bandh\w*|rakhn\w*|rakh\w*|karn\w*|karne|padhn\w*|den\w*|dene|khilan\w*|offer\w*|light\w*|pour\w*|giv\w*|do\w*|chant\w*|read\w*) | (?:offering|lighting|pouring|chanting|reading|giving|feeding|wearing|keeping|doing) (?:a |an |the |some )?(?:\w+ )?(?:oil|diya|lamp|coconut|milk|water|mantra|chalisa|puja|pooja|fast|vrat|donation|thread) /u, / (?:se|by|if i|will|can|does) /u, / (?:job|naukri|shaadi|shadi|sh?aadi|marriage|paisa|paise|money|visa|exam|promotion|bachcha|baby|loan|karz\w*|case|ghar|house|love|pyar) (?:\w+ ){0,3}(?:mil\w*|hog[ai]|ho ja\w*|aa\w*|get|come|happen|lag\w*|pass|jeet\w*|utar\w*) | (?:get|bring|give) (?:me )?(?:a |my )?(?:job|marriage|money|visa|baby|promotion) /u],
    / (?:konsa|kaunsa|which|kaise|how to|batao|bataiye|kitni baar|how many|when|kab|kis din|dusr\w*|side effect) /u,
    [
      [['Not by itself: an offering steadies the one who makes it, and the thing itself comes from work, people and time.', 'No rite gives it; it calms the mind, and a calm mind does better what has to be done.'], ['If it gives you peace, do it, at no cost; and take one real step the same day: a form, a call, a visit.', 'Keep it small and free, and put the money into what the matter itself needs.'], ['Ask me for the time of the matter itself; that I can read.']],
      [['अकेले इससे नहीं: चढ़ावा मन को टिकाता है, काम मेहनत, लोगों और समय से होता है।', 'कोई विधि यह नहीं दिलाती; मन शांत होता है, और शांत मन से काम अच्छा होता है।'], ['मन को अच्छा लगे, तो बिना खर्च कीजिए; और उसी दिन एक असली कदम भी: फ़ॉर्म, फ़ोन या मुलाकात।', 'छोटा और मुफ़्त रखिए, पैसा उस काम में लगाइए जिसकी ज़रूरत है।'], ['इसका समय पूछना हो, तो वह कुंडली से देखा जा सकता है।']],
    ],
  ],
  // Whether those born on a day have a harder life.
  [
    [/ (?:born|birth|janme|janmi|janm\w*|paida|pai?daish) /u, / (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|somva+r|mangalva+r|budhva+r|guruva+r|shukrava+r|shaniva+r|raviva+r|itva+r|raat|night|midnight|full moon|new moon|eclipse|grahan|april|november|month|\d{1,2}(?:th|st|nd|rd)?) /u, / (?:people|log|logo|wale|walo|those|bachch\w*|child\w*|kids|boys|girls|ladki\w*|ladke|person) /u, / (?:struggle|unlucky|bad|lucky|hard|suffer|poor|angry|gussa|dukhi|kasht|pareshan|ashubh|shubh|rich|success\w*|less|more|zyada|kam|true|sach) /u],
    / (?:my (?:son|daughter|child|husband|wife)|mera beta|meri beti|muhurat|should i|name|naam) /u,
    [
      [['No: the weekday or the month of a birth makes nobody’s life harder; a chart goes by the minute, and each day has all kinds of people in it.', 'That is a saying and no rule: a seventh of all people are born on that day, and their lives differ as everybody’s do.'], ['What counts in a chart is the lagna, the Moon and the dashas.', 'Ask how a matter stands in your own chart, and I will look there.']],
      [['नहीं: जन्म के वार या महीने से किसी का जीवन कठिन नहीं होता; कुंडली मिनट से बनती है, और हर दिन हर तरह के लोग जन्म लेते हैं।', 'यह कहावत है, नियम नहीं: सात में से एक इंसान उसी दिन जन्मा है, और सबका जीवन अलग है।'], ['कुंडली में लग्न, चंद्रमा और दशाएँ देखी जाती हैं।', 'अपनी कुंडली में कोई विषय पूछिए, वह देखा जा सकता है।']],
    ],
  ],
  // Whether one will be good to one's own.
  [
    [/ (?:good|better|best|achh?[ai]|acch?[ai]|ideal|perfect) (?:\w+ )?(?:mother|mom|mum|maa|ma|father|dad|papa|pita|parent|wife|patni|biwi|husband|pati|bahu|daughter in law|son|beta|daughter|beti|brother|bhai|sister|behen|friend|dost|human|person|insan) /u, / (?:will i|can i|am i|would i|ban ?pa\w*|ban ?sak\w*|banung\w*|banoong\w*|ban jau\w*|main|mai|kya me) /u, / (?:be|become|becoming|being|ban\w*|hu|hun|hoon) /u],
    / (?:kab|when|get|find|have|mileg\w*|mil\w*|chance of|teacher|doctor|engineer|boss|leader) /u,
    [
      [['Yes: whoever asks that already cares, and no chart makes anybody a good or a bad one.', 'You can be: it is made of time, patience and saying sorry, and none of these stands in a chart.'], ['Give one hour a day without a phone; that is remembered longest.', 'Be as you would have liked somebody to be with you.']],
      [['हाँ: जो यह सवाल पूछता है, वह परवाह करता है; किसी को अच्छा या बुरा कुंडली नहीं बनाती।', 'हाँ, बिल्कुल हो सकता है: यह समय, सब्र और माफ़ी माँगने से बनता है, ग्रहों से नहीं।'], ['रोज़ एक घंटा बिना फ़ोन के दीजिए; यही सबसे देर तक याद रहता है।', 'वैसे रहिए, जैसा आप चाहते थे कि कोई आपके साथ रहे।']],
    ],
  ],
  // Which child will be there in old age.
  [
    [/ (?:which|kaun\w*|kons[aei]) (?:of my |of the |mera |meri |mere |my )?(?:\w+ ){0,2}(?:sons?|daughters?|children|child|kids?|bet[aei]|beti\w*|bachch\w*|ladk[aei]) /u, / (?:care|look after|support|sath|saath|sewa|seva|dekhbhal|sambhal\w*|sahara|stay with|live with|burhap\w*|budhap\w*|old age) /u],
    / (?:business|dukan|shop|factory|company|property|job|stud\w*|padhai) /u,
    [
      [['No chart names one child before the others for that, and it would be unfair to them.', 'That I do not choose: who stays near is decided by work, marriage and how you live together now.'], ['Say what you would like, to all of them at one table, and keep your own house and savings in your name.', 'Talk about it early and openly, and plan so that you need nobody’s mercy.']],
      [['इसके लिए कुंडली किसी एक बच्चे को आगे नहीं करती, और ऐसा कहना उनके साथ न्याय नहीं होगा।', 'यह नहीं चुना जा सकता: कौन पास रहेगा, यह काम, शादी और आज के रिश्ते से तय होता है।'], ['सबके सामने एक बार मन की बात कहिए, और मकान व बचत अपने नाम रखिए।', 'खुलकर अभी बात कीजिए, और अपने खर्च का इंतज़ाम खुद रखिए।']],
    ],
  ],
];

const report: readonly Settled[] = [
  // Whether to report a theft.
  [
    [/ (?:chori|chura\w*|stole\w*|stolen|theft|snatch\w*|loot\w*|fraud|thagi|scam\w*|hack\w*|kat ga\w* (?:paise|paisa)|paise kat) /u, / (?:fir|f i r|complaint|complain|report|shikayat|police) /u, / (?:karu|karun|karni|karna|kare|karwau\w*|should|shall|likhwa\w*|file|dena|du|dun|ya nahi|kya) /u],
    / (?:mil\w*g\w*|kab|when|result|husband|wife|pati|patni|against me|mere upar|mere khilaf|on me|case jeet\w*|win) /u,
    [
      [['Yes, report it today: without a report neither insurance nor police can do anything, and no chart speaks against it.', 'Yes, and soon: a report costs nothing and is needed for the insurance.'], ['Take the papers and bills along or use your state’s police site; for money lost online call 1930.', 'Block the SIM and cards first, then report; ask for a copy with its number.']],
      [['हाँ, आज ही कराइए: रिपोर्ट के बिना न बीमा मिलता है, न पुलिस कुछ कर सकती है; कुंडली में इसके खिलाफ़ कुछ नहीं।', 'हाँ, जल्दी कीजिए: रिपोर्ट में पैसा नहीं लगता और बीमे के लिए ज़रूरी है।'], ['कागज़ और बिल साथ ले जाइए, या राज्य पुलिस की साइट पर कीजिए; ऑनलाइन पैसा गया हो, तो 1930 पर फ़ोन।', 'पहले सिम और कार्ड बंद कराइए, फिर रिपोर्ट; नंबर वाली प्रति लीजिए।']],
    ],
  ],
];

/** What everyday life asks and no chart has to answer. */
export const everydayDoubts: readonly Plain[] = settle(rows);
/** Told before any word of law is. */
export const reporting: readonly Plain[] = settle(report);
