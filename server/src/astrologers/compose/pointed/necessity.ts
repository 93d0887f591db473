import { turnEnglish } from '../../echo/english-clause';
import { isRepeatable } from '../../echo/asked-thing';
import { turnedWords } from '../../echo/hindi-words';
import { findAskedClause } from '../../question/asked-clause';
import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';

const english = /\b(?:will|would|do|shall) (?:i|we) (?:really |still |always )?(?:have|need) to ([^?.!,;]+)/iu;
const hindi = /(?:^|[,.?!।] ?)([^,.?!।]+?) (?:(?:hi|bhi|to|ही|भी|तो) )?(?:padeg[aie]|pareg[aie]|parhega|padegaa|पड़ेग[ाीे]|पडेग[ाीे])(?: (?:kya|na|ji|क्या|ना))?[\s?।.!]*$/iu;
const must = /(?:have|need) to |pad?r?h?eg|पड़े|पडे/iu;
const rites = / (?:puja|pooja|path|paath|vivah|hawan|havan|vrat|upay|remedy|mantra|ratna|stone|gem\w*|dosh\w*|shanti|daan|kumbh|pay (?:for|again|more|to)|recharge|wait|intezar|intazar|rukna|kitn\w*|how|when|kab|why|kyu\w*) /u;
const mostWords = 10;

/** "Will I have to leave my job after the wedding?": what nobody wishes is no event to be dated; null where no must is feared. */
export function composeNecessity(context: Context): string | null {
  const { read, say, book, isEnglish } = context;
  const { matter } = read;
  if (read.fact !== null || matter.careful || matter.rank === 0 || !['yesNo', 'how'].includes(read.kind)) return null;
  if (!must.test(read.text.raw)) return null;
  const core = findAskedClause(read.text, read.text.language) ?? read.text;
  if (rites.test(shortVowels(core)) || !isRepeatable(core)) return null;
  const told = (isEnglish ? english : hindi).exec(core.raw.trim())?.[1]?.trim();
  if (told === undefined || told.split(/\s+/u).length > mostWords || (!isEnglish && !/(?:n[aie]|न[ाीे])$/iu.test(told))) return null;
  const words = told.split(/\s+/u);
  const said = isEnglish ? turnEnglish(words) : words.map((word) => turnedWords[word.toLowerCase()] ?? turnedWords[word] ?? word).join(' ').replace(/^(?:kya|क्या) /iu, '');
  const judgement = judge({ ...context, read: { ...read, kind: 'yesNo', step: null } });
  const m = book.matter(matter.id);
  const opening = {
    yes: () => say([[`No, it does not look as if you will have to ${said}`, `Hardly: you should not have to ${said}`, `Rather not; to ${said} is not what your chart points to`], [`, since it holds up ${m}`, `: ${m} is well supported`], '.'], [[`नहीं, ${said} पड़े, ऐसे योग कम हैं`, `${said} पड़े, इसके आसार कम हैं`, `ज़्यादातर नहीं; ${said} पड़े, कुंडली ऐसा नहीं कहती`], [`; ${m} को अच्छा सहारा है`, `, ${m} का पक्ष मज़बूत है`], '।']),
    careful: () => say([[`Perhaps for a time, but it is not fixed that you have to ${said}`, `It can be avoided: you need not ${said} if you speak early`, `Neither sure nor excluded: whether you have to ${said} depends on what is agreed`], [`, as ${m} is mixed`, `; the support for ${m} is middling`], '.'], [[`${said} पड़े, यह तय नहीं; पहले बात कर लें तो टल सकता है`, `कुछ समय के लिए ${said} पड़े, यह हो सकता है`, `${said} पड़े या नहीं, यह पहले की बातचीत पर है`], [`; ${m} का पक्ष मिला-जुला है`, `, ${m} में उतार-चढ़ाव है`], '।']),
    slow: () => say([[`It may come to it that you have to ${said}, so plan for that too`, `The pressure to ${said} is there`, `Be prepared: you may have to ${said} for a time`], [`, because ${m} is under strain just now`, `; your chart gives ${m} little support at present`], '.'], [[`${said} पड़े, इसकी आशंका है, तैयारी रखिए`, `दबाव दिखता है कि ${said} पड़े`, `कुछ समय के लिए ${said} पड़े, इसके लिए तैयार रहिए`], [`; ${m} पर अभी दबाव है`, `, ${m} को अभी कम सहारा है`], '।']),
  }[judgement.level]();
  return [opening, ...elaborate(context, { ...judgement, window: null })].join('\n\n');
}
