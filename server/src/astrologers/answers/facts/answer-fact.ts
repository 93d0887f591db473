import asking from '../../../../content/asking.json';
import type { Composed } from '../../compose/composed';
import { join } from '../../compose/join';
import { findAsk } from '../../asks/find-ask';
import { relativeTable, type RelativeId } from '../../tools/tables';
import type { Asked, TopicAnswer } from '../topic-answer';
import { createFactInput, type FactInput } from './fact-input';
import { asksOwn } from './asks-own';
import { chartFacts, skyFacts } from './fact-table';
import { describeHouse } from './describe/house';
import { describePlace } from './describe/place';
import { describePart } from './describe/sign';

const minShare = 0.3;
const minPersonShare = 0.5;
const selfLabels = ['self', 'none'];
const relativeByLabel: Readonly<Partial<Record<string, RelativeId>>> = {
  spouse: 'partner',
  partner: 'partner',
  ex: 'partner',
  child: 'child',
  mother: 'mother',
  father: 'father',
  sibling: 'brother',
  friend: 'friend',
  boss: 'boss',
};

/** The relative whose chart the question is about; null for the user's. */
export function readOther({ question, read, line: { whose } }: Asked): RelativeId | null {
  if (question.chartOf !== undefined || selfLabels.includes(whose.value) || whose.share < minPersonShare) return null;
  return read.kin?.id ?? relativeByLabel[whose.value] ?? null;
}

/** Describes the chart terms of the text if they are too few for its ask. */
function describeNamed(input: FactInput): readonly string[] {
  const { terms, say } = input;
  const tell =
    terms.planets.length > 0 || terms.mentionedLords.length > 0
      ? describePlace
      : terms.houses.length > 0
        ? describeHouse
        : terms.parts.length > 0
          ? describePart('lagna')
          : null;
  return tell?.(input) ?? [say('whichPlanet')];
}

/** Says which birth details are needed for somebody else's chart. */
export function describeNeeded({ say, context }: FactInput, kin: RelativeId): readonly string[] {
  return [say('needsBirth', { kin: relativeTable[kin][context.isEnglish ? 'en' : 'hi'] }), say('needsBirthWhy')];
}

/** The note whose chart it is; charged answers get it elsewhere. */
function describeOwner({ asked, say, context }: FactInput): string {
  const { chartOf } = asked.question;
  return chartOf === undefined ? '' : say('theirs', { kin: relativeTable[chartOf][context.isEnglish ? 'en' : 'hi'] });
}

export const compose = (input: FactInput, parts: readonly string[], isFree: boolean): Composed => ({
  text: join(...parts, isFree ? describeOwner(input) : ''),
  context: input.context,
  sensitiveTopic: null,
  judgement: null,
  isFree,
  usesChart: true,
  isFact: true,
});

const nowWords: ReadonlySet<string> = new Set(asking.now.split(' '));

/** "Where is Jupiter today" asks for the sky, and "chandra kis rashi mein hai, mera" for the chart. */
function bySky(tells: string, asked: Asked): string {
  const isNow = asked.read.text.plain.split(' ').some((word) => nowWords.has(word));
  if (tells === 'place' && isNow) return 'sky';
  return tells === 'sky' && !isNow && asksOwn(asked) ? 'place' : tells;
}

/** Answers a question that has one true answer in the chart or the sky; null for calendar days and if the text names too little. */
export const answerFact: TopicAnswer = (asked) => {
  if (asked.line.topic.share < minShare) return null;
  const ask = findAsk('x_fact', asked.read.text.raw);
  if (ask?.tells === undefined) return null;
  const input = createFactInput(asked);
  // A question that names Sade Sati is about Sade Sati.
  const tells = input.terms.saturn === null || ask.tells === 'effect' ? bySky(ask.tells, asked) : 'sadeSati';
  const sky = skyFacts[tells];
  if (sky !== undefined) {
    const paragraphs = sky(input);
    return paragraphs === null ? null : compose(input, paragraphs, ask.free === true);
  }
  const tell = chartFacts[tells];
  if (tell === undefined) return null;
  const { invalidHouse, houses } = input.terms;
  if (invalidHouse !== null && houses.length === 0) return compose(input, [input.say('noSuchHouse', { number: invalidHouse })], true);
  const other = readOther(asked);
  if (other !== null) return compose(input, describeNeeded(input, other), true);
  return compose(input, tell(input) ?? describeNamed(input), ask.free === true);
};
