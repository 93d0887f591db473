import { readTerms } from '../answers/facts/terms';
import type { Form } from '../asks/request';
import type { Composed } from '../compose/composed';
import { join } from '../compose/join';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { readTurn } from '../topics/turns/turn-form';
import { specialWays, findWay } from './content';
import { askOtherTime } from './times/other-time';
import { describeStrain } from './places';
import { formatFilled } from './format-way';
import { minFollowUpShare } from './shares';
import { askAgain, type Weighed } from './turn';

/** Forms that are answered with a verdict. */
const grantedForms: readonly Form[] = ['willIt', 'open', 'when', 'should', 'decide', 'how', 'either'];

/** "Exactly which month?" after a named time: its middle. */
export function askWhen(turn: Weighed): Composed {
  const { base, context, asked } = turn;
  const { horizon } = context.read;
  // "Before March?" asks about its own time.
  if (horizon !== null && horizon.unit !== 'year') return askOtherTime(turn) ?? askAgain(turn, 'when', { horizon });
  const found = askAgain(turn, 'when', base.context.read.horizon?.unit === 'year' && horizon === null ? {} : { horizon });
  const finer = asked === 'when' ? formatFilled(turn, specialWays.finer) : '';
  if (finer === '') return found;
  const [, ...rest] = found.text.split('\n\n');
  return { ...found, text: [finer, ...rest].join('\n\n') };
}

/** "Is it because of Saturn?": whether a named planet is a ground against the matter; null if none is named. */
export function askBlame(turn: Weighed): Composed | null {
  const { about, judgement, context } = turn;
  const [planet] = readTerms(context.question.text).planets;
  if (planet === undefined) return null;
  const involvesPlanet = (factor: Factor) => ('planets' in factor ? factor.planets.includes(planet) : planetOfFactor(factor) === planet);
  const found = judgement.weighed.factors.find((factor) => factor.weight < 0 && involvesPlanet(factor));
  const strainText = found && describeStrain(turn, found);
  const lead = formatFilled(turn, found ? specialWays.blamed : specialWays.notBlamed, { planet: about.book.planet(planet), ...strainText });
  const again = askAgain(turn, 'why');
  const [, ...rest] = again.text.split('\n\n');
  return lead === '' ? null : { ...again, text: join(lead, ...rest) };
}

/** The reasons: grounds for it if it was not refused, otherwise, or in a question about a delay, grounds against it. */
export function askWhy(turn: Weighed): Composed | null | undefined {
  const blameAnswer = askBlame(turn);
  if (blameAnswer !== null) return blameAnswer;
  const way = findWay('why', turn.context.question.text);
  const isGranted = turn.judgement.level !== 'slow' && grantedForms.includes(turn.asked) && turn.ask.good !== undefined;
  return isGranted && way?.id !== 'trouble' ? undefined : askAgain(turn, 'why');
}

/** "Or wait till Holi?": whether it happens by the named time. */
export function askWait(turn: Weighed): Composed | undefined {
  const { horizon, text } = turn.context.read;
  const isWait = horizon !== null && !horizon.isPast && findWay('should', text.raw)?.id === 'wait';
  return isWait ? askAgain(turn, 'willIt', { horizon }) : undefined;
}

/** "By when?": when it happens, after a question whether or when; otherwise how long it lasts. */
export function askUntil(turn: Weighed): Composed | undefined {
  const { context, said, asked } = turn;
  const isWhen = readTurn(context.question.text, said.question).shareOf('when') >= minFollowUpShare;
  return isWhen && grantedForms.includes(asked) ? askWhen(turn) : undefined;
}
