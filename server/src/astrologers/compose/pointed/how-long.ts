import { shortVowels } from '../../question/question-text';
import { dayMs } from '../../question/spans';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { aboutMatter } from './about-matter';
import { beginsSoon } from './coming';

const units = 'din|dino|days?|hafte|weeks?|mahin\\w*|months?|saal|sal|years?|yrs|time|samay|waqt|vakt|der';
const asks = new RegExp(` (?:kita?n[aie]|kitt[ae]|how many|how much) (?:aur |more |hi |longer )?(?:${units}) (?!k(?:a|i|aa|ee) |ke (?!liye|bad|andar)|old |ago |apart |younger |older |elder |of (?!wait)|leave |notice |bond )| how soon | in how long `, 'u');
const takes = / how long (?:till|until|before) | how (?:much )?long(?:er)? (?:will|would|does|do|shall|should|must|have) (?:it |this |we |i |he |she |they )?(?:take|have to wait|need to wait|wait|be (?:till|until|before)) /u;
/** How long something lasts, or how much of a day it takes, is another question. */
const lasts = new RegExp(` ke (?:kita?n[aie]) (?:${units}) (?:bad|baad) | (?:${units}) (?:tak |aur |hi |more |ke liye )?(?:(?:naukri |kaam |job |service )?(?:karn[aei]|karung\\w*) |chal(?:eg|ti|ta|e )|tik|rah|reh|ruk|padh|jiy|jee|last|stay|pehle|pahle|se )\\w*| (?:${units}) (?:will|does|do|can|should) (?:\\w+ ){1,4}(?:last|stay|run|live|continue|study|practi[cs]e|work|serve|remain) | (?:roz|daily|per day|har din|ek din|a day) `, 'u');
/** "Weeks or months?" */
const which = / (?:days?|weeks?|months?|din|hafte|mahine) (?:or|ya) (?:weeks?|months?|years?|hafte|mahine|saal) /u;

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`);

/** The distance of a window in the unit that one would say it in. */
function distance(now: number, window: { start: number; end: number }): { english: string; hindi: string } {
  const [first, last] = [(window.start - now) / dayMs, (window.end - now) / dayMs];
  const range = (from: number, to: number): string => (to > from ? `${rounded(from)} to ${rounded(to)}` : rounded(from));
  const [size, en, hi] = last < 70 ? ([7, 'week', 'हफ़्ते'] as const) : last < 690 ? ([30.44, 'month', 'महीने'] as const) : ([365.25, 'year', 'साल'] as const);
  const step = size > 300 ? 2 : 1;
  const [from, to] = [Math.max(1 / step, Math.round((first / size) * step) / step), Math.max(1 / step, Math.round((last / size) * step) / step)];
  const near = step === 2 ? from : to;
  const said = beginsSoon(now, window) || step === 2 ? rounded(near) : range(from, to);
  return { english: `${said} ${en}${said === '1' ? '' : 's'}`, hindi: said.replace(/(\d+) to (\d+)/u, '$1 से $2').replace(/^0½$/u, 'आधे').replace(/^1½$/u, 'डेढ़').replace(/^2½$/u, 'ढाई').replace(/(\d)½/u, 'साढ़े $1').replace(/$/u, ` ${hi}`) };
}

/** "Kitne saal me?", "how many days more?": how far away the good time is, and when that is; null where no distance is asked for. */
export function composeHowLong(context: Context): string | null {
  const { read, say, book, now, question } = context;
  const plain = shortVowels(read.text);
  const isUnits = read.previous !== null && which.test(plain);
  if ((!asks.test(plain) && !takes.test(plain) && !isUnits) || lasts.test(plain) || read.matter.careful || read.fact !== null || read.horizon?.isPast === true) return null;
  if ((['past', 'repeat', 'remedy', 'why', 'either'].includes(read.kind) && !isUnits) || (read.matter.rank === 0 && read.previous === null)) return null;
  const before = read.matter.rank === 0 ? read.previous : null;
  const matter = before !== null && before.fact === null && !before.matter.careful ? before.matter : read.matter;
  const asked: Context = { ...context, read: { ...read, matter, kind: 'when', second: null, step: null, horizon: read.horizon?.unit === 'day' ? null : read.horizon } };
  const judgement = judge(asked);
  if (judgement.window === null) return null;
  const { english, hindi } = distance(now, judgement.window);
  const span = book.span(judgement.window, question.astrologer);
  const m = matter.rank === 0 ? say(['better days'], ['अच्छे दिनों']).replace(/^B/u, 'b') : aboutMatter(context, judgement.matter.id, read.kin?.id ?? null);
  const isSoon = beginsSoon(now, judgement.window);
  const opening = isSoon
    ? say([[`Within about ${english}`, `No more than about ${english}`], [`: the good time for ${m} has begun, ${span}`, `; for ${m} the time is ${span}`], '.'], [[`करीब ${hindi} के भीतर`, `ज़्यादा से ज़्यादा ${hindi} में`], [`; ${m} का अच्छा समय ${span} है`, `, ${m} के लिए समय ${span} का है`], '।'])
    : say([[`In about ${english}`, `About ${english} from now`], [`: the likeliest time for ${m} is ${span}`, `; for ${m} look to ${span}`], '.'], [[`करीब ${hindi} में`, `लगभग ${hindi} लगेंगे`], [`; ${m} के लिए सबसे अच्छा समय ${span} है`, `, ${m} का समय ${span} में बनता है`], '।']);
  return [opening, ...elaborate(asked, judgement)].join('\n\n');
}
