/** "Is Pune better than Mumbai for me?": two options, one on each side of "than". */
const english = /^\s*(?:so |and |ok |but )?(?:is|are|will|would|do you think|does)\s+(.{2,40}?)\s+(?:be\s+|is\s+)?(?:a\s+|an\s+|much\s+|really\s+)?(?:better|safer|wiser|luckier|more \p{L}+)\s+(?:\p{L}+\s+){0,2}?(?:than|over|compared to|compared with)\s+(.{2,40}?)(\s+(?:for|in|as|with)\s+.*)?\s*[?.!]*\s*$/iu;
/** "Kya Pune Mumbai se behtar hai": what stands before "se" are both of them. */
const hindi = /^\s*(?:(?:kya|kyaa|क्या)\s+)?(.{3,60}?)\s+(?:se|से)\s+(?:(?:zyada|jyada|jada|ज़्यादा|ज्यादा)\s+)?(?:behtar|better|achh?[aie]|acch?[aie]|बेहतर|अच्छ[ाेी])\s+(?:(?:hai|hain|h|hog[aie]|raheg[aie]|है|हैं|होग[ाेी]|रहेग[ाेी])\s*)?(?:(?:kya|na|क्या|ना|न)\s*)?[?.!।]*\s*$/iu;
const between = /\s+(?:mere liye|mere lie|mujhe|hamare liye|humare liye|मेरे लिए|मुझे|हमारे लिए)\s+/iu;

/** Both options where the words before "se" part into two of the same length, or "for me" stands between them. */
function halves(words: string): [string, string] | null {
  const told = words.split(between);
  if (told.length === 2) return [told[0] ?? '', told[1] ?? ''];
  const list = words.trim().split(/\s+/u);
  if (told.length > 2 || list.length % 2 === 1) return null;
  return [list.slice(0, list.length / 2).join(' '), list.slice(list.length / 2).join(' ')];
}

/** A comparison of two as the choice that it is; any other text as it was. */
export function withChoice(text: string): string {
  const [, first, second, rest = ''] = english.exec(text) ?? [];
  if (first !== undefined && second !== undefined && !/^(?:it|this|that|there|my (?:own )?(?:chart|kundli|kundali|horoscope|time|life|luck|fate|stars|planets))$/iu.test(first)) return `${first} or ${second}, which is better${rest}?`;
  const both = halves(hindi.exec(text)?.[1] ?? '');
  if (both === null || both.some((each) => each === '')) return text;
  return /\p{Script=Devanagari}/u.test(text) ? `${both[0]} या ${both[1]}, कौन बेहतर रहेगा?` : `${both[0]} ya ${both[1]}, kaun behtar rahega?`;
}
