import { shortVowels } from '../../question/question-text';
import type { MatterId } from '../../question/matters';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const asks = / (?:how (?:many times|often|many (?:jobs|cars|houses|homes|flats|plots|vehicles|trips|countries|businesses|changes|transfers|promotions))|(?:kita?n[aei]) (?:baar|bar|dafa|naukri\w*|gadiya\w*|ghar|makan|plot|transfer|promotion|desh|yatra\w*)) /u;
const ahead = / (?:will|would|going to|shall|can|hog\w*|\w+(?:ung[ai]|oong[ai]|eg[aei]|engi|enge)|padeg\w*|likh\w*|yog|chart|kundl\w*) /u;
const counted: readonly MatterId[] = ['newJob', 'jobChange', 'career', 'transfer', 'promotion', 'house', 'vehicle', 'travel', 'abroad', 'business', 'governmentJob'];
const others = / (?:attempt\w*|try|tries|exam|paper|pehn\w*|wear|jaap|chant\w*|read|path|padh\w*|mantra|day|week|per|roz|din me|hafte|din|month|mahine) /u;
const steady = 44;
const fair = 36;

/** "How many times will I change jobs?": no chart counts, so few or several, by the planet that rules the matter; null where no number of times is asked. */
export function composeHowOften(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!asks.test(plain) || !ahead.test(plain) || others.test(plain) || read.fact !== null || read.horizon?.isPast === true || !counted.includes(read.matter.id) || ['past', 'repeat', 'remedy', 'why', 'either'].includes(read.kind)) return null;
  const about: Context = { ...context, read: { ...read, kind: 'how', second: null, step: null, horizon: null } };
  const judgement = judge(about);
  const house = judgement.focus.houses[0] ?? 1;
  const lord = strengths.view.lord(house);
  const [n, at, strength] = [book.planet(lord), strengths.view.house(lord), strengths.of(lord)];
  // A change of work comes of a weak lord, a house or a journey of a strong one.
  const isChange = ['newJob', 'jobChange', 'career', 'governmentJob'].includes(read.matter.id);
  const few = isChange ? strength >= steady : strength < fair;
  const some = strength >= fair && strength < steady;
  const [much, muchHi] = some ? ['two or three times, as it looks', 'दो-तीन बार के आसार हैं'] : few ? ['once or twice, not more', 'एक-दो बार, ज़्यादा नहीं'] : ['several times, three or more', 'कई बार, तीन या ज़्यादा'];
  const opening = say([[`${much.charAt(0).toUpperCase()}${much.slice(1)}`, `Likely ${much}`], '; no chart counts exactly', `: ${n} rules your ${th(house)} house and is in the ${th(at)} (${englishHouses[at - 1]})`, strength >= steady ? ', with good strength.' : some ? ', with fair strength.' : ', with little strength.'], [[`${muchHi}`, `अंदाज़ा है: ${muchHi}`], '; सही गिनती कुंडली में नहीं होती', `। ${hindiOrdinal(house, 'oblique')} भाव के स्वामी ${n} ${hindiOrdinal(at, 'oblique')} भाव (${hindiHouses[at - 1]}) में हैं`, strength >= steady ? ', बल अच्छा है।' : some ? ', बल ठीक है।' : ', बल कम है।']);
  return [opening, ...elaborate(about, judgement)].join('\n\n');
}
