import { planetOfFactor } from '../../plan/weigh';
import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { lineBefore } from './line-before';

const asks = / (?:(?:which|what) (?:is the |exact )?(?:planet|graha?)|kaun ?sa (?:grah|planet)|kons[ae] (?:grah|planet)|kis grah|kaunse grah) /u;
const does = / (?:help\w*|support\w*|favou?rs?|gives?|caus\w*|block\w*|delay\w*|stop\w*|spoil\w*|trouble\w*|responsible|behind|rok\w*|deta|dete|madad|sahara|zimmedar|jimmedar|kharab kar\w*) /u;
const supports = / (?:help\w*|support\w*|favou?rs?|gives?|deta|dete|madad|sahara) /u;
const mostWords = 9;

/** "Which planet exactly?" after a matter: the planet that strains that matter most, and not the weakest of the chart. */
export function composeWhichPlanet(context: Context): string | null {
  const { read, say, tell, book } = context;
  const plain = shortVowels(read.text);
  if (read.text.length > mostWords || !asks.test(plain) || read.kind === 'remedy') return null;
  // A matter that the question names itself, or that of the line before.
  const last = read.matter.rank > 0 && does.test(plain) ? read : lineBefore(context);
  if (last === null || (last === read && read.kin !== null)) return null;
  if (last.matter.rank === 0 || last.matter.careful || (last !== read && last.fact !== null)) return null;
  const own: Context = { ...context, read: { ...read, kind: 'why', fact: null, second: null, matter: last.matter, kin: last.kin, horizon: null, step: null } };
  const judgement = judge(own, last.matter);
  const helps = last === read && supports.test(plain);
  const factor = judgement.weighed.factors.find(({ weight }) => (helps ? weight > 0 : weight < 0)) ?? judgement.weighed.factors[0];
  if (!factor) return null;
  const n = book.planet(planetOfFactor(factor));
  const m = book.matter(last.matter.id);
  const opening = factor.weight < 0
    ? say([[`${n}, above all`, `It is ${n} most of all`, `${n} in the first place`], [`: of all planets it strains ${m} most`, `; nothing presses on ${m} as much`], '.'], [[`सबसे ज़्यादा ${n}`, `मुख्य रूप से ${n}`, `${n}, बाकी सबसे ज़्यादा`], [`; ${m} पर सबसे बड़ा दबाव इन्हीं का है`, `: ${m} में रुकावट इन्हीं से है`], '।'])
    : helps
    ? say([[`${n} helps most with ${m}`, `For ${m} it is ${n} above all`, `${n} carries ${m} best`], [' in your chart', ', by its strength here'], '.'], [[`${m} में सबसे ज़्यादा मदद ${n} की है`, `${m} के लिए सबसे पहले ${n}`, `${m} को सबसे अच्छा सहारा ${n} का है`], '।'])
    : say([[`No planet stands against it; ${n} has the most to do with it`, `${n} decides most here, and helps`], '.'], [[`कोई ग्रह रोकता नहीं; सबसे ज़्यादा हाथ ${n} का है`, `सबसे बड़ा हाथ ${n} का है, और वह मदद का है`], '।']);
  return [opening, tell(book.why(factor, last.matter.id)), elaborate(own, judgement).at(-1) ?? ''].join('\n\n');
}
