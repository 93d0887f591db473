import { dhaiyas, sadeSatis } from '../../../astrology';
import type { Ask } from '../../asks/ask';
import { getAsks } from '../../asks/content';
import { findAsk } from '../../asks/find-ask';
import { getContentLanguage } from '../../asks/ask-words';
import { runningPeriods } from '../../plan/windows';
import type { TopicAnswer } from '../topic-answer';
import { compose, readOther, describeNeeded } from './answer-fact';
import { doshaTells, describeChandal, describeDosha, describeDoshas, describeHardYoga } from './describe/dosha';
import { describeEffect } from './describe/effect';
import { describeSadeSati } from './describe/saturn';
import { describeWeakest } from './describe/strength';
import { createFactInput, factWords, planetWords, type DescribeFact, type FactInput } from './fact-input';

/** Describes the house with the weakest lord. */
const describeWeakestHouse: DescribeFact = (input) => {
  const { strengths, view, say, house } = input;
  const houses = Array.from({ length: 12 }, (_, index) => index + 1);
  const [weakest = 1] = houses.sort(
    (one, other) =>
      strengths.of(view.lord(one)) - strengths.of(view.lord(other)) || strengths.houseBindus(one) - strengths.houseBindus(other),
  );
  const lord = view.lord(weakest);
  return [say('weakestHouse', { house: house(weakest), planet: input.planet(lord), lordHouse: house(view.house(lord)) })];
};

const weakBelow = 40;

/** Describes what is difficult now: Sade Sati, a dhaiya, or a weak antardasha lord. */
const describePressed: DescribeFact = (input) => {
  const { chart, now, strengths, say, word, context } = input;
  const { book } = context;
  const sati = sadeSatis(chart).find(({ start, end }) => start <= now && now < end);
  if (sati) {
    const phase = factWords.phases[(sati.spans.findLast(({ start }) => start <= now)?.phase ?? 1) - 1];
    return [say('pressedSadeSati', { phase: phase && word(phase), end: book.day(sati.end) })];
  }
  const [dhaiya] = dhaiyas(chart, now);
  if (dhaiya && dhaiya.start <= now) return [say('pressedDhaiya', { end: book.day(dhaiya.end) })];
  const { antar } = runningPeriods(strengths, now);
  const words = { ...planetWords(input, antar.lord), end: book.day(antar.end) };
  return [say(strengths.of(antar.lord) < weakBelow ? 'pressedDasha' : 'pressedNone', words)];
};

/** Describes Saturn or Rahu, or both if neither is named. */
const describeSaturnRahu: DescribeFact = (input) =>
  input.terms.saturn !== null
    ? describeSadeSati(input)
    : describeEffect(input.terms.planets.length > 0 ? input : { ...input, terms: { ...input.terms, planets: ['Saturn', 'Rahu'] } });

const nodes: readonly string[] = ['Rahu', 'Ketu'];
/** Describes the weakest planet, or whether a named one is bad. */
const describeWorst: DescribeFact = (input) => {
  const [named, other] = input.terms.planets;
  if (named !== undefined && other === undefined && !input.terms.asksWhich)
    return nodes.includes(named) ? describeEffect(input) : describeWeakest(input);
  return describeWeakest({ ...input, terms: { ...input.terms, planets: [], mentionedLords: [], hasLord: false } });
};

const troubleFacts: Readonly<Record<string, DescribeFact>> = {
  weakest: describeWorst,
  weakestHouse: describeWeakestHouse,
  doshas: describeDoshas,
  manglik: doshaTells.manglik,
  kaalSarp: doshaTells.kaalSarp,
  pitra: doshaTells.pitra,
  shrapit: doshaTells.shrapit,
  mool: doshaTells.mool,
  chandal: describeChandal,
  hardYoga: describeHardYoga,
  saturnRahu: describeSaturnRahu,
  pressed: describePressed,
  named: describeDosha,
  namedLater: describeDosha,
};

const explain = ({ context }: FactInput, { answer }: Ask): string =>
  (answer?.[getContentLanguage(context)] ?? []).map((sentence) => context.render([sentence])).join(' ');

/** Facts that concern no particular dosha. */
const generalFacts: readonly (string | undefined)[] = ['weakest', 'weakestHouse', 'doshas', 'pressed'];

/** A named dosha takes precedence over other complaints. */
const withNamedDosha = (found: Ask, { terms }: FactInput): Ask =>
  (terms.dosha !== null && generalFacts.includes(found.tells)
    ? getAsks('x_trouble').find((each) => each.tells === terms.dosha)
    : undefined) ?? found;

const minShare = 0.3;

/** Answers a fear about the chart: whether it applies and by which planets, then what it means and does not mean. */
export const answerTrouble: TopicAnswer = (asked) => {
  if (asked.line.topic.share < minShare) return null;
  const found = findAsk('x_trouble', asked.read.text.raw);
  if (found === null) return null;
  const input = createFactInput(asked);
  const ask = withNamedDosha(found, input);
  const tell = ask.tells === undefined ? undefined : troubleFacts[ask.tells];
  const other = readOther(asked);
  const paragraphs = tell === undefined ? [] : other === null ? (tell(input) ?? []) : describeNeeded(input, other);
  const [first = '', ...rest] = paragraphs;
  const explained = explain(input, ask);
  const isLater = ask.tells === 'namedLater';
  return compose(
    input,
    isLater ? [explained, first] : [first, ...(other === null ? rest.slice(0, 1) : []), explained],
    ask.free === true || (other !== null && tell !== undefined),
  );
};
