import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { elaborate, judge } from './judgement';

const exams: readonly (readonly [words: RegExp, english: string, hindi: string])[] = [
  [/ (?:upsc|ias|ips|civil services?|yupiessi|upiessi) /u, 'UPSC', 'UPSC'], [/ (?:ssc|cgl|chsl|essessi|esessi) /u, 'SSC', 'SSC'], [/ (?:neet ?pg) /u, 'NEET PG', 'NEET PG'], [/ (?:neet|nit ug) /u, 'NEET', 'NEET'], [/ (?:jee|jei) /u, 'JEE', 'JEE'],
  [/ (?:ca final|ca inter|ca foundation|ca|sie|chartered accountant\w*) /u, 'CA', 'CA'], [/ (?:cs executive|cs professional|company secretary) /u, 'CS', 'CS'], [/ (?:bank po|ibps|sbi po|sbi clerk|rbi) /u, 'the bank exam', 'बैंक परीक्षा'], [/ (?:rrb|ntpc|railways?|relave|relve) /u, 'the railway exam', 'रेलवे परीक्षा'],
  [/ (?:bpsc|uppsc|mpsc|mppsc|rpsc|ras|pcs|wbcs|tnpsc|kpsc|state psc|pisies) /u, 'the state PSC', 'राज्य PSC'], [/ (?:net|jrf|ugc net) /u, 'the NET', 'NET'], [/ (?:gate) /u, 'GATE', 'GATE'], [/ (?:cat exam|cat|xat) /u, 'the CAT', 'CAT'], [/ (?:ctet|tet|tgt|pgt|kvs|super tet) /u, 'the teacher exam', 'शिक्षक परीक्षा'],
  [/ (?:cds|nda|ssb|afcat|agniveer|agnivir) /u, 'the defence exam', 'सेना की परीक्षा'], [/ (?:police|constable|daroga|si exam|sub inspector) /u, 'the police exam', 'पुलिस भर्ती'], [/ (?:clat|judiciary|pcs j|judge exam) /u, 'the law exam', 'लॉ की परीक्षा'], [/ (?:ielts|gre|gmat|toefl|pte) /u, 'the test', 'टेस्ट'],
];

const anyExam = [/ /u, 'the exam', 'परीक्षा'] as const;
const ordinals: readonly (readonly [RegExp, string, string])[] = [
  [/ (?:1st|first|pehl[aie]|pahl[aie]) (?:attempt|try|time|chance|baar|bar|prayas|koshish)| attempt 1 /u, 'first', 'पहला'], [/ (?:2nd|second|dusr[aie]|doosr[aie]|do bar fail|2 bar) (?:attempt|try|time|chance|baar|bar|prayas|koshish)| attempt 2 /u, 'second', 'दूसरा'],
  [/ (?:3rd|third|tisr[aie]|teesr[aie]) (?:attempt|try|time|chance|baar|bar|prayas|koshish)| attempt 3 /u, 'third', 'तीसरा'], [/ (?:4th|fourth|chauth[aie]|choth[aie]) (?:attempt|try|time|chance|baar|bar|prayas|koshish)| attempt 4 /u, 'fourth', 'चौथा'],
  [/ (?:5th|fifth|panchv\w+|paanchv\w+|panchav\w+) (?:attempt|try|time|chance|baar|bar|prayas|koshish)| attempt 5 /u, 'fifth', 'पाँचवाँ'], [/ (?:6th|sixth|chhath\w+|chath\w+) (?:attempt|try|time|chance|baar|bar|prayas)| attempt 6 /u, 'sixth', 'छठा'],
  [/ (?:last|final|aakhri|akhri|akhiri|antim) (?:attempt|chance|try|baar|bar|mauka|moka|prayas|koshish) /u, 'last', 'आखिरी'],
];
const again = / (?:again|phir se|fir se|dobara|dubara|once more|one more|ek aur|repeat\w*|this (?:attempt|time)|is (?:baar|bar)|iss (?:baar|bar)|har baar|har bar|every time|kitni (?:baar|bar)|attempts?|prayas|\d (?:baar|bar|times?)|do (?:baar|bar)|teen (?:baar|bar)|twice|thrice|\d (?:saal|sal|years?) se|since \d+ years) /u;

const stops = / (?:chhod\w*|chod\w*|give up|quit|stop|leave it|continue|aage du\w*|aage dena|band kar\w*) /u;

/** "UPSC, fourth attempt: will I clear?": the answer names exam and attempt; null where no such examination is named. */
export function composeAttempt(context: Context): string | null {
  const { read, say, book, question } = context;
  const plain = shortVowels(read.text);
  const ordinal = ordinals.find(([words]) => words.test(plain));
  const exam = exams.find(([words]) => words.test(plain)) ?? (read.matter.id === 'exam' && ordinal ? anyExam : undefined);
  if (!exam || (!ordinal && !again.test(plain)) || read.fact !== null || !['yesNo', 'how', 'risk', 'other', 'either'].includes(read.kind) || (read.kind === 'either' && !stops.test(plain))) return null;
  if (!['exam', 'governmentJob', 'study', 'luck', 'career', 'careerField', 'higherStudy', 'self', 'time', 'newJob'].includes(read.matter.id) || / (?:kya kar\w*|what (?:should|to) do|upay|result|kitne (?:number|marks)|how many|kaun\w* |which |job mileg\w*|drop) /u.test(plain)) return null;
  const own = { ...context, read: { ...read, kind: 'yesNo' as const, step: null } };
  const judgement = judge(own, getMatter('exam'));
  const { level, window } = judgement;
  const span = window ? book.span(window, question.astrologer) : null;
  const whose = read.kin ? ` of your ${book.kin(read.kin.id)}` : '';
  const whoseHi = read.kin ? `${book.kin(read.kin.id)} के ` : '';
  const [en, hi] = [`this ${ordinal ? `${ordinal[1]} ` : ''}attempt at ${exam[1]}${whose}`, `${whoseHi}${exam[2]} का यह ${ordinal ? `${ordinal[2]} ` : ''}प्रयास`];
  const hiTo = `${whoseHi}${exam[2]} के इस ${ordinal ? `${ordinal[2].replace(/वाँ$/u, 'वें').replace(/ा$/u, 'े')} ` : ''}प्रयास`;
  const goes = stops.test(plain) ? say(level === 'slow' ? [['Give it one more try at most, with a second plan beside it', 'Let the second plan come first now'], '.'] : [['Give it another try', 'Do not stop yet'], '.'], level === 'slow' ? [['ज़्यादा से ज़्यादा एक बार और, साथ में दूसरी तैयारी', 'अब दूसरी तैयारी पहले रखिए'], '।'] : [['एक बार और दीजिए', 'अभी मत छोड़िए'], '।']) : '';
  const opening = {
    yes: () => say([[`Yes, ${en} has good support`, `Yes: ${en} can be the one that clears`], span ? [`, best in ${span}.`, `; the time that favours it is ${span}.`] : '.'], [[`हाँ, ${hi} सफल हो सकता है`, `हाँ, ${hi} अच्छे समय में है`], span ? [`; सबसे अच्छा समय ${span} है।`, `, खासकर ${span}।`] : '।']),
    careful: () => say([[`It can work: ${en} has fair support`, `Yes, with effort: ${en} is within reach`], span ? [`, and the better weeks are ${span}.`, `; look to ${span}.`] : '.'], [[`हो सकता है; ${hi} मेहनत से निकल सकता है`, `हाँ, मेहनत के साथ; ${hi} पहुँच में है`], span ? [`, बेहतर समय ${span} है।`, `; समय ${span} का है।`] : '।']),
    slow: () => say([[`Not easily: ${en} has little support`, `It will be uphill: ${en} gets little help from the chart`], span ? [`; the best weeks for it are ${span}, and a second plan belongs beside it.`, `, so keep a second plan; its best time is ${span}.`] : [', so keep a second plan.', '; prepare a second way beside it.']], [[`आसानी से नहीं; ${hi} कम सहारे में है`, `रास्ता कठिन है; ${hiTo} को कुंडली का साथ कम है`], span ? [`, दूसरा विकल्प भी रखिए; सबसे अच्छा समय ${span} है।`, `; साथ में दूसरी तैयारी रखिए, समय ${span} का है।`] : [', दूसरा विकल्प भी रखिए।', '; दूसरी तैयारी साथ रखिए।']]),
  }[level]();
  return [goes === '' ? opening : `${goes} ${opening}`, ...elaborate(own, judgement)].join('\n\n');
}
