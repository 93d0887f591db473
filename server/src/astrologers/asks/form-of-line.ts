import type { Understood, Wanted } from '../topics/understand';
import type { Ask } from './ask';
import type { Form } from './request';

/** From such a share something feared is asked about, and "no" is the good answer. */
const leastRisk = { ofFeared: 0.3, ofOthers: 0.6 };

const formOf: Partial<Record<Wanted, Form>> = {
  yesNo: 'willIt',
  doubt: 'willIt',
  when: 'when',
  why: 'why',
  remedy: 'todo',
  how: 'how',
  risk: 'willIt',
};

/** A time is asked for, and no thing. */
const asksTime = / (?:(?:which|what|kis|kaun ?s[aie]|kons[aie]) (?:year|month|day|date|age|time|saal|sal|mahin\w+|din|umar|umra)) /u;
const naming: readonly Wanted[] = ['which', 'like', 'how', 'either', 'fact', 'yesNo', 'doubt', 'meaning'];

/** "Should I", "karu", "lena chahiye": what is asked for is a decision of one's own. */
const decides =
  / (?:should|shall|chahiye|chaahiye|chahie|ya nahi|ya na|ya nhi|ya nahin|or not|worth|sahi rahega|thik rahega|theek rahega|wise|advisable) | (?:kar|le|de|ja|chala|chali|rakh|bech|khareed|kharid|chhod|chod|jod|mil|bol|bata|lag|laga|ban|bana|khol|dal|daal|utar|pehn|padh|likh)\w{0,2}(?:u|un|oo|oon|oun) /u;

/** What an answer to a line is asked to say, by the kind that the table gives and the words that the ask has; null where it has none for it. `plain` is between spaces. */
export function formOfLine({ value: wanted, shareOf }: Understood['wanted'], ask: Ask, plain: string): Form | null {
  if (shareOf('risk') >= (ask.feared === true ? leastRisk.ofFeared : leastRisk.ofOthers))
    return ask.limit === undefined && ask.good === undefined ? null : 'feared';
  if (wanted === 'which' && asksTime.test(plain)) return ask.good === undefined ? null : 'when';
  // Without clauses of a verdict only what a planet names can be said.
  if (ask.slot !== undefined && (ask.good === undefined || naming.includes(wanted))) return wanted === 'remedy' ? 'todo' : 'which';
  if (ask.slot === undefined && ask.limit === undefined && (wanted === 'which' || wanted === 'like')) return 'how';
  if (wanted === 'either' && ask.go !== undefined) return orNot.test(plain) ? 'should' : 'decide';
  if (wanted === 'yesNo' && ask.go !== undefined && decides.test(plain)) return 'should';
  return wanted === 'either' ? 'willIt' : (formOf[wanted] ?? null);
}

/** A practice of tradition is asked for, and no everyday step. */
export const asksPractice = / (?:upay|upaay|upaye|totka|totke|totk[ae]|remed\w+|mantr\w*|pooja|puja|vrat|daan|dan|havan|stotra|jaap) /u;

/** A doing or its refusal. */
const orNot = / (?:or not|ya nahi|ya na|ya nhi|ya nahin|ya mat) /u;
