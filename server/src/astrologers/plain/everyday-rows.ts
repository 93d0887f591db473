import type { Kind } from '../question/kinds';
import type { MatterId } from '../question/matters';

type Sentences = readonly [english: readonly string[], hindi: readonly string[]];

/** A thing of everyday life that no list of matters holds: what is said at once, the matter it is weighed by, and what to do. */
export interface EverydayRow {
  pattern: RegExp;
  not?: RegExp;
  /** Null where the matter that was heard is the right one. */
  matter: MatterId | null;
  kind: Kind | null;
  /** Whether a time in the question is the time asked about, and not one that is told. */
  keepsTime?: boolean;
  /** Said before the leaning, where the leaning alone would be no answer. */
  first?: Sentences;
  after: Sentences;
}

export const everydayRows: readonly EverydayRow[] = [
  {
    pattern: / (?:(?:girvi|giravi|girwi|girbi|rehan|rahan|pledged?|pledge|mortgaged?|pawn\w*|gold loan|muthoot|muthut|manappuram) .*(?:sona|gold|zevar|jevar|jewel\w*|gehne|gahne|gahane|kangan|chain|haar|jameen|zameen|zamin|jamin|land|khet|ghar|house|chhud\w*|chud\w*|release|redeem|back|wapas|vapas|kab)|(?:sona|gold|zevar|jevar|jewel\w*|gehne|gahne|gahane|kangan|jameen|zameen|zamin|jamin|land|khet) .*(?:girvi|giravi|girwi|rehan|pledged?|mortgage\w*|pawn\w*|muthoot|muthut|bank me rakha|bank men rakha)) /u,
    not: / (?:ya|or) (?!nahi|nahin|nhi|na |not|no ) ?\w+ .*(?:lu|lun|du|dun|karu|karun|lein|loan|borrow|sell|bech\w*) /u,
    keepsTime: true,
    matter: 'debt', kind: null,
    after: [
      ['Pay the interest on the day it falls due before anything else, and ask for part payments: they shrink the sum.', 'Look up the last date on the receipt today, and put a little aside for it each week.', 'Ask the lender in writing for the full figure to release it, and shift it to a cheaper bank loan if the rate is high.', 'Keep the receipt safe and never let two instalments of interest pass.'],
      ['सबसे पहले ब्याज समय पर दीजिए, और थोड़ा-थोड़ा मूल भी चुकाइए, रकम उसी से घटती है।', 'रसीद पर आखिरी तारीख आज देख लीजिए, और हर हफ़्ते थोड़ा अलग रखिए।', 'छुड़ाने की पूरी रकम लिखित में पूछिए; ब्याज ज़्यादा हो, तो सस्ते बैंक लोन में बदलिए।', 'रसीद सँभालकर रखिए और ब्याज की दो किस्तें मत छूटने दीजिए।'],
    ],
  },
  {
    pattern: / (?:(?:insta\w*|youtube|channel|followers|subscribers|reels|vlog\w*|blog\w*|podcast|content creat\w*|influencer|streaming|side hustle|side business|side income|side work|freelanc\w*|home baker\w*|tiffin|etsy|meesho) .*(?:full ?time|poora time|pura time|puri tarah|job chhod\w*|naukri chhod\w*|quit|leave my job|resign|main income|ghar chal\w*|ghar kharch|kamai|enough|earn)|(?:leav\w*|quit|chhod\w*) .*(?:job|naukri|teaching) .*full ?time|(?:full ?time|quit|naukri chhod\w*|job chhod\w*|resign) .*(?:insta\w*|youtube|channel|reels|vlog\w*|blog\w*|podcast|content creat\w*|influencer|freelanc\w*|streaming)) /u,
    matter: 'business', kind: 'yesNo',
    after: [
      ['Keep the other income until this one has paid the household for six months running, then change over.', 'Count what it really brought in each of the last six months; followers are not income.', 'Give it fixed hours beside the work you have, and let two paying customers prove it first.', 'Put six months of expenses aside before you make it your only work.'],
      ['जब तक इससे छह महीने लगातार घर का खर्च न निकले, दूसरी आमदनी मत छोड़िए।', 'पिछले छह महीनों की असली कमाई जोड़िए; फॉलोअर कमाई नहीं होते।', 'अभी काम के साथ इसके घंटे तय कीजिए, पहले दो पक्के ग्राहक बनने दीजिए।', 'पूरा समय देने से पहले छह महीने का खर्च अलग रखिए।'],
    ],
  },
  {
    pattern: / (?:(?:trip|tour|outing|vacation|holiday|ghumne|ghoomne|picnic|trek\w*|goa|bali|manali|thailand|dubai trip|plan) .*(?:mana kar\w*|mna kar\w*|mana kiya|roka|rok rah\w*|not allow\w*|wont allow|against|permission|nahi jane|jane nahi|refus\w*|dar rahi|dar rahe|scared|afraid|rahu kharab|shani kharab)|(?:mana kar\w*|mana kiya|not allow\w*|wont allow|against|permission) .*(?:trip|tour|outing|vacation|ghumne|ghoomne|trek\w*|goa|bali|manali)) /u,
    matter: 'travel', kind: 'how', keepsTime: true,
    first: [
      ['You may go: no chart forbids a trip, and no planet makes a journey dangerous.', 'Yes, go if the plan and the company are sound; nothing in a kundli forbids it.', 'The chart is no reason to stay; whether you go is between you and those at home.', 'Go, but settle it with them first: against a journey your chart says nothing.'],
      ['जा सकते हैं: कोई कुंडली यात्रा से नहीं रोकती, और किसी ग्रह से सफ़र खतरनाक नहीं होता।', 'योजना और साथ ठीक हो, तो जाइए; कुंडली में इसकी मनाही नहीं।', 'कुंडली रुकने का कारण नहीं; बाकी बात आपके और घर वालों के बीच है।', 'जाइए, पर पहले घर में बात कर लीजिए; कुंडली यात्रा के खिलाफ़ कुछ नहीं कहती।'],
    ],
    after: [
      ['A planet that somebody calls bad is no reason to stay at home; give those who worry the hotel, the numbers and the day of return.', 'Their worry is love and not your chart: call once a day, and it grows smaller.', 'Ask what exactly they are afraid of, and change that part of the plan.', 'Travel insured and in company, and tell them where you are.'],
      ['किसी ग्रह के नाम से घर बैठना ज़रूरी नहीं; चिंता करने वालों को होटल, नंबर और लौटने का दिन बता दीजिए।', 'उनका डर प्यार है, कुंडली नहीं; रोज़ एक फ़ोन से वह कम होता है।', 'पूछिए कि डर किस बात का है, और योजना का वही हिस्सा बदलिए।', 'बीमा और साथ के साथ जाइए, और बताते रहिए कि कहाँ हैं।'],
    ],
  },
  {
    pattern: / (?:(?:agent|agency|agents|consultan\w*|recruiter|middleman|dalal|broker|immigration|placement|company|tour operator|hr) .*(?:advance|upfront|deposit|registration (?:fee|fees|charge|charges)|processing (?:fee|fees)|security (?:money|deposit|fee)|token|paise mang\w*|paise maang\w*|paisa mang\w*|mang raha|maang raha|mang rahe|maang rahe|asking (?:for )?(?:\w+ )?(?:lakh|lakhs|rs|rupees|money|thousand|k)|(?:lakh|lakhs|hazar|hajar|thousand) (?:mang\w*|maang\w*|advance|pehle))|(?:agent|agency|consultan\w*|recruiter|company|hr) .*(?:should i pay|shall i pay|pay karu|pay karun|paise du|paise dun|de dun? kya|wants .*(?:lakh|lakhs|thousand|\d+k|\d{4,})|\d{4,} (?:for|maang|mang|pehle|ask))|(?:advance|upfront|registration fee|security deposit) .*(?:agent|agency|consultan\w*|recruiter|dalal|broker)) /u,
    not: / (?:flat|plot|rent|kiraya|makan|house|land|zameen|jameen) /u,
    matter: null, kind: 'how',
    first: [
      ['Pay nothing in advance until his licence, the employer and the contract are checked; that is the first thing, whatever a chart says.', 'No advance: a real offer can be checked, and one that cannot wait is the usual trap.', 'Do not believe it on his word: see the registration and the written offer, and pay against a receipt only.', 'Hold the money back: no chart can vouch for an agent, his papers can.'],
      ['पहले पैसे मत दीजिए, जब तक लाइसेंस, कंपनी और अनुबंध न जाँच लें; कुंडली से पहले यही बात है।', 'एडवांस मत दीजिए: सच्चा प्रस्ताव जाँचा जा सकता है, और जो रुक न सके, वही जाल होता है।', 'सिर्फ़ ज़बान पर भरोसा मत कीजिए: रजिस्ट्रेशन और लिखित प्रस्ताव देखिए, पैसे बस रसीद पर।', 'पैसा रोककर रखिए: एजेंट की गारंटी कुंडली नहीं, उसके कागज़ देते हैं।'],
    ],
    after: [
      ['For work abroad the government’s eMigrate list names licensed agents; ask the employer itself by its official address.', 'Ask two people whom he really sent, and call the employer yourself.', 'Pay by bank only, never in cash, and never more than the receipt says.', 'Give copies, never your original passport.'],
      ['विदेश के काम के लिए सरकारी eMigrate सूची में लाइसेंस वाले एजेंट देखिए, और कंपनी से सीधे पूछिए।', 'जिन्हें उसने सच में भेजा हो, ऐसे दो लोगों से बात कीजिए।', 'पैसा सिर्फ़ बैंक से दीजिए, नकद नहीं, और रसीद लीजिए।', 'पासपोर्ट की कॉपी दीजिए, असली नहीं।'],
    ],
  },
  {
    pattern: / (?:(?:do|2|two|doo) (?:shaadi|shadi|shadiyan|shadiyon|shaadiyan|marriages?|vivah|biwi|biwiyan|wives|husbands) .*(?:yog|yoga|likh\w*|bata\w*|bola|kaha|told|said|says|sach|true|hogi|hongi|kundli|chart)|(?:told|said|says|bata\w*|bola|kaha) .*(?:do shaadi|do shadi|two marriages|2 marriages|married twice|do vivah|second marriage|dusri shaadi|dusri shadi)|married twice|marry twice|marry two times|do baar shadi) /u,
    not: / (?:divorc\w*|talak|talaak|widow\w*|my first (?:husband|wife|marriage)|pehli shaadi toot|pehle pati|pehli patni) /u,
    matter: 'marriage', kind: 'how',
    first: [
      ['No, two marriages are not written in a chart; tradition only says that the 7th house wants care, and that many charts have.', 'Do not believe that: no chart counts marriages, and yours says no such thing.', 'A chart knows no number of weddings; whoever named two has guessed.', 'Leave that out of your mind: a yoga of two marriages is a saying, and the first is in your hands.'],
      ['नहीं, कुंडली शादियों की गिनती नहीं बताती; सातवाँ भाव बस ध्यान माँगता है, और वह बहुतों में होता है।', 'इस पर मत जाइए: कोई कुंडली शादियाँ नहीं गिनती, आपकी भी नहीं।', 'दो शादी का योग सुनी-सुनाई बात है; पहली ही आपके हाथ में है।', 'यह अंदाज़ा है, कुंडली का फल नहीं; मन से निकाल दीजिए।'],
    ],
    after: [
      ['Choose slowly and meet often before you say yes: that keeps one marriage whole.', 'Nothing has to be done against it, no rite and no stone.', 'What holds a marriage is in the choosing and the talking, and both are yours.', 'Ask me for the good time of the first, and let that be enough.'],
      ['हाँ कहने से पहले ठहरकर चुनिए और मिलिए; एक ही विवाह इसी से टिकता है।', 'इसके लिए कोई पूजा या रत्न नहीं चाहिए।', 'विवाह चुनाव और बातचीत से टिकता है, और दोनों आपके हाथ में हैं।', 'पहले विवाह का समय देखिए, वही काफ़ी है।'],
    ],
  },
  {
    pattern: / (?:(?:serious|sirius|gambhir|genuine|sincere|time ?pass|timepass|taimpas|taimapas|taimpass|khel rah\w*|using me|fooling me|bewakuf bana\w*) .*(?:ya|or|hai|he|she|wo|vo|woh|raha|rahi|me)|(?:is|kya) (?:he|she|wo|vo|woh) .*(?:serious|time ?pass|timepass|genuine|sincere)) /u,
    not: / (?:youtube|channel|subscribers|degree|course|kismat|naam kama\w*|illness|accident|disease|injur\w*|serious (?:about )?(?:studies|study|career|problem|matter)|time ?pass job) /u,
    matter: 'loveMarriage', kind: 'how',
    first: [
      ['What is meant inside no chart can show; a promise whose day has passed is the answer that counts.', 'Serious or not, no chart shows it; judge by steps: who is serious names a day and keeps it.', 'Nobody else’s heart is in your kundli; but words that are put off twice weigh little.', 'Whether it is meant is no matter of planets: a step that was promised and not taken says more than any of them.'],
      ['उसके मन की बात कुंडली में नहीं दिखती; जो वादा तारीख निकलने पर भी न निभा, वही जवाब है।', 'मन सच में है या नहीं, यह ग्रह नहीं बताते; कदमों से परखिए: जो गंभीर हो, वह दिन बताता है और निभाता है।', 'दूसरे का दिल आपकी कुंडली में नहीं; पर दो बार टली बात का वज़न कम होता है।', 'सच है या टाइमपास, यह कुंडली में नहीं लिखा; जो कहा और नहीं किया, वह ग्रहों से ज़्यादा कहता है।'],
    ],
    after: [
      ['Ask for one named day for the talk at home, and take silence after it as a no.', 'Give it one more date, and tell it openly that it is the last.', 'Do not stop your own plans for it meanwhile.', 'Tell somebody you trust, so that you do not wait alone.'],
      ['घर पर बात करने का एक दिन माँगिए; उसके बाद भी चुप्पी हो, तो उसे ना मानिए।', 'बस एक तारीख और दीजिए, और साफ़ कहिए कि यह आखिरी है।', 'तब तक अपनी पढ़ाई, काम और रिश्ते मत रोकिए।', 'किसी अपने को बताइए, अकेले इंतज़ार मत कीजिए।'],
    ],
  },
  {
    pattern: / (?:(?:merit list|promotion list|final list|selection list|waiting list|transfer list|cut ?off list|list|suchi) .*(?:my name|mera naam|mera nam|name in|name on|am i (?:in|on)|naam aay\w*|naam aae\w*|nam aay\w*|naam hoga|naam hai|mera hoga)|waiting list .*(?:aayega|aaega|aega|clear|nikal\w*|number|confirm\w*|hoga|move\w*)|(?:my name|mera naam|mera nam|naam|name) .*(?:in|on|me|mein|men) (?:the |that |it |us )?(?:merit |final |promotion |selection |transfer )?(?:list|suchi)|list .*(?:is my name in it|naam aayega|naam aaega|naam aega)) /u,
    matter: null, kind: 'yesNo',
    first: [
      ['A list cannot be read from a chart; what it shows is how the time stands for you.', 'Whether your name stands in it is decided on paper, and no chart sees that; your time can be seen.', 'No chart holds a list of names; it tells the wind, and that is this.', 'The list itself I cannot see; how the time stands for you I can.'],
      ['सूची कुंडली से नहीं पढ़ी जाती; यह दिखता है कि समय आपके लिए कैसा है।', 'नाम होगा या नहीं, यह कागज़ पर तय होता है; कुंडली से बस समय दिखता है।', 'नामों की सूची कुंडली में नहीं होती; समय का रुख यह है।', 'सूची नहीं दिखती, समय का हाल दिखता है।'],
    ],
    after: [
      ['Keep the next form or test going meanwhile, so that one list does not decide your year.', 'Note the date of the result and the last day for objections.', 'Have your papers and certificates ready for verification.', 'Ask the office how the waiting list moves, it often does.'],
      ['तब तक अगला फ़ॉर्म या परीक्षा जारी रखिए, एक सूची से साल तय न हो।', 'परिणाम और आपत्ति की आखिरी तारीख लिख लीजिए।', 'सत्यापन के कागज़ और प्रमाणपत्र तैयार रखिए।', 'प्रतीक्षा सूची भी चलती है, उसका पता रखिए।'],
    ],
  },
  {
    pattern: / (?:(?:election|chunav|chunaav|elecshan) .*(?:win|jit\w*|jeet\w*|lad\w*|contest|stand|fight|khada|khadi|result)|(?:win|jit\w*|jeet\w*|lad\w*|contest) .*(?:election|chunav|chunaav)|(?:sarpanch|pradhan|pradhani|mukhiya|parshad|councillor|secretary|president) .*(?:parcha|nomination|election|chunav|ladu|ladun|jitu|jeetu\w*|banu\w*|banunga|win)) /u,
    not: / (?:on (?:the )?\d\w*|agli baar|next time|intezar|intazar|intajar|wait|bjp|congress|modi|party will|who will win|which party|kaun jit\w*|kaun jeet\w*) /u,
    matter: 'leadership', kind: 'how',
    first: [
      ['Who wins is counted in votes, and no chart counts them; what yours shows is how you stand in public.', 'A result of an election I give to nobody; whether the time carries a candidacy can be read.', 'Votes are not in a kundli; your own standing in public is.', 'The result no chart knows; it shows whether people come to you at such a time.'],
      ['जीत वोट से तय होती है, कुंडली वोट नहीं गिनती; यह दिखता है कि लोगों के बीच आपका समय कैसा है।', 'चुनाव का नतीजा नहीं बताया जा सकता; खड़े होने का समय कैसा है, यह देखा जा सकता है।', 'वोट कुंडली में नहीं होते; लोगों में आपकी बात का वज़न दिखता है।', 'नतीजा कुंडली नहीं जानती; समय साथ देता है या नहीं, यह दिखता है।'],
    ],
    after: [
      ['Count the households that have promised you by name before you file the papers.', 'Settle with your family what you can lose in money and peace, and stay within it.', 'Speak of one thing that you will do, and let others judge the rest.', 'Stand if you would do the work without the post as well.'],
      ['पर्चा भरने से पहले नाम लेकर गिनिए कि कितने घर साथ हैं।', 'घर में तय कर लीजिए कि कितना पैसा और समय लगा सकते हैं, उससे आगे नहीं।', 'एक ही काम का वादा कीजिए, जो आप सच में करेंगे।', 'बिना पद के भी यह काम करते हों, तभी खड़े होइए।'],
    ],
  },
];
