import { composeBare } from '../compose/help';
import { tell, type Plain, type Told } from './plain';

type Row = readonly [pattern: RegExp, not: RegExp | null, told: Told];

const rows: readonly Row[] = [
  // Twins that are expected or hoped for.
  [
    / (?:twins?|judwa\w*|judva\w*|juda?van\w*|do bachche ek sath) /u, / (?:same (?:time|chart|kundli)|alag|different|differ\w*|brothers?|cousin\w*|sisters?|life|lives|mera bhai|true|why|kyu\w*|kyo\w*|ek hi kundli) /u,
    [
      [['Whether there will be twins no chart can show; the scan does, and the doctor will say it when it is clear.', 'No kundli shows twins: wait for the scan.', 'That I do not read from a chart, neither twins nor their number; a scan tells it.', 'A chart does not count children; the doctor’s scan does.'], ['Keep the appointments, and with pain or bleeding do not wait but call the doctor or 112.', 'Till then rest, eat at fixed hours and keep to what the doctor says.'], ['Ask me about home and the two of you meanwhile.', 'What I can look at is the calm of this time for you both.']],
      [['जुड़वाँ होंगे या नहीं, यह कुंडली नहीं बता सकती; स्कैन से पता चलता है, डॉक्टर समय पर बताएँगे।', 'जुड़वाँ का पता कुंडली से नहीं, स्कैन से चलता है।', 'संतान की गिनती कुंडली में नहीं होती; डॉक्टर की जाँच का इंतज़ार कीजिए।', 'यह कुंडली से नहीं देखा जाता, न जुड़वाँ, न संख्या; स्कैन ही बताता है।'], ['जाँच की तारीखें मत छोड़िए; दर्द या खून आए, तो तुरंत डॉक्टर या 112।', 'तब तक आराम, समय पर खाना और डॉक्टर की सलाह।'], ['इस बीच घर और आप दोनों के बारे में पूछ सकते हैं।', 'मन की शांति के बारे में पूछना हो, तो पूछिए।']],
    ],
  ],
  // A child that speaks late.
  [
    / (?:(?:son|daughter|child|baby|toddler|kid|beta|bete|beti|bachcha|bachche|bachchi|bacha|pota|poti|nati) .*(?:bolta nah\w*|bolti nah\w*|nahi bolta|nahi bolti|nhi bolta|nhi bolti|bol nahi|kab bol\w*|kam bol\w*|bolta kam|bolti kam|bolta nhi|bolna (?:shuru|kab)|late speech|speech delay|not (?:\w+ )?(?:speaking|talking|speak|talk)|doesnt (?:speak|talk)|does not (?:speak|talk)|start (?:speaking|talking))|(?:speech delay|late speech) ) /u, / (?:to me|with me|mujhse|humse|hamse|jhooth|jhuth|english|stage|naraz|baat nahi karta|school me) /u,
    [
      [['Show the child to a paediatrician and have the hearing tested; that comes before any chart, and no chart names the day.', 'A doctor first: hearing and speech can be tested at this age, and what is found early is helped best.', 'No kundli says when a child will speak; a child doctor and a hearing test do help.', 'Please ask a paediatrician for a hearing test and a speech therapist; a date from a chart would be a guess.'], ['Talk, sing and name things with the child, and leave the screen off.', 'A government hospital can tell you where the tests are done near you.'], ['Late speakers are common, and it is nobody’s fault.', 'It is no dosha and needs no rite.']],
      [['पहले बच्चों के डॉक्टर को दिखाइए और सुनने की जाँच कराइए; कुंडली से बोलने का दिन नहीं निकलता।', 'पहले डॉक्टर: इस उम्र में सुनने और बोलने की जाँच हो सकती है, और जल्दी पता चले तो मदद अच्छी होती है।', 'बच्चा कब बोलेगा, यह कुंडली नहीं बताती; बाल रोग डॉक्टर और सुनने की जाँच काम आते हैं।', 'बाल रोग डॉक्टर और स्पीच थेरेपिस्ट से मिलिए; कुंडली की तारीख बस अंदाज़ा होगी।'], ['बच्चे से खूब बात कीजिए, गाइए, चीज़ों के नाम लीजिए, और स्क्रीन बंद रखिए।', 'पास का सरकारी अस्पताल बता सकता है कि जाँच कहाँ होती है।'], ['देर से बोलना आम है, इसमें किसी की गलती नहीं।', 'यह कोई दोष नहीं, पूजा की ज़रूरत नहीं।']],
    ],
  ],
  // An old and a new name.
  [
    / (?:(?:naam|nam|name) .*(?:badal\w*|badl\w*|change\w*|purana|purane|naya|naye|old|new|official|do naam|two names) .*(?:kundli|kundali|chart|horoscope|rashi|rasi|prediction|answer)|(?:kundli|kundali|chart|horoscope|rashi) .*(?:purane|purana|naye|naya|old|new|official|kis|which|konse|kaunse) (?:\w+ )?(?:naam|nam|name)) /u, / (?:shop|company|business|baby|child|spelling|lucky|number|should i change|change kar(?:u|un)) /u,
    [
      [['By neither: a kundli goes by the day, hour and place of birth, and no name changes it.', 'The name does not matter for it; I read from your birth, and both names give the same chart.', 'Old or new is all the same: the chart is computed from date, time and place.', 'Neither of the two; a name is only how I address you.'], ['The sign of a name is custom for those who do not know their hour of birth.', 'Only the letter given at the naming comes from the nakshatra.']],
      [['किसी नाम से नहीं: कुंडली जन्म के दिन, समय और जगह से बनती है, नाम से कुछ नहीं बदलता।', 'नाम का फ़र्क नहीं पड़ता; दोनों नामों से कुंडली एक ही है।', 'पुराना हो या नया, बराबर है: गणना तारीख, समय और जगह से होती है।', 'नाम से नहीं देखते; नाम सिर्फ़ पुकारने के लिए है।'], ['नाम राशि उन लोगों का रिवाज है जिन्हें जन्म समय पता न हो।', 'नक्षत्र से बस नामकरण का अक्षर निकलता है।']],
    ],
  ],
  // Why twins live two lives.
  [
    / (?:twins?|judwa\w*|judva\w*|born \d+ (?:mins?|minutes?) apart|\d+ (?:mins?|minutes?|minat) (?:ke )?(?:antar|fark|difference|apart)) .*(?:different|differ\w*|alag|why|kyu\w*|kyo\w*|one is|ek .* dusra|lives|life) /u, / (?:my birth|birth time|mera janm|lagna|how much (?:does|will)) /u,
    [
      [['Twins share the signs and part in the fine divisions: minutes move the D9, the D10 and the dates of the dashas, and the rest is schooling, people and choice.', 'Because a chart is a beginning and no course: the minutes between two births change the finer charts, and life does more.', 'It is the best question against astrology: the large chart is the same, the fine ones differ, and a chart never decides alone.', 'Two births minutes apart have one lagna and other fine divisions; and no chart makes anyone a doctor without the work.'], ['Nobody has shown that stars decide a life, so I claim no more than tradition.', 'Whoever tells you that a chart fixes a profession says too much.'], ['Use it as one voice beside others.', 'What the other one does now is not settled either.']],
      [['जुड़वाँ की राशियाँ मिलती हैं, बारीक वर्ग अलग होते हैं: कुछ मिनट में D9, D10 और दशा की तारीखें बदलती हैं, बाकी पढ़ाई, लोग और चुनाव करते हैं।', 'क्योंकि कुंडली शुरुआत है, पूरा रास्ता नहीं; मिनटों का फ़र्क बारीक वर्ग बदल देता है, और जीवन उससे बड़ा है।', 'ज्योतिष पर यह सबसे अच्छा सवाल है: बड़ी कुंडली एक, बारीक अलग, और कुंडली अकेली कुछ तय नहीं करती।', 'मिनटों के फ़र्क से लग्न एक रहता है, बारीक वर्ग बदलते हैं; और मेहनत के बिना कोई डॉक्टर नहीं बनता।'], ['तारे जीवन तय करते हैं, इसका सबूत नहीं; परंपरा से आगे कोई दावा नहीं।', 'जो कहे कि कुंडली पेशा पक्का कर देती है, वह ज़्यादा कहता है।'], ['इसे एक राय मानिए।', 'जो आज घर बैठा है, उसका कल तय नहीं है।']],
    ],
  ],
];

/** Questions that words settle alone, without a chart: free. */
export const settledTalk: readonly Plain[] = [
  ...rows.map(([pattern, not, told]): Plain => ({ isFree: true, usesChart: false, holds: ({ words }) => pattern.test(words) && not?.test(words) !== true, compose: (context) => tell(context, told) })),
  // "You said a delay, how much exactly?" without an answer before it: of which matter?
  { isFree: true, usesChart: false, holds: ({ words, read }) => / (?:you (?:said|told|wrote|mentioned)|(?:aapne|apne|tumne) (?:kaha|bola|bataya|likha)|(?:my |the )?last answer|pichhle jawab|pichle jawab) /u.test(words) && / (?:how (?:much|long|many)|exactly|kitn[aie]|when|kab|which|kaun\w*|konsa) /u.test(words) && read.matter.rank === 0 && read.kind !== 'thanks' && read.kind !== 'complaint', compose: composeBare },
];
