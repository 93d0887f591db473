import { toAsked } from '../../plain/plain';
import { shortVowels } from '../../question/question-text';
import type { ReadQuestion } from '../../question/read-question';
import { readTurn, type ReadTurn, type TurnForm } from '../../topics/turns/turn-form';
import type { Context } from '../context';
import { isTold } from '../pointed/told-detail';
import { namesDetail } from './practice';

/** From these shares a form is believed: of a line that names nothing of its own, of one that does, and to take a line for a question of its own. */
export const least = { leaning: 0.3, naming: 0.45, alone: 0.6 } as const;
/** Words that mean one form, where the table gives it a share at all. */
const cues: readonly (readonly [pattern: RegExp, form: TurnForm, least: number])[] = [
  [/ (?:kitn[ai] (?:time|taim|taaim|samay|waqt|vakt|der)|how (?:much time|long)) .*(?:lag\w*|take\w*|aur) | (?:which|what|kis|kaun ?sa|konsa) (?:month|year|date|mahin\w*|saal|sal|tarikh) | (?:month|date|tarikh|mahina|year) (?:pls|plz|please|bata\w*|btao|bolo|kya) /u, 'when', 0.05],
  [/ (?:khat[aei]|account|akaunt|profile) .*(?:band|delete\w*|hat[ao]\w*|mita\w*|close\w*|remove\w*) | (?:delete|close|remove) .*(?:account|profile|chat) /u, 'service', 0.03],
  [/ (?:jeet[ei] raho|jite raho|khush raho|jug jug|sada sukhi|god bless|bless you|(?:man|dil) (?:ko |ka )?(?:chain|shanti|sukun|halka|hlka)|dar (?:thoda )?kam hua) /u, 'close', 0],
  [/^ (?:and |aur )?who (?:will|would|is|can|could|exactly) /u, 'who', 0.02],
  [/ just (?:say|tell) (?:\w+ )?(?:pass|yes|no|fail)|(?:bas|sirf) (?:haan|ha|yes) (?:ya|or) /u, 'again', 0.02],
  [/ (?:percent\w*|pratishat|chances?|sambhavna|probability) /u, 'sure', 0.05],
  [/ (?:kaun ?s[ai]|kons[ai]|which|what other|dusr[ai]|aur kya) (?:line|lain|laain|field|course|stream|career|kaam|rasta|option) /u, 'new', 0],
  [/ (?:man or (?:a )?woman|male or female|aadmi ya aurat|admi ya aurat|mard ya aurat|aurat (?:\w+ )?ya (?:mard|aadmi|admi)|ladies or gents|gents or ladies|purush ya mahila) /u, 'who', 0.02],
  [/ (?:didnt|did not|dont|not|nahi|nhi|nahin) (?:\w+ )?(?:get (?:you|it|that|this)|understand|understood|follow|samajh\w*|samjh\w*|smjh\w*) | (?:samajh|samjh|smjh|samajha)\w* (?:me |mein )?(?:nahi|nhi|nahin|ni) /u, 'explain', 0.01],
  [/ (?:haan|han|ha|yes) (?:ya|or) (?:na|nahi|nhi|no) (?!kya)/u, 'again', 0.02],
  [/ (?:bad|fail\w*|reject\w*|refus\w*|mana|nahi|nhi|na) (?:\w+ ){0,2}(?:then|to|toh) $/u, 'if', 0.1],
  [/ (?:be careful|careful about|savdhan\w*|saavdhan\w*|watch out|avoid|bachna chahiye|bach ke|bachu) /u, 'obstacle', 0.03],
  [/ (?:earlier|previous|last) (?:one|time|relationship|marriage|attempt)|(?:pehle|pahle|pichh?l[aei]|pichhali) (?:wal\w*|rishta|shadi|bar|baar|job|naukri) /u, 'past', 0.15],
  [/ (?:kaise|kese) \w+(?:en|ein|un|oon|aun|au)(?: (?:isko|ise|use|usko|unko))? $/u, 'todo', 0.2],
  [/ (?:friend|saheli|dost|maa|mummy|papa|bhai|log|pandit\w*|he|she|they|everyone|sab|wife|husband|pati|patni|bua|mausi|chacha) (?:\w+ ){0,2}(?:bolt[aei]|kaht[aei]|keht[aei]|kahate|says?|said|told|bole|bola|kaha) /u, 'objection', 0.1],
];
const picks = / (?:final\w*|(?:ek|1|one) (?:hi )?(?:bata\w*|bol\w*|naam|chun\w*)|(?:first|second|pehl[aei]|dusr[aei]) (?:one|option|wal[aei])|just one|only one|which one|kaun ?s[ai]|kons[ai]|kise (?:chun\w*|lu\w*)|kis ?ko chun\w*) /u;
const [unsure, certain] = [0.35, 0.6];
const mostPractice = 10;
const ofRemedy = / (?:upay|upaya|remed\w*|mantra\w*|vrat|fast\w*|puja|pooja|dan|daan|jap|jaap|totk\w*|path|diya|deepak) /u;

/** What the words say for certain, of what the table leaves open. */
function cuedForm({ read, question }: Context, before: ReadQuestion, found: ReadTurn): TurnForm | null {
  const words = toAsked({ read, question, now: 0 }).words;
  const isPractice = (before.kind === 'remedy' || ofRemedy.test(shortVowels(before.text))) && read.text.length <= mostPractice && namesDetail(words) && found.shareOf('practice') >= 0.02;
  if (isPractice) return 'practice';
  if (before.kind === 'either' && picks.test(words) && found.shareOf('choice') >= 0.02) return 'choice';
  const cue = cues.find(([pattern, form, share]) => pattern.test(words) && found.shareOf(form) >= share);
  if (cue) return cue[1];
  // What the other tables are sure of, and this one is not, is a question of its own.
  const { topic } = read;
  return found.share < unsure && topic.share >= certain && topic.value !== 'x_followup' && topic.value.startsWith('x_') ? 'new' : null;
}

/** Forms of a line that tells something: what it is taken for matters less than that it asks nothing. */
const tellingForms: readonly TurnForm[] = ['detail', 'objection'];
/** Forms that a line may have which only tells. */
const telling: readonly TurnForm[] = ['close', 'service', 'should'];
const supposes = / (?:agar|agr|if|yadi|suppose|maan lo|man lo|warna|varna|unless|in case|incase) | (?:to|toh) $/u;

/** What tells something is believed by the shares of all forms that tell. */
const withTellingShare = (found: ReadTurn, raw: string): ReadTurn =>
  tellingForms.includes(found.form) && !raw.includes('?') ? { ...found, share: tellingForms.reduce((sum, form) => sum + found.shareOf(form), 0) } : found;

/** The form of a line; what only tells something is a detail where the table is not surer of another one. */
export function readForm(context: Context, before: ReadQuestion): ReadTurn {
  const { question, read } = context;
  const found = readTurn(question.text, before);
  const cued = cuedForm(context, before, found);
  if (cued !== null) return { ...found, form: cued, share: Math.max(found.shareOf(cued), cued === 'new' ? least.alone : least.naming) };
  // "Is this year lucky or the next" asks.
  const asksWorth = / (?:shubh|ashubh|ach?h?chh?[aie]|acch[aie]|sahi|thik|theek|behtar|better) (?:hai|h|hain|rahega|rahegi|hoga|hogi) (?:ki|ya|na|kya) /u.test(shortVowels(read.text));
  if (asksWorth) return found;
  const isBare = found.form === 'if' && !supposes.test(shortVowels(read.text));
  if (!isTold(read) || (!isBare && found.share >= (telling.includes(found.form) ? 0.5 : 0.7))) return withTellingShare(found, read.text.raw);
  return { ...found, form: 'detail', share: Math.max(found.shareOf('detail'), least.naming) };
}
