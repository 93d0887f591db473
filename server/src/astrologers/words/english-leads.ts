import type { Book, LeadInput, When } from './book';
import { englishKin, englishMatters } from './english-words';
import type { Parts } from './speaker';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The matter of a lead: for a relative it is theirs. */
const spouse = ['husband', 'wife', 'partner'];

const about = ({ matter, kin }: LeadInput) => (kin && matter === 'family' ? `your relationship with your ${englishKin[kin]}` : kin && !(spouse.includes(kin) && ['harmony', 'love', 'marriage', 'loveMarriage'].includes(matter)) ? `${englishMatters[matter].replace(/^your /u, '').replace(/ of your own$/u, '')} for your ${englishKin[kin]}` : englishMatters[matter]);

/** The opening sentences in English: the answer itself. */
export function englishLeads(format: (when: When, voice: 'Oracle' | 'Astra') => string): Pick<Book, 'yesNo' | 'when' | 'how' | 'noVerdict'> {
  const span = ({ window, voice }: LeadInput) => (window ? format(window, voice) : '');

  function yesNo(input: LeadInput): Parts {
    const { level, window, horizon, isInside, voice } = input;
    const m = about(input);
    if (horizon && !isInside) return [[`Not ${horizon.english}`, `Not so easily ${horizon.english}`], [`; the better time for ${m} is `, `: ${m} has its better period from `, `; for ${m} look rather at `], window ? span(input) : 'a later period', '.'];
    if (!window) return level === 'slow' ? [['Not soon', 'Not easily'], `, the chart does not promise ${m} plainly`, ['.', ' for now.']] : ['Yes, ', ['in time', 'though not at once'], `, the chart supports ${m}.`];
    if (level === 'slow') return [['Not easily', 'Not quickly', 'Not without effort'], [': the chart does not promise it plainly', ', since the chart only half supports it', ': the chart asks for patience here'], [`, and the best period for ${m} is `, `; for ${m} the kindest time is `], span(input), '.'];
    const soft = level === 'careful';
    if (voice === 'Oracle') return [soft ? ['Yes, but slowly', 'Yes, with patience', 'Yes, though not at a run'] : ['Yes', 'Yes, quietly', 'Yes, in its own time'], [`: ${m} comes closer in `, `. For ${m} the door opens in `, `; look for ${m} in `], span(input), '.'];
    return [soft ? ['Yes, with conditions', 'Yes, but with effort', 'Yes, if you prepare'] : ['Yes', 'Yes, clearly', 'Yes, the chart supports it'], [`: the best period for ${m} is `, `; for ${m} plan on `, `, and ${m} is favoured from `], span(input), '.'];
  }

  function when(input: LeadInput): Parts {
    const { window, horizon, isInside, isNow, voice, matter, kin } = input;
    const m = (matter === 'time' || matter === 'self') && kin === null ? 'better days' : about(input);
    if (!window) return ['The chart shows no clear date for ', m, ['', ' yet', ' in the next years'], '.'];
    if (horizon && !isInside) return [`Not ${horizon.english}`, ['; the next good period for ', ': the nearer chance for '], m, ' is ', span(input), '.'];
    if (voice === 'Oracle') return isNow ? [['It has begun', 'The time is already here', 'Now, more or less'], [`: ${m} has its season till `, `; for ${m} the road is open till `], span(input).replace(/^.* to /u, ''), '.'] : [['Not at once; ', 'A little patience: ', ''], [`${m} ripens in `, `for ${m} look to `, `the season for ${m} is `], span(input), '.'];
    return [[`The strongest period for ${m} is `, `For ${m}, the best window is `, `${upper(m)} is most likely from `], span(input), ['.', isNow ? ', and it has begun.' : ', not before.']];
  }

  function how(input: LeadInput): Parts {
    const { level, window, horizon, isInside, voice } = input;
    const m = upper(about(input));
    const words = { yes: ['looks good', 'is well supported', 'goes well on the whole'], careful: ['is steady, with some effort', 'goes up and down, more up than down', 'holds, if you stay with it'], slow: ['is slow and wants patience', 'is under some strain', 'needs more care than usual'] }[level];
    const open = horizon ? [`${upper(horizon.english)}, `, `${upper(horizon.english)} `] : [''];
    const subject = horizon ? `${input.matter === 'time' ? 'life' : about(input)} ` : input.matter === 'time' ? 'This period ' : `${m} `;
    const isNamed = window !== null && (horizon === null || (isInside && !['day', 'week', 'month', 'festival'].includes(horizon.unit)));
    const best = isNamed ? [voice === 'Oracle' ? `; it is kindest in ` : `, and is at its best from `, `; the brightest part is `] : [''];
    return [open, subject, words, best, isNamed ? span(input) : '', '.'];
  }

  return { yesNo, when, how, noVerdict: (matter, kin) => [['I give no verdict and no date on ', 'No chart should decide on ', 'A chart gives no verdict on '], kin ? `your ${englishKin[kin]}'s ${englishMatters[matter].replace(/^(?:your|the|a|an) /u, '')}` : englishMatters[matter], ['; what it shows is the climate around it', ', but it shows what surrounds it', '; it only shows where support comes from'], '.'] };
}
