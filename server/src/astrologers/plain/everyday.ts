import type { Context } from '../compose/context';
import { composeOrigin } from '../compose/character';
import { chooseGrounds, judge, leadInput } from '../compose/judgement';
import { getMatter, type MatterId } from '../question/matters';
import { everydayRows, type EverydayRow } from './everyday-rows';
import { fromRow, type Asked, type Plain } from './plain';

const find = ({ words }: Asked): EverydayRow | undefined => everydayRows.find(({ pattern, not }) => pattern.test(words) && !not?.test(words));

const moneyOnly: readonly MatterId[] = ['lending', 'moneyBack', 'loan', 'income', 'wealth', 'dealings', 'self', 'time', 'business', 'partner'];
/** What an agent asks money for is the journey or the job, and not the lending. */
function toMatter({ matter, text }: Context['read']): MatterId {
  if (matter.id === 'fame') return / (?:transfer\w*|tabadla|posting) /u.test(text.plain) ? 'transfer' : / (?:promotion|dpc) /u.test(text.plain) ? 'promotion' : 'career';
  if (!moneyOnly.includes(matter.id)) return matter.id;
  return / (?:visa|work permit|abroad|videsh|canada|uk|usa|america|dubai|gulf|germany|australia|foreign|passport|saudi|qatar) /u.test(text.plain) ? 'visa' : 'newJob';
}

function composeRow(context: Context, { matter, kind, first, after, keepsTime }: EverydayRow): string {
  const { say, tell, book, read } = context;
  const own = getMatter(matter ?? toMatter(read));
  const asked: Context = { ...context, read: { ...read, kin: matter || read.kin?.id === 'partner' ? null : read.kin, matter: own, second: null, fact: null, horizon: keepsTime || !matter ? read.horizon : null, kind: kind ?? (read.kind === 'when' || / (?:when|kab) /u.test(read.text.plain) ? 'when' : 'yesNo') } };
  const judgement = judge(asked, own);
  const input = leadInput(asked, judgement);
  const lead = own.careful ? '' : tell(asked.read.kind === 'when' ? book.when(input) : asked.read.kind === 'yesNo' ? book.yesNo(input) : book.how(input));
  const { grounds: [ground] } = chooseGrounds(judgement, 1);
  const because = ground ? tell(book.ground(ground, own.id, null)) : '';
  // What a list holds cannot be seen; how the time stands for it is said with it.
  const isVerdict = first !== undefined && kind === 'yesNo';
  const said = first ? say([first[0]], [first[1]]) : lead;
  const opening = isVerdict ? `${said} ${lead}`.trim() : said;
  return [opening, [first && !isVerdict ? lead : '', because].filter((each) => each !== '').join(' '), say([after[0]], [after[1]])].filter((each) => each !== '').join('\n\n');
}

export const everyday: Plain = fromRow({ isFree: false, usesChart: true }, find, composeRow);

const spouseWord = '(?:husband|wife|pati|patni|dulha|dulhan|life ?partner|jeevan ?sathi|jivan ?sathi|jeevansathi|jivansathi|spouse|sasural|in ?laws?|marriage|shadi|shaadi|rishta|ladka|ladki|var|vadhu)';
const far = '(?:near or far|far or near|door ya pas|dur ya pas|pas ya dur|paas ya door|pas ya door|(?:pas|paas|nazdik|najdik)(?: (?:me|mein|men|hi|hoga|hogi))* ya (?:dur|door)|(?:dur|door)(?: (?:me|mein|men|hi|hoga|hogi))* ya (?:pas|paas|nazdik|najdik)|door hog\\w*|dur hog\\w*|kitni (?:door|dur)|kitna (?:door|dur)|how far|far from|be far|far away|close to my|same (?:city|town|state)|other (?:city|state)|nearby|nazdik|najdik|which direction|what direction|direction|disha|kis (?:taraf|or|side|disha)|kidhar se|which side)';
const origin = new RegExp(` (?:${spouseWord} .*${far}|${far} .*${spouseWord}) `, 'u');

/** How far and in which direction the other family lives. */
export const whereFrom: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => origin.test(words) && (read.kin === null || ['husband', 'wife', 'partner', 'motherInLaw', 'fatherInLaw'].includes(read.kin.id)) && !/ (?:bed|bedroom|sone|sleep|face|facing|gate|darwaza|vastu|job|naukri|stay|move|shift|fight\w*|jhagda) /u.test(words),
  compose: composeOrigin,
};
