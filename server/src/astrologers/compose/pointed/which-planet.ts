import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Factor } from '../../plan/weigh';
import { shortVowels } from '../../question/question-text';
import { readQuestion } from '../../question/read-question';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const asks = / (?:(?:which|what) (?:is the |exact )?(?:planet|graha?)|kaun ?sa (?:grah|planet)|kons[ae] (?:grah|planet)|kis grah|kaunse grah) /u;
const mostWords = 9;
const planetOf = (factor: Factor): PlanetName => (factor.kind === 'lord' ? factor.lord : factor.kind === 'occupants' || factor.kind === 'yoga' ? (factor.planets[0] ?? 'Sun') : factor.planet);

/** "Which planet exactly?" after a matter: the planet that strains that matter most, and not the weakest of the chart. */
export function composeWhichPlanet(context: Context): string | null {
  const { read, question, say, tell, book } = context;
  const turns = question.turns ?? [];
  const asked = turns.at(-1);
  if (!asked || read.text.length > mostWords || !asks.test(shortVowels(read.text)) || read.kind === 'remedy') return null;
  const last = readQuestion(asked.question, turns.slice(0, -1), question.now, Date.parse(question.chart.utc), read.language);
  if (last.matter.rank === 0 || last.matter.careful || last.fact !== null) return null;
  const own: Context = { ...context, read: { ...read, kind: 'why', fact: null, second: null, matter: last.matter, kin: last.kin, horizon: null, step: null } };
  const judgement = judge(own, last.matter);
  const factor = judgement.weighed.factors.find(({ weight }) => weight < 0) ?? judgement.weighed.factors[0];
  if (!factor) return null;
  const n = book.planet(planetOf(factor));
  const m = book.matter(last.matter.id);
  const opening = factor.weight < 0
    ? say([[`${n}, above all`, `It is ${n} most of all`, `${n} in the first place`], [`: of all planets it strains ${m} most`, `; nothing presses on ${m} as much`], '.'], [[`सबसे ज़्यादा ${n}`, `मुख्य रूप से ${n}`, `${n}, बाकी सबसे ज़्यादा`], [`; ${m} पर सबसे बड़ा दबाव इन्हीं का है`, `: ${m} में रुकावट इन्हीं से है`], '।'])
    : say([[`No planet stands against it; ${n} has the most to do with it`, `${n} decides most here, and helps`], '.'], [[`कोई ग्रह रोकता नहीं; सबसे ज़्यादा हाथ ${n} का है`, `सबसे बड़ा हाथ ${n} का है, और वह मदद का है`], '।']);
  return [opening, tell(book.why(factor, last.matter.id)), elaborate(own, judgement).at(-1) ?? ''].join('\n\n');
}
