import { settle, type Plain, type Settled } from '../plain';

const rows: readonly Settled[] = [
  // How the answers come about.
  [
    [/ (?:(?:which|what|kya|kaun ?sa|kaunsi|konsa|konsi) (?:\w+ )?(?:method|methods|system|technique|vidhi|paddhati|formula|ayanamsha?)|how (?:do|does|can|did) (?:you|this|it|the|an|ai|a) (?:\w+ ){0,3}(?:know|calculate|compute|predict|find out|work|read)|(?:kaise|kese) (?:pata|calculate|ganana|nikal\w*|jaan\w*) (?:\w+ ){0,2}(?:chal\w*|kar\w*|ho|hai|lagat\w*)) /u, / (?:ai|app|you|your|this site|site|software|computer|machine|method|system|tum|aap|aapko|apko|vidhi|astrology) /u],
    / (?:future|bhavishya|just (?:a )?\w+|believe|my (?:boss|husband|wife|ex|job|son|daughter)|mera|meri|mere|kab|when|marriage|shaadi|job|business|shop|factory|office|solar|field) /u,
    [
      [['I am an AI: the positions of the planets are computed for the minute and place of your birth, with the Lahiri ayanamsa and whole-sign houses, as in the panchang.', 'By computing, not by guessing: planets for your minute and place of birth (Lahiri ayanamsa, Vimshottari dashas), and then the rules of jyotish.'], ['Each answer names the houses and periods that it rests on; the accuracy page compares them with another engine.', 'What no chart holds I do not know, and say so.']],
      [['मैं एआई हूँ: आपके जन्म के मिनट और जगह से ग्रहों की स्थिति गिनी जाती है, लाहिरी अयनांश और पूरे भाव से, जैसे पंचांग में।', 'अंदाज़े से नहीं, गणना से: जन्म के मिनट और जगह के ग्रह (लाहिरी अयनांश, विंशोत्तरी दशा), फिर ज्योतिष के नियम।'], ['हर जवाब बताता है कि वह किस भाव और दशा पर टिका है; सटीकता वाला पेज दूसरे इंजन से मिलान दिखाता है।', 'जो कुंडली में नहीं होता, वह मुझे पता नहीं, और यही कहा जाता है।']],
    ],
  ],
  // Answers that change from one time to the next.
  [
    [/ (?:jawa?a?b|answers?|reply|replies|bat|baat|prediction\w*|bhavishya\w*|(?:you|aap|ap|tum) (?:\w+ ){0,3}(?:say|said|tell|told|bol\w*|kah\w*|keh\w*)) /u, / (?:har ba+r (?:\w+ ){0,3}(?:badal\w*|badl\w*|alag|kuch aur|dusr\w*|ulta)|badal (?:ja\w*|rah\w*|diy\w*|det\w*)|badalt\w* (?:rah\w*|rehta|ho)|(?:kabhi|ka?l) (?:\w+ ){1,4}(?:kabhi|aaj|abhi) |kal .* aaj (?:bura|achh?a|kuch|ulta|mana|nahi)|every time (?:\w+ ){0,4}(?:different|changes?|another)|(?:keeps?|keep on) chang\w*|changes? (?:every|each) time|yesterday .* today|different (?:each|every) time|different answers?|contradict\w*) /u, / (?:jawa?a?b|answers?|you|aap|ap|tum|tumhar\w*|aapk\w*|apk\w*|your) /u],
    / (?:he|she|boss|husband|wife|boyfriend|girlfriend|client|company|landlord|another app|other app|dusre app|pandit|astrologer said|two astrologers) /u,
    [
      [['You are right to mind it: your chart has not changed, only the wording and the sky of the day have, and a good word beside a bad one helps nobody.', 'That is a fair complaint: one chart must not give two verdicts, and where it sounded so, the fault is in how it was said here.'], ['Hold on to what carries a date and a planet: those stay the same whenever you ask.', 'What is fixed are the dashas and their dates; a single day is weather and weighs little.'], ['Name one matter, your work, money or marriage, and I give one verdict with its dates.']],
      [['आपकी शिकायत सही है: कुंडली नहीं बदली, बस शब्द और उस दिन का आकाश बदला; एक दिन अच्छा, एक दिन बुरा कहना किसी काम का नहीं।', 'बात ठीक है: एक कुंडली के दो फ़ैसले नहीं होने चाहिए; ऐसा लगा हो, तो कमी यहाँ के कहने में है।'], ['जिस बात में तारीख और ग्रह लिखा हो, वही पकड़िए; वह हर बार वही रहती है।', 'पक्की बात दशाएँ और उनकी तारीखें हैं; एक दिन का हाल मौसम जैसा है।'], ['एक विषय लिखिए, काम, पैसा या विवाह; तारीख के साथ एक ही फ़ैसला मिलेगा।']],
    ],
  ],
  // Which of two charts is looked at.
  [
    [/ (?:lagna?|lagn|ascendant|rising) /u, / (?:chandra?|chand|moon|rashi|raashi|surya|sun|navams?h?a?|navmansh|d9) (?:kundl\w*|kundal\w*|chart|sign|rashi|se|wali|wala|lagna?)? ?/u, / (?:kaun ?s[aie]|kons[aie]|kon si|kis ?(?:se|ko)|which|what) (?:\w+ ){0,5}(?:dekh\w*|mane|maane|manu|maanu|follow\w*|look\w*|see|use|read|consider\w*|important|sahi|main|believe|padh\w*)/u],
    / (?:my lagna is|mera lagna kya|difference|fark|farak|antar|kab|when|marriage|shadi) /u,
    [
      [['The lagna chart first: it holds the houses of your life; the Moon chart is the second look, for the mind and for transits such as Sade Sati.', 'Go by the lagna chart for events, and by the Moon chart for moods and for what Saturn does just now.'], ['Where both say the same, the word is strong; where they differ, the lagna weighs more.', 'The D9 comes third, for marriage and for how a planet holds out.'], ['Answers here are read from the lagna chart.']],
      [['पहले लग्न कुंडली: जीवन के भाव उसी से हैं; चंद्र कुंडली दूसरी नज़र है, मन और गोचर (जैसे साढ़ेसाती) के लिए।', 'घटनाएँ लग्न कुंडली से देखिए, और मन का हाल व शनि का गोचर चंद्र कुंडली से।'], ['दोनों एक ही बात कहें, तो बात पक्की; फ़र्क हो, तो लग्न का वज़न ज़्यादा है।', 'नवांश तीसरा है, विवाह और ग्रह के टिकने के लिए।'], ['यहाँ के जवाब लग्न कुंडली से पढ़े जाते हैं।']],
    ],
  ],
];

/** What is asked of the reader itself, and which chart it reads. */
export const thisReader: readonly Plain[] = settle(rows);
