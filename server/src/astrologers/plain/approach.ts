import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Context } from '../compose/context';
import { judge } from '../compose/judgement';
import { getMatter, type MatterId } from '../question/matters';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { fromRow, type Asked, type Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

type Way = readonly [english: string, hindi: string];
/** How a person is best at winning others, by the planet that carries them. */
const hearts: Record<PlanetName, Way> = {
  Sun: ['be seen at what you do well, and ask openly', 'जो अच्छा करते हैं, उसी में दिखिए, और खुलकर पूछिए'],
  Moon: ['listen more than you talk, and remember what you were told', 'कम बोलिए, ज़्यादा सुनिए, और सुनी बात याद रखिए'],
  Mars: ['say it plainly and soon, in one sentence', 'साफ़ और जल्दी कहिए, एक वाक्य में'],
  Mercury: ['begin with talk: a question about their work, a short message, some humour', 'बात से शुरू कीजिए: काम का सवाल, छोटा संदेश, थोड़ी हँसी'],
  Jupiter: ['be sincere and respectful, and let somebody whom both trust bring you together', 'सच्चे और आदर वाले रहिए, और किसी ऐसे के ज़रिये मिलिए जिस पर दोनों को भरोसा हो'],
  Venus: ['take care of small courtesies: time, taste and a kind word', 'छोटी-छोटी बातों का ध्यान रखिए: समय, सलीका और मीठी बात'],
  Saturn: ['take your time and be somebody to rely on', 'समय लीजिए और भरोसे के बनिए'],
  Rahu: ['suggest something new to do together', 'साथ में कुछ नया करने को कहिए'],
  Ketu: ['keep it simple and without show', 'सादगी रखिए, दिखावा नहीं'],
};
const talks: Record<PlanetName, Way> = {
  Sun: ['speak to the one who decides, alone, and with a clear proposal', 'जो तय करते हैं, उनसे अकेले में साफ़ प्रस्ताव लेकर बात कीजिए'],
  Moon: ['start with what they feel, and let an elder woman of the house be on your side', 'पहले उनके मन की सुनिए, और घर की किसी बड़ी महिला को साथ लीजिए'],
  Mars: ['be direct and short, and keep anger out of the room', 'सीधी और छोटी बात कीजिए, गुस्से को बाहर रखिए'],
  Mercury: ['write down first what you want to say, with facts and dates, and talk along that paper', 'पहले लिख लीजिए कि क्या कहना है, बातें और तारीखें, फिर उसी क्रम से बात कीजिए'],
  Jupiter: ['bring an elder whom both sides respect, and ask for advice rather than for consent', 'ऐसे बड़े को बीच में लाइए जिन्हें दोनों मानते हों, और मंज़ूरी से पहले सलाह माँगिए'],
  Venus: ['choose a good hour and a kind tone, and offer something before you ask', 'अच्छा समय और मीठा लहजा चुनिए, माँगने से पहले कुछ दीजिए'],
  Saturn: ['do not press: bring it up three times in small portions, with proof that you mean it', 'ज़ोर मत दीजिए: तीन बार थोड़ा-थोड़ा कहिए, और काम से भरोसा दिलाइए'],
  Rahu: ['check what they have heard from others before you speak', 'बात करने से पहले देखिए कि उन्होंने दूसरों से क्या सुना है'],
  Ketu: ['ask for one thing only, and be ready to let the rest go', 'बस एक बात माँगिए, बाकी छोड़ने को तैयार रहिए'],
};

interface Row {
  pattern: RegExp;
  matter: MatterId;
  house: number;
  ways: Record<PlanetName, Way>;
  closing: readonly [readonly string[], readonly string[]];
}

const how = '(?:how (?:do|can|should|to|could|shall|will)|what (?:should|can|do|shall) i (?:do|say)|what (?:will|would|can)(?: finally| ever)?|kaise|kese|kya (?:karu|karun|karna|bolu|bolun|kahu|kahun)|kis tarah|tarika|tips|way to|best way)';
const either = (before: string) => new RegExp(` (?:${how} .*(?:${before})|(?:${before}) .*${how}) `, 'u');

const rows: readonly Row[] = [
  {
    pattern: either('attract|impress|crush|propose (?:to )?(?:her|him|my|a|the|someone)|propose kar\\w*|prapose kar\\w*|win (?:her|his|back)|(?:her|his) heart|like me|notice me|fall for me|approach (?:her|him|a|my)|ask (?:her|him) out|dil jit\\w*|dil jeet\\w*|pata(?:u|un|na|yen)|impress kar\\w*|confess|dil ki baat|feelings bata\w*|izhaar|ijhar|pyar ka izhar|dosti kar\\w*|close to (?:her|him)|apni or|apni taraf'),
    matter: 'love', house: 5, ways: hearts,
    closing: [
      ['No planet turns a heart: a clear no is an answer too, and then let go with grace.', 'What the other feels is in no chart, so ask once and respect the reply.', 'A chart shows your side only; the rest is theirs to say.', 'Be ready for both answers, and your dignity stays either way.'],
      ['किसी का मन ग्रह नहीं बदलते; साफ़ ना भी जवाब है, उसे मान लीजिए।', 'सामने वाले का मन कुंडली में नहीं, एक बार पूछिए और जवाब का आदर कीजिए।', 'कुंडली आपकी ओर की बात दिखाती है; बाकी जवाब उनका है।', 'दोनों जवाबों के लिए तैयार रहिए, सम्मान बना रहेगा।'],
    ],
  },
  {
    pattern: either('convince (?:my |his |her |the )?(?:parents|in ?laws|husband|sasural|family|father|mother|papa|mummy|mom|dad)|(?:parents|family|gharwal\\w*|papa|mummy|maa|father|mother) .*(?:convince|manau|manaun|mana\\w*|agree|raji|razi|soften|accept|samjha\\w*|tayyar|tayar|maan (?:jaye|jaen|jayen))|(?:soften|win over) (?:her|him|them)'),
    matter: 'loveMarriage', house: 4, ways: talks,
    closing: [
      ['Give them time to say no first; a second talk decides more often than the first.', 'Let them meet, without a decision, before you ask for one.', 'Find out the one worry behind the no, and answer only that.', 'Do not threaten and do not hide: both cost trust.'],
      ['पहली बार ना कहने का समय दीजिए; दूसरी बातचीत ज़्यादा काम आती है।', 'फ़ैसला माँगने से पहले एक बार मिलवा दीजिए।', 'ना के पीछे की एक चिंता ढूँढिए और उसी का जवाब दीजिए।', 'न धमकी, न छिपाव; दोनों से भरोसा जाता है।'],
    ],
  },
  {
    pattern: either('(?:propose|ask|talk about|discuss|suggest|bring up|raise) .*(?:partition|division|share|property|separat\\w*)|batwar\\w*|bantwar\\w*|hissa|hisse|partition|property (?:ki|par) baat'),
    matter: 'inheritance', house: 3, ways: talks,
    closing: [
      ['Let a neutral accountant value things first, then nobody feels cheated.', 'Say first that the bond comes before the figures, and mean it.', 'Write down what is agreed on the same day.', 'Offer the first choice to the other side: it costs little and keeps peace.'],
      ['पहले किसी तटस्थ जानकार से मूल्य लगवाइए, तब किसी को ठगा हुआ नहीं लगता।', 'शुरुआत में कहिए कि रिश्ता हिसाब से पहले है।', 'जो तय हो, उसी दिन लिख लीजिए।', 'पहली पसंद उन्हें दीजिए; खर्च कम, शांति ज़्यादा।'],
    ],
  },
  {
    pattern: either('(?:increment|salary|promotion|hike|appraisal) (?:ki|ke liye|ke bare me|badhane ki) baat|(?:ask|talk|speak) .*(?:raise|hike|salary|increment|promotion)|(?:raise|hike|salary|increment|promotion|appraisal) .*(?:maangu|mangu|mangun|maangun|baat karu|baat karun|ask|negotiat\\w*)'),
    matter: 'promotion', house: 10, ways: talks,
    closing: [
      ['Bring three things you did this year, in figures.', 'Name one figure, and be silent after it.', 'Ask what would make it possible, if not now.', 'Take notes, and write a short mail afterwards.'],
      ['इस साल के तीन काम आँकड़ों के साथ लेकर जाइए।', 'एक आँकड़ा कहिए, फिर चुप रहिए।', 'अभी नहीं, तो पूछिए कि कब और किस शर्त पर।', 'बात लिखिए और बाद में छोटा मेल भेजिए।'],
    ],
  },
  {
    pattern: either('(?:apolog\\w*|sorry|maafi|mafi|manau|manaun|mana lu\\w*|make up with|patch up|sulah|talk again|start talking|bolchal shuru|baat shuru|break the ice|reconcile with)'),
    matter: 'reunion', house: 7, ways: hearts,
    closing: [
      ['Say what was your part in it, without a "but".', 'A short message first, a talk when it is answered.', 'Ask for no answer the same day.', 'If there is silence twice, leave the door open and wait.'],
      ['अपनी गलती बिना "लेकिन" के कहिए।', 'पहले छोटा संदेश, जवाब आए तब बात।', 'उसी दिन जवाब मत माँगिए।', 'दो बार चुप्पी मिले, तो दरवाज़ा खुला रखकर रुकिए।'],
    ],
  },
  {
    pattern: either('bol(?:u|un|oon)|bata(?:u|un|oon)|kah(?:u|un|oon)|samjha(?:u|un|oon)|bat (?:karu|karun|rakhu|chhedu|chedu)|mana kar(?:u|un|oon)|bahana (?:ban\\w*|kar\\w*|du|dun|maru|marun)|tell (?:my|him|her|them|his|papa|mom|mum|dad|mummy|mother|father|parents|everyone|people|the (?!time|date|future|lagna))|break (?:it to|the news|this to)|say (?:it|no|this|that) to|explain (?:it|this|that|everything)? ?to|bring (?:it|this|that) up|excuse (?:to|do|can|should|shall)'),
    matter: 'homePeace', house: 2, ways: talks,
    closing: [
      ['One true sentence first, the reasons only when they ask.', 'Choose an hour when nobody is tired or has guests.', 'Say what you need from them, so that they can do something.', 'Let them be upset for a while; it passes faster than an excuse that is found out.'],
      ['पहले एक सच्चा वाक्य, कारण तब जब वे पूछें।', 'ऐसा समय चुनिए जब कोई थका न हो और घर में मेहमान न हों।', 'यह भी कहिए कि आपको उनसे क्या चाहिए।', 'थोड़ी नाराज़गी सह लीजिए; पकड़ा गया बहाना उससे ज़्यादा चुभता है।'],
    ],
  },
];

const find = ({ words }: Asked): Row | undefined => rows.find(({ pattern }) => pattern.test(words));
const carriers: readonly PlanetName[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** How to win or persuade somebody: the way that one's own chart carries, and the time that favours it. */
function composeApproach(context: Context, row: Row): string {
  const { say, book, strengths, question } = context;
  const [planet = 'Mercury'] = [...carriers].sort((a, b) => strengths.of(b) - strengths.of(a));
  const at = strengths.view.house(planet);
  const [en, hi] = row.ways[planet];
  const { window, level } = judge(context, getMatter(row.matter));
  const span = window ? book.span(window, question.astrologer) : '';
  const lord = strengths.view.lord(row.house);
  const lordAt = strengths.view.house(lord);
  const time = span === '' ? '' : say([[`The time that favours it is ${span}.`, `The best time for it is ${span}.`]], [[`इसका अच्छा समय ${span} है।`, `${span} में बात बनने के योग ज़्यादा हैं।`]]);
  const slow = level === 'slow' ? say(['It goes slowly there, so take small steps.'], ['वहाँ गति धीमी है, छोटे कदम लीजिए।']) : '';
  return [
    say([[`Your way is this: ${en}`, `What suits you: ${en}`, `Do it like this: ${en}`], `; ${book.planet(planet)} is the strongest planet of your chart, in the ${th(at)} house.`], [[`आपका ढंग यह है: ${hi}`, `ऐसे कीजिए: ${hi}`, `आपके लिए सही तरीका: ${hi}`], `; आपकी कुंडली में सबसे बली ${book.planet(planet)} हैं, ${o(at)} भाव में।`]),
    [say([`The lord of your ${th(row.house)} house is ${book.planet(lord)}, and ${book.planet(lord)} is in the ${th(lordAt)} house.`], [`${o(row.house)} भाव के स्वामी ${book.planet(lord)} हैं, और ${book.planet(lord)} ${o(lordAt)} भाव में हैं।`]), slow, time].filter((each) => each !== '').join(' '),
    say([row.closing[0]], [row.closing[1]]),
  ].join('\n\n');
}

export const approach: Plain = fromRow({ isFree: false, usesChart: true }, (asked) => (asked.read.fact === null && !/ (?:when will|kab|mantra|totka|vashikaran|black magic) /u.test(asked.words) ? find(asked) : undefined), composeApproach);
