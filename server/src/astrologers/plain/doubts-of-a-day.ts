import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Context } from '../compose/context';
import { composePast } from '../compose/special';
import { findHorizon } from '../question/horizon';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishWays } from '../words/english-words';
import { hindiWays } from '../words/hindi-words';
import { tell, type Plain, type Told } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

type Row = readonly [pattern: RegExp, not: RegExp | null, told: Told];

const rows: readonly Row[] = [
  // An appointment that falls into Rahu kaal.
  [
    / rahu ?ka?al\w* .*(?:interview|intarview|intaravyu|exam|paper|appointment|meeting|flight|train|joining|viva|result|delivery|call|mil rah\w*|pad gay\w*|pad rah\w*|aa gay\w*|aa rah\w*|falls|fall|badal\w*|badl\w*|change|reschedul\w*|postpone|cancel|jau|jaun|jana|go|attend|nikal\w*|bahar|ghar se) | (?:interview|intarview|exam|paper|appointment|meeting|flight|train|joining|viva|delivery|dilivri|dilivari|gaadi|gadi) .*rahu ?ka?al\w* /u, / (?:kab hai|what time|timing|kitne baje|when is|kya hota|what is rahu) /u,
    [
      [['No, keep the appointment: Rahu kaal is left out for beginnings that one chooses oneself, not for a time that others have fixed.', 'Go at the given time: tradition avoids starting something new in Rahu kaal, and what is already called for is not new.', 'There is no need to move it; the hour and a half of Rahu kaal comes every day, and people succeed in it every day.', 'Leave it as it is: nothing goes wrong because of the hour.'], ['If it calms you, leave home before it begins: then the start lay outside.', 'Those who keep the custom set out a little earlier, and that is all.'], ['Preparation and sleep the night before weigh far more.', 'Read your papers once more instead of the clock.']],
      [['नहीं, समय मत बदलवाइए: राहु काल में अपनी ओर से नई शुरुआत टालते हैं, दूसरों का तय किया समय नहीं।', 'जाइए: परंपरा राहु काल में नया काम शुरू करना टालती है, जो पहले से तय हो, वह नया नहीं।', 'बदलवाने की ज़रूरत नहीं; राहु काल रोज़ डेढ़ घंटे आता है, और रोज़ लोग उसमें सफल होते हैं।', 'वैसे ही रहने दीजिए: इस घड़ी से कुछ नहीं बिगड़ता।'], ['मन मानता हो, तो उससे पहले घर से निकल जाइए; शुरुआत बाहर हो गई।', 'जो मानते हैं, वे थोड़ा पहले निकलते हैं, बस इतना।'], ['तैयारी और रात की नींद का असर इससे कहीं ज़्यादा है।', 'घड़ी के बदले एक बार तैयारी देख लीजिए।']],
    ],
  ],
  // The first letters of two names.
  [
    / (?:(?:name|naam|nam)\w* .*(?:first letter|pehla akshar|pahla akshar|letter|akshar|starts? with|begins? with|(?:^| )['‘"]?[a-zऀ-ॿ]{1,2}['’"]? se (?:hai|start|shuru|suru)) .*(?:banegi|match\w*|compatib\w*|jodi|jori|milega|milta|mil jayega|good|nibheg\w*|chaleg\w*|shadi|shaadi|marry|marriage|kaisi|kaisa|suit\w*|sahi|thik|theek|lucky|love|partner|rishta)|['‘]?[a-z]['’]? (?:aur|and|or) ['‘]?[a-z]['’]? (?:naam|name|se|letter)\w* .*(?:jodi|match\w*|banti|banegi|shadi|shaadi|rishta|kaisi|compatib\w*)|(?:match\w*|compatib\w*|jodi|jori|gun|guna) .*(?:by|with|from|through|se) (?:our |the |hamare |dono ke )?(?:names?|naam|nam)) /u, / (?:child|baby|bachch\w*|beta|beti|shop|dukan|business|company) /u,
    [
      [['Letters of names decide nothing between two people: what is matched are the two Moons at birth, and not what somebody is called.', 'No, from two letters nothing can be said; the same two letters belong to couples who stay and to couples who part.', 'The first letter is custom from the nakshatra and holds only where the name was given by it; it is no match.', 'I will not judge two people by two letters: with both births it can be done properly.'], ['On the Kundli Matching page both births give all eight kootas with their reasons, free.', 'Kundli Matching takes both dates, times and places and shows 36 points with reasons, without a charge.'], ['If their birth is not known, go by how you talk and how quarrels end.', 'Without their birth details watch how they keep small promises.']],
      [['नाम के अक्षर से दो लोगों की बात तय नहीं होती: मिलान दोनों के जन्म के चंद्रमा से होता है, नाम से नहीं।', 'दो अक्षरों से कुछ नहीं कहा जा सकता; इन्हीं अक्षरों के जोड़े टिकते भी हैं और अलग भी होते हैं।', 'पहला अक्षर नक्षत्र की परंपरा है, और तभी जब नाम उसी से रखा गया हो; यह मिलान नहीं।', 'दो अक्षरों से फ़ैसला ठीक नहीं; दोनों के जन्म से सही मिलान हो सकता है।'], ['"कुंडली मिलान" पेज पर दोनों के जन्म से आठों कूट कारण के साथ मुफ़्त दिखते हैं।', '"कुंडली मिलान" में दोनों की तारीख, समय और जगह दीजिए, 36 गुण मुफ़्त दिखेंगे।'], ['जन्म विवरण न हो, तो देखिए कि बात कैसे होती है और झगड़ा कैसे मिटता है।', 'विवरण न मिले, तो छोटे वादे निभते हैं या नहीं, यह देखिए।']],
    ],
  ],
  // The name of somebody to come.
  [
    / (?:(?:husband|wife|pati|patni|partner|life ?partner|jivansathi|jeevansathi|spouse|dulha|dulhan|hone wal[aei]|hone val[aei])\w* .*(?:naam|nam|name) .*(?:kis akshar|kaun ?s[ae] akshar|kons[ae] akshar|kya hoga|which letter|what letter|which alphabet|kis letter)|(?:which|what|kis) (?:letter|alphabet|akshar) .*(?:husband|wife|pati|patni|partner|spouse|jivansathi|jeevansathi)|(?:first letter|initial|pehla akshar|pahla akshar|starting letter|naam ka akshar|alphabet) .*(?:husband|wife|pati|patni|partner|life ?partner|jivansathi|jeevansathi|dulha|dulhan|girlfriend|boyfriend|spouse|future)|(?:husband|wife|pati|patni|partner|life ?partner|jivansathi|jeevansathi|spouse|his|her) .*(?:first letter|initial|pehla akshar|pahla akshar|starting letter|alphabet)) /u, / (?:match\w*|compatib\w*|jodi|banegi|starts? with|good for) /u,
    [
      [['No chart knows a name, nor its first letter; whoever names one guesses.', 'That cannot be read: names are given by parents and not by planets.', 'A kundli holds no letters of other people, so I will not invent one.', 'I cannot tell it, and neither can another: a name is not in a chart.'], ['What it does show is the manner of a spouse and the time: ask for these.', 'Ask what your spouse will be like, or when; that can be read.']],
      [['नाम या उसका पहला अक्षर कुंडली में नहीं होता; जो बताए, वह अंदाज़ा है।', 'यह नहीं देखा जा सकता: नाम माता-पिता रखते हैं, ग्रह नहीं।', 'किसी और के नाम का अक्षर कुंडली में नहीं, मनगढ़ंत कहना ठीक नहीं।', 'नाम कुंडली में नहीं होता, न पूरा, न अक्षर।'], ['स्वभाव और समय दिखता है: वह पूछिए।', 'जीवनसाथी कैसा होगा या कब, यह पूछिए, वह देखा जा सकता है।']],
    ],
  ],
  // A new spelling of one's name.
  [
    / (?:(?:change|changing|badl\w*|badal\w*|modify|add|jod\w*|double|extra) .*(?:spelling|speling|my name|naam ki|name se|letter)|(?:spelling|speling) .*(?:change|changing|badl\w*|badal\w*|help|effect|luck|fayda)|from \w+ to \w+ .*(?:name|spelling|help|luck)) /u, / (?:surname|after marriage|shadi ke baad|shop|company|business|brand|number|baby|child|passport|aadhar) /u,
    [
      [['You may write it as you like, but it changes nothing in a kundli: spelling is numerology, and nobody has shown that it helps.', 'It will not help by itself: your chart is the same under any spelling.', 'No, a letter more or less moves no planet; change it only if you like the look of it.', 'Do it for the sound if you wish, and not for luck: a chart knows no spelling.'], ['Papers, bank and degrees then no longer agree, and that is real trouble.', 'Think of certificates and bank papers first, they all have to follow.']],
      [['मन हो तो लिखिए, पर कुंडली में इससे कुछ नहीं बदलता: स्पेलिंग अंकशास्त्र की बात है, और उसका फ़ायदा किसी ने साबित नहीं किया।', 'अकेले स्पेलिंग से मदद नहीं होती: कुंडली वही रहती है।', 'नहीं, एक अक्षर से ग्रह नहीं बदलते; अच्छा लगे तभी बदलिए।', 'सुनने में अच्छा लगे तो कीजिए, भाग्य के लिए नहीं।'], ['कागज़, बैंक और डिग्री में नाम अलग हो जाए, तो वह असली परेशानी है।', 'पहले प्रमाणपत्र और बैंक के कागज़ देखिए, सब बदलने होंगे।']],
    ],
  ],
  // Whether somebody once loved.
  [
    / (?:did (?:he|she|they|my ex|\w+) (?:ever |really |truly |actually )+(?:love|like|care|miss)\w*|did .* (?:really|ever|truly) love me|(?:usne|us ne|unhone) .*(?:kabhi|sach (?:me|mein|men)|sachme|sacha|sachcha|dil se) .*(?:pyar|mohabbat|prem|chaha)|(?:wo|woh|vo) .*(?:sach (?:me|mein|men)|sachme|kabhi) .*(?:pyar|prem) (?:karta|karti) (?:tha|thi)|was it (?:real|true) love|was (?:his|her) love (?:real|true)) /u, null,
    [
      [['What somebody felt then stands in no chart, and I will not invent it for you.', 'No kundli holds another heart, least of all one of years ago.', 'I cannot tell you that: a chart shows your side of a tie and not the other.', 'That answer lies with them alone; yours is only how it was for you.'], ['What you felt was real, and that does not depend on the reply.', 'Go by what was done in those days: time given and words kept tell it best.'], ['If you want, ask what the coming time holds for love.', 'Ask on for yourself, that I can read.']],
      [['किसी ने तब क्या महसूस किया, यह किसी कुंडली में नहीं होता, और मनगढ़ंत कहना ठीक नहीं।', 'दूसरे का दिल कुंडली में नहीं दिखता, बीते सालों का तो बिल्कुल नहीं।', 'यह नहीं बताया जा सकता: कुंडली आपकी ओर की बात दिखाती है।', 'इसका जवाब सिर्फ़ उनके पास है; आपके पास अपना सच है।'], ['आपने जो महसूस किया, वह सच था, और वह उनके जवाब पर नहीं टिका।', 'उन दिनों के काम देखिए: दिया हुआ समय और निभाई बात ही बताती है।'], ['चाहें तो आगे प्रेम का समय पूछिए।', 'अपने लिए आगे की बात पूछिए, वह देखी जा सकती है।']],
    ],
  ],
];

/** Customs and doubts of a day that no chart is needed for: free. */
export const doubtsOfADay: readonly Plain[] = rows.map(([pattern, not, told]) => ({
  isFree: true,
  usesChart: false,
  holds: ({ words }) => pattern.test(words) && not?.test(words) !== true,
  compose: (context) => tell(context, told),
}));

const chance = / (?:lottery|loteri|lotteries|lotri|lotto|satta|matka|jackpot|kbc|dream ?11|betting|bet|casino|teen patti|rummy|kerala lottery|bumper) /u;

/** Games of chance: never a verdict, and where the chart does show money coming from. */
function composeChance({ say, book, strengths }: Context): string {
  const [lord, house] = [strengths.view.lord(11), strengths.view.house(strengths.view.lord(11))];
  return [
    say([['No chart tells a game of chance, and I give no verdict on one', 'Nobody can see that in a chart: it is chance, and the odds are against whoever plays', 'That I will not say, neither yes nor no: chance is not in a kundli'], ['; never play with borrowed money.', ', so put in only what you can lose.']], [['ऐसा दाँव कुंडली से नहीं बताया जा सकता, इस पर हाँ या ना कहना ठीक नहीं', 'यह कुंडली में नहीं दिखता: यह संयोग का खेल है, और संयोग खेलने वाले के खिलाफ़ रहता है'], ['; उधार के पैसे से कभी मत खेलिए।', ', उतना ही लगाइए जितना खोना सह सकें।']]),
    say([[`What your chart does show of income: the lord of your 11th house is ${book.planet(lord)}, and ${book.planet(lord)} is in your ${th(house)} house`, `Income is seen elsewhere: the lord of your 11th house is ${book.planet(lord)}, and ${book.planet(lord)} is in your ${th(house)} house`], `, so money comes by way of ${englishWays[house - 1]}.`], [`कमाई की बात कुंडली यह कहती है: 11वें भाव के स्वामी ${book.planet(lord)} हैं, और ${book.planet(lord)} ${o(house)} भाव में हैं; पैसा ${hindiWays[house - 1]} के रास्ते आता है।`]),
    say([['Ask me when income grows, that I can read.', 'If money presses, ask about income or the debt instead.']], [['आय कब बढ़ेगी, यह पूछिए, वह देखा जा सकता है।', 'पैसे की तंगी हो, तो आय या कर्ज के बारे में पूछिए।']]),
  ].join('\n\n');
}

export const gamesOfChance: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words }) => chance.test(words) && / (?:win|jit\w*|jeet\w*|lag\w*|luck|number|chance|chances|kya|will|should|can|mil\w*|yog|buy|khel\w*|play|kab|when|kismat) /u.test(words) && !/ (?:h1b|h 1b|h1 b|visa|green card|draw|flat|plot|stop|addict\w*|quit|chhod\w*|chhud\w*|lat|aadat|lost|haar|husband|pati|bhai|brother|son|beta|debt|karz|suicide|die) /u.test(words),
  compose: composeChance,
};

const helpers: readonly (readonly [house: number, english: string, hindi: string, words: RegExp])[] = [
  [9, 'your father and elders', 'पिता और बड़े', / (?:father|papa|pita|dad|father's|paternal|pitru) /u], [4, 'your mother and her side', 'माँ और ननिहाल', / (?:mother|maa|mummy|mom|mata|nanihal|maternal) /u], [7, 'your husband or wife', 'जीवनसाथी', / (?:spouse|husband|wife|pati|patni|partner|jeevansathi|jivansathi) /u], [3, 'brothers and sisters', 'भाई-बहन', / (?:brother\w*|sister\w*|sibling\w*|bhai|behen|bahan) /u],
  [11, 'friends', 'मित्र', / (?:friends?|dost|doston|mitra) /u], [10, 'seniors at work', 'काम के बड़े अफ़सर', / (?:boss|seniors?|colleague\w*|office) /u], [12, 'somebody from outside, a stranger at first', 'बाहर का कोई, जो पहले अजनबी हो', / (?:stranger\w*|outsider\w*|ajnabi|bahar wale|bahar ka|paraye|foreigner\w*) /u], [5, 'your children', 'संतान', / (?:children|child|son|daughter|beta|beti|bachche|santan) /u],
];
const asksHelper = / (?:who (?:will|would|can|is going to|are going to|all will) (?:really |actually |most )?(?:help|support|stand by|stand with)|who (?:helps|supports) me|kaun (?:mera |meri |mere )?(?:sath|saath|madad|help|kaam) .*(?:dega|degi|denge|karega|karenge|aayega|aayenge)|kis(?:se|ka|ki) (?:sabse )?(?:zyada |jyada )?(?:madad|sath|saath|sahara|help)|(?:sahara|lathi) kaun|kaun .*sahara|sabse (?:zyada|jyada) (?:madad|sath|saath|sahara|help)) /u;

/** Who is of most help in life: the house among those named whose lord is strongest. */
function composeHelper({ say, book, strengths }: Context, words: string): string {
  const named = helpers.filter(([, , , pattern]) => pattern.test(words));
  const among = named.length > 1 ? named : helpers;
  const strengthOf = (house: number) => strengths.of(strengths.view.lord(house));
  const [best, next] = [...among].sort((a, b) => strengthOf(b[0]) - strengthOf(a[0]));
  if (!best || !next) return '';
  const lord: PlanetName = strengths.view.lord(best[0]);
  const at = strengths.view.house(lord);
  return [
    say([[`Most of all ${best[1]}`, `First of all ${best[1]}`], [`; after that ${next[1]}.`, `, and next ${next[1]}.`]], [[`सबसे ज़्यादा ${best[2]}`, `सबसे पहले ${best[2]}`], [`; उसके बाद ${next[2]}।`, `, फिर ${next[2]}।`]]),
    say([`${book.planet(lord)}, lord of your ${th(best[0])} house, is in the ${th(at)} house`, [' and is the strongest of the lords in question.', ' and has most strength among them.']], [`${o(best[0])} भाव के स्वामी ${book.planet(lord)} ${o(at)} भाव में हैं`, [' और इनमें सबसे बली हैं।', ', बल इन्हीं का सबसे ज़्यादा है।']]),
    say([['Help comes sooner where it is asked for plainly.', 'Tell them what you need; no chart asks in your place.']], [['मदद वहीं जल्दी मिलती है, जहाँ साफ़ माँगी जाए।', 'क्या चाहिए, यह कहिए; माँगना आपको ही है।']]),
  ].join('\n\n');
}

export const whoHelps: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words }) => asksHelper.test(words),
  compose: (context, { words }) => composeHelper(context, words),
};

const happened = / (?:something (?:big|bad|major|serious|important|happened|strange)|kuch (?:bada|bura|hua|khas|galat|aisa)|kuchh (?:bada|bura|hua|khas|galat|aisa)|ek (?:ghatna|hadsa)|what happened (?:to me|in my life)|kya hua tha|kya (?:ghatna|hua)|incident) /u;
const sees = / (?:see|seen|tell|guess|shows?|read|find|know|visible|check|dikh\w*|dekh\w*|bata\w*|pata|samajh\w*|pehchan\w*) /u;

const pastOf = (context: Context) => {
  const { read, now, question } = context;
  return findHorizon(read.text, new Date(now), Date.parse(question.chart.utc));
};

/** "Something big happened last August, can you see it?": what ran then, and that a chart names no event. */
export const seesPast: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => happened.test(words) && sees.test(words) && / (?:last|ago|pichh?a?l[aie]|pichli|19\d\d|20\d\d|pehle|was|tha|thi|hua|happened) /u.test(words) && read.horizon?.isPast !== false && findHorizon(read.text, new Date(), 0)?.isPast === true,
  compose: (context) => {
    const horizon = pastOf(context);
    const text = composePast({ ...context, read: { ...context.read, horizon: horizon ?? context.read.horizon } });
    return `${text}\n\n${context.say([['A chart names the field and the weight of a time, not the event itself.', 'What exactly it was is yours to say; a chart shows the stretch it fell into.']], [['कुंडली समय का रुख बताती है, घटना का नाम नहीं।', 'ठीक-ठीक क्या हुआ, यह आप जानते हैं; कुंडली उस दौर का विषय दिखाती है।']])}`;
  },
};
