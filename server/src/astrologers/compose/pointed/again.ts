import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { lineBefore } from './line-before';

const mostWords = 11;
const again = / (?:dobara|dubara|dubaara|phir se|fir se|again|repeat\w*|wapas|firse|phirse) .*(?:nahi|nhi|na|hog[ai]|hoge|ho|happen\w*|come|aay\w*|repeat|not) | (?:happen|repeat|occur|come)\w* again | (?:will|would|could|kya) (?:it|this|that|ye|yeh|aisa) (?:\w+ )?(?:again|repeat\w*|dobara|dubara) /u;
const same = / (?:aisa hi|aisi hi|aise hi|waisa hi|vaisa hi|wahi haal|yahi haal|isi tarah|same|like this|like that|the same|this bad|as bad) .*(?:rahe?g\w*|rahenge|chale?g\w*|hog[ai]|continue\w*|stay\w*|remain\w*|be|year|month|saal|sal) | (?:continue|stay|remain|go on|be) (?:like this|the same|this way|as bad) /u;
/** What went badly in the line before: only that is feared to come again. */
const bad = / (?:nuksa+n\w*|loss\w*|lost|gha+t\w*|fail\w*|kharch\w*|expens\w*|spend\w*|jhagd\w*|fight\w*|quarrel\w*|reject\w*|bura|buri|kharab|bad|mushkil\w*|difficult\w*|problem\w*|late|der|delay\w*|atk\w*|ruk\w*|tut\w*|toot\w*|brok\w*|breakup|chhut\w*|chut\w*|nikal\w*|fired|cheat\w*|dhokh\w*|thag\w*|struggl\w*|stress|tension|dub\w*|doob\w*|why|kyu\w*|kyo\w*) /u;

/** "It will not happen again, will it?" after what went badly: whether the matter is carried now; null where nothing bad stands before. */
export function composeAgain(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  if (read.text.length > mostWords || (!again.test(plain) && !same.test(plain)) || / (?:love|pyar|call|baat|milenge|milega|milegi|attempt|try|apply|koshish|exam du|paper du) /u.test(plain)) return null;
  const last = lineBefore(context);
  if (last === null || last.fact !== null || last.matter.careful || !bad.test(shortVowels(last.text))) return null;
  const matter = last.matter.rank > 0 ? last.matter : read.matter;
  if (matter.rank === 0 || matter.careful) return null;
  const own: Context = { ...context, read: { ...read, kind: 'yesNo', fact: null, second: null, kin: last.kin, matter, step: null, horizon: null } };
  const judgement = judge(own, matter);
  const m = book.matter(matter.id);
  const span = judgement.window ? book.span(judgement.window, question.astrologer) : '';
  const label = read.horizon !== null && !read.horizon.isPast ? read.horizon : { english: 'now', hindi: 'अब' };
  const [relief, rahat] = span === '' ? ['', ''] : [`; it gets easier in ${span}`, `; राहत का समय ${span} है`];
  const opening = {
    yes: () => say([['No, not again', 'Rather not again'], `: ${label.english} your chart holds up ${m} well.`], [['नहीं, वैसा दोबारा नहीं', 'ज़्यादातर नहीं'], `: ${label.hindi} ${m} को कुंडली से अच्छा सहारा है।`]),
    careful: () => say([['Not to that extent', 'Hardly as bad as then'], `, if you go step by step: ${label.english} ${m} is mixed in your chart`, relief, '.'], [['उतना नहीं', 'पहले जैसा तो नहीं'], `, बस सँभलकर चलिए: ${label.hindi} ${m} का पक्ष मिला-जुला है`, rahat, '।']),
    slow: () => say([['It can come again, so keep the stakes small', 'The risk is not over yet, so keep a reserve'], `: ${label.english} ${m} has little support`, relief, '.'], [['थोड़ी आशंका है, इसलिए दाँव छोटा रखिए', 'खतरा अभी पूरा टला नहीं, इसलिए हाथ में कुछ बचाकर रखिए'], `; ${label.hindi} ${m} को कम सहारा है`, rahat, '।']),
  }[judgement.level]();
  return [opening, ...elaborate(own, { ...judgement, window: null })].join('\n\n');
}
