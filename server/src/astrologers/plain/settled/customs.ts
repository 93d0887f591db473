import { settle, type Plain, type Settled } from '../plain';

const rows: readonly Settled[] = [
  // Whether a great rite has to be.
  [
    [/ (?:puja\w*|pooja\w*|pujan|havan|hawan|anushthan|rudrabhishek|path|paath|shanti|nivaran|rite|ritual|homam) /u, / (?:zaroori|jaroori|zaruri|jaruri|jruri|necessary|compulsory|mandatory|anivarya|must|have to|karani hi|karna hi|karwani hi|karwana hi) /u],
    / (?:kab|when|which|kaun\w*|kons\w*|griha? pravesh|graha? pravesh|vastu|shaadi|shadi|wedding|shraddh\w*|tarpan|mundan|naamkaran|ka+l ?sarp\w*|pitr\w*|mangl\w*|mangal\w*|dosh\w*|sa+d[eh]+) /u,
    [
      [['No, it is not necessary: no chart asks for a rite, and nothing bad comes because it was left out.', 'It does not have to be: a paid rite changes no planet.'], ['If your heart wishes for it, say a prayer at home and give what you can spare to somebody hungry.', 'Keep the money; a lamp at home and a kind deed do as much.']],
      [['नहीं, ज़रूरी नहीं: कुंडली कोई पूजा नहीं माँगती, और न कराने से कुछ बुरा नहीं होता।', 'ज़रूरी नहीं है; पैसे की पूजा से कोई ग्रह नहीं बदलता।'], ['मन हो तो घर पर प्रार्थना कीजिए, और किसी भूखे को खाना दीजिए।', 'पैसा बचाइए; घर का एक दीया और एक अच्छा काम काफ़ी है।']],
    ],
  ],
  // Things that are hung up or kept for luck.
  [
    [/ (?:gho?d[ei] ki na+l|horse ?shoe|nimbu ?mirch\w*|lemon (?:and )?chill?i\w*|laughing buddha|feng ?shui|fengshui|wind ?chimes?|money plant|evil eye|nazar (?:battu|suraksha|bracelet|kavach)|(?:vastu )?pyramid|crystal (?:ball|bracelet|tree)|kachhua|kachua|tortoise|kala dhaga|black thread|fitkari|lucky (?:charm|bamboo|coin)|bamboo plant|7 horses|seven horses|saat ghode) /u, / (?:fayda|faida|labh|fark|farak|help\w*|work\w*|benefit\w*|luck\w*|lagau\w*|lagan\w*|lagay\w*|rakhu\w*|rakhn\w*|keep\w*|hang\w*|buy|wear|pehn\w*|ba+ndh\w*|ba+ndhn\w*|latk\w*|taang\w*|asar) /u, /^(?: *\S+){1,34} *$/u],
    / (?:business|shop of|sell|bech\w*|price|name|naam|dosh hai|nazar (?:lag|utr|utar)\w*|jadu|jealous\w*|jal rah\w*|kisi ne|someone|somebody|put|against|sindoor|kaal sarp|mangl\w*|where to buy|which stone) /u,
    [
      [['It is custom and harms nobody, but no chart asks for it, and it changes no planet.', 'Keep it if it pleases you: it is a habit of houses, and luck does not hang on it.'], ['Do not pay much for it, and do not be frightened if it breaks or is missing.', 'What helps more costs nothing: a clean door, paid bills and one quiet hour in the evening.']],
      [['यह रिवाज है, नुकसान कुछ नहीं; पर कुंडली इसे नहीं माँगती और इससे कोई ग्रह नहीं बदलता।', 'मन हो तो रखिए: यह घर की रीति है, भाग्य इस पर टिका नहीं।'], ['इस पर ज़्यादा पैसा मत लगाइए, और टूट जाए या न हो, तो डरिए मत।', 'जो सच में काम आता है, मुफ़्त है: साफ़ दरवाज़ा, चुके हुए बिल और शाम का एक शांत घंटा।']],
    ],
  ],
  // Born about midnight: which date counts.
  [
    [/ (?:12|00 ?00|0 ?00|barah|baarah|bara|midnight|mid night|aadhi raat|adhi rat|ardhratri|madhyaratri|12 ?am) /u, / (?:janam|janm|birth|born|paida\w*|janma) /u, / (?:date|tarikh|taarikh|tareekh|day|din) /u, / (?:which|what|kaun\w*|kons\w*|kya|maan\w*|mane|ya|or|count\w*|likh\w*|dal\w*|daal\w*|enter|confus\w*|agl[aei]|pichh?l[aei]|next|previous) /u],
    / (?:shaadi|shadi|marriage|job|naukri|muhurat|muhurt|rashi kya|lagna kya|lucky) /u,
    [
      [['From midnight on the new date counts: 12:00 to 12:59 at night belongs to the date that begins, so enter 00:00 to 00:59 with that date.', 'After twelve at night it is the next calendar date; enter it with the hour 00.'], ['The panchang keeps weekday and tithi till sunrise, and the kundli does that by itself.', 'If it is not sure whether it was before or after twelve, ask for the hospital paper: the Moon may stand in another pada.']],
      [['रात 12 बजे के बाद नई तारीख गिनी जाती है: 12:00 से 12:59 रात के लिए अगली तारीख और समय 00:00 से 00:59 डालिए।', 'आधी रात के बाद अगली तारीख होती है; घंटे में 00 लिखिए।'], ['पंचांग में वार और तिथि सूर्योदय तक पिछली रहती है; कुंडली यह खुद सँभाल लेती है।', 'बारह से पहले या बाद, यह पक्का न हो, तो अस्पताल का काग़ज़ देखिए।']],
    ],
  ],
  // Who is right between two people.
  [
    [/ (?:(?:kaun|who(?: is| s)?|whos|kiski|whose) (?:\w+ ){0,2}(?:sahi|galat|right|wrong|galti|gal?ati|fault|mistake)|(?:sahi|galat|galti|right|wrong) (?:kaun|kiski|who)) /u, / (?:beech|bich|between|jhagd\w*|ladai|fight\w*|argument|quarrel\w*|bahas|behas|(?:main|mai|me|i|mein) (?:ya|or)|(?:ya|or) (?:main|mai|me|i|mein)|dono) /u, / (?:boss|manager|husband|wife|pati|patni|biwi|sas|saas|sasu\w*|bahu|nanad|bhabhi|devrani|jethani|bhai|brother|behen|bahan|sister|papa|mummy|maa|father|mother|friend|dost|saheli|partner|bf|gf|boyfriend|girlfriend|he|she|wo|woh|neighbou?r|pados\w*|colleague) /u],
    / (?:apps?|pandit\w*|astrologer\w*|jyotish\w*|site|kundl\w*|kundal\w*|tarot|baba|court|case|police|choice|match) /u,
    [
      [['No chart says who is right between two people, and I do not take a side.', 'Right and wrong between two stand in no chart; both mostly have a part of it.'], ['Ask them what they wanted and say what you wanted; the quarrel is seldom about what it began with.', 'Name one thing that you did, and ask for one thing in return: that ends more quarrels than being right.']],
      [['दो लोगों में कौन सही है, यह कोई कुंडली नहीं बताती, और यहाँ किसी का पक्ष नहीं लिया जाता।', 'सही-गलत कुंडली में नहीं लिखा; थोड़ा-थोड़ा हिस्सा अक्सर दोनों का होता है।'], ['उनसे पूछिए कि वे क्या चाहते थे, और अपनी बात कहिए; झगड़ा अक्सर असली बात पर नहीं होता।', 'अपनी एक गलती मानिए और बदले में एक बात माँगिए; सही साबित होने से यह ज़्यादा काम आता है।']],
    ],
  ],
];

/** Customs of a house, rites that nobody has to pay for, the date of a birth at midnight, and who is right of two. */
export const customs: readonly Plain[] = settle(rows);
