import { shortVowels, type QuestionText } from './question-text';

/** Somebody who is no relative, with the house from which they are read. */
interface OtherPerson {
  house: number;
  english: string;
  hindi: string;
}

const rows: readonly (readonly [words: RegExp, person: OtherPerson])[] = [
  [/ (?:neighbou?rs?|pados\w*|paros\w*) /u, { house: 3, english: 'your neighbour', hindi: 'पड़ोसी' }],
  [/ (?:land ?lord|land ?lady|makan malik\w*|house owner) /u, { house: 4, english: 'your landlord', hindi: 'मकान मालिक' }],
  [/ (?:boss|manager|officer|afsar|aphasar|sahab|principal|warden|team lead|reporting head|director|employer|collector|supervisor) /u, { house: 10, english: 'the one above you at work', hindi: 'ऊपर के अधिकारी' }],
  [/ (?:teacher|guide|professor|mentor|guruji?|adhyapak|shikshak|coach|sir|tutor) /u, { house: 9, english: 'your teacher', hindi: 'शिक्षक' }],
  [/ (?:tenants?|kira[ey]\w*dar\w*|maid|cook|driver|servant|staff|employees?|workers?|naukar\w*|kamwal[ia]|kaamwal[ia]|karmchari\w*|assistant) /u, { house: 6, english: 'the one who works or lives under you', hindi: 'आपके यहाँ काम करने या रहने वाले' }],
  [/ (?:colleagues?|team ?mates?|co ?workers?|room ?mates?|class ?mates?|friends?|dost\w*|saheli|sahkarmi\w*|batchmates?) /u, { house: 11, english: 'the one beside you', hindi: 'साथ रहने या काम करने वाले' }],
  [/ (?:clients?|customers?|grahak\w*|business partner|partner in business|co ?founder|sajhedar\w*|buyer|investor) /u, { house: 7, english: 'the other side in business', hindi: 'साझेदार या ग्राहक' }],
];

const spouse = / (?:husband|wife|pati|patni|partner|spouse|jeevan\w*|jivan\w*|ladk[aie]\w*|larka|larki|boy|girl|marri\w*|shadi|shaadi|vivah|rishta|love|soulmate|dulh\w*|biwi|bf|gf|boyfriend|girlfriend|fianc\w*|he|she|him|her|his|man|woman|aadmi|admi|aurat) /u;

/** The one whose manner is asked about, where that is neither a relative nor a partner. */
export function findOtherPerson(text: QuestionText): OtherPerson | null {
  const plain = shortVowels(text);
  return rows.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** Whether a partner may be meant. */
export const mayMeanPartner = (text: QuestionText): boolean => spouse.test(shortVowels(text));
