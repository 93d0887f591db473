import { findAsk } from '../../asks/find-ask';
import { chartKey } from '../../compose/context';
import { yearMs } from '../../compose/years-ahead';
import { runningPeriods } from '../../plan/windows';
import type { Relative } from '../../tools/focus';
import { relativeTable, type RelativeId } from '../../tools/tables';
import { manners } from '../../words/placements';
import { nameBySlot } from '../slots/name-by-slot';
import type { SlotId } from '../slots/slot-table';
import type { TopicAnswer } from '../topic-answer';
import { compose, readOther } from './answer-fact';
import { isTrait, describeNature, say, signWords, describeTrait } from './describe/trait';
import { createFactInput, join, type FactInput } from './fact-input';

function named(input: FactInput, slot: SlotId, relative: Relative | null): string {
  const { strengths, asked, context } = input;
  const score = strengths.of(strengths.view.lord(1));
  const found = nameBySlot(slot, { strengths, gender: asked.question.birth.gender, relative, score, seed: chartKey(asked.question) });
  return context.render([found[context.isEnglish ? 'en' : 'hi']]);
}

/** Compares then and now by the mahadashas, because the chart itself does not change. */
function describePast(input: FactInput): string[] {
  const { strengths, now, chart, context, asked } = input;
  const { horizon } = asked.read;
  const born = Date.parse(chart.utc);
  const childhood = 8 * yearMs;
  const at = horizon?.isPast ? (horizon.from + horizon.to) / 2 : born + childhood;
  const lord = (time: number) => {
    const { maha } = runningPeriods(strengths, time);
    return context.isEnglish ? maha.lord : input.planet(maha.lord);
  };
  const time = horizon?.isPast ? (context.isEnglish ? horizon.english : horizon.hindi) : say(input, 'childhood', {});
  return [
    say(input, 'past', { time: time.charAt(0).toLowerCase() + time.slice(1), maha: lord(at), now: lord(now) }),
    say(input, 'nature', signWords(input)),
  ];
}

function describeFuture(input: FactInput): string[] {
  const { strengths, now, chart, context } = input;
  const { maha } = runningPeriods(strengths, now);
  const next = chart.dashas.find(({ start }) => start === maha.end) ?? maha;
  const words = {
    start: context.book.day(next.start),
    next: context.isEnglish ? next.lord : input.planet(next.lord),
    gift: manners[next.lord].gift[context.isEnglish ? 0 : 1],
  };
  return [say(input, 'future', words), say(input, 'nature', signWords(input))];
}

const selfFacts: Readonly<Record<string, (input: FactInput) => string[]>> = {
  nature: (input) => [say(input, 'nature', signWords(input)), join([named(input, 'strength', null), named(input, 'weakness', null)])],
  seen: (input) => [say(input, 'seen', signWords(input)), named(input, 'strength', null)],
  strength: (input) => [named(input, 'strength', null), join([named(input, 'weakness', null), say(input, 'nature', signWords(input))])],
  weakness: (input) => [named(input, 'weakness', null), join([named(input, 'strength', null), say(input, 'nature', signWords(input))])],
  talent: (input) => [named(input, 'strength', null), named(input, 'hobby', null)],
  purpose: (input) => [named(input, 'trade', null), named(input, 'strength', null)],
  past: describePast,
  future: describeFuture,
};

const partners: readonly RelativeId[] = ['husband', 'wife', 'partner'];
const children: readonly RelativeId[] = ['son', 'daughter', 'child'];

/** Describes another person by their stated sign, or by the houses of the user's chart. */
function describeOther(input: FactInput, id: RelativeId, tells: string): string[] {
  const { terms, context, asked } = input;
  const [sign] = terms.signs;
  const relative: Relative = asked.read.kin ?? { id, house: relativeTable[id].house };
  const slot: SlotId =
    tells === 'strength' || tells === 'talent'
      ? 'strength'
      : tells === 'weakness'
        ? 'weakness'
        : partners.includes(id)
          ? 'spouseNature'
          : children.includes(id)
            ? 'childNature'
            : 'personNature';
  const description = named(input, slot, relative);
  const first =
    sign === undefined ? description : say(input, 'signNature', { sign: context.book.sign(sign), nature: describeNature(input, sign) });
  return [first, join([sign === undefined ? '' : description, say(input, 'fromYours', {})])];
}

const minShare = 0.3;

/** Answers what a person is like, by the trait that is asked about. */
export const answerSelf: TopicAnswer = (asked) => {
  if (asked.line.topic.share < minShare) return null;
  const tells = findAsk('x_self', asked.read.text.raw)?.tells;
  if (tells === undefined) return null;
  const input = createFactInput(asked);
  const other = readOther(asked);
  if (other !== null) return compose(input, describeOther(input, other, tells), false);
  return compose(input, isTrait(tells) ? describeTrait(input, tells) : ((selfFacts[tells] ?? selfFacts['nature'])?.(input) ?? []), false);
};
