import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../astrology';
import { hasKind } from '../question/kinds';
import { readText, shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Context } from './context';
import { splitOptions } from './options';

const o = (house: number) => hindiOrdinal(house, 'oblique');
/** The planet to which tradition gives a practice, and what the practice is called. */
const practices: readonly (readonly [words: RegExp, planet: PlanetName, english: string, hindi: string])[] = [
  [/ (?:shani|saturn|tel chadh\w*|sarson ka tel|peepal|pipal) /u, 'Saturn', 'the Saturday lamp for Shani', 'शनि का दीपक'],
  [/ (?:hanuman|bajrang\w*|sundarkand|sunderkand|chalisa) /u, 'Mars', 'the Hanuman Chalisa', 'हनुमान चालीसा'],
  [/ (?:gayatri|surya|arghya|aditya hriday\w*|sun) /u, 'Sun', 'the Gayatri', 'गायत्री'],
  [/ (?:shiv|shiva|mahadev|rudra\w*|somvar|somwar|mahamrityunjay\w*) /u, 'Moon', 'the prayer to Shiva', 'शिव की पूजा'],
  [/ (?:ganesh|ganapati|ganpati|budhvar) /u, 'Mercury', 'the prayer to Ganesha', 'गणेश की पूजा'],
  [/ (?:vishnu|satyanarayan\w*|brihaspati|guruvar|vishnu sahasranam\w*|narayan|krishna|ram raksha) /u, 'Jupiter', 'the prayer to Vishnu', 'विष्णु की पूजा'],
  [/ (?:lakshmi|laxmi|shri sukt\w*|sri sukt\w*|santoshi|shukravar) /u, 'Venus', 'the prayer to Lakshmi', 'लक्ष्मी की पूजा'],
  [/ (?:durga|saptashati|navratri path|bhairav\w*|kali) /u, 'Rahu', 'the prayer to Durga', 'दुर्गा की पूजा'],
];
const findPractice = (plain: string) => practices.find(([words]) => words.test(plain));
const doubts = / (?:wrong (?:remedy|mantra|puja|fast)|(?:galat|sahi) (?:upay|mantra|puja|pooja|vrat)|no (?:result|effect|change)|koi (?:fayda|asar|fal|phal)|kuchh? (?:nahi|asar)|not working|no use|fayda nah\w*|asar nah\w*) /u;

/** Which of two practices, or whether the one that is kept is the right one; null where none is named. */
export function composePractice(context: Context): string | null {
  const { read, say, book, strengths, question: { chart } } = context;
  const plain = shortVowels(read.text);
  const parts = hasKind(read.text, 'either') ? splitOptions(read.text.raw) : [];
  const named = parts.map((part) => findPractice(shortVowels(readText(part, read.language)))).filter((each) => each !== undefined);
  const { good } = functionalNature(chart.ascendant.sign);
  const [weakest] = strengths.ranked().toReversed();
  // What the chart's helpers lack is supported first; of two helpers the weaker.
  const need = (planet: PlanetName) => strengths.of(planet) - (good.includes(planet) ? 12 : 0);
  if (named.length === parts.length && named.length > 1 && new Set(named.map(([, planet]) => planet)).size > 1) {
    const [best, other] = [...named].sort((a, b) => need(a[1]) - need(b[1]));
    if (!best || !other) return null;
    const house = strengths.view.house(best[1]);
    const opening = say([[`${best[2]}, rather than ${other[2]}`, `For you ${best[2]} comes before ${other[2]}`], [`: it belongs to ${book.planet(best[1])}, which needs the support more`, `, since ${book.planet(best[1])}, its planet, has more need of it`], '.'], [[`आपके लिए पहले ${best[3]}, फिर ${other[3]}`, `${best[3]} चुनिए, ${other[3]} बाद में`], [`; इसके ग्रह ${book.planet(best[1])} को सहारे की ज़्यादा ज़रूरत है`, `, क्योंकि ${book.planet(best[1])} को सहारा ज़्यादा चाहिए`], '।']);
    return `${opening}\n\n${say([`${book.planet(best[1])} is in your ${th(house)} house.`, [' Ten quiet minutes a day are enough, and nothing has to be bought.', ' Keep it for forty days, without spending on it; it promises nothing.']], [`${book.planet(best[1])} आपके ${o(house)} भाव में हैं।`, [' रोज़ दस मिनट काफ़ी हैं, खर्च की ज़रूरत नहीं।', ' चालीस दिन नियम से कीजिए, कुछ खरीदना नहीं है।']])}`;
  }
  const kept = findPractice(plain);
  if (!kept || !doubts.test(plain) || !weakest) return null;
  const isFit = kept[1] === weakest || need(kept[1]) < 34;
  const house = strengths.view.house(weakest);
  return [
    isFit
      ? say([['No, it is not the wrong one', 'It is no wrong practice'], [`: ${book.planet(kept[1])}, its planet, does need support in your chart`, `, as ${book.planet(kept[1])} does need support in your chart`], '; but no practice promises a result by a date.'], [['नहीं, उपाय गलत नहीं', 'यह उपाय गलत नहीं है'], [`; इसके ग्रह ${book.planet(kept[1])} को सच में सहारा चाहिए`, `, ${book.planet(kept[1])} को सहारे की ज़रूरत है`], '; पर कोई उपाय तारीख के साथ फल का वादा नहीं करता।'])
      : say([['Not wrong, but not what your chart asks for first', 'Nothing wrong in it, yet another practice is nearer'], [`: it belongs to ${book.planet(kept[1])}, while ${book.planet(weakest)} is the one that needs support`, `; ${book.planet(weakest)}, and not ${book.planet(kept[1])}, needs the support`], '.'], [['गलत नहीं, पर पहली ज़रूरत दूसरी है', 'उपाय बुरा नहीं, पर कुंडली कुछ और माँगती है'], [`; यह ${book.planet(kept[1])} का है, सहारा ${book.planet(weakest)} को चाहिए`, `, सहारे की ज़रूरत ${book.planet(kept[1])} से ज़्यादा ${book.planet(weakest)} को है`], '।']),
    say([`${book.planet(weakest)} is in your ${th(house)} house.`, [' Keep what calms you, and change only what you do besides praying.', ' A practice steadies the one who keeps it; the work stays one’s own.']], [`${book.planet(weakest)} आपके ${o(house)} भाव में हैं।`, [' जिससे मन शांत हो, वह रखिए; बाकी काम मेहनत का है।', ' नियम मन को टिकाता है, काम अपना ही रहता है।']]),
  ].join('\n\n');
}
