import { englishSpan } from '../words/english-book';
import { isBrief, type LeadInput } from '../words/book';
import type { Parts } from '../words/speaker';
import type { EnglishEcho } from './english-clause';

const dayMs = 86_400_000;
const objects: Record<string, string> = { he: 'him', she: 'her', they: 'them' };
/** The subject as it stands behind "for". */
const toward = (subject: string): string => objects[subject.toLowerCase()] ?? subject;

const span = ({ window, voice }: LeadInput): string => (window ? englishSpan(window, voice) : '');
const till = ({ window, voice }: LeadInput): string => (window ? englishSpan({ start: window.end, end: window.end }, voice).replace(/^.* to /u, '') : '');
const within = (input: LeadInput): string => `${input.voice === 'Oracle' ? 'in' : 'from'} ${span(input)}`;

/** Whether it comes, said of the asked thing itself. */
export function sayYesNo({ subject, doing }: EnglishEcho, input: LeadInput): Parts {
  const { level, horizon, isInside, isNow, window } = input;
  const forIt = `for ${toward(subject)} to ${doing}`;
  const may = `${subject} may well ${doing}`;
  if (horizon && isBrief(input))
    return { yes: [['Yes, by your chart', horizon.unit === 'day' ? 'Yes, the day is with you' : 'Yes, the time is with you'], `: ${may} ${horizon.english}.`], careful: [['It is open', 'Fairly likely, with effort'], `: ${horizon.english} the chances ${forIt} are `, ['fair', 'about even'], '.'], slow: [['Not easily', 'It will be hard'], `: ${horizon.english} the chances ${forIt} are small`, [', so have a second plan ready.', '; prepare well and keep a second try in mind.']] }[level];
  if (horizon && !isInside) return [[`Not ${horizon.english}`, `Hardly ${horizon.english}`], [`: the likelier time ${forIt} is `, `; the better chance ${forIt} is `], window ? span(input) : 'later', '.'];
  if (!window) return level === 'slow' ? [['Not soon', 'Not easily'], `: your chart does not plainly promise that ${subject} will ${doing}`, ['.', ' just now.']] : [['Yes, in time', 'Yes, though not at once'], `: ${may}.`];
  if (input.stronger) return [['It can happen', 'There is a chance'], `: ${span(input)} is fair ${forIt}, and ${englishSpan(input.stronger, input.voice)} is better.`];
  if (level === 'slow') return [['Not easily', 'Not quickly', 'Not without effort'], isNow ? `: the best chance ${forIt} is now, till ${till(input)}.` : [`: the best chance ${forIt} is `, `, but the likeliest time ${forIt} is `], isNow ? '' : `${span(input)}.`];
  if (level === 'careful') return [['Yes, with patience', 'Yes, though not quickly', 'Yes, with some effort'], [`: the likeliest time ${forIt} is `, `, and the best time ${forIt} is `], span(input), '.'];
  return [['Yes', 'Yes, your chart supports it', 'Yes, it looks likely'], [`: ${may}, most likely ${within(input)}`, `: ${may}, and the best time is ${span(input)}`], '.'];
}

/** When it comes. */
export function sayWhen({ subject, doing }: EnglishEcho, input: LeadInput): Parts {
  const { horizon, isInside, isNow, window } = input;
  const forIt = `for ${toward(subject)} to ${doing}`;
  if (!window) return [`No clear date ${forIt} shows`, [' yet', ' in the next years'], '.'];
  if (horizon && !isInside) return [`Not ${horizon.english}`, ['; the likelier time ', ': the nearer chance '], `${forIt} is ${span(input)}.`];
  if (isNow) return [['It has begun', 'The time is already here'], [`: the time ${forIt} lasts till `, `, and the best days ${forIt} run till `], till(input), '.'];
  return [[`The likeliest time ${forIt} is `, `The best time ${forIt} is `], span(input), '.'];
}

/** Whether one should. */
export function sayDecision({ subject, doing }: EnglishEcho, input: LeadInput, isSoon: boolean): Parts {
  const { level, window, horizon, isInside } = input;
  const at = horizon && !horizon.isPast ? horizon.english : '';
  const can = `${subject} can ${doing}`;
  const would = subject === 'you' ? `I would not ${doing} ${at || 'just now'}` : `${subject} should not ${doing} ${at || 'just now'}`;
  if (level === 'slow') return [['Not yet', 'Not now', 'Rather not at once'], `: ${would}`, window && !isSoon ? [`, and the better time is ${span(input)}.`, `; look at it again in ${span(input)}.`] : [', your chart gives it little support.', '; think it over with someone you trust first.']];
  if (at !== '' && !isInside) return [`Not ${at}, rather later`, `: ${can}, `, ['best ', 'ideally '], `${within(input)}.`];
  if (at !== '') return [level === 'yes' ? [`Yes, ${at}`, `Yes, ${at} is fine`] : [`Yes, ${at}, with preparation`, `Lean to yes for it ${at}`], `: ${can}`, window && horizon?.unit !== 'day' && window.end - window.start > dayMs && !(input.voice === 'Oracle' && horizon?.unit === 'month') ? `, best ${within(input)}.` : '.'];
  if (!isSoon && window) return [['Yes, but wait a little', 'Yes, only not at once'], `: ${can}, `, ['best ', 'ideally '], `${within(input)}.`];
  return level === 'yes' ? [['Yes', 'Yes, go ahead'], `: ${can}, `, ['and your chart supports it.', 'the time is with you.']] : [['Yes, with preparation', 'Lean to yes, with care'], `: ${can}, `, ['if you plan it well.', 'one step at a time.']];
}

/** Why it is so; `reason` is what the straining planet brings. */
export const sayWhy = ({ subject, being }: EnglishEcho, reason: string): Parts => [`${subject} ${being}`, [', mainly because of ', ' mainly because of ', ', mostly because of '], reason, '.'];

/** How it goes. */
export function sayHow({ subject, doing }: EnglishEcho, input: LeadInput): Parts {
  const isBare = doing === 'be';
  const manner = { yes: isBare ? ['good', 'pleasant'] : ['well', 'well on the whole'], careful: isBare ? ['mixed but workable', 'up and down, more up than down'] : ['fairly well, with ups and downs', 'not badly, if with some effort'], slow: isBare ? ['slow at first', 'heavy at first, then easier'] : ['slowly and with some strain at first', 'with difficulty at first'] }[input.level];
  return [input.horizon && !input.horizon.isPast ? `${input.horizon.english} expect ` : 'expect ', toward(subject), ` to ${doing} `, manner, input.window && !input.horizon ? [`; the best time is ${span(input)}`, `, best of all ${within(input)}`] : '', '.'];
}
