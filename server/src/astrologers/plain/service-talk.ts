import { tell, type Plain, type Told } from './plain';

type Row = readonly [pattern: RegExp, told: Told];

const rows: readonly Row[] = [
  // Two astrologers, two lagnas.
  [
    / (?:(?:astrologer|pandit\w*|jyotishi|app|software|website|site) .*(?:lagna?|ascendant|rashi|moon sign|nakshatra?|kundli|chart) .*(?:another|other|different|alag|dusr\w*|but|whom|kiski|kis par|which (?:one )?is (?:right|correct|true)|sahi kaun|kaun sahi|trust|bharosa)|(?:lagna?|ascendant|rashi|moon sign|nakshatra?) .*(?:alag alag|differs?|different|says (?:one|another)|mismatch|match nahi|nahi mil\w*) .*|(?:western|sidereal|tropical|vedic) .*(?:sign|zodiac) .*(?:different|which|alag|why)|(?:your|aapki|tumhari) app .*(?:lagna?|ascendant|rashi|nakshatra?)|ayana?msh?a .*(?:which|kaun\w*|kon\w*|use|uses)) /u,
    [
      [['Compare three things first: the time of birth, the place, and the ayanamsa; where one of them differs, the lagna can differ.', 'Neither need be wrong: a few minutes, another town or another ayanamsa give another lagna.', 'Trust the one that was computed from the right minute, place and ayanamsa; ask the other for these three.', 'Two lagnas mean two inputs: check the minute of birth, the town and the ayanamsa with both.'], ['Here it is the Lahiri ayanamsa, the usual one in India, with the lagna counted to the minute.', 'This site computes with the Lahiri ayanamsa, as the panchang of India does.'], ['The kundli page says so itself when a birth is close to a border.', 'If your birth is within a moment of a border, the kundli page tells you.']],
      [['पहले तीन बातें मिलाइए: जन्म का समय, जगह और अयनांश; एक भी अलग हो तो लग्न अलग आ सकता है।', 'गलत कोई भी न हो, ऐसा हो सकता है: कुछ मिनट, दूसरी जगह या दूसरा अयनांश लग्न बदल देते हैं।', 'जो सही मिनट, जगह और अयनांश से बना हो, उसी को मानिए; दोनों से ये तीन बातें पूछिए।', 'दो लग्न का मतलब है दो अलग विवरण: समय, जगह और अयनांश दोनों जगह देखिए।'], ['यहाँ लाहिरी अयनांश है, जो भारत में आम है, और लग्न मिनट तक गिना जाता है।', 'यह साइट लाहिरी अयनांश से गणना करती है, जैसे भारत के पंचांग।'], ['जन्म सीमा के पास हो, तो कुंडली का पेज खुद बताता है।', 'सीमा के पास के जन्म पर कुंडली का पेज लिख देता है।']],
    ],
  ],
  // The same answer for everybody.
  [
    / (?:copy ?paste|same (?:answer|reply|thing|text|prediction)s? (?:to|for) (?:everyone|everybody|all|every)|(?:everyone|everybody|all people) (?:gets? |ko )?the same|sab ?ko (?:ek hi|same|yahi|wahi|ek jaisa)|(?:ek hi|wahi) (?:cheez|chij|baat|jawab) sab\w*|ready ?made answers?|generic answers?|template) /u,
    [
      [['No: every answer is composed from your own chart and its dates, though an AI composes it from a stock of sentences.', 'Not copied: houses, periods and dates in an answer are computed from your birth alone; the wording comes from a stock that many share.', 'No, the placements and dates are yours alone; only the way of saying it is shared.', 'It is not one text for all: somebody born an hour later reads other houses and dates.'], ['Under an answer you can open what it rests on.', 'Open "Why this answer" below it and you see the houses and dates it came from.'], ['If one missed your question, ask it again in one plain sentence.', 'Tell me which answer sounded general, and ask for the reason.']],
      [['नहीं, हर जवाब आपकी अपनी कुंडली और तारीखों से बनता है; लिखता एआई है, वाक्यों के भंडार से।', 'कॉपी नहीं: भाव, दशा और तारीखें सिर्फ़ आपके जन्म से निकलती हैं; कहने का ढंग साझा है।', 'नहीं, ग्रहों की स्थिति और तारीखें सिर्फ़ आपकी हैं, भाषा भले मिलती हो।', 'सबको एक जवाब नहीं मिलता; एक घंटे बाद जन्म हो, तो भाव और तारीखें बदल जाती हैं।'], ['जवाब के नीचे उसका आधार खुलता है।', 'नीचे देखिए, जवाब किस आधार पर है।'], ['कोई जवाब आम लगा हो, तो वही सवाल एक सीधे वाक्य में फिर पूछिए।', 'जो जवाब नहीं जमा, उसका कारण पूछिए।']],
    ],
  ],
  // Name and home of the one who answers.
  [
    / (?:(?:aapka|apka|apaka|aapaka|tumhara|aap ka|tera) (?:shubh )?(?:naam|nam) (?:kya|kaun)|(?:what is|whats|may i know) your (?:good )?name|(?:aap|ap|tum) (?:kahan|kaha|kidhar) se|where (?:are you|do you (?:live|stay))(?: from)? $|(?:aap|ap|tum)\w* .*(?:khana kha\w*|chai pi\w*|shadi ?shuda|umar kya|umr kya|kitne saal ke ho)|(?:have you|did you) (?:eaten|eat|had (?:lunch|dinner|food))|how old are you|are you married) /u,
    [
      [['I am an AI astrologer of this site, Oracle or Astra as you chose, so I have no town and no age.', 'No home and no dinner for me: I am an AI, called Oracle or Astra here.', 'My name is the one above this chat, Oracle or Astra; I am an AI and live nowhere.', 'An AI writes here, under the name of Oracle or Astra; thank you for asking.'], ['Your kundli is open, so ask what is on your mind.', 'What would you like to know from your chart?', 'Ask me about work, a person or a time.']],
      [['मैं इस साइट का एआई ज्योतिषी हूँ, नाम ऊपर लिखा है, Oracle या Astra; घर-शहर मेरा कोई नहीं।', 'नाम Oracle या Astra है, जो आपने चुना; मैं एआई हूँ, इसलिए न शहर, न उम्र, न खाना।', 'यहाँ एआई लिखता है, Oracle या Astra नाम से; पूछने के लिए धन्यवाद।', 'मैं एआई हूँ, कोई व्यक्ति नहीं; नाम चैट के ऊपर दिखता है।'], ['आपकी कुंडली खुली है, जो मन में हो पूछिए।', 'कुंडली से क्या जानना है?', 'काम, रिश्ता या समय, किसी के बारे में भी पूछिए।']],
    ],
  ],
  // How often it comes true.
  [
    / (?:(?:kitn\w*|how many|what) (?:percent\w*|pratishat|%|parsent) .*(?:sach|sahi|true|right|accura\w*|correct)?|(?:sach|sahi|true|right|accura\w*|correct) .*(?:percent\w*|pratishat|parsent)|success rate|accuracy rate|(?:baat|bhavishyavani|prediction)\w* (?:kitni|kitna) (?:sach|sahi)) /u,
    [
      [['Nobody has counted it, so I name no percentage: places and dates of planets are exact, what they mean is tradition.', 'I have no honest figure for that; the computing is exact, the reading is old custom and can be wrong.', 'There is no percentage to give: the chart is arithmetic, its meaning is a tradition that no one has measured.', 'A figure would be invented; what is exact are the positions, and what they mean nobody can guarantee.'], ['Test it: ask about a past year that you know well.', 'Ask about a year behind you, and judge for yourself.']],
      [['इसका प्रतिशत किसी ने नहीं गिना, इसलिए कोई आँकड़ा नहीं: ग्रहों की स्थिति पक्की है, अर्थ परंपरा का है।', 'ईमानदारी से कहें तो आँकड़ा नहीं है; गणना पक्की है, फल की बात गलत भी हो सकती है।', 'प्रतिशत बताना मनगढ़ंत होगा; स्थिति और तारीखें सही हैं, उनका मतलब कोई पक्का नहीं कर सकता।', 'कोई पक्का प्रतिशत नहीं; कुंडली गणित है, फल परंपरा।'], ['परखना हो, तो कोई बीता साल पूछिए जो आपको याद हो।', 'पीछे का कोई साल पूछकर खुद देखिए।']],
    ],
  ],
  // Praise.
  [
    / (?:wah|waah|vah|vaah|superb|awesome|amazing|spot on|wow|brilliant|bilkul (?:sahi|sach|thik|theek)|ekdum (?:sahi|sach)|ek dam (?:sahi|sach)|sahi pakd\w*|sahi kaha|sahi bataya|sach bataya|you (?:are|re) (?:so |very )?(?:right|correct|accurate|good|amazing)|so (?:true|accurate|right)|itna sahi|kamal (?:kar|hai|ka)|maan ga\w*|man ga\w*) /u,
    [
      [['Glad that it fits.', 'Good to hear that it met the point.', 'That is kind of you.', 'I am glad it was close.'], ['Ask on when you like.', 'What shall I look at next?', 'The chart is open if there is more.']],
      [['अच्छा लगा कि बात सही बैठी।', 'खुशी हुई कि जवाब काम का लगा।', 'धन्यवाद, बात मिल गई, यही अच्छा है।', 'सुनकर अच्छा लगा।'], ['आगे जो पूछना हो, पूछिए।', 'अब क्या देखें?', 'कुंडली खुली है, और सवाल भी पूछिए।']],
    ],
  ],
];

const praise = rows.at(-1);
/** "What is my moon sign? An app says Leo" asks for the sign itself. */
const asksOwnSign = / (?:(?:what|whats|what is) (?:is |s )?my (?:\w+ ){0,2}(?:sign|rashi|lagna?|nakshatra)|mer[ai] (?:\w+ )?(?:rashi|lagna?|nakshatra|sign) (?:kya|kaun\w*|kons\w*)) /u;
const maxPraise = 9;
const asksOn = / (?:but|lekin|magar|par|when|kab|will|should|batao|bataiye|kaise|kaun\w*|shadi|naukri|job|ab (?:ye|yeh|batao)|agar|if) /u;

/** What is asked of the service or said to whoever answers: free. */
export const serviceTalk: readonly Plain[] = rows.map((row) => {
  const [pattern, told] = row;
  return {
    isFree: true,
    usesChart: false,
    holds: ({ words, read }) => pattern.test(words) && !(row === rows[0] && asksOwnSign.test(words)) && !(row === praise && (read.text.length > maxPraise || read.text.raw.includes('?') || asksOn.test(words))),
    compose: (context) => tell(context, told),
  };
});
