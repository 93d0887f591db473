import type { PlanetName } from '@oracle-astra/shared/contract';
import { isRepeatable } from '../echo/asked-thing';
import { turnEnglish } from '../echo/english-clause';
import { isVerb } from '../echo/english-verbs';
import { findFields } from '../question/fields';
import { hasKind } from '../question/kinds';
import type { MatterId } from '../question/matters';
import type { KinId } from '../question/people';
import { readText, shortVowels } from '../question/question-text';
import { sides } from '../question/sides';
import { findToldOptions, type Teller, type ToldOption } from '../question/told-options';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { actOf } from './acts';
import type { Context } from './context';
import { composeEitherPlace } from './either-place';
import { composeSides } from './either-sides';
import { judge } from './judgement';

const labels: Record<Teller, readonly [english: string, hindi: string, house: number]> = {
  self: ['your own wish', 'अपने मन', 1],
  beloved: ['your partner', 'साथी', 7],
  family: ['your family', 'घरवालों', 4],
  friend: ['your friend', 'दोस्त', 11],
  teacher: ['your teacher', 'शिक्षक', 9],
  landlord: ['your landlord', 'मकान मालिक', 4],
  others: ['the others', 'बाकी लोगों', 11],
  partnerAtWork: ['your partner', 'साझेदार', 7],
  agent: ['your adviser', 'सलाहकार', 9],
};
const kinHouse: Partial<Record<KinId, number>> = { father: 9, mother: 4, husband: 7, wife: 7, boss: 10, friend: 11, colleague: 11, son: 5, daughter: 5, child: 5, uncle: 11, grandfather: 5, grandmother: 12, elderBrother: 11, elderSister: 11, motherInLaw: 10, fatherInLaw: 3 };
const siblingHouse = 3;
const isTeller = (who: ToldOption['who']): who is Teller => who !== null && who in labels;

interface Way extends ToldOption {
  planets: readonly PlanetName[];
  score: number;
}

const houseOf = (who: ToldOption['who']): number => (who === null ? 1 : isTeller(who) ? labels[who][2] : (kinHouse[who] ?? siblingHouse));

/** The planets of what would be done; where its words name none, those of the house of whoever wants it. */
function toWay({ strengths, read }: Context, option: ToldOption): Way {
  const text = readText(option.said, read.language);
  const plain = shortVowels(text);
  const side = sides.find(({ words }) => words.test(plain));
  const [field] = findFields(text);
  const act = actOf(plain);
  const lord = strengths.view.lord(houseOf(option.who));
  const planets = field?.planets ?? side?.planets ?? (act ? [act[1]] : [lord]);
  const counted = [...planets, lord];
  return { ...option, planets, score: counted.reduce((sum, each) => sum + strengths.of(each), 0) / counted.length };
}

const nameOf = ({ book, isEnglish }: Context, who: ToldOption['who']): string => {
  if (who === null) return '';
  if (isTeller(who)) return labels[who][isEnglish ? 0 : 1];
  return isEnglish ? `your ${book.kin(who)}` : book.kin(who);
};

const said = ({ isEnglish }: Context, text: string): string => (isEnglish ? turnEnglish(text.split(' ')) : text).replace(/["“”]/gu, '').trim();

function openingOf(context: Context, best: Way, other: Way): string {
  const { say } = context;
  const [a, b] = [said(context, best.said), said(context, other.said)];
  const [who, second] = [nameOf(context, best.who), nameOf(context, other.who)];
  if (best.who === null) return say([[`Rather "${a}" than "${b}".`, `Choose "${a}" rather than "${b}".`]], [`"${a}" `, ['चुनिए', 'बेहतर है'], `, "${b}" नहीं।`]);
  const isDoing = [a, b].every((each) => isVerb(each.split(' ')[0]?.toLowerCase()));
  if (best.who === 'self') return say([['Follow your own wish', 'Your own wish comes first'], `, "${a}"`, [`; what ${second} wants, "${b}", comes after it.`, `, before "${b}", which ${second} would like.`]], [['अपने मन की कीजिए', 'पहले अपने मन की बात'], `, "${a}"; `, `${second} की बात, "${b}", बाद में।`]);
  if (isDoing) return say([[`Go with ${who}: `, `Here ${who} is right: `], ['better to ', 'it is better to '], `${a} than to ${b}`, other.who === 'self' ? ['.'] : [`, as ${second} says.`, ` as ${second} would have it.`]], ['']);
  return say([[`Go with ${who}`, `Listen to ${who} here`], `: "${a}" `, other.who === 'self' ? `rather than "${b}", though that is your own wish.` : [`rather than "${b}", as ${second} says.`, `before "${b}", which ${second} wants.`]], [`${who} की बात `, ['मानिए', 'रखिए'], `: "${a}"; `, `${second} की बात, "${b}", बाद में।`]);
}

const closeGap = 2;
/** A name of a place alone, and nothing else that tells the two apart. */
const mostPlaceWords = 2;
const union: readonly MatterId[] = ['marriage', 'love', 'loveMarriage', 'secondMarriage'];
/** Who is one by profession belongs to no doctor's answer. */
const profession = /\b(?:an? |the )?(?:doctor|nurse|nursing|medical|astrologer)\b|डॉक्टर|नर्स(?:िंग)?/giu;

/** "My brother says this, my wife that, whom do I follow?": one of them by name, by the planets of what each wants; null where no two are told. */
export function composeToldChoice(context: Context): string | null {
  const { read, say, book, strengths, question } = context;
  if (['when', 'why', 'past', 'thanks'].includes(read.kind) || hasKind(read.text, 'when') || (read.matter.careful && read.matter.id !== 'separation')) return null;
  const told = findToldOptions(read.text);
  if (told.length < 2 || told.some(({ said: text }) => !isRepeatable(readText(text.replace(profession, ' '), read.language)))) return null;
  // Sides that nobody speaks for are told apart by what they stand for, where they stand for something.
  const isNobodys = told.every(({ who }) => who === null);
  const asSides = isNobodys ? (composeSides(context) ?? (told.some(({ said: text }) => text.split(' ').length > mostPlaceWords) ? null : composeEitherPlace(context, told.map(({ said: text }) => text).join(context.isEnglish ? ' or ' : ' ya ')))) : null;
  // Two people to marry are not chosen between by what they do.
  if (isNobodys && asSides === null && union.includes(read.matter.id)) return null;
  if (asSides !== null) return asSides;
  const [best, other] = told.map((each) => toWay(context, each)).sort((a, b) => b.score - a.score);
  if (!best || !other) return null;
  const [planet = 'Sun'] = [...best.planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  const [second = 'Sun'] = other.planets.filter((each) => each !== planet);
  const house = strengths.view.house(planet);
  const isClose = best.score - other.score < closeGap;
  const ground = say(
    [[`${book.planet(planet)} carries that side`, `That side rests on ${book.planet(planet)}`], `, which is in your ${th(house)} house (${englishHouses[house - 1]})`, isClose ? ['; the two are close in your chart.', ', and the gap is small.'] : [`; ${book.planet(second)}, for the other side, has less strength.`, ` and stronger than ${book.planet(second)}, which carries the other.`]],
    [[`इस पक्ष के ग्रह ${book.planet(planet)}`, `यह पक्ष ${book.planet(planet)} का है, जो`], ` ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं`, isClose ? ['; दोनों में फ़र्क कम है।', ', पर अंतर थोड़ा ही है।'] : [`; दूसरे पक्ष के ${book.planet(second)} का बल कम है।`, ` और दूसरे पक्ष के ${book.planet(second)} से बली हैं।`]],
  );
  const window = read.matter.careful || read.matter.rank === 0 ? null : judge({ ...context, read: { ...read, kin: null, kind: 'when', horizon: null } }).window;
  const span = window === null ? '' : book.span(window, question.astrologer);
  const time = span === '' ? '' : say([['A good time for it is ', 'It goes best in '], `${span}.`], [['इसका अच्छा समय ', 'सबसे सहज समय '], `${span} है।`]);
  const honest = say([['Tell the other side early, and why', 'Say it to both at one table', 'Thank whoever advised otherwise'], [', so that nobody is hurt.', ', in calm words.']], [['दूसरे पक्ष को भी पहले बता दीजिए', 'दोनों से साथ बैठकर बात कीजिए'], [', ताकि किसी का मन न दुखे।', ', आराम से।']]);
  return [[openingOf(context, best, other), ground].join(' '), [time, honest].filter((each) => each !== '').join(' ')].join('\n\n');
}
