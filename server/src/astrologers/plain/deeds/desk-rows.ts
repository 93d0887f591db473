import { settle, type Plain, type Settled } from '../plain';

const here = / (?:you|your|u|aap|aapka|aapki|aapke|ap|tum|tumhara|tumhari|tu|app|site|website|chat|yahan|yaha|here|oracle|astra|ye sab|yeh sab|ai|machine|bot|computer) /u;

const rows: readonly Settled[] = [
  // Whether what was asked before cost something.
  [
    [/ (?:paisa|paise|money|rupees?|rupay\w*|charge\w*|free|muft|balance|wallet|cost) /u, / (?:sawal|sawaal|questions?|jawab|answers?|chat|baat) /u, / (?:aaj|abhi|ye|yeh|in|inka|inke|these|those|today|so far|till now|ab tak|pichhle|last|previous|this) /u, / (?:kata|kate|katt?a|kat|laga|lage|lagega|free|charged|cost|deducted|kitna|kitne|how much|muft) /u],
    / (?:job|naukri|shaadi|shadi|loan|karz\w*|business|refund|wapas|galat|adhura|incomplete|twice|do baar) /u,
    [
      [['Every answer shows below it whether it was free or charged, and your wallet page lists each one.', 'Look below each answer: it says free or charged; the wallet page has the whole list.', 'What was charged stands in your wallet, line by line; the rest was free.'], ['Facts of the chart, thanks and questions about the site cost nothing; a reading costs one question.', 'The price is shown before you send, and nothing else is taken.']],
      [['हर जवाब के नीचे लिखा होता है कि वह मुफ़्त था या पैसा लगा; पूरी सूची वॉलेट के पेज पर है।', 'जवाब के नीचे देखिए: मुफ़्त या सशुल्क; वॉलेट में एक-एक हिसाब है।', 'जिसका पैसा कटा, वह वॉलेट में दर्ज है; बाकी मुफ़्त था।'], ['कुंडली के तथ्य, धन्यवाद और साइट के सवाल मुफ़्त हैं; फल पूछने पर एक सवाल लगता है।', 'दाम भेजने से पहले दिखता है, उससे ज़्यादा कुछ नहीं कटता।']],
    ],
  ],
  // How somebody else's birth is entered, and what it costs.
  [
    [/ (?:(?:uski|uska|uske|unki|unka|unke|his|her|their|alag|separate|dusri|doosri|bete ki|beti ki|naati ki|pote ki|pati ki|patni ki|son|daughter|husband|wife|grandson|another|other|friends?|mother|father|mom|dad|someone|(?:saheli|dost|bhai|behen|bahan|maa|mummy|papa|pita|kisi aur|parivar|family) k[aie]) (?:\w+ ){0,4}(?:janam|janm|birth|tithi|kundli|kundali|chart|details|profile)|(?:alag|separate|extra|dusra) (?:se )?(?:paisa|paise|charge|fees?|kundli|kundali|chart)) /u, / (?:kahan|kaha|kidhar|where|how|kaise|dikhega|dikhegi|dikhta|show|shows|seen|read from|dekh sakt\w*|dalu|dalun|dale|daale|add|enter|jod\w*|jud\w*|same account|banau|banaun|banani|chahiye|need\w*|lagega|extra|alag|separate|save) /u],
    / (?:shaadi|shadi|marriage|match\w*|milan|name|naam|akshar|will|kab|when|manglik|dasha) /u,
    [
      [['Add their day, hour and place of birth under your kundlis, as a kundli of its own, and open a chat about that one.', 'Make a second kundli for them and choose it for the chat; that reads their own chart.', 'Under your kundlis: new kundli, their birth details, then a chat with it.'], ['Making it costs nothing; a question costs the same there as here.', 'Without it they are read only from your chart, which says less.']],
      [['कुंडली की सूची में उनका जन्म दिन, समय और जगह डालकर नई कुंडली बनाइए, फिर उसी की चैट खोलिए।', 'उनकी अलग कुंडली बनाइए और चैट के लिए वही चुनिए; तब बात उनकी अपनी कुंडली से होगी।', 'कुंडलियों में "नई कुंडली", उनका विवरण, फिर उसी से सवाल।'], ['कुंडली बनाना मुफ़्त है; सवाल का दाम वहाँ भी वही है।', 'उसके बिना उनकी बात आपकी कुंडली से देखी जाती है, जो कम बताती है।']],
    ],
  ],
  // Whether what is told here goes to anybody.
  [
    [/ (?:(?:my ex|ex|he|she|they|husband|wife|boss|family|koi|wo|woh|vo|usko|unko|pati|biwi|ghar\s?wal\w*) (?:\w+ ){0,3}(?:see|sees|read|reads|access|dekh\w*|padh\w*|parh\w*) (?:\w+ ){0,3}(?:i (?:typed?|wrote|write|asked|ask)|maine|mene|meri|mera|chats?|messages?|history)|(?:meri|mera|mere|my) (?:chats?|sawal|sawaal|messages?|baate|baaten|history|questions?) (?:\w+ ){0,2}(?:padh\w*|parh\w*|dekh\w*|read|seen)|(?:kisi (?:aur )?(?:ko|se)|kisi aur|anyone|anybody|someone|others|third part\w*|my (?:family|husband|wife|parents|boss)|ghar\s?wal\w*|family ko|pati ko|papa ko) (?:\w+ ){0,4}(?:bata\w*|batana|tell|told|share\w*|dikh\w*|leak\w*|pata chal\w*|see|know|sell|sold|bech\w*)|(?:sell|sold|share|shared|leak\w*|bech\w*) (?:\w+ ){0,4}(?:data|details|information|jankari|number|chat|chats|birth)|(?:data|details|jankari|chat|chats|baat|baatein|birth data) (?:\w+ ){0,4}(?:sold|shared|leak\w*|bech\w*|safe|surakshit|private|secret|gupt|third part\w*)) /u, / (?:you|your|aap|aapka|aapki|ap|tum|app|site|yahan|here|data|chat|chats|details|meri baat|batao\w*|bataoge|jankari) /u],
    / (?:insan|insaan|human|real person|somebody real|should i|bata du|bata dun|batau|bataun|do i tell|boyfriend|affair|pregnan\w*|phone|resign|naukri|job) /u,
    [
      [['Nobody is told and nothing is sold: what you write stays in your account.', 'No human reads it and nothing is sold; birth details and chats are kept for you alone.', 'Nobody is told: chat and birth details belong to your account.'], ['You can delete a chat, a kundli or the whole account yourself, for good.', 'Whoever holds your unlocked phone can read it, so log out or delete the chat if that worries you.']],
      [['नहीं: आपकी बात आपके खाते में रहती है, न किसी को बताई जाती है, न बेची जाती है।', 'नहीं, किसी को नहीं; जन्म विवरण और चैट सिर्फ़ आपके लिए रखी जाती है।', 'न बताई जाती है, न बेची: चैट और विवरण आपके खाते के हैं।'], ['चैट, कुंडली या पूरा खाता आप खुद हमेशा के लिए मिटा सकते हैं।', 'खुला फ़ोन किसी के हाथ लगे तो वह पढ़ सकता है, इसलिए लॉग आउट कीजिए या चैट मिटा दीजिए।']],
    ],
  ],
  // Whether paying is safe, and what happens to a payment that fails.
  [
    [/ (?:payment|pay|paying|card|upi|paisa|paise|money|recharge|netbanking) (?:\w+ ){0,4}(?:safe|secure|surakshit|suraksh\w*|fraud|hack\w*|risk\w*|phas\w*|fas\w*|doob\w*|fail\w*|atak\w*) | (?:safe|secure|surakshit) (?:\w+ ){0,3}(?:payment|pay|recharge|card|upi) /u, / (?:here|yahan|yaha|app|site|website|wallet|recharge|you|aap|is par|ispe|payment) /u],
    / (?:job|naukri|builder|agent|loan|invest\w*|stock\w*|friend|dost|client|salary|company|business|dukan|kab|when|bank me) /u,
    [
      [['Yes: you pay by UPI, card or netbanking in the payment window, once, whatever happens to the line.', 'It is: the payment runs in its own window, and one order is charged only once.', 'Yes, one order is charged once only, even if the line breaks.'], ['If it fails after money left your account, it comes back within 2 days.', 'What is not used can be refunded within 7 days.']],
      [['हाँ: भुगतान UPI, कार्ड या नेटबैंकिंग से पेमेंट विंडो में होता है, और एक ऑर्डर का पैसा एक ही बार कटता है।', 'सुरक्षित है: लाइन टूट जाए, तब भी एक ऑर्डर पर एक ही बार पैसा कटता है।'], ['पैसा कटकर भुगतान अटक जाए, तो 2 दिन में लौट आता है।', 'जो इस्तेमाल न हो, वह 7 दिन में लौटाया जा सकता है।']],
    ],
  ],
  // An answer that does not please.
  [
    [/ (?:jawab|jawaab|answer|prediction|predictions|bhavishyavani|bhavishya\w*|uttar) (?:\w+ ){0,4}(?:fails?|false|come true|doesnt|pasand na\w*|pasand nahi\w*|achh?a na\w*|galat|wrong|not like|dont like|do not like|bad|bekar|useless|sach na\w*|jhooth\w*)|(?:dont|do not|didnt) (?:like|agree with) (?:the |your |an )?(?:answer|prediction|reply) /u, / (?:paise|paisa|money|refund|back|wapas|vapas|charge|compensat\w*|muavza|liable|guarantee) /u],
    null,
    [
      [['An answer that was read to its end is not paid back; what you have not used is, within 7 days.', 'For a full answer there is no refund, only for unused money and questions, within 7 days.', 'Unused money and questions come back within 7 days; a complete answer stays paid.'], ['One that breaks off is returned by itself, and the contact page takes complaints.', 'If it missed your question, ask "why" below it or write through the contact page.']],
      [['पूरा मिला जवाब वापस नहीं होता; जो इस्तेमाल नहीं हुआ, उसका पैसा 7 दिन में लौटता है।', 'पूरे जवाब का रिफंड नहीं है, बचे हुए पैसे और सवालों का है, 7 दिन के भीतर।'], ['अधूरा जवाब अपने आप लौट आता है; शिकायत संपर्क पेज पर लिखिए।', 'बात सवाल से अलग गई हो, तो नीचे "क्यों" पूछिए या संपर्क पेज पर लिखिए।']],
    ],
  ],
  // How long an answer takes.
  [
    [/ (?:kitn[aie] (?:der|time|samay|minute\w*)|how (?:long|soon|quickly|fast)|kab tak|when) (?:\w+ ){0,6}(?:jawab|javab|answer|reply|response|uttar)|(?:jawab|javab|answer|reply|response) (?:\w+ ){0,4}(?:kitn[aie] (?:der|time|samay)|kab (?:aa|mil)\w*|how long|take) /u, / (?:sawal|question|you|your|aap|app|chat|here|yahan|mere|my|jawab|answer) /u],
    / (?:interview|company|court|exam|office|boss|job|naukri|he|she|her|him|his|uska|uski|visa|bank|court|case|letter|proposal|ladke|ladki|rishta) /u,
    [
      [['At once: an answer begins within a second or two of sending.', 'Right away, within a few seconds; nobody has to look at it first.', 'It starts as soon as you send, and is finished in some seconds.'], ['Where the line breaks, it goes on by itself when you come back.', 'Day and night alike, as an AI writes it.']],
      [['तुरंत: भेजते ही एक-दो सेकंड में जवाब शुरू हो जाता है।', 'उसी समय, कुछ सेकंड में; किसी के देखने का इंतज़ार नहीं।'], ['लाइन टूट जाए, तो लौटने पर जवाब अपने आप आगे चलता है।', 'दिन-रात एक-सा, क्योंकि लिखता एआई है।']],
    ],
  ],
  // When somebody can be reached.
  [
    [/ (?:customer care|customer support|support|helpline|helpdesk|contact|toll free|care number|customer service|shikayat) /u, / (?:what time|when|timing\w*|hours?|open\w*|kab|kitne baje|number|call|phone|email|mail|whatsapp|kaise|how|samay|time) /u],
    / (?:family support|emotional support|husband|wife|job|naukri|bank|airtel|jio|amazon|flipkart|insurance|company me|my boss|loan|business|visa|electricity|bijli|ex|friend|him|her|he|she) /u,
    [
      [['Write at any hour through the contact page: people answer within 24 hours; there is no phone line.', 'The contact page is open day and night, and a reply comes within 24 hours.'], ['Questions about your chart are answered here at once, at every hour.', 'Add your mobile number and the day of the payment, so that it can be found.']],
      [['संपर्क पेज से किसी भी समय लिखिए: 24 घंटे में जवाब मिलता है; फ़ोन लाइन नहीं है।', 'संपर्क पेज दिन-रात खुला है, 24 घंटे में उत्तर आता है।'], ['कुंडली के सवालों का जवाब यहीं, हर समय, तुरंत मिलता है।', 'अपना मोबाइल नंबर और भुगतान का दिन लिख दीजिए, ताकि मिल सके।']],
    ],
  ],
  // Planets that are thought to be angry.
  [
    [/ (?:planets?|grah\w*|shani\w*|rahu|ketu|mangal|devta\w*|dev|god|gods|bhagwan|ishwar) (?:\w+ ){0,5}(?:angry|naraa?[zj]\w*|gussa|upset|punish\w*|saza|saja|dand|displeased|offended|prakop) /u, / (?:puja|pooja|vrat|fast|mandir|temple|daa?n|diya|afford|paise|paisa|miss\w*|chhoot\w*|chhut\w*|tod\w*|nahi kar\w*|bhool\w*|bhul\w*|stopped|stop|without|bina|skip\w*) /u],
    / (?:mantra batao|upay batao|remedy for|which|kaun\w*|kons\w*) /u,
    [
      [['No planet is angry with anybody: they keep no account of what was offered or left out.', 'No: a puja that was not held angers nothing in the sky.', 'They stay as they are; nothing gets worse because a rite was left out.'], ['A quiet minute and one kind deed weigh as much as a costly rite.', 'Do what costs nothing, if you like to: a word of thanks in the morning.']],
      [['कोई ग्रह नाराज़ नहीं होता: पूजा हुई या रह गई, इसका हिसाब वे नहीं रखते।', 'नहीं: पूजा न हो पाने से आकाश में कुछ नहीं बिगड़ता।', 'ग्रह जैसे हैं, वैसे रहते हैं; रीति छूटने से कुछ बुरा नहीं होता।'], ['एक शांत मिनट और एक भला काम महँगी पूजा जितना ही है।', 'मन हो तो बिना खर्च का काम कीजिए: सुबह एक धन्यवाद।']],
    ],
  ],
  // Why to believe it at all.
  [
    [/ (?:(?:do|does) (?:you|u) (?:\w+ ){0,2}believe (?:\w+ ){0,2}(?:this|it|that|astrology|jyotish|stars|planets|chart|charts|kundli)|(?:planets?|stars|grah\w*) (?:cant|cannot|can not|dont|do not|nahi|kaise|can really) (?:\w+ ){0,3}(?:decide|control|change|rule|tay kar\w*|badal\w*)|(?:aap|ap|tum|tu) (?:khud |sach me |sach mein )?(?:in sab|in grah\w*|jyotish|astrology|isko|isme|ismein|is sab)(?: \w+)? (?:\w+ ){0,1}(?:mante|maante|manti|vishwas|believe|yakin|yakeen)|why (?:should|would|must|do) (?:i|anyone|anybody|we|people) (?:\w+ )?(?:believe|trust|listen|rely)|(?:kyu|kyun|kyon|kaise|kis liye) (?:\w+ ){0,3}(?:bharosa|yakeen|yakin|vishwas|manu|manun|maanu|maanun|maan lu|maan lun)|(?:aap|ap|tum|app|ai|machine|computer|bot) (?:par|pe|pr|ki baat) (?:\w+ ){0,3}(?:bharosa|yakeen|yakin|vishwas|manu|maanu)|can (?:i|one|anybody) (?:really )?(?:trust|believe) (?:you|this|an ai|a machine|this app)|what makes you (?:so )?(?:sure|right|accurate)|how (?:do|can|could|would) (?:you|u|an? (?:ai|app|machine|computer|bot)) (?:\w+ )?(?:know|tell|predict|see)|(?:you are|youre|you re|ur|aap|ap|tum|tu) (?:\w+ ){0,3}(?:code|machine|program|software|computer)(?= )(?=.*(?:know|future|kaise|pata|bata|just|sirf))|prove (?:it|that you)|(?:kya|koi) (?:saboot|sabut|praman|proof)|(?:what|any) (?:is the |is your )?proof|sach bolte ho|sach bol rahe ho) /u],
    / (?:him|her|them|agent|company|wife|husband|friend|dost|offer|pandit ji ki) /u,
    [
      [['Believe only what can be checked: the positions and dates here are computed, and every page shows them; what they mean is tradition, and there you may doubt.', 'You need not: take the dates as arithmetic and the rest as an old way of thinking, and keep what helps.', 'Not on faith: test one thing, a past year of your own, against the dashas, and judge by that.'], ['No answer here promises anything, and none asks you to buy a stone or a rite.', 'Where an answer names its house and planet, you can look it up on the kundli page.']],
      [['जो जाँचा जा सके, बस वही मानिए: ग्रह और तारीखें गणना हैं और पेज पर दिखती हैं; अर्थ परंपरा है, उस पर शक ठीक है।', 'मानना ज़रूरी नहीं: तारीखें गणित हैं, बाकी सोचने का पुराना तरीका; जो काम आए, रख लीजिए।', 'आँख बंद करके नहीं: अपना कोई बीता साल दशा से मिलाकर देखिए, फिर तय कीजिए।'], ['यहाँ कोई जवाब वादा नहीं करता, न रत्न या पूजा बेचता है।', 'जवाब में जो भाव और ग्रह लिखा हो, वह कुंडली पेज पर मिलाकर देखिए।']],
    ],
  ],
  // Two who read the same chart and say opposite things.
  [
    [/ (?:(?:two|2|do|dono|different|alag alag|many|several|kai|har|every|each|both) (?:\w+ )?(?:astrologers?|pandits?|panditon|pandito|jyotish\w*|apps?|people|log|gurus?)|(?:ek|one) (?:\w+ )?(?:pandit|astrologer|jyotish\w*|app) .*(?:dusr\w*|doosr\w*|another|other|ek)) /u, / (?:opposite|different|differ\w*|alag|ulta|ulti|contradict\w*|confus\w*|conflicting|kuch aur|whom|kiski|kisko|kis par|kis pe|kaun sahi|sahi kaun|which (?:one )?(?:is )?(?:right|correct|true)|who (?:is|s) right|believe|manu|maanu|mane|maane|sach) /u],
    / (?:manglik|mangalik|sarp|sade|sadhe|pitra?|dosh\w*|lagna?|rashi|nakshatr\w*|venus|saturn|mars|shani|mangal|shukra|20\d\d|year|saal) /u,
    [
      [['Believe the one whose figures can be checked: same minute, same town, same ayanamsa; the meaning is opinion.', 'Neither has to lie: one chart can be read two ways, so compare lagna, Moon sign and running dasha first.', 'Go by what both share, and by what can be checked: lagna, rashi and dasha; the rest is each one’s view.'], ['If you name the point on which they differ, I will say how it stands in your chart.', 'Write what each of them said, and I will hold it against your chart.']],
      [['उसकी मानिए, जिसका हिसाब जाँचा जा सके: वही मिनट, वही शहर, वही अयनांश; अर्थ तो राय है।', 'ज़रूरी नहीं कि कोई झूठा हो: एक कुंडली दो तरह पढ़ी जाती है, पहले लग्न, राशि और दशा मिलाइए।', 'जो बात दोनों में एक हो, वह रखिए; बाकी हर एक की अपनी राय है।'], ['किस बात पर फ़र्क है, वह लिखिए; यहाँ की गणना सामने रखी जाएगी।', 'दोनों ने क्या कहा, वह लिखिए; कुंडली से मिलाकर देखा जाएगा।']],
    ],
  ],
  // Whether fate can be changed, by deeds or remedies.
  [
    [/ (?:(?:future|fate|destiny|kismat|kismet|naseeb|nasib|bhagya|taqdeer|takdeer|likha hua|likha|jo likha|honi) (?:\w+ ){0,5}(?:change\w*|badal\w*|badl\w*|fixed|written|tal\w*|mit\w*|pakka|pakki)|(?:change|badal|badl\w*|badalna|alter) (?:\w+ ){0,3}(?:future|fate|destiny|kismat|naseeb|bhagya|taqdeer)|(?:upay|remed\w*|puja|pooja|ratna|stones?|gemstones?|mantra) (?:\w+ ){0,4}(?:really |sach me |sach mein )?(?:work\w*|help\w*|asar|kaam kart\w*|fayda|effective|change\w*|badal\w*|badl\w*)) /u, / (?:can|does|do|is|are|will|kya|sakt\w*|really|sach|ya|or|hai|hoti|hota) /u],
    / (?:(?:can|could) (?:i|we|one|a person) change|for (?:my|his|her)|mere liye|when|kab|which|kaun\w*|kons\w*|job|naukri|shaadi|shadi|marriage|debt|karz\w*|konsa|neelam|pukhraj|panna|moti|moonga|gomed|batao|bataiye|give me|suggest) /u,
    [
      [['It is not fixed: a chart shows weather and not the road, and what you do in it is yours.', 'Both in part: the time is given, what you make of it is not.', 'Open, for the most part: periods come by themselves, decisions do not.'], ['A practice or a prayer steadies the one who keeps it; no stone and no rite rewrites a chart.', 'Remedies help by habit and calm, and they move no planet.']],
      [['सब तय नहीं है: कुंडली मौसम दिखाती है, रास्ता नहीं; उसमें क्या करना है, वह आपके हाथ में है।', 'आधा-आधा: समय मिला हुआ है, उसका उपयोग आपका है।', 'ज़्यादातर खुला है: दशाएँ अपने आप आती हैं, फ़ैसले नहीं।'], ['उपाय मन को टिकाते हैं; रत्न या पूजा से कुंडली नहीं बदलती।', 'उपाय का असर आदत और शांति से है, ग्रह उससे नहीं हिलते।']],
    ],
  ],
  // In which languages it can be asked.
  [
    [/ (?:(?:marathi|marathee|tamil|telugu|bengali|bangla|gujarati|gujrati|kannada|malayalam|punjabi|panjabi|urdu|odia|oriya|assamese|bhojpuri|maithili|konkani|nepali|sindhi|hindi|hinglish|english|angrezi|angreji) (?:me|mein|men|mai|m|la|lo|te|ma)? ?(?:\w+ ){0,3}(?:bat|baat|bol\w*|jawab|javab|likh\w*|samajh\w*|puchh?\w*|poochh?\w*|type|reply|answer|chat)|(?:speak|talk|answer|reply|write|type|understand|know|chat|ask)(?: \w+){0,3} (?:in )?(?:marathi|tamil|telugu|bengali|bangla|gujarati|kannada|malayalam|punjabi|urdu|odia|assamese|bhojpuri|maithili|konkani|nepali|hindi|hinglish|english)) /u, / (?:you|u|your|aap|ap|tum|tu|can|could|sakt\w*|sakat\w*|sakoge|kya|please|plz|pls|bolo|dijiye|do|batao|app|here|yahan) /u],
    / (?:exam|paper|class|course|school|subject|teacher|medium|interview|ielts|pte|job|naukri|marks|learn\w*|sikh\w*|seekh\w*|boss|office|he|she|they|beta|beti|son|daughter|channel|film|song|novel|mantra|stotra|chalisa) /u,
    [
      [['English and Hindi are read here, Hindi in Devanagari or in Latin letters.', 'So far I read English and Hindi, the latter in either script.', 'I understand English and Hindi, and answer in the one that you type.'], ['Short words and slips of spelling are fine, nothing has to be typed neatly.', 'Type as it comes; mistakes do no harm.']],
      [['यहाँ हिंदी और अंग्रेज़ी समझी जाती है, हिंदी देवनागरी में या रोमन अक्षरों में।', 'फ़िलहाल हिंदी और अंग्रेज़ी ही, हिंदी दोनों लिपियों में।', 'हिंदी और अंग्रेज़ी में पूछिए, जवाब उसी में मिलेगा।'], ['छोटे शब्द और टाइप की गलतियाँ चल जाती हैं, सँभालकर लिखना ज़रूरी नहीं।', 'जैसे आए, वैसे लिखिए; गलतियों से फ़र्क नहीं पड़ता।']],
    ],
  ],
  // Whether it will be remembered.
  [
    [/ (?:yaad (?:rah\w*|rakh\w*)|remember\w*|bhul (?:jao\w*|jaoge|jayeg\w*)|forget) /u, / (?:kal|tomorrow|next time|agli baar|phir|fir|later|baad me|again|dobara|parso) /u, here],
    / (?:exam|padhai|study|mera|name of|past life|pichhle janam) /u,
    [
      [['In this chat, yes: it stays in your history and you can go on from here tomorrow.', 'Open this same chat again and it goes on from here; another chat begins anew.', 'What was said stays in this chat; a new chat knows your kundli, and not this talk.'], ['It is under your chats, with every answer.', 'Only what you delete is gone.']],
      [['इस चैट में, हाँ: बात इतिहास में रहती है, कल यहीं से आगे पूछिए।', 'यही चैट फिर खोलिए, बात यहीं से चलेगी; नई चैट नए सिरे से शुरू होती है।', 'आज की बात इसी चैट में रहेगी; नई चैट कुंडली जानती है, यह बातचीत नहीं।'], ['हर जवाब आपकी चैट की सूची में मिलेगा।', 'जो आप मिटाएँ, बस वही हटता है।']],
    ],
  ],
];

/** Doubts about the art and the site, settled free. */
export const deskRows: readonly Plain[] = settle(rows);
