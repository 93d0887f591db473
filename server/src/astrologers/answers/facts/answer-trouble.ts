import { dhaiyas, sadeSatis } from '../../../astrology';
import type { Ask } from '../../asks/ask';
import { asksOf } from '../../asks/content';
import { findAsk } from '../../asks/find-ask';
import { languageOf } from '../../asks/words-of';
import { runningPeriods } from '../../plan/windows';
import type { TopicAnswer } from '../topic-answer';
import { compose, readOther, tellNeeded } from './answer-fact';
import { doshaTells, tellChandal, tellDosha, tellDoshas, tellHardYoga } from './tell/dosha';
import { tellEffect } from './tell/effect';
import { tellSadeSati } from './tell/saturn';
import { tellWeakest } from './tell/strength';
import { createTelling, factWords, planetWords, type Tell, type Telling } from './telling';

/** The house whose lord has the least strength. */
const tellWeakestHouse: Tell = (telling) => {
  const { strengths, view, say, house } = telling;
  const houses = Array.from({ length: 12 }, (_, index) => index + 1);
  const [weakest = 1] = houses.sort(
    (one, other) =>
      strengths.of(view.lord(one)) - strengths.of(view.lord(other)) || strengths.houseBindus(one) - strengths.houseBindus(other),
  );
  const lord = view.lord(weakest);
  return [say('weakestHouse', { house: house(weakest), planet: telling.planet(lord), lordHouse: house(view.house(lord)) })];
};

const weakBelow = 40;

/** What presses at this time: Sade Sati, a dhaiya, or a weak lord of the antardasha. */
const tellPressed: Tell = (telling) => {
  const { chart, now, strengths, say, word, context } = telling;
  const { book } = context;
  const sati = sadeSatis(chart).find(({ start, end }) => start <= now && now < end);
  if (sati) {
    const phase = factWords.phases[(sati.spans.findLast(({ start }) => start <= now)?.phase ?? 1) - 1];
    return [say('pressedSadeSati', { phase: phase && word(phase), end: book.day(sati.end) })];
  }
  const [dhaiya] = dhaiyas(chart, now);
  if (dhaiya && dhaiya.start <= now) return [say('pressedDhaiya', { end: book.day(dhaiya.end) })];
  const { antar } = runningPeriods(strengths, now);
  const words = { ...planetWords(telling, antar.lord), end: book.day(antar.end) };
  return [say(strengths.of(antar.lord) < weakBelow ? 'pressedDasha' : 'pressedNone', words)];
};

/** Saturn or Rahu, by what is named; where neither is, what both do. */
const tellSaturnRahu: Tell = (telling) =>
  telling.terms.saturn !== null
    ? tellSadeSati(telling)
    : tellEffect(telling.terms.planets.length > 0 ? telling : { ...telling, terms: { ...telling.terms, planets: ['Saturn', 'Rahu'] } });

const nodes: readonly string[] = ['Rahu', 'Ketu'];
/** The weakest planet; whether one that is named is bad, by its strength, or of a node by what it does. */
const tellWorst: Tell = (telling) => {
  const [named, other] = telling.terms.planets;
  if (named !== undefined && other === undefined && !telling.terms.asksWhich)
    return nodes.includes(named) ? tellEffect(telling) : tellWeakest(telling);
  return tellWeakest({ ...telling, terms: { ...telling.terms, planets: [], lordsOf: [], hasLord: false } });
};

const tells: Readonly<Record<string, Tell>> = {
  weakest: tellWorst,
  weakestHouse: tellWeakestHouse,
  doshas: tellDoshas,
  manglik: doshaTells.manglik,
  kaalSarp: doshaTells.kaalSarp,
  pitra: doshaTells.pitra,
  shrapit: doshaTells.shrapit,
  mool: doshaTells.mool,
  chandal: tellChandal,
  hardYoga: tellHardYoga,
  saturnRahu: tellSaturnRahu,
  pressed: tellPressed,
  named: tellDosha,
  namedLater: tellDosha,
};

const explain = ({ context }: Telling, { answer }: Ask): string =>
  (answer?.[languageOf(context)] ?? []).map((sentence) => context.tell([sentence])).join(' ');

/** What asks for no dosha in particular. */
const general: readonly (string | undefined)[] = ['weakest', 'weakestHouse', 'doshas', 'pressed'];

/** A dosha that is named is told, whatever else the line complains of. */
const ofNamed = (found: Ask, { terms }: Telling): Ask =>
  (terms.dosha !== null && general.includes(found.tells) ? asksOf('x_trouble').find((each) => each.tells === terms.dosha) : undefined) ??
  found;

const least = 0.3;

/** What is feared of a chart: whether it is there and by which planets, then what it means and does not mean. */
export const answerTrouble: TopicAnswer = (asked) => {
  if (asked.line.topic.share < least) return null;
  const found = findAsk('x_trouble', asked.read.text.raw);
  if (found === null) return null;
  const telling = createTelling(asked);
  const ask = ofNamed(found, telling);
  const tell = ask.tells === undefined ? undefined : tells[ask.tells];
  const other = readOther(asked);
  const told = tell === undefined ? [] : other === null ? (tell(telling) ?? []) : tellNeeded(telling, other);
  const [first = '', ...rest] = told;
  const explained = explain(telling, ask);
  const isLater = ask.tells === 'namedLater';
  return compose(
    telling,
    isLater ? [explained, first] : [first, ...(other === null ? rest.slice(0, 1) : []), explained],
    ask.free === true || (other !== null && tell !== undefined),
  );
};
