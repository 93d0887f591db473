import { toAsciiDigits, type PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../content/computed/numbers.json';
import { toIndianDate } from '../../indian-date';
import { findAsk } from '../asks/find-ask';
import { getContentLanguage } from '../asks/ask-words';
import { createContext, type Context } from '../compose/context';
import { findDate } from '../question/birth/birth-date';
import { englishOrdinal } from '../vocabulary/english';
import { composeStaticAnswer, fillWordings, toComposed } from './fill-wordings';
import type { TopicAnswer } from './topic-answer';

type Thing = 'colour' | 'day' | 'direction';
const things: readonly string[] = ['colour', 'day', 'direction'];
const planets = file.planets as Readonly<Record<PlanetName, (typeof file.planets)['Sun']>>;
const wellPlaced = 40;
const minShare = 0.4;

/** The digital root of a number; 0 if all digits are 0. */
export const toDigitalRoot = (digits: string): number => {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return sum === 0 ? 0 : ((sum - 1) % 9) + 1;
};

const getPlanet = (root: number): PlanetName =>
  (Object.keys(planets) as PlanetName[]).find((planet) => planets[planet].number === root) ?? 'Sun';

const numbersIn = (line: string): string[] => [...toAsciiDigits(line).matchAll(/(?<!\d)\d{1,12}(?!\d)/gu)].map(([each]) => each);

/** Mulank and bhagyank of a birth, `YYYY-MM-DD`; the mulank alone if the year is not stated. */
function describeBirth(context: Context, date: string, isOwn: boolean): string[] {
  const day = Number(date.slice(8));
  const root = toDigitalRoot(String(day));
  const words = {
    root: String(root),
    date: context.isEnglish ? englishOrdinal(day) : String(day),
    planet: context.book.planet(getPlanet(root)),
  };
  const destiny = fillWordings(context, file.destiny, { destiny: String(toDigitalRoot(date.replaceAll('-', ''))) });
  return [[fillWordings(context, isOwn ? file.number : file.told, words), destiny].join(' '), fillWordings(context, file.honest)];
}

function describeThing(context: Context, thing: Thing): string[] {
  const { strengths, book } = context;
  const language = getContentLanguage(context);
  const lord = strengths.view.lord(1);
  const second = strengths.ranked().find((each) => each !== lord && planets[each][thing][language] !== planets[lord][thing][language]);
  const of = (planet: PlanetName) => ({ thing: planets[planet][thing][language], planet: book.planet(planet) });
  const besides = second ? fillWordings(context, file.second, of(second)) : '';
  return [fillWordings(context, file.thing, of(lord)), [besides, fillWordings(context, file.small)].join(' ').trim()];
}

function describeNamed(context: Context, number: string): string[] {
  const root = toDigitalRoot(number);
  const planet = getPlanet(root);
  const words = { root: String(root), planet: context.book.planet(planet) };
  const form = context.strengths.of(planet) >= wellPlaced ? file.goes : file.plain;
  return [fillWordings(context, form, words), fillWordings(context, file.honest)];
}

function describeTwo(context: Context, one: string, other: string): string[] {
  const both = [one, other].map((digits) => ({ digits, root: toDigitalRoot(digits), planet: getPlanet(toDigitalRoot(digits)) }));
  const [best, second] = both.sort((a, b) => context.strengths.of(b.planet) - context.strengths.of(a.planet));
  if (!best || !second || best.root === second.root) return [fillWordings(context, file.same)];
  const words = { best: best.digits, other: second.digits, root: String(best.root), planet: context.book.planet(best.planet) };
  return [fillWordings(context, file.two, words), fillWordings(context, file.honest)];
}

/** Lucky numbers, colours, days and directions, and whether a named number suits. */
/** The birth number: the user's own, that of a stated date, or a bare number below 32. */
function describeOfBirth(context: Context, first: string | undefined): string[] {
  const { question, book, isEnglish } = context;
  const date = findDate(question.text, question.now);
  const own = toIndianDate(new Date(question.chart.utc));
  const day = date === null ? Number(first) : NaN;
  if (!(day >= 1 && day <= 31) || day === Number(own.slice(8))) return describeBirth(context, date?.date ?? own, date === null);
  const root = toDigitalRoot(String(day).padStart(2, '0'));
  const words = { root: String(root), date: isEnglish ? englishOrdinal(day) : String(day), planet: book.planet(getPlanet(root)) };
  return [fillWordings(context, file.told, words), fillWordings(context, file.honest)];
}

export const answerNumber: TopicAnswer = ({ question, read, line }) => {
  if (line.topic.share < minShare) return null;
  const ask = findAsk('x_number', question.text);
  const context = createContext(question, read);
  const whole = composeStaticAnswer(context, ask);
  if (whole !== null) return whole;
  const named = numbersIn(question.text);
  const [first, second] = named;
  if (ask?.tells === 'twoNumbers' && first !== undefined && second !== undefined)
    return toComposed(context, describeTwo(context, first, second));
  if (ask?.tells === 'named' && first !== undefined) {
    const [longest = first] = [...named].sort((one, other) => other.length - one.length);
    return toComposed(context, describeNamed(context, longest));
  }
  if (ask?.tells === 'number') return toComposed(context, describeOfBirth(context, first));
  return ask?.tells !== undefined && things.includes(ask.tells) ? toComposed(context, describeThing(context, ask.tells as Thing)) : null;
};
