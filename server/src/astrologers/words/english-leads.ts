import type { MatterId } from '../question/matters';
import type { KinId } from '../question/people';
import { isBrief, isState, type Book, type LeadInput, type When } from './book';
import type { Parts } from './speaker';
import { matterTable, relativeTable } from '../tools/tables';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The matter of a lead: for a relative it is theirs. */
const spouse = ['husband', 'wife', 'partner'];

const about = ({ matter, kin }: Pick<LeadInput, 'matter' | 'kin'>) => englishAbout(matter, kin);

/** Nouns that are one's own: "your sister's marriage", but "a house for your sister". */
const ownedName = /^(?:your |the |)(marriage|married life|life as a whole|love|children|study|higher study|work|career|health|exam|visa|peace of mind|money|luck|friendship|family life|dispute|loan)$/u;

/** A matter inside a sentence; for a relative it is theirs. */
export function englishAbout(matter: MatterId, kin: KinId | null): string {
  const name = matterTable[matter].en;
  if (!kin || (spouse.includes(kin) && ['harmony', 'love', 'marriage', 'loveMarriage', 'reunion'].includes(matter))) return name;
  if (matter === 'workConflict') return name;
  if (matter === 'self' || matter === 'time') return `your ${relativeTable[kin].en}`;
  if (matter === 'family') return `your relationship with your ${relativeTable[kin].en}`;
  const ownName = ownedName.exec(name)?.[1];
  return ownName ? `your ${relativeTable[kin].en}'s ${ownName}` : `${name.replace(/^your /u, '').replace(/ of your own$/u, '')} for your ${relativeTable[kin].en}`;
}

const stateWords = {
  yes: ['the time looks good', 'things look good', 'the support is good'],
  careful: ['the time is steady, with some effort', 'things go up and down, more up than down', 'the picture is mixed but workable'],
  slow: ['the time is slow and wants patience', 'things are slow and need more care than usual', 'the time is heavy, so go step by step'],
} as const;

/** The opening sentences in English: the answer itself. */
export function englishLeads(format: (when: When, voice: 'Oracle' | 'Astra') => string): Pick<Book, 'yesNo' | 'when' | 'how' | 'noVerdict'> {
  const span = ({ window, voice }: LeadInput) => (window ? format(window, voice) : '');
  const untilNow = ({ window, voice }: LeadInput) => (window ? format({ start: window.end, end: window.end }, voice).replace(/^.* to /u, '') : '');

  const withBestWindow = (input: LeadInput): Parts => {
    const { window, horizon, isInside, voice } = input;
    const isNamed = window !== null && (horizon === null || (isInside && !['day', 'week', 'month', 'festival'].includes(horizon.unit)));
    return isNamed ? [[voice === 'Oracle' ? `; the kindest time is ` : `; the best dates are `, `; the brightest part is `], span(input)] : [];
  };
  const formatState = (input: LeadInput) => stateWords[input.level].map((words) => `for ${about(input)} ${words}`);

  function yesNo(input: LeadInput): Parts {
    const { level, window, horizon, isInside, isNow, voice } = input;
    const m = about(input);
    if (isState(input.matter) && (!horizon || isInside)) return [{ yes: ['Yes', 'Yes, on the whole'], careful: ['On the whole yes', 'Yes, with some effort'], slow: ['Not without effort', 'It takes patience'] }[level], ': ', formatState(input), ...withBestWindow(input), '.'];
    if (horizon && isBrief(input)) return [{ yes: ['Yes, by your chart', horizon.unit === 'day' ? 'Yes, the day is for you' : 'Yes, the time is with you'], careful: ['It is open', 'Fairly, with effort'], slow: ['Not easily', 'It will be hard'] }[level], `: ${horizon.english} `, formatState(input), '.'];
    if (horizon && !isInside) return [[`Not ${horizon.english}`, `Not so easily ${horizon.english}`], [`; the better time for ${m} is `, `: ${m} has its better period from `, `; for ${m} look rather at `], window ? span(input) : 'a later period', '.'];
    if (!window) return level === 'slow' ? [['Not soon', 'Not easily'], `, the chart does not promise ${m} plainly`, ['.', ' for now.']] : ['Yes, ', ['in time', 'though not at once'], `, the chart supports ${m}.`];
    if (level === 'slow' && isNow) return [['It can happen, but not without effort', 'Not easily, but it can happen', 'Yes, but it takes real effort'], [`: your best time for ${m} is now, till `, `; the better time for ${m} runs from now till `], untilNow(input), '.'];
    if (level === 'slow') return [['Not easily', 'Not quickly', 'Not without effort'], [': the chart does not promise it plainly', ', since the chart only half supports it', ': the chart asks for patience here'], [`, and the best period for ${m} is `, `; for ${m} the kindest time is `], span(input), '.'];
    const isCautious = level === 'careful';
    if (voice === 'Oracle') return [isCautious ? ['Yes, but slowly', 'Yes, with patience', 'Yes, though not quickly'] : ['Yes', 'Yes, quietly', 'Yes, in its own time'], [`: ${m} comes closer in `, `. For ${m} the door opens in `, `; ${m} looks likely in `], span(input), '.'];
    return [isCautious ? ['Yes, with conditions', 'Yes, but with effort', 'Yes, if you prepare'] : ['Yes', 'Yes, clearly', 'Yes, the chart supports it'], [`: the best period for ${m} is `, `; for ${m}, plan on `, `, and the favoured time for ${m} is `], span(input), '.'];
  }

  function when(input: LeadInput): Parts {
    const { window, horizon, isInside, isNow, voice, matter, kin } = input;
    const m = (matter === 'time' || matter === 'self') && kin === null ? 'better days' : about(input);
    if (!window) return ['The chart shows no clear date for ', m, ['', ' yet', ' in the next years'], '.'];
    if (horizon && !isInside) return [`Not ${horizon.english}`, ['; the next good period for ', ': the nearer chance for '], m, ' is ', span(input), '.'];
    if (voice === 'Oracle') return isNow ? [['It has begun', 'The time is already here', 'Now, more or less'], [`: ${m} has its season till `, `; for ${m} the road is open till `], untilNow(input), '.'] : [['Not at once; ', 'A little patience: ', ''], [`${m} ripens in `, `the time for ${m} is `, `the season for ${m} is `], span(input), '.'];
    return [[`The strongest period for ${m} is `, `For ${m}, the best window is `, `The best dates for ${m} are `], span(input), isNow ? ['.', ', and it has begun.'] : ['.', ', not before.']];
  }

  function how(input: LeadInput): Parts {
    const { level, horizon } = input;
    const m = about(input);
    const open = horizon ? `${upper(horizon.english)}` : '';
    const isAll = input.matter === 'time' && input.kin === null;
    const subject = horizon ? (isAll ? ', ' : ` for ${m} `) : isAll ? 'For you now ' : `For ${m} `;
    return [open, subject, stateWords[level], ...withBestWindow(input), '.'];
  }

  return { yesNo, when, how, noVerdict: (matter, kin) => [['I give no verdict and no date on ', 'No chart should decide on ', 'A chart gives no verdict on '], kin ? `your ${relativeTable[kin].en}'s ${matterTable[matter].en.replace(/^(?:your|the|a|an) /u, '')}` : matterTable[matter].en, ['; what it shows is the climate around it', ', but it shows what surrounds it', '; it only shows where support comes from'], '.'] };
}
