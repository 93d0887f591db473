import { planets } from '@oracle-astra/shared/contract';
import { houseLord, planetOf } from '../../../astrology';
import { setChart } from '../../relevance/ask-set';
import { createQuestion } from '../../testing/charts';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal, hindiPlanets } from '../../vocabulary/hindi';
import { hinglishPlanets } from '../../words/hinglish';
import { createSentenceCheck } from './check-sentences';
import { withChartWords } from './chart-words';

const check = createSentenceCheck(createQuestion(setChart, 'How is my work?'), []);
const isShown = (text: string) => check({ text, ids: [] }) === null;

const sanskrit = 'प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश'.split(' ');
const spoken = 'pehle doosre teesre chauthe paanchve chhathe saatve aathve nauve dasve gyarahve barahve'.split(' ');
const latin = 'pratham dwitiya tritiya chaturth pancham shashth saptam ashtam navam dasham ekadash dwadash'.split(' ');
const words = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Sentences that put a planet in a house, by the index of the planet and the number of the house. */
const places: ((planet: number, house: number) => string)[] = [
  (planet, house) => `${inHindi(planet)} ${sanskrit[house - 1]} भाव में हैं।`,
  (planet, house) => `दूसरा, ${inHindi(planet)} ${hindiOrdinal(house, 'oblique')} घर में बैठे हैं, इसलिए काम चलता है।`,
  (planet, house) => `${inHindi(planet)} ${house}वें भाव में स्थित हैं।`,
  (planet, house) => `आपके ${sanskrit[house - 1]} स्थान में ${inHindi(planet)} हैं।`,
  (planet, house) => `${hinglishPlanets[planet]} ${spoken[house - 1]} ghar mein hain.`,
  (planet, house) => `Pehla, ${hinglishPlanets[planet]} ${latin[house - 1]} bhav me baithe hain.`,
  (planet, house) => `${hinglishPlanets[planet]} ${house}ve house mein hain.`,
  (planet, house) => `First, ${planets[planet]} sits in your ${words[house - 1]} house.`,
  (planet, house) => `${planets[planet]} is placed in the ${englishOrdinal(house)}.`,
  (planet, house) => `Your ${planets[planet]} stands in the ${words[house - 1]} house.`,
];
const inHindi = (planet: number) => Object.values(hindiPlanets)[planet] ?? '';

it.each(places.map((say, index) => [say(0, 7), index] as const))('reads the place of a planet: %s', (_sample, index) => {
  const say = places[index] ?? String;
  planets.forEach((name, planet) => {
    const { house } = planetOf(setChart, name);
    expect([say(planet, house), isShown(say(planet, house))]).toEqual([say(planet, house), true]);
    const other = ((house + 2) % 12) + 1;
    const isSaid = isShown(say(planet, other));
    // A free wording only has to name a house that the planet rules, aspects or transits.
    if (index < 7) expect([say(planet, other), isSaid]).toEqual([say(planet, other), false]);
  });
});

const lordsHindi = 'लग्नेश द्वितीयेश तृतीयेश चतुर्थेश पंचमेश षष्ठेश सप्तमेश अष्टमेश नवमेश दशमेश एकादशेश द्वादशेश'.split(' ');
const lordsLatin =
  'lagnesh dwitiyesh tritiyesh chaturthesh panchamesh shashthesh saptamesh ashtamesh navamesh dashamesh ekadashesh dwadashesh'.split(' ');

it('reads a lord named by one word, and its place', () => {
  lordsHindi.forEach((lord, index) => {
    const planet = houseLord(setChart, index + 1);
    const { house } = planetOf(setChart, planet);
    const wrong = planets.find((each) => each !== planet && each !== 'Rahu' && each !== 'Ketu') ?? 'Sun';
    const other = ((house + 2) % 12) + 1;
    expect(isShown(`${lord} ${hindiPlanets[planet]} हैं।`)).toBe(true);
    expect(isShown(`${lord} ${hindiPlanets[wrong]} हैं।`)).toBe(false);
    expect(isShown(`${lord} ${sanskrit[house - 1]} भाव में हैं।`)).toBe(true);
    expect(isShown(`${lord} ${sanskrit[other - 1]} भाव में हैं।`)).toBe(false);
    expect(isShown(`${lordsLatin[index]} ${latin[house - 1]} bhav mein hain.`)).toBe(true);
    expect(isShown(`${lordsLatin[index]} ${latin[other - 1]} bhav mein hain.`)).toBe(false);
  });
});

it.each([
  ['पहले घर में बात कीजिए।', 'पहले घर में बात कीजिए।'],
  ['Doosre ghar mein jaane se pehle dekh lijiye.', 'Doosre ghar mein jaane se pehle dekh lijiye.'],
  ['First, 7th house lord Jupiter helps.', '7th house lord Jupiter helps.'],
  ['It is the second half of the year.', 'It is the second half of the year.'],
  ['Your rising sign is Pisces.', 'Your ascendant is Pisces.'],
])('%s', (sentence, read) => expect(withChartWords(sentence)).toBe(read));

it.each([
  'शनि और मंगल की युति है।',
  'Shani aur Mangal ek saath hain.',
  'Saturn and Mars are together.',
  'Saturn is conjunct Mars.',
  'शनि की दृष्टि आपके लग्न पर है।',
  'Manglik dosha is not in your chart.',
])('withholds a false sentence: %s', (sentence) => expect(isShown(sentence)).toBe(false));

it.each([
  'Whether you are Manglik stays open.',
  'Without the hour, Manglik stays open.',
  'पक्की नौकरी के लिए काग़ज़ तैयार रखिए।',
  'Paanch pakke grahak likh lijiye.',
  'दूसरा, बेटी की पढ़ाई के लिए रोज़ एक घंटा रखिए।',
])('shows a sentence without a claim: %s', (sentence) => expect(isShown(sentence)).toBe(true));
