import { plainOf, textOf, type TypedWord } from './typed-words';

const mostWords = 8;
const pick =
  /^ (?:(?:so|then|to|toh|ab|now|tell me|please|pls|batao|bataiye|mujhe|i|in|inme|unme|inmein) )*(?:which(?: (?:one|of (?:them|these|the two)|\w+))?|what|whom|who|kaun ?s[aei]|kons[aei]|kis(?:e|ko|me|mein|ka|ki)|dono (?:me|mein) (?:se )?(?:kaun ?s[aei]|kons[aei]|kaun)) (?:(?:one|is|should|shall|do|to|i|we|me|mujhe|main|better|good|best|right|join|choose|pick|take|select|accept|marry|go|for|with|sahi|achh?[aei]|acch[aei]|thik|theek|behtar|lu|lun|loon|karu|karun|chunu|chunun|join|rahega|rahegi|hai|hoga|hogi|chahiye|l[ue]na|karna|ladk[aei]|rishta|offer|job|college|house|flat|wal[aei]|then|now) )*$/u;
const bare = /^ (?:(?:so|then|to|toh|ab|now) )*(?:which one|kaun ?s[aei]|kons[aei]|kise|kisko) $/u;
/** Two of one kind are told: "one Nashik one Kochi", "do rishte aaye hain, Rohan aur Aditya". */
const tellsTwo = / (?:one|ek) .* (?:one|ek|other|another|second|dusr[aei]|doosr[aei]) | (?:two|2|do|dono|both) (?:\S+ ){1,8}(?:and|aur|or|ya) /u;
const asks = / (?:which|what|who|whom|kaun\w*|kons\w*|kis\w*|should|will|kab|when|or|ya) /u;

/** "Which one should I join?" after two that were told and not yet asked about: both in one question. */
export function forPick(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [plainOf(words), plainOf(before)];
  if (words.length > mostWords || !(pick.test(plain) || bare.test(plain))) return null;
  if (!tellsTwo.test(then) || asks.test(then)) return null;
  return `${textOf(before).replace(/[.?!।]+$/u, '')}, ${textOf(words)}`;
}
