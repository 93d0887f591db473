import { hasKind } from '../question/kinds';
import { findFields, type Field } from '../question/fields';
import { getMatter } from '../question/matters';
import { readText, shortVowels } from '../question/question-text';
import type { Context } from './context';
import { fitOf, placeOf } from './field-answers';
import { elaborate, judge } from './judgement';

const opens = / (?:open\w*|start\w*|launch\w*|set up|begin|khol\w*|shuru|shru|suru|daal\w*|dal (?:lu|du|rah\w*)|lagau\w*|lagaun|chalu|franchise|stall|thela|kar lu|karu|karun|chalega|chalegi|chal jaega|chal jayega|chal paega|chal payega|dukan|shop|unit|palan|business|class|classes|farm) /u;
const asks = / (?:should|shall|will|can|is it|good|ok|okay|work|run|succeed|profit\w*|chaleg\w*|chal\w*|phaleg\w*|thik|theek|sahi|rahega|karu|karun|kholu\w*|khol lu|khol sakt\w*|suit\w*|fayd\w*|labh|kya|safal\w*|shuru kar\w*|ya nah\w*|aenge|ayenge|chance\w*) /u;
const notTrades = ['business', 'UPSC', 'SSC', 'the railways', 'government service', 'the forces', 'management', 'banking', 'engineering', 'science', 'commerce', 'the arts and humanities', 'politics', 'trading', 'a BA', 'a B.Ed', 'software', 'data and AI', 'CA', 'research', 'biology', 'acting', 'flying and shipping', 'English', 'history', 'geography', 'economics', 'sociology', 'physics', 'chemistry', 'political science', 'public administration'];

const isTrade = ({ english }: Field): boolean => !notTrades.includes(english);
/** The trade of the clause that asks; what is told behind a comma, the school of the children, is none. */
function tradeOf({ read: { text } }: Context): Field | undefined {
  const clauses = text.raw.split(/[,;।?]\s*|\.\s/u).map((raw) => ({ ...readText(raw, text.language), mayBeHindi: text.mayBeHindi }));
  const asking = clauses.find((clause) => opens.test(shortVowels(clause)) && findFields(clause).some(isTrade));
  return findFields(asking ?? text).filter(isTrade).at(-1);
}

/** "Shall I open a gym?", "das gaay se dairy chalegi?": whether that trade suits, and when to begin; null where none is named. */
export function composeTradeFit(context: Context): string | null {
  const { read, say, book, question, strengths } = context;
  const plain = shortVowels(read.text);
  const field = tradeOf(context);
  if (!field || !opens.test(plain) || !asks.test(plain) || read.fact !== null || read.profession !== null) return null;
  if (!['yesNo', 'how', 'other', 'risk'].includes(read.kind) || hasKind(read.text, 'either') || read.horizon?.isPast) return null;
  if (/ (?:kab|when|why|kyu\w*|kyo\w*|which|kaun\w*|konsa|konsi|upay|nam|naam|name|muhurat|exam|admission|degree|course|sell|bech\w*|loss|band|closed|ghata|court|boss|job in) /u.test(plain)) return null;
  if (!['business', 'career', 'careerField', 'income', 'luck', 'self', 'time', 'house', 'study', 'arts', 'newJob', 'jobChange', 'family', 'mind', 'vehicle', 'health', 'children', 'travel', 'partner', 'fame', 'higherStudy', 'abroad', 'dealings'].includes(read.matter.id)) return null;
  const own = { ...context, read: { ...read, kin: read.kin && ['son', 'daughter', 'husband', 'wife', 'brother', 'sister'].includes(read.kin.id) ? read.kin : null } };
  const fit = fitOf(own, field);
  const { window } = judge({ ...own, read: { ...own.read, kind: 'when' } }, getMatter('business'));
  const span = window ? book.span(window, question.astrologer) : null;
  const [en, hi] = [field.english, field.hindi];
  const named = read.horizon === null || ['now', 'today'].includes(read.horizon.english) ? null : read.horizon;
  const begin = span === null ? '' : named !== null && ['span', 'festival'].includes(named.unit) ? say([`${named.english.charAt(0).toUpperCase()}${named.english.slice(1)} the good time to begin is ${span}`, ['.', ', and start small.']], [`${named.hindi} शुरुआत का अच्छा समय ${span} है`, ['।', ', छोटे से शुरू कीजिए।']]) : say([['To begin, the good time is ', 'Begin in '], `${span}`, ['.', ', and start small.']], [['शुरुआत का अच्छा समय ', 'शुरू करने का समय '], `${span} है`, ['।', ', छोटे से शुरू कीजिए।']]);
  const opening = fit >= 46
    ? say([['Yes, it can run', 'Yes, begin it', 'Yes, this suits you'], [`: ${en} is well supported in your chart`, `; your chart is strong for ${en}`], '.'], [['हाँ, चलेगा', 'हाँ, यह काम आपके लिए ठीक है'], [`; ${hi}: कुंडली में इसका बल अच्छा है`, `, ${hi}: इसके ग्रह मज़बूत हैं`], '।'])
    : fit >= 36
      ? say([['Yes, if you begin small', 'It can run, with effort', 'Lean to yes, beside another income'], [`: ${en} has middling support in your chart`, `; for ${en} your chart is mixed`], '.'], [['छोटे से शुरू करें तो चलेगा', 'मेहनत से चल सकता है'], [`; ${hi}: सहारा मध्यम है`, `, ${hi}: पक्ष मिला-जुला है`], '।'])
      : say([['Not as your only income', 'Try it small before you put much in', 'I would not begin it with borrowed money'], [`: ${en} has little support in your chart`, `; the planets of ${en} are weak in your chart`], '.'], [['इसे अकेला सहारा मत बनाइए', 'पहले बहुत छोटे स्तर पर परखिए'], [`; ${hi}: कुंडली से कम सहारा है`, `, ${hi}: इसके ग्रह कमज़ोर हैं`], '।']);
  const [planet = 'Mercury'] = [...field.planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  return [[opening, begin].filter((each) => each !== '').join(' '), placeOf(own, planet), elaborate(own, judge(own, getMatter('business'))).at(-1) ?? ''].join('\n\n');
}
