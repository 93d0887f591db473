import { chooseGrounds } from '../judgement';
import { join } from '../join';
import { composeTalk } from '../talk';
import { sayNoVerdict } from './sure';
import { isWeighed, spanOf, wordsOf, type ComposeTurn, type Turn } from './turn';

const sages = / (?:pandit\w*|pandeet\w*|astrologer\w*|jyotish\w*|jyotsh\w*|guruji|guru ji|baba\w*|tantrik|acharya\w*|shastri\w*|maharaj|purohit|mahant|ojha|panditji|app|apps|astrotalk|website|youtube|reader|palmist|numerolog\w*|tarot|priest|maulvi|swami\w*|jyotishi\w*|panchang|software|site) /u;
const kin = / (?:mother|mom|mummy|mum|maa|ma|amma|father|papa|dad|husband|pati|wife|patni|biwi|friend\w*|dost\w*|family|ghar ?wale|uncle|aunty|aunt|chacha|chachi|mama|mami|bhai|bhaiya|didi|sister|brother|bua|mausi|nani|dadi|saas|sasur|log|people|everyone|everybody|sab|boss|teacher|doctor|lawyer|vakil|agent|cousin|neighbou?r\w*|he|she|they) .*(?:say\w*|said|told|tells?|kah\w*|keh\w*|bol\w*|thinks?|bata\w*|man\w*|believ\w*|mana) /u;
const untrue = / (?:(?:last|previous|pichh?l[aei]|pichh?ali|pehle|pahle|earlier|before|every|har) (?:time|bar|baar|year|saal|sal|bhi|month|mahine)|(?:you|u|aap|ap|aapne|apne|tumne|tum) (?:\w+ ){0,3}(?:said|told|say|kaha|bola|bataya|likha|wrote|promised|bole|kahe)|(?:didnt|did not|nothing|kuch nahi|kuchh nahi|kuch nhi|never) (?:\w+ )?(?:happen\w*|hua|hui|come|came|mila)|nahi hua|nahi hui|nhi hua|galat nikl\w*|jhut\w*|jhooth\w*|wrong|false|lie) /u;

/** The opening and the counterpart of an objection by whom it rests on. */
function leadOf(turn: Turn, plain: string): string {
  const { about: { say, question }, judgement } = turn;
  const span = spanOf(turn);
  const stays = { yes: ['it has good support', 'इसे अच्छा सहारा है'], careful: ['it is mixed and workable', 'बात मिली-जुली है, पर बनती है'], slow: ['it has little support yet', 'इसे अभी कम सहारा है'] }[judgement.level];
  const [at, tab] = span === '' ? ['', ''] : [`, with ${span} as its time`, `, और समय ${span} का है`];
  if (sages.test(plain))
    return say([['Two readings of one birth can differ', 'That may come from another way of reckoning'], [`; by your computed chart I stay with mine: ${stays[0]}${at}.`, `, and by the chart before me mine stays: ${stays[0]}${at}.`]], [['एक ही जन्म की दो राय हो सकती हैं', 'गणना का तरीका अलग हो, तो राय भी अलग होती है'], [`; आपकी कुंडली से मेरी बात वही है: ${stays[1]}${tab}।`, `, पर सामने की कुंडली यही कहती है: ${stays[1]}${tab}।`]]);
  if (untrue.test(plain))
    return say([['Then that answer did not help you, and I am sorry', 'I am sorry that it did not come so'], [`: a time in a chart is a chance and no promise; by the chart ${stays[0]}${at}.`, `; a good time only raises the chance. Today the chart says: ${stays[0]}${at}.`]], [['तो वह बात पूरी नहीं उतरी, इसके लिए खेद है', 'ऐसा नहीं हुआ, इसका खेद है'], [`; कुंडली का समय मौका होता है, वादा नहीं। आज की कुंडली से ${stays[1]}${tab}।`, `; अच्छा समय बस संभावना बढ़ाता है। कुंडली में ${stays[1]}${tab}।`]]);
  if (kin.test(plain))
    return say([['They may know things that no chart shows', 'Their word counts: they see what no chart does'], [`, and weigh that; from your chart alone ${stays[0]}${at}.`, `; the chart by itself says: ${stays[0]}${at}.`]], [['वे जो देखते हैं, वह कुंडली में नहीं होता', 'उनकी बात भी तौलिए, वे सामने से देखते हैं'], [`; सिर्फ़ कुंडली से देखें, तो ${stays[1]}${tab}।`, `, पर कुंडली अपनी ओर से कहती है: ${stays[1]}${tab}।`]]);
  const isOracle = question.astrologer === 'Oracle';
  return say([isOracle ? ['You are right to say it', 'That counts, and it is not in a chart'] : ['That is a fair point, and the chart does not know it', 'That weighs too, and no chart holds it'], [`; what the chart shows stays: ${stays[0]}${at}.`, `, so take it together: by the chart ${stays[0]}${at}.`]], [['आपकी बात ठीक है, यह भी तौलना होगा', 'यह बात भी गिनी जाएगी, कुंडली इसे नहीं जानती'], [`; कुंडली का हिस्सा वही है: ${stays[1]}${tab}।`, `, कुंडली की ओर से ${stays[1]}${tab}।`]]);
}

/** "But my pandit said …": the objection itself is met first, and then what the chart holds against it. */
export const composeObjection: ComposeTurn = (turn) => {
  const { about, judgement, context } = turn;
  const plain = wordsOf(context);
  const { say, tell, book } = about;
  if (turn.before.matter.careful && turn.before.fact === null) return sayNoVerdict(turn);
  if (!isWeighed(turn)) return sages.test(plain) ? null : composeTalk({ ...context, read: { ...context.read, kind: 'complaint' } });
  const { grounds: [ground], against } = chooseGrounds(judgement, 1);
  const shown = [ground ? tell(book.ground(ground, judgement.matter.id, null)) : '', against ? tell(book.against(against)) : ''].filter((each) => each !== '').join(' ');
  const end = sages.test(plain)
    ? say([['Ask them from which house and dasha they read it, and compare.', 'Compare the lagna first: with another hour of birth everything moves.']], [['उनसे पूछिए किस भाव और दशा से देखा, फिर मिलाइए।', 'पहले लग्न मिलाइए; जन्म समय बदले, तो सब बदलता है।']])
    : say([['Decide by what you can see yourself; the chart is one voice beside it.', 'If the two differ, what has happened counts more than any chart.']], [['जो आँखों से दिखे, उससे फ़ैसला कीजिए; कुंडली उसके साथ की एक राय है।', 'दोनों अलग हों, तो जो हुआ है वही बड़ी बात है।']]);
  return join(leadOf(turn, plain), shown, end);
};
