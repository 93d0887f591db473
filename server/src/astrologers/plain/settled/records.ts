import { settle, type Plain, type Settled } from '../plain';

const wrong = / (?:gala?ti|galat|wrong\w*|mistake\w*|mistyp\w*|incorrect\w*|by error|bhul|bhool|ulta) /u;
const entered = / (?:dal[aei]?|daal[aei]?|dali|dal di\w*|bhar\w*|enter\w*|put|typed?|gave|given|fill\w*|likh\w*|de di\w*|diya|save\w*|add\w*|select\w*|chun\w*) /u;
const asksHold = / (?:kya|sab|galat|sahi|right|valid|wrong|hold|holds|correct|still|change\w*|badl\w*|badal\w*|effect|fark|farak|matter|reading|readings|answers?|jo bataya|bataya|predictions?|so far|till now|ab tak|again|dobara|useless|bekar|waste|what now|ab kya) /u;
const notOwn = / (?:hospital|certificate|aadhar|aadhaar|passport|marksheet|school me|form me|visa|pandit ne|astrologer (?:gave|said|took)) /u;

const rows: readonly Settled[] = [
  // A birthday that was entered wrongly: nothing holds.
  [
    [wrong, / (?:dob|date of birth|birth ?date|birth ?day|birth year|birth month|janam (?:tithi|tarikh|din|saal)|janm (?:tithi|tarikh|din|saal)|tarikh|year of birth) /u, entered, asksHold], notOwn,
    [
      [['With another date nearly everything changes, so take what was said so far as not yours.', 'Another date is another chart: set the readings so far aside.'], ['Open your saved kundli, correct it, and ask anew in a new chat.', 'Correct the record under your saved kundlis; a new chat reads the right chart.']],
      [['तारीख गलत हो तो लगभग सब बदल जाता है; अब तक की बातें अपनी मत मानिए।', 'दूसरी तारीख यानी दूसरी कुंडली: अब तक का बताया एक तरफ़ रखिए।'], ['सहेजी हुई कुंडली में तारीख सुधारिए और नई चैट में फिर पूछिए।', 'पहले विवरण ठीक कीजिए; नई चैट सही कुंडली से चलेगी।']],
    ],
  ],
  // A place of birth that was entered wrongly: signs hold, houses may not.
  [
    [wrong, / (?:birth ?place|place of birth|place|janam (?:sthan|jagah|place)|janm (?:sthan|jagah|place)|sthan|jagah|city|shahar|sheher|town|state) /u, entered, asksHold], notOwn,
    [
      [['Not all of it: the signs of the planets, your Moon sign and nakshatra stay, while lagna, houses and dasha dates can shift with the place.', 'In part: what rests on Moon sign and planets holds; what rests on lagna and houses has to be read anew.'], ['Correct the place in your saved kundli and ask the questions that matter again in a new chat.', 'Two towns far apart in longitude move the lagna most; correct the record and compare the lagna.']],
      [['सब गलत नहीं: ग्रहों की राशियाँ, चंद्र राशि और नक्षत्र वही रहते हैं; लग्न, भाव और दशा की तारीखें जगह से खिसक सकती हैं।', 'कुछ सही, कुछ नहीं: राशि और ग्रह वही हैं, पर लग्न और भाव से जो कहा गया, वह फिर देखना होगा।'], ['सहेजी हुई कुंडली में जगह सुधारिए और ज़रूरी सवाल नई चैट में फिर पूछिए।', 'जगह ठीक करके पहले लग्न मिलाइए; वही रहे तो ज़्यादातर बात वही रहेगी।']],
    ],
  ],
  // Two who use the same account.
  [
    [/ (?:(?:same|share\w*|sharing|ek hi|common|joint|both use|dono) (?:\w+ ){0,3}(?:gmail|email|e mail|mail|google|account|phone|mobile|login|log in|id|number|otp|device|laptop)|logged ?in (?:on|from|in|with) (?:my|his|her|their|the|our) (?:\w+ )?(?:phone|laptop|mobile|device|account)|(?:mera|meri|mere|uske|unke|pati ke|papa ke|mummy ke|bhai ke) (?:phone|phon|fon|mobile|mobail|number|gmail|account|khate) (?:se|me|mein|pe|par) (?:\w+ ){0,3}(?:login|log in|lagin|logged)) /u, / (?:read|see|sees|seen|know|find out|chats?|history|dekh\w*|padh\w*|parh\w*|pata|dikh\w*|baat|baatein|questions?|sawal\w*|private|secret|chhup\w*|chup\w*|hide) /u],
    / (?:job|naukri|affair|is he cheating|cheat\w*|will (?:he|she) (?:leave|marry)) /u,
    [
      [['Yes, whoever can open this account can read its chats; the site cannot tell two people of one login apart.', 'They can: with the same login your husband, wife or anybody else sees the same chats.'], ['To keep it to yourself, make an account with your own number or mail, or delete the chat after reading.', 'Log out on the shared phone, or use an account that is only yours; a deleted chat is gone for good.']],
      [['हाँ, जो इस खाते को खोल सकता है, वह चैट पढ़ सकता है; एक ही लॉगिन हो तो दोनों को सब दिखता है।', 'जी, एक ही खाता हो तो वही चैट उन्हें भी दिखेगी।'], ['अपने नंबर या मेल से अलग खाता बनाइए, या पढ़कर चैट मिटा दीजिए।', 'साझा फ़ोन पर लॉग आउट कीजिए, या अपना अलग खाता रखिए; मिटाई हुई चैट वापस नहीं आती।']],
    ],
  ],
];

/** What was entered here and who can read it. */
export const records: readonly Plain[] = settle(rows);
