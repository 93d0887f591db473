import { findWindows } from '../plan/windows';
import { getMatter, type MatterId } from '../question/matters';
import { shortVowels } from '../question/question-text';
import { istDay } from '../vocabulary/days';
import type { Context } from './context';
import { elaborate, judge } from './judgement';
import { findFocus } from '../tools/focus';

const yearMs = 365.25 * 86_400_000;
const yearsAhead = 20;
const asksYear = / (?:which|what|kaun\w*|kon\w*|kis) (?:\w+ )?(?:\w+ )?(?:years?|saal|sal|varsh|age|umar|umra|umr|decade|phase|period|dasha|samay|daur) /u;
const bestYear = / (?:best|golden|luckiest|richest|peak|sunahra|sunahara|swarnim|saba?se (?:achh?\w*|ach\w*|badhiya|shubh|sunahr\w*|behtar\w*|dhanvan|lucky)) (?:\w+ )?(?:years?|saal|sal|varsh|phase|period|time|samay|daur|waqt|decade|umar|age) /u;
const best = / (?:best|golden|luckiest|richest|rich|peak|most money|highest|turning|top|brightest|sabse|sabase|sunahra|sunahara|swarnim|ameer|amir|chamk\w*|bhagyoday) /u;
const life = / (?:life|zindagi|jindagi|jeevan|jivan|lifetime|ever|umar bhar|poori|puri) /u;
const money = / (?:rich\w*|money|wealth\w*|financ\w*|income|earn\w*|dhan|paisa|paise|paison|ameer|amir|kamai|aarthik|arthik|daulat|crorepati) /u;

/** What the year is asked for; null for a matter whose own dates are told elsewhere. */
function matterOf(plain: string, { read }: Context): MatterId | null {
  if (money.test(plain)) return 'wealth';
  if (/ (?:career|kariyar|job|naukri|work|kaam|kam|promotion) /u.test(plain)) return 'career';
  if (/ (?:business|vyapar|dhandha|karobar|bijnes) /u.test(plain)) return 'business';
  if (/ (?:fame|famous|naam|mashhur) /u.test(plain)) return 'fame';
  return read.matter.rank === 0 || read.matter.id === 'luck' ? 'luck' : null;
}

const asksAge = / (?:age|umar|umra|umr) /u;
/** The age that one has then, before all else where an age was asked for. */
function ageThen({ say, question }: Context, at: number): string {
  const age = Math.floor((at - Date.parse(question.chart.utc)) / yearMs);
  return `${say([[`At about ${age}.`, `Around the age of ${age}.`]], [[`करीब ${age} साल की उम्र में।`, `लगभग ${age} साल की उम्र में।`]])} `;
}

const yearOf = (at: number) => Number(istDay(new Date(at)).slice(0, 4));

/** "Which year will be the richest of my life?": the best of the next twenty, and the one after it; null where something else is asked. */
export function composeBestYear(context: Context): string | null {
  const { read, say, book, strengths, question, now } = context;
  const plain = shortVowels(read.text);
  if (!(asksYear.test(plain) && best.test(plain)) && !bestYear.test(plain)) return null;
  if (read.kin !== null || (read.horizon !== null && !read.horizon.isPast) || / (?:planet|grah|graha|job suits) /u.test(plain)) return null;
  // A chance that is over is told from its own time.
  if (/ (?:did|missed|miss|was|tha|thi|gaya|gayi) /u.test(plain) && !/ (?:will|aage|hoga|ahead|be) /u.test(plain)) return null;
  const id = matterOf(plain, context);
  if (id === null || (id !== 'luck' && id !== 'wealth' && !life.test(plain) && !/ (?:year|saal|sal|varsh) /u.test(plain))) return null;
  const focus = findFocus(id, null, question.birth.gender);
  const windows = findWindows(strengths, focus, now, now + yearsAhead * yearMs);
  // Over a whole life the wait counts for nothing, so the strongest year is taken and not the nearest.
  const sums = new Map<number, number>();
  for (const { start, end, score } of windows) {
    const year = yearOf((start + end) / 2);
    sums.set(year, Math.max(sums.get(year) ?? 0, score));
  }
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1]).map(([year]) => year);
  const top = windows.filter(({ start, end }) => yearOf((start + end) / 2) === first).sort((a, b) => b.score - a.score)[0];
  if (first === undefined || !top) return null;
  context.windows.push(top);
  const [en, hi] = id === 'wealth' ? ['for money', 'पैसे के लिए'] : id === 'career' ? ['for your work', 'काम के लिए'] : id === 'business' ? ['for business', 'व्यापार के लिए'] : id === 'fame' ? ['for your name', 'नाम के लिए'] : ['for you', 'आपके लिए'];
  const span = book.span(top, question.astrologer);
  const opening = say(
    [[`${first} looks best ${en}`, `The year that stands out ${en} is ${first}`, `Of the years ahead ${first} is the strongest ${en}`], [`, above all ${span}`, `, and in it ${span}`], second === undefined ? '.' : [`; next to it comes ${second}.`, `, with ${second} as the second best.`]],
    [[`${hi} सबसे अच्छा साल ${first} दिखता है`, `आगे के सालों में ${hi} ${first} सबसे मज़बूत है`], [`, उसमें भी ${span}`, `, खासकर ${span}`], second === undefined ? '।' : [`; उसके बाद ${second}।`, `, फिर ${second}।`]],
  );
  const far = say([[`That is the best of the next twenty years`, 'Looked at were the twenty years from now'], [', by dasha and the slow planets.', '; dasha and slow transits decide.']], [['यह अगले बीस सालों में देखा गया है', 'देखे गए अगले बीस साल'], [', दशा और धीमे ग्रहों से।', '; आधार दशा और धीमे ग्रह हैं।']]);
  const age = asksAge.test(plain) ? ageThen(context, top.start) : '';
  const judgement = { ...judge({ ...context, read: { ...read, kind: 'when', horizon: null } }, getMatter(id)), window: top };
  return [`${age}${opening} ${far}`, ...elaborate(context, judgement)].join('\n\n');
}
