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
import { isTrait, natureOf, say, signWords, tellTrait } from './tell/trait';
import { createTelling, join, type Telling } from './telling';

function named(telling: Telling, slot: SlotId, relative: Relative | null): string {
  const { strengths, asked, context } = telling;
  const score = strengths.of(strengths.view.lord(1));
  const found = nameBySlot(slot, { strengths, gender: asked.question.birth.gender, relative, score, seed: chartKey(asked.question) });
  return context.tell([found[context.isEnglish ? 'en' : 'hi']]);
}

/** Then and now by the mahadashas, since the chart itself does not change. */
function tellPast(telling: Telling): string[] {
  const { strengths, now, chart, context, asked } = telling;
  const { horizon } = asked.read;
  const born = Date.parse(chart.utc);
  const childhood = 8 * yearMs;
  const at = horizon?.isPast ? (horizon.from + horizon.to) / 2 : born + childhood;
  const lord = (time: number) => {
    const { maha } = runningPeriods(strengths, time);
    return context.isEnglish ? maha.lord : telling.planet(maha.lord);
  };
  const time = horizon?.isPast ? (context.isEnglish ? horizon.english : horizon.hindi) : say(telling, 'childhood', {});
  return [
    say(telling, 'past', { time: time.charAt(0).toLowerCase() + time.slice(1), maha: lord(at), now: lord(now) }),
    say(telling, 'nature', signWords(telling)),
  ];
}

function tellFuture(telling: Telling): string[] {
  const { strengths, now, chart, context } = telling;
  const { maha } = runningPeriods(strengths, now);
  const next = chart.dashas.find(({ start }) => start === maha.end) ?? maha;
  const words = {
    start: context.book.day(next.start),
    next: context.isEnglish ? next.lord : telling.planet(next.lord),
    gift: manners[next.lord].gift[context.isEnglish ? 0 : 1],
  };
  return [say(telling, 'future', words), say(telling, 'nature', signWords(telling))];
}

const own: Readonly<Record<string, (telling: Telling) => string[]>> = {
  nature: (telling) => [
    say(telling, 'nature', signWords(telling)),
    join([named(telling, 'strength', null), named(telling, 'weakness', null)]),
  ],
  seen: (telling) => [say(telling, 'seen', signWords(telling)), named(telling, 'strength', null)],
  strength: (telling) => [
    named(telling, 'strength', null),
    join([named(telling, 'weakness', null), say(telling, 'nature', signWords(telling))]),
  ],
  weakness: (telling) => [
    named(telling, 'weakness', null),
    join([named(telling, 'strength', null), say(telling, 'nature', signWords(telling))]),
  ],
  talent: (telling) => [named(telling, 'strength', null), named(telling, 'hobby', null)],
  purpose: (telling) => [named(telling, 'trade', null), named(telling, 'strength', null)],
  past: tellPast,
  future: tellFuture,
};

const mates: readonly RelativeId[] = ['husband', 'wife', 'partner'];
const children: readonly RelativeId[] = ['son', 'daughter', 'child'];

/** What somebody else is like: by the sign that is told of them, or as the chart of the one who asks shows them. */
function tellOther(telling: Telling, id: RelativeId, tells: string): string[] {
  const { terms, context, asked } = telling;
  const [sign] = terms.signs;
  const relative: Relative = asked.read.kin ?? { id, house: relativeTable[id].house };
  const slot: SlotId =
    tells === 'strength' || tells === 'talent'
      ? 'strength'
      : tells === 'weakness'
        ? 'weakness'
        : mates.includes(id)
          ? 'spouseNature'
          : children.includes(id)
            ? 'childNature'
            : 'personNature';
  const seen = named(telling, slot, relative);
  const first = sign === undefined ? seen : say(telling, 'signNature', { sign: context.book.sign(sign), nature: natureOf(telling, sign) });
  return [first, join([sign === undefined ? '' : seen, say(telling, 'fromYours', {})])];
}

const least = 0.3;

/** What kind of person somebody is, by the aspect that is asked about. */
export const answerSelf: TopicAnswer = (asked) => {
  if (asked.line.topic.share < least) return null;
  const tells = findAsk('x_self', asked.read.text.raw)?.tells;
  if (tells === undefined) return null;
  const telling = createTelling(asked);
  const other = readOther(asked);
  if (other !== null) return compose(telling, tellOther(telling, other, tells), false);
  return compose(telling, isTrait(tells) ? tellTrait(telling, tells) : ((own[tells] ?? own['nature'])?.(telling) ?? []), false);
};
