import { hasKind } from '../question/kinds';
import { findFields } from '../question/fields';
import { optionals, trades, waysOf, type Stage, type Way } from '../question/fields-by-stage';
import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { fitOf, reasonOf } from './field-answers';
import { judge } from './judgement';

const asksNext =
  / (?:what now|now what|what next|whats next|what (?:should|can|shall|do|must|would|will) (?:i|we|he|she|they|my \w+) (?:do|choose|study|take|pursue|go|join|opt)\w*|what to (?:do|study|take|choose|pursue)|what is (?:the )?(?:best|right|next)|which (?:\w+ )?(?:course|field|stream|line|sector|career|subject|way|path|direction|job|work)s?|kya kar\w*|kya kr\w*|ab kya|aage kya|age kya|kya l[eu]n?\w*|kya padh\w*|kya kara\w*|pakad\w*|pakd\w*|kya chun\w*|kya join|kaun\w* (?:sa |si |se )?(?:course|line|field|fild|stream|subject|vishay|kam|rasta|kors)|kon\w* (?:sa |si |se )?(?:course|line|field|stream|subject|vishay|kam|rasta)|kis (?:line|field|taraf|or|kshetr\w*)|options?|confus\w*|kuchh? samajh nah\w*|no idea|guide me|kahan jau\w*|kidhar jau\w*|where (?:do|should) i (?:go|start|look)) /u;
const ended = / (?:after|post|done|complet\w*|finish\w*|over|pass\w*|clear\w*|khatam|khatm|pura|puri|puri|ho gay\w*|ho ga\w*|ho chuk\w*|kar l\w+|kar chuk\w*|ke bad|ke baad|result|nikal\w*|just did|appeared|last year|final year|karke|kiya|ki hai|laya|laaya|layi|lai|marks|percent|aaya|fail\w*|not clear\w*|nahi nikl\w*|nahi hu\w*|dropped|drop out|jobless|pass out|passout|passed) /u;
const stages: readonly (readonly [Stage, RegExp])[] = [
  ['redundant', / (?:laid off|layed off|lay off|fired|terminated|retrench\w*|redundan\w*|sacked|lost (?:my|the|his|her) job|job (?:is )?(?:gone|lost)|asked to (?:leave|resign)|(?:naukri|naukari|job|kam) (?:se )?(?:\w+ )?(?:chali ga\w+|chhut ga\w+|chhoot ga\w+|chut ga\w+|chhin ga\w+|nikal di\w*|nikala ga\w*|hata di\w*)|(?:company|kampani|factory) (?:\w+ )?(?:closed|shut|band ho\w*)|berojgar ho\w*) /u],
  ['tenth', / (?:10th|10(?! (?:tarikh|ta+ri?ee?kh|tarik|baje|din|days?|saal|sal|years?|hazar|hajar|thousand|lakh|lac|percent|minute|baar|bar|log|people|k|rs|rupay|house|kg|th)\b)|tenth|class x|dasv\w*|dasav\w*|dasvin|matric\w*|high school) /u],
  ['twelfth', / (?:(?:neet|nit|jee|nda|cuet) (?:\w+ ){0,4}(?:fail\w*|nahi (?:hua|nikla|nikli|hui)|not clear\w*)|12th|12(?! (?:tarikh|ta+ri?ee?kh|tarik|baje|din|days?|saal|sal|years?|hazar|hajar|thousand|lakh|lac|percent|minute|baar|bar|log|people|k|rs|rupay|house|kg|th)\b)|twelfth|class xii|barahv\w*|barahav\w*|barv\w*|barav\w*|inter|intermediate|hsc|plus two|12vi\w*) /u],
  ['degree', / (?:(?:upsc|ssc|cgl|ibps|gate|cat|net|psc|ras|bpsc|ca) (?:\w+ ){0,4}(?:fail\w*|nahi (?:hua|nikla|nikli|hui)|not clear\w*)|graduat\w*|snatak|bcom|b com|bikom|btech|b tech|bitek|bsc|b sc|bba|bca|be|ba|degree|digri|college|engineering|injiniyaring|masters|mcom|msc|mba|diploma|post graduation) /u],
];

function stageOf(plain: string): Stage | null {
  const stage = stages.find(([, words]) => words.test(plain))?.[0] ?? null;
  return stage === null || stage === 'redundant' || ended.test(plain) ? stage : null;
}

/** What a stream that was told leaves open: from commerce nobody goes to medicine. */
const closed: readonly (readonly [RegExp, RegExp])[] = [
  [/ (?:commerce|kamars|kamers|vanijya|arts|aarts|humanities) /u, /engineering|medicine|agriculture|computer science/u],
  [/ (?:pcb|bio|biology|biyology|jeev vigyan) /u, /engineering|computer science/u],
  [/ (?:pcm|maths|math|ganit) /u, /medicine/u],
];
const openTo = (plain: string, ways: readonly Way[]): Way[] => {
  const shut = closed.find(([told]) => told.test(plain))?.[1];
  return ways.filter(({ english }) => shut?.test(english) !== true);
};

const rank = (context: Context, ways: readonly Way[]): Way[] => ways.map((way) => ({ way, fit: fitOf(context, { ...way, isSubject: false }) })).sort((a, b) => b.fit - a.fit).map(({ way }) => way);

const steps: Record<Stage, { en: readonly string[]; hi: readonly string[] }> = {
  tenth: { en: ['Next step: read a chapter of each and see which one you finish', 'Next step: ask two students of that stream what their week is like'], hi: ['अगला कदम: दोनों का एक-एक अध्याय पढ़कर देखिए', 'अगला कदम: उस स्ट्रीम के दो छात्रों से बात कीजिए'] },
  twelfth: { en: ['Next step: list three colleges for it, with fees and last year’s cut-off', 'Next step: speak to two people in their second year of it'], hi: ['अगला कदम: तीन कॉलेज, उनकी फीस और कट-ऑफ़ लिखिए', 'अगला कदम: दूसरे साल के दो छात्रों से पूछिए'] },
  degree: { en: ['Next step: ten applications there before any new course', 'Next step: one short course or internship in it, to try it'], hi: ['अगला कदम: नए कोर्स से पहले वहाँ दस आवेदन भेजिए', 'अगला कदम: उसमें एक छोटा कोर्स या इंटर्नशिप करके देखिए'] },
  redundant: { en: ['Next step: write to ten people you have worked with', 'Next step: two applications a day, and a budget for six months'], hi: ['अगला कदम: साथ काम कर चुके दस लोगों को लिखिए', 'अगला कदम: रोज़ दो आवेदन, और छह महीने का बजट'] },
};
const labels: Record<Stage, [string, string]> = { tenth: ['after the 10th', 'दसवीं के बाद'], twelfth: ['after the 12th', 'बारहवीं के बाद'], degree: ['after your studies', 'पढ़ाई के बाद'], redundant: ['now', 'अब'] };

/** The two ways that suit best, with the planet that speaks for the first. */
function leadOf(context: Context, [first, second]: readonly Way[], [when, whenHi]: readonly [string, string]): string {
  const { say, book, read } = context;
  if (!first || !second) return '';
  const whose = read.kin ? `your ${book.kin(read.kin.id)}` : 'you';
  const whoseHi = read.kin ? `${book.kin(read.kin.id)} के लिए ` : '';
  const opening = say(
    [[`Look first at ${first.english} ${when}, then at ${second.english}`, `For ${whose} ${first.english} comes first ${when}, and ${second.english} second`, `The chart points ${when} to ${first.english}, and next to ${second.english}`], '.'],
    [`${whenHi} ${whoseHi}`, [`पहले ${first.hindi}, फिर ${second.hindi} देखिए`, `सबसे सही ${first.hindi}, उसके बाद ${second.hindi}`], [': कुंडली का बल इसी क्रम में है', '; कुंडली इसी ओर इशारा करती है'], '।'],
  );
  return `${opening} ${reasonOf(context, first.planets)}`;
}

/** "Done with 12th, what now?", "lost my job, ab kya karu": the fields that suit and the next step; null where something else is asked. */
export function composeWhatNow(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  const stage = stageOf(plain);
  const isAsked = asksNext.test(plain) && !/ (?:puja|pooja|mantra|upay|upaay|remed\w*|kab|when|kyu\w*|kyo\w*|why) /u.test(plain);
  if (stage === null || !isAsked) return null;
  if (stage !== 'redundant' && hasKind(read.text, 'either') && findFields(read.text).length > 1) return null;
  const own = stage === 'redundant' && (read.kin === null || ['boss', 'colleague', 'friend'].includes(read.kin.id)) ? { ...context, read: { ...read, kin: null } } : context;
  const lead = leadOf(own, rank(own, stage === 'twelfth' ? openTo(plain, waysOf[stage]) : waysOf[stage]), labels[stage]);
  const step = say([steps[stage].en, ['.', ', this week.']], [steps[stage].hi, ['।', ', इसी हफ़्ते।']]);
  const matter = getMatter(stage === 'redundant' || stage === 'degree' ? 'newJob' : 'study');
  const { window } = judge({ ...own, read: { ...own.read, kind: 'when', horizon: null } }, matter);
  const time = window && matter.id === 'newJob' ? say([['New work comes easiest in ', 'The best time for new work is '], `${book.span(window, question.astrologer)}.`], [['नए काम का अच्छा समय ', 'नई नौकरी के लिए सबसे अच्छा समय '], `${book.span(window, question.astrologer)} है।`]) : '';
  return [[lead, time].filter((each) => each !== '').join(' '), step].join('\n\n');
}

const asksTrade = / (?:which|what|what kind of|what type of|kaun\w*|kon\w*|kis) (?:sa |si |se |sort of |kind of |type of |chij ka |cheez ka |chiz ka |tarah ka )?(?:\w+ )?(?:business|vyapar|vyavsay|dhandha|dhanda|karobar|bijnes|bijanes|franchise|shop|dukan|startup) /u;

const asksOptional = / (?:optional|vaikalpik) (?:\w+ )?(?:subject|paper|vishay)?|(?:subject|vishay) (?:\w+ )?optional /u;

/** Which optional paper to take in a civil service exam; null where none is asked for or two are put side by side. */
export function composeOptional(context: Context): string | null {
  const { read, say } = context;
  const plain = shortVowels(read.text);
  if (!asksOptional.test(plain) || !/ (?:which|what|kaun\w*|kon\w*|suggest|best|kya) /u.test(plain) || hasKind(read.text, 'either')) return null;
  const lead = leadOf(context, rank(context, optionals), ['as optional', 'वैकल्पिक विषय में']);
  return [lead, say([['Read one past paper of each before you fix it', 'Look at a past paper and the length of the syllabus too'], ['.', ', and at the books in your language.']], [['तय करने से पहले दोनों का एक पुराना पेपर देखिए', 'सिलेबस की लंबाई और पुराना पेपर भी देखिए'], ['।', ', किताबें अपनी भाषा में हों।']])].join('\n\n');
}

/** "Which business should I do?": two kinds of trade by name, and when to begin; null where something else is asked. */
export function composeTrade(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  if (!asksTrade.test(plain) || hasKind(read.text, 'either') || / (?:name|naam|nam|kab|when|din|day|date|muhurat) /u.test(plain)) return null;
  const lead = leadOf(context, rank(context, trades), ['in trade', 'व्यापार में']);
  const { window } = judge({ ...context, read: { ...read, kind: 'when', horizon: null } }, getMatter('business'));
  const time = window ? say([['A good time to begin is ', 'To begin, the time is '], `${book.span(window, question.astrologer)}`, ['.', '; start small.']], [['शुरुआत का अच्छा समय ', 'शुरू करने का समय '], `${book.span(window, question.astrologer)} है`, ['।', ', छोटे से शुरू कीजिए।']]) : '';
  const honest = say([['Between two that fit, take the one whose customers you know', 'What you know from work counts as much as the chart'], '.'], [['दो सही कामों में वह लीजिए जिसके ग्राहक आप जानते हैं', 'जो काम आप जानते हैं, वह भी उतना ही ज़रूरी है'], '।']);
  return [lead, [time, honest].filter((each) => each !== '').join(' ')].join('\n\n');
}
