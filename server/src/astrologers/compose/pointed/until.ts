import { getMatter } from '../../question/matters';
import { shortVowels } from '../../question/question-text';
import type { Context } from '../context';
import { elaborate, judge } from '../judgement';
import { aboutMatter } from './about-matter';
import { beginsSoon } from './coming';
import { lineBefore } from './line-before';

const till = / (?:kab ?tak|kabtak|till when|until when|upto when|up to when|how (?:much )?longer|how long|kitne din(?: aur)?|kitna aur|kitne (?:saal|mahine)(?: aur)?) /u;
const trouble = / (?:seh\w*|sah(?:na|ni|ne|ta|ti|te|u|un)|jh?el\w*|bardasht|bhugat\w*|bhugt\w*|pareshan\w*|dikkat\w*|tension|jhagd\w*|jhagr\w*|lada[iy]\w*|tang|dukh\w*|tak(?:leef|lif)\w*|problems?|troubles?|struggl\w*|suffer\w*|bear|tolerat\w*|put up|endur\w*|stress\w*|fight\w*|quarrel\w*|taunt\w*|tan[ae]|ghut\w*|ghar (?:pe |par |me |mein )?(?:hi )?(?:khali )?baith\w*|khali baith\w*|phans\w*|fas[ai]\w*|phas[ai]\w*|atk\w*|stuck|ruk[ai]|rukavat|rukawat|tangi|kangali|berozgar\w*|bekar|bura (?:waqt|samay|time)|bad (?:time|phase|luck|days)|hard (?:time|days)|kharab|mess|harass\w*|trauma|dhakk[ae]|bhatk\w*|kalesh|klesh|anban|jalil|zaleel|insult\w*|torture) /u;
const idle = / (?:ghar (?:pe |par |me |mein )?(?:hi )?(?:khali )?baith\w*|khali baith\w*|berozgar\w*|unemployed|jobless|no job) /u;
const goesOn = / (?:aise|aisa|aisi|yahi|yehi|yun|same) (?:hi )?(?:chal\w*|rah\w*|reh\w*|hot\w*) | (?:go|going) on | (?:be|stay|continue) like this | chalta rahega | chalti rahegi /u;
const others = / (?:dasha|mahadasha|antardasha|sade ?sati|sadhe ?sati|dhaiya|gochar|transit|wait\w*|intezar\w*|intzar\w*|intazar\w*) /u;
/** A wish that is awaited is told by its coming, and not by an end. */
const awaited = / (?:mil\w*g\w*|lag\w*g\w*|ho ?ja\w*g\w*|hog[aie]|ban\w*g\w*|aa?y\w*g\w*|get|happen|come) /u;
const bareWords = 5;

/** "Kab tak sehna padega?", "how long will this go on?": until when it is hard, and what comes then; null where no end is asked for. */
export function composeUntil(context: Context): string | null {
  const { read, say, book, question, isEnglish, now } = context;
  const plain = shortVowels(read.text);
  if (!till.test(plain) || others.test(plain) || read.fact !== null || read.matter.careful || read.horizon?.isPast === true || ['repeat', 'past', 'why', 'remedy'].includes(read.kind)) return null;
  const before = lineBefore(context);
  const isNamed = trouble.test(plain) || goesOn.test(plain);
  const isBare = read.text.length <= bareWords && before !== null && before.fact === null && before.kind !== 'when' && trouble.test(shortVowels(before.text));
  if ((!isNamed && !isBare) || (isBare && !isNamed && awaited.test(plain))) return null;
  const isIdle = before !== null && idle.test(shortVowels(before.text));
  const matter = isIdle ? getMatter('newJob') : read.matter.rank === 0 && before !== null && read.previous !== null ? before.matter : read.matter;
  if (matter.careful) return null;
  const kin = read.kin ?? (read.previous !== null ? (before?.kin ?? null) : null);
  const asked: Context = { ...context, read: { ...read, kind: 'when', matter, kin, second: null, step: null, horizon: null } };
  const judgement = judge(asked);
  const { window } = judgement;
  if (window === null) return null;
  const isNow = beginsSoon(now, window);
  const point = book.span({ start: window.start, end: window.start }, question.astrologer).replace(isEnglish ? /^.* to /u : /^.* से /u, '');
  const span = book.span(window, question.astrologer);
  const m = aboutMatter(context, matter.id, kin?.id ?? null);
  const [on, onHi] = matter.rank === 0 && kin === null ? ['', ''] : [` in ${m}`, `${m} में `];
  const opening = isNow
    ? say([['Not for much longer', 'The hardest part is nearly over'], [`: relief${on} begins now, with ${span} as the lighter time`, `; it already eases${on}, and ${span} is the better stretch`], '.'], [['अब ज़्यादा दिन नहीं', 'सबसे कठिन हिस्सा निकल रहा है'], [`; ${onHi}राहत अभी से शुरू है, बेहतर समय ${span} है`, `, ${onHi}हल्का समय ${span} है`], '।'])
    : say([[`Till about ${point}`, `It stays like this till about ${point}`], [`; after that it eases${on}, best in ${span}`, `, and then relief comes${on}: ${span}`], '.'], [[`करीब ${point} तक`, `लगभग ${point} तक ऐसा चल सकता है`], [`; उसके बाद ${onHi}राहत है, ${span} में`, `, फिर ${onHi}आसानी आती है: ${span}`], '।']);
  return [opening, ...elaborate(asked, judgement)].join('\n\n');
}
