import { settle, type Plain, type Settled } from '../plain';

const relatives = '(?:papa|pita\\w*|father|dad|daddy|maa|mummy|mata\\w*|mother|mom|dada\\w*|dadi\\w*|nana|nanaji|nani\\w*|grandfather|grandmother|grandpa|grandma|granny|sas|sasu\\w*|uncle|chacha\\w*|mama\\w*|aunt\\w*|bhai\\w*|brother|behen|bahan|sister|pati|husband|patni|wife|tau\\w*|bua\\w*|mausi|he|she|they|wo|woh|vo|unke|unka|unki|inke|uske|iske|un|in|दादी|दादा|नानी|नाना)';
const illOrOld = / (?:hospital|hospitalised|aspatal|aspatala?|icu|ventilator|oxygen|cancer|kidney|dialysis|liver|stroke|lakwa|paralys\w*|heart|doctors?|daktar|bimar\w*|beemar\w*|bima+r|bistar|bedridden|coma|koma|critical|serious|last stage|aakhiri|aakhri|akhri|antim|old age|umar|palliative|[6-9]\d|1[01]\d) /u;

const pets = '(?:dogs?|doggy|doggie|pupp(?:y|ies)|labrador|pug|beagle|pomeranian|german shepherd|kutt\\w*|kuta|cats?|kittens?|billi\\w*|bili|parrots?|tota|tote|rabbits?|khargosh|birds?|chidiya|pets|(?:my|our) pet|pet (?:dog|cat|animal|parrot)|paltu \\w+|cows?|gaay|gaai|gaiya|bhains\\w*|buffalo\\w*|bakri\\w*|goats?|murgi\\w*|hens?|bachhd[aei]|bachhiya|calf|calves|oxen|horse|ghod[aei]|गाय|भैंस|बकरी|कुत्ता|कुत्ते|बिल्ली|तोता|बछड़ा)';
const pet = new RegExp(` ${pets} `, 'u');
const ownOrLooked = / (?:we|i|my|our|mera|mere|meri|hamar\w*|ghar|home|house|pal[aei]?|pali|paala|paali|rakh\w*|kept|keep|keeping) /u;

const rows: readonly Settled[] = [
  // How long somebody who is old or ill has left.
  [
    [new RegExp(` (?:kitna|kitne|kitni) (?:samay|time|vakt|waqt|din|mahine|saal|zindagi|jindagi|jivan|umar) (?:\\w+ ){0,4}(?:pas|paas|bach\\w*|baki|baaki|nikal\\w*|hai|hain|jiyeng\\w*|jieng\\w*|jiyeg\\w*|rahenge|rahengi|rahegi|rahega|mehman) | ${relatives} (?:\\w+ ){0,3}(?:ke |k )?pas (?:\\w+ )?kitn\\w+ | (?:how (?:much|long|many)) (?:\\w+ ){0,3}(?:time|days|weeks|months|years|long)? ?(?:\\w+ ){0,3}(?:left|live|survive|last|have|with us) | (?:bach (?:jayeg\\w*|jaeg\\w*|jayeng\\w*|jaeng\\w*|payeg\\w*|paeg\\w*|payeng\\w*|paeng\\w*)|bachenge|bachega|bachegi) `, 'u'), illOrOld, new RegExp(` ${relatives} `, 'u')],
    / (?:exam|paper|job|naukri|court|case|paisa|paise|money|loan|salary|property|leave|leaving|ghar aa\w*|chhutti|chutti|discharge\w*|stay in hospital|admit|operation|surgery|appointment|visa|retire\w*|shaadi|shadi|marriage|dukan|business) /u,
    [
      [['How much time somebody has no chart tells, and I will not name one.', 'No chart holds the days that somebody has left, so I give no number.'], ['The doctors who see them can say most; ask them plainly what to expect and how pain is kept away.', 'Sit with them, let those come who want to come, and ask the doctors what eases the days.'], ['What you say and do today is worth more than any date.']],
      [['किसके पास कितना समय है, यह कोई कुंडली नहीं बताती, इसलिए कोई दिन या साल यहाँ नहीं कहा जाएगा।', 'किसी की बची हुई उम्र कुंडली में नहीं पढ़ी जाती, और अंदाज़ा देना ठीक नहीं।'], ['जो डॉक्टर देख रहे हैं, उनसे साफ़ पूछिए कि आगे क्या हो सकता है और तकलीफ़ कैसे कम रहे।', 'उनके पास बैठिए, जो मिलना चाहें उन्हें आने दीजिए, और डॉक्टर से पूछिए कि दिन कैसे आसान हों।'], ['आज का साथ किसी भी तारीख से बड़ा है।']],
    ],
  ],
  // Whether one's own planets make an animal ill.
  [
    [/ (?:my|mera|meri|mere|mujh\w*|our|hamar\w*|kisi) (?:\w+ )?(?:shani|saturn|rahu|ketu|grah\w*|planets?|dasha|sade ?sati|kundl\w*|kundal\w*|chart|dosh\w*|karma?|stars?|mangal|mars|nazar) | (?:shani|saturn|rahu|ketu|sade ?sati|grah\w*|planets?|nazar) (?:\w+ ){0,3}(?:ki wajah|ke karan|ka asar|se|because|affect\w*|effect|due) /u, / (?:affect\w*|effect|asar|wajah|karan|reason|because|due|se|cause\w*|making|hurt\w*|bimar\w*|ill|sick|died|dead|mar gay\w*|isliye|ho rah\w*) /u],
    / (?:job|naukri|shaadi|shadi|marriage|exam|business|dukan|dairy|doodh ka (?:kaam|business|dhandha)) /u,
    [
      [['No, your planets do not make an animal ill; a chart works on nobody but its owner.', 'It is not your Saturn or any other planet of yours: no chart reaches an animal.'], ['What it has a vet can find out, and the treatment is what helps.', 'Infection, food and age are the causes; a vet can tell which.'], ['Nobody in the house has to feel guilty for it.']],
      [['नहीं, आपके ग्रहों से कोई जानवर बीमार नहीं होता; कुंडली किसी और पर नहीं चलती।', 'यह आपके शनि या किसी और ग्रह का असर नहीं; जानवर तक कोई कुंडली नहीं पहुँचती।'], ['क्या हुआ है, यह पशु चिकित्सक बता सकते हैं, और इलाज ही काम आता है।', 'वजह संक्रमण, खाना या उम्र होती है; पशु डॉक्टर देखकर बताएँगे।'], ['इसका बोझ घर में किसी पर मत डालिए।']],
    ],
    pet,
  ],
  // An animal that is ill: the vet, and no date.
  [
    [pet, / (?:ill|sick|fever|bukhar|recover\w*|bimar\w*|beemar\w*|thik|theek|thek|vet|injur\w*|chot|tick|ticks|parvo|distemper|vomit\w*|ulti|dast|limp\w*|langd\w*|not eating|stopped eating|(?:khana|chara|charaa) (?:\w+ )?(?:chhod\w*|chod\w*|nahi|band|kam)|(?:nahi|nhi|na) (?:kha|khati|khata|kha rah\w*)|doodh (?:kam|band|nahi|sukh\w*)|bachega|bachegi|bachenge|bach (?:pa|ja)\w*|survive|surgery|operation|सुस्त|sust) /u, / (?:kab|when|will|kya|hoga|hogi|jayeg\w*|jaeg\w*|recover|bachega|bachegi|bachenge|kaise|upay|remedy|what|how|\?) | (?:theek|thik) (?:ho|hog[ai]) /u],
    / (?:business|farm loan|dairy (?:khol|business|loan)|kharid\w*|buy|bech\w*|sell|becha|name|naam|color|colour|muhurat|kutte ne|dog bite|bit me|kaat\w*) /u,
    [
      [['A vet first and soon: no birth chart says whether or when an animal gets well.', 'Take it to a vet now; your chart holds no date for an animal’s recovery.'], ['Note when it last ate and drank, keep it in the shade and quiet, and give no human medicine.', 'The government veterinary hospital sees animals for a small fee; in many states a mobile van comes on 1962.']],
      [['पहले पशु चिकित्सक को दिखाइए: जानवर कब ठीक होगा, यह किसी जन्म कुंडली से नहीं निकलता।', 'आज ही पशु डॉक्टर को बुलाइए; इसकी तारीख कुंडली नहीं देती।'], ['आखिरी बार कब खाया-पिया, यह लिख लीजिए; छाया और शांति में रखिए, इंसानों की दवा मत दीजिए।', 'सरकारी पशु अस्पताल में खर्च कम है; कई राज्यों में 1962 पर गाड़ी घर आती है।']],
    ],
  ],
  // An animal that is called unlucky.
  [
    [pet, / (?:ashubh|apshagun|apashagun|manhoos|manhus|unlucky|inauspicious|bad luck|bad omen|omen|panauti|klesh|kalesh|problem\w*|musibat|nuksan|since (?:we|i) (?:got|brought|kept)|tab\w* se|dosh) /u, / (?:nikal\w*|give (?:\w+ )?away|remove|keep|rakh\w*|hata\w*|chhod\w*|chod\w*|bhaga\w*|de du\w*|return|get rid|abandon|kya|is it|sach|true|should) /u, ownOrLooked],
    / (?:raste|rasta kaat|crossed|crossing|crossed my path|dream|sapn\w*|sell milk|dairy|bhaunk\w*|rona|howl\w*) /u,
    [
      [['No, keep it: an animal brings no bad luck into a house, and quarrels have people’s reasons.', 'Do not send it away; no animal is unlucky, and your chart says nothing against one.'], ['Whoever minds it may mind the work, the hair or the cost: agree who cleans and who pays, and see if it gets calmer.', 'If there is no room or an allergy, find it a good home; fear is no reason.']],
      [['नहीं, मत निकालिए: कोई जानवर अशुभ नहीं होता, घर के झगड़े लोगों की बातों से होते हैं।', 'उसे हटाने की ज़रूरत नहीं; जानवर से न अपशकुन आता है, न कुंडली में ऐसा कुछ है।'], ['जिन्हें परेशानी है, शायद काम, बाल या खर्च से है: सफ़ाई और खर्च किसका, यह तय कीजिए।', 'एलर्जी या जगह की तंगी हो, तब अच्छा घर ढूँढिए; डर से नहीं।']],
    ],
  ],
];

/** Lives that no chart dates: of somebody who is old or ill, and of an animal. */
export const living: readonly Plain[] = settle(rows);
