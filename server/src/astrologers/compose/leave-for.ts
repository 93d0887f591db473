import { hasKind } from '../question/kinds';
import { getMatter } from '../question/matters';
import { readText, shortVowels } from '../question/question-text';
import type { Context } from './context';
import { composeEither } from './either';
import { composeSides } from './either-sides';
import { elaborate, judge } from './judgement';

const leaves = /^(.*?)\s+(?:chh?od ?(?:ke|kar)|chh?odkar|band kar ?ke|band karke|bech ke|tod ?ke|todkar|tudwa ke|तोड़कर|तोड़ के|छोड़ ?कर|छोड़कर|छोड़ के|छोड़ के|बंद करके|बंद कर के)\s+(.+?)$/iu;
const tail = /\s*(?:,?\s*(?:to|तो)?\s*(?:kaisa rahega|kaisi rahegi|kaisa rhega|sahi rahega|theek rahega|thik rahega|achha rahega|kya|कैसा रहेगा|कैसी रहेगी|ठीक रहेगा|सही रहेगा|क्या)\s*[?।.]*)$/iu;
const weighable = / (?:job|naukri|naukari|business|vyapar|dukan|shop|kheti|farming|padhai|study|studies|college|mba|upsc|sarkari|govt|service|dhandha|karobar|teaching|ca|law|engineering|medical|fd|gold|sip|land|plot) /u;

/** "Close the shop and take a job?": what is left against what is taken up; null where no such step is told. */
export function composeLeaveFor(context: Context): string | null {
  const { read, question } = context;
  if (hasKind(read.text, 'either') || read.fact !== null || !['yesNo', 'how', 'other', 'like'].includes(read.kind)) return null;
  const match = leaves.exec(read.text.raw.trim());
  const [left, taken] = [match?.[1]?.split(/[,.]\s*/u).at(-1) ?? '', (match?.[2] ?? '').replace(tail, '').replace(tail, '')];
  if (left === '' || taken.split(' ').length > 6 || !weighable.test(` ${shortVowels(read.text)} `)) return null;
  const plain = shortVowels(read.text);
  if (/ (?:pati|patni|husband|wife|ghar|desh|country|girlfriend|boyfriend|ladk\w*|share|trading) /u.test(plain)) return null;
  const asked = `${left} ya ${taken}`;
  const own = { ...context, question: { ...question, text: asked }, read: { ...read, text: { ...readText(asked, read.language), language: read.language }, kind: 'either' as const, previous: null, second: null } };
  return composeSides(own) ?? composeEither(own);
}

const offered = / (?:offer|offers|offered|offering|ofar|ophar|post|bond|promotion with|naya role|new role|deputation|contract) /u;
const accepts = / (?:accept\w*|join|take it|say yes|sign|signing|haan kar\w*|ha kar\w*|le l[uoe]\w*|lu kya|lun kya|karu kya|karu|kar lu|man lu|maan lu|go for it|swikar\w*) /u;

/** "They offered me the post, accept?": a leaning on work and its time; null where another thing is decided. */
export function composeOffer(context: Context): string | null {
  const { read } = context;
  const plain = shortVowels(read.text);
  if (!offered.test(plain) || !accepts.test(plain) || hasKind(read.text, 'either') || read.fact !== null || read.kin !== null) return null;
  if (!['yesNo', 'how'].includes(read.kind) || !['time', 'self', 'jobChange', 'newJob', 'promotion', 'career'].includes(read.matter.id) || / (?:kab|when|why|kyu\w*|marriage|shadi|house|flat|loan) /u.test(plain)) return null;
  const own = { ...context, read: { ...read, kind: 'yesNo' as const, horizon: null, matter: getMatter('jobChange') } };
  const judgement = judge(own, getMatter(read.matter.id === 'promotion' ? 'promotion' : 'jobChange'));
  const opening = {
    yes: () => context.say([['Yes, accept it', 'Accept it'], [': your work is well supported in your chart', ', for the house of work has good support'], ['.', '; an offer wants an answer now and not in a later window.']], [['हाँ, स्वीकार कीजिए', 'ले लीजिए'], ['; काम के भाव को अच्छा सहारा है', ', काम का पक्ष मज़बूत है'], '।']),
    careful: () => context.say([['Yes, but only with every term in writing', 'Lean to yes, after you have asked for better terms'], [': your work goes up and down in your chart', ', since the house of work is mixed'], '.'], [['हाँ, पर हर शर्त लिखित में लेकर', 'हाँ की ओर झुकाव है, पहले शर्तों पर बात कीजिए'], ['; काम का पक्ष मिला-जुला है', ', काम के भाव में उतार-चढ़ाव है'], '।']),
    slow: () => context.say([['Do not hurry to accept', 'Rather ask for more time before you say yes'], [': a change has little support in your chart just now', ', for a change of work is weakly supported at present'], '.'], [['हाँ कहने की जल्दी मत कीजिए', 'पहले थोड़ा समय माँगिए'], ['; बदलाव को अभी कम सहारा है', ', बदलाव का पक्ष अभी कमज़ोर है'], '।']),
  }[judgement.level]();
  const bond = / (?:bond|contract|notice|lock in) /u.test(plain) ? context.say([['A bond binds longer than a mood', 'Ask what leaving early costs'], [', so read that clause twice.', '; that clause decides more than the title.']], [['बॉन्ड की शर्त दो बार पढ़िए', 'पूछ लीजिए कि बीच में छोड़ने पर क्या लगेगा'], [', पद से ज़्यादा वही मायने रखती है।', '; फ़ैसला उसी से होगा।']]) : '';
  return [[opening, bond].filter((each) => each !== '').join(' '), ...elaborate(own, { ...judgement, window: null })].join('\n\n');
}
