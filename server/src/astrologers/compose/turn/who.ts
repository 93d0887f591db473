import type { PlanetName } from '@oracle-astra/shared/contract';
import { planetOfFactor } from '../../plan/weigh';
import { shortVowels } from '../../question/question-text';
import type { MatterId } from '../../question/matters';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import { composeOrigin } from '../character';
import { join } from '../join';
import { composeLike } from '../special';
import { askAbout, type ComposeTurn, wordsOf } from './turn';

type People = readonly [english: string, hindi: string, woman: boolean];

/** Whom a planet stands for among the people around somebody. */
const people: Record<PlanetName, People> = {
  Sun: ['somebody in authority: your father, a senior or an officer', 'कोई बड़ा या अधिकार वाला व्यक्ति: पिता, सीनियर या अफ़सर', false],
  Moon: ['a woman of the family, your mother or somebody like her', 'घर की कोई महिला, माँ या माँ जैसी कोई', true],
  Mars: ['a brother or somebody of your own age, quick and direct', 'भाई या आपकी उम्र का कोई, तेज़ और सीधी बात वाला', false],
  Mercury: ['a younger person, a friend or somebody who trades and talks well', 'उम्र में छोटा कोई, दोस्त या बातचीत में माहिर व्यक्ति', false],
  Jupiter: ['an elder or a teacher whose advice counts', 'कोई बड़ा या गुरु जैसा व्यक्ति, जिसकी सलाह मानी जाती है', false],
  Venus: ['a woman, or somebody with charm and taste', 'कोई महिला, या मिलनसार और सलीके वाला व्यक्ति', true],
  Saturn: ['somebody older and reserved, who has worked hard for what they have', 'उम्र में बड़ा, कम बोलने वाला और मेहनती व्यक्ति', false],
  Rahu: ['somebody from another background, whom you have not known for long', 'अलग माहौल का कोई, जिसे आप ज़्यादा समय से नहीं जानते', false],
  Ketu: ['a quiet person who keeps to themselves', 'कोई चुप और अपने में रहने वाला व्यक्ति', false],
};

const spouses: readonly MatterId[] = ['marriage', 'loveMarriage', 'secondMarriage'];
const against = / (?:dushman\w*|against|khilaf|enemy|enemies|jal(?:ta|ti|te|an)|nazar|najar|rok\w*|block\w*|stop\w*|trouble\w*|problem\w*|dhokh\w*|cheat\w*|chor\w*|steal\w*|stole|jadu|tona|behind|spoil\w*|bigad\w*|harm\w*|badnam\w*|jhooth\w*|jhuth\w*|lying|liar|rival\w*) /u;
const from = / (?:where|kahan\w*|kaha|kidhar|city|shahar|sheher|known|stranger|jaan ?pehchan|jan ?pehchan|pehchan\w*|jant[aeio]\w*|relative|rishtedar\w*|door|paas|dur|pas|anjan\w*|school|college|office|same caste|caste|jati) /u;
const through = / (?:through|zari\w*|jari\w*|zariye|jariye|via|help\w*|madad|karwa\w*|karva\w*|laye\w*|lay\w*|layeg\w*|dilwa\w*|arrange\w*|sifarish|recommend\w*) /u;
const asksName = / (?:name|naam|nam|akshar|letter|initial\w*|number|photo) /u;
const theft = / (?:chor\w*|chur[aiou]\w*|steal\w*|stole\w*|theft|thief|gayab) /u;
const circle = / (?:rishtedar\w*|relatives?|family|ghar ?(?:ka|wal\w*)|apn[ae]) .*(?:ya|or) .*(?:dost\w*|friends?|bahar\w*|outsiders?|padosi|stranger\w*|paray\w*) | (?:dost\w*|friends?|bahar\w*|outsiders?|stranger\w*) .*(?:ya|or) .*(?:rishtedar\w*|relatives?|family|ghar\w*|apn[ae]) /u;
const kinPlanets: readonly PlanetName[] = ['Sun', 'Moon', 'Mars', 'Jupiter'];
const asksSex = / (?:man or (?:a )?woman|male or female|boy or girl|aadmi ya aurat|admi ya aurat|ladka ya ladki|ladies or gents|gents or ladies|ladies ya gents|gents ya ladies|mard ya aurat|purush ya mahila|stree ya purush|aurat (?:\w+ )?ya (?:aadmi|admi|mard)) /u;

/** "Through whom?", "kaun karega?": whom the planet stands for that helps the matter most, or strains it where that is asked. */
export const composeWho: ComposeTurn = (turn) => {
  const { context, about, judgement, before } = turn;
  const plain = wordsOf(context);
  const isAgainst = against.test(plain) || (!through.test(plain) && against.test(shortVowels(before.text))) || before.matter.id === 'rivals';
  const isSpouse = spouses.includes(before.matter.id) && !isAgainst && !through.test(plain) && !through.test(shortVowels(before.text));
  if (isSpouse && from.test(plain)) return composeOrigin(about);
  if (isSpouse) return composeLike(askAbout(turn, { kind: 'like', kin: before.kin }));
  const { say, book, strengths } = about;
  if (theft.test(plain) || theft.test(shortVowels(before.text))) return join(say([['No chart names a thief, and a guess would accuse somebody at home', 'That no chart can say, man or woman'], ': count what is missing, lock it up, and speak to all of them together.'], [['चोर का पता किसी कुंडली से नहीं चलता, अंदाज़ा किसी अपने पर दाग लगा देगा', 'आदमी या औरत, यह कुंडली नहीं बता सकती'], '; हिसाब लिखिए, ताला लगाइए, और सबसे एक साथ बात कीजिए।']), say(['If much is gone, the police take a complaint.'], ['रकम बड़ी हो, तो थाने में शिकायत दीजिए।']));
  const factor = judgement.weighed.factors.find(({ weight }) => (isAgainst ? weight < 0 : weight > 0)) ?? judgement.weighed.factors[0];
  if (!factor) return null;
  const planet = planetOfFactor(factor);
  const [en, hi, woman] = people[planet];
  const house = strengths.view.house(planet);
  const sex = asksSex.test(plain) ? (woman ? ['A woman, rather than a man: ', 'ज़्यादातर कोई महिला: '] : ['A man, rather than a woman: ', 'ज़्यादातर कोई पुरुष: ']) : null;
  const lead = asksName.test(plain)
    ? say([['No chart gives a name or a letter', 'A name or its first letter is in no chart'], `; it points to ${en}.`], [['नाम या उसका अक्षर कुंडली में नहीं होता', 'कुंडली नाम नहीं बताती'], `; इशारा इस ओर है: ${hi}।`])
    : circle.test(plain)
    ? say([kinPlanets.includes(planet) ? ['Rather somebody of the family', 'One of your own, rather than an outsider'] : ['Rather a friend or an outsider', 'Somebody from outside the family, rather'], `: ${en}.`], [kinPlanets.includes(planet) ? ['ज़्यादातर घर-परिवार का कोई', 'अपनों में से कोई'] : ['ज़्यादातर दोस्त या बाहर का कोई', 'परिवार से बाहर का कोई'], `; ${hi}।`])
    : sex
    ? say([sex[0] ?? '', `${en}.`], [sex[1] ?? '', `${hi}।`])
    : isAgainst
      ? say([['Look to ', 'Most likely '], `${en}, though a chart accuses nobody by name.`], [['ध्यान यहाँ रखिए: ', 'ज़्यादा संभावना: '], `${hi}; पर कुंडली किसी का नाम नहीं लेती।`])
      : say([['Most likely through ', 'Through '], `${en}.`], [['सबसे ज़्यादा संभावना: ', 'इनके ज़रिए: '], `${hi}।`]);
  const n = book.planet(planet);
  return join(
    lead,
    say([[`${n} has most to do with it`, `That is ${n}, which weighs most here`], `, in your ${th(house)} house (${englishHouses[house - 1]}).`], [[`इसमें सबसे बड़ा हाथ ${n} का है`, `यह ${n} से दिखता है`], `, जो ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं।`]),
    say([['You will know best who fits.', 'Think of two people who are like that, and speak to one of them.']], [['कौन ठीक बैठता है, यह आपको बेहतर पता होगा।', 'ऐसे दो लोगों को याद कीजिए, और एक से बात कीजिए।']]),
  );
};
