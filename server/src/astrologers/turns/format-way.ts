import { nameSlotOfMatter } from '../answers/slots/slot-of-matter';
import { fill, forms } from '../asks/forms/forms';
import { describeGround } from '../asks/answer-ask';
import { getContentLanguage } from '../asks/ask-words';
import { findCareful } from '../asks/careful';
import type { Composed } from '../compose/composed';
import { join } from '../compose/join';
import { chooseGrounds } from '../compose/judgement';
import { findWay, type Part, type Way, type Wordings } from './content';
import { namesIn, fillPlaceholders, listSteps, listShownGrounds, fillYears } from './places';
import type { Turn, Weighed } from './turn';

const defaultParts: readonly Part[] = ['ground', 'step'];

/** A ground that the previous answer did not have, or grounds for and against the matter. */
function formatGrounds(turn: Weighed, part: 'ground' | 'both'): string {
  const { about, judgement } = turn;
  const sign = judgement.level === 'slow' ? -1 : 1;
  const shown = listShownGrounds(turn);
  const { factors } = judgement.weighed;
  if (part === 'ground') {
    const newGround = factors.find((each) => Math.sign(each.weight) === sign && !shown.includes(each));
    return newGround ? describeGround(about, judgement, newGround, forms.ground) : '';
  }
  const { grounds, against } = chooseGrounds(judgement, 1);
  const parts = grounds.map((each) => describeGround(about, judgement, each, forms.ground));
  return [...parts, against ? describeGround(about, judgement, against, against.weight < 0 ? forms.against : forms.inFavour) : '']
    .filter((each) => each !== '')
    .join(' ');
}

/** The placeholders of a wording. */
const placesIn = (wording: string): string =>
  [...wording.matchAll(/\{(\w+)\}/gu)]
    .map(([, name = '']) => name.toLowerCase())
    .sort()
    .join(' ');

/** A sentence with filled placeholders; empty if every wording has a missing value. */
export function formatFilled(turn: Weighed, wordings: Wordings | undefined, besides: ReturnType<typeof fillPlaceholders> = {}): string {
  if (wordings === undefined) return '';
  const { about } = turn;
  const places = { ...fillPlaceholders(turn), ...besides };
  const language = getContentLanguage(about);
  const filled = wordings[language].map((each) => ({ named: placesIn(each), said: fill({ en: [each], hi: [each] }, language, places) }));
  const found = filled.filter(({ said }) => said.length > 0);
  // The first wording without missing values has most details; others with the same placeholders are equivalent.
  const same = found.filter(({ named }) => named === found[0]?.named);
  return same.length === 0 ? '' : about.render([same.flatMap(({ said }) => said)]);
}

/** The answer to a follow-up by its variant; null if a value is missing. */
export function formatWay(turn: Weighed, way: Way): string | null {
  const { about, judgement } = turn;
  const lead =
    way.slot === undefined
      ? formatFilled(turn, way[judgement.level] ?? way.say)
      : about.render([[nameSlotOfMatter(about, turn.ask, judgement, way.slot)]]);
  if (lead === '') return null;
  const body = way.body ?? defaultParts;
  const step = body.includes('step') ? about.render([fill(forms.step, getContentLanguage(about), { step: listSteps(turn) })]) : '';
  const grounds = body.filter((part) => part !== 'step').map((part) => formatGrounds(turn, part));
  return join([lead, formatFilled(turn, way.then)].filter((each) => each !== '').join(' '), grounds.join(' '), step);
}

/** The answer if nothing was scored: no verdict on sensitive matters or facts. */
export function composeOpen(turn: Turn): Composed | null {
  const { context, base, form } = turn;
  const way = turn.way ?? findWay(form, context.question.text);
  const any = findWay(form);
  const wordings =
    way?.isFree === true ? way.say : ((base.isFact === true ? (way?.ofFact ?? any?.ofFact) : undefined) ?? way?.open ?? any?.open);
  if (wordings === undefined) return null;
  const language = getContentLanguage(context);
  const careful = base.sensitiveTopic === null ? null : findCareful(base.context.read);
  const steps = (careful?.ask ?? base.asked?.ask)?.steps;
  const words = { ...fillYears(turn), ...namesIn(turn), step: steps?.map((each) => each[language]) };
  const found = wordings[language].map((each) => fill({ en: [each], hi: [each] }, language, words)).find(({ length }) => length > 0);
  if (found === undefined) return null;
  return { text: context.render([found]), context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, earlier: base };
}
