import { findMatters } from '../../question/matters';
import { toAsked } from '../../plain/plain';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { lineBefore } from './line-before';

const hindrance = / (?:dikkat\w*|dikat\w*|adchan\w*|arch?chan\w*|adachan\w*|rukavat\w*|rukawat\w*|badha|badhaen|problems?|issues?|hurdles?|obstacles?|obstructions?|troubles?|gadbad\w*|garbar\w*|roda|rode|mushkil\w*|pareshani\w*|complications?|drawbacks?|downsides?|negative\w*|hitch|khatra|nuksan|risks?|hindrance\w*|catch) | (?:what|kya) (?:can|could|might|may) go wrong | kya (?:galat|ulta) (?:ho|hog) /u;
const form = / (?:kya|koi|kuch|any|what|is|are|will|hai|hain|h|hog[aie]|aay?eg[aie]|to nahi|anything|which|kaun\w*|kons\w*) /u;
const others = / (?:why|kyu\w*|kyo\w*|kab|when|kaise|how|upay|remed\w*|solve|solution|dur|door|hal|kaun (?:kar|de)\w*|who|badha (?:du|dun|doon|de|den|kar|lu|lun|ke|diya)|health|sehat|doctor|paisa|job|safe) /u;
const there = / (?:waha\w*|vaha\w*|wahan|vahan|yaha\w*)(?= )/u;
const mostWords = 8;

/** "Usme kya dikkat hai?", "any obstacle?": what strains the matter of the line before, by name; null where that is not asked. */
export function composeObstacle(context: Context): string | null {
  const { read, say, tell, book } = context;
  const plain = toAsked(context).words;
  if (read.text.length > mostWords || (read.fact !== null && read.fact.name !== 'trouble') || !hindrance.test(plain) || !form.test(plain) || others.test(plain)) return null;
  const last = read.previous ?? lineBefore(context);
  if (last === null || last.fact !== null || last.matter.careful || last.matter.rank === 0 || findMatters({ ...read.text, plain: read.text.plain.replace(there, ' '), folded: read.text.folded.replace(/ vh[an]*n(?= )/u, ' ') }).some(({ id }) => id !== last.matter.id && id !== 'luck' && id !== 'mind')) return null;
  const about: Context = { ...context, read: { ...read, kind: 'why', matter: last.matter, kin: read.kin ?? last.kin, second: null, horizon: null, step: null } };
  const judgement = judge(about);
  const [strain, other] = judgement.weighed.factors.filter(({ weight }) => weight < 0);
  const m = book.matter(last.matter.id);
  const opening = strain === undefined
    ? say([['No obstacle of weight', 'Nothing stands in the way'], `: in your chart nothing strains ${m}`, ['.', ', so the rest is patience.']], [['कोई बड़ी अड़चन नहीं', 'रोकने वाली कोई बात नहीं'], `; ${m} पर कोई दबाव नहीं दिखता`, ['।', ', बस सब्र चाहिए।']])
    : say([[`Yes, ${other ? 'two things' : 'one thing'} in the way of ${m}:`, `${other ? 'Two obstacles' : 'One obstacle'}, where ${m} is concerned:`]], [[`हाँ, ${other ? 'दो बातें हैं' : 'एक बात है'}, ${m} को लेकर:`, `${m} में ${other ? 'दो अड़चनें दिखती हैं' : 'एक अड़चन दिखती है'}:`]]);
  const grounds = [strain, other].flatMap((factor) => (factor ? [tell(book.ground(factor, last.matter.id, null))] : []));
  return [[opening, ...grounds].join(' '), elaborate(about, judgement).at(-1) ?? ''].filter((each) => each !== '').join('\n\n');
}
