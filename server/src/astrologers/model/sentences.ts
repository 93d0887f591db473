import { leadingCitations } from './check/citations';

const sentenceEnd = /[.!?।]["')\]]*(?=\s|[[(【]\s*f\d)|\n/gu;
const maxSentence = 600;

/** Splits a stream of text into sentences, each with the citations and white space after it; joined, they are the text. */
export async function* toSentences<Result>(pieces: AsyncGenerator<string, Result>): AsyncGenerator<string, Result> {
  let rest = '';
  for (let next = await pieces.next(); ; next = await pieces.next()) {
    if (next.done) {
      if (rest.trim() !== '') yield rest;
      return next.value;
    }
    rest += next.value;
    // An end is only certain when the next character is known, because a piece may end within "1.5" or "Dr.".
    for (const [sentence, after] of findSentenceEnds(rest)) {
      yield sentence;
      rest = after;
    }
    if (rest.length > maxSentence) throw new Error('The model writes a sentence without end.');
  }
}

function findSentenceEnds(text: string): [sentence: string, after: string][] {
  const found: [string, string][] = [];
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const stop = match.index + match[0].length;
    if (stop <= from) continue;
    const cited = leadingCitations(text.slice(stop));
    if (cited === null) break;
    const end = stop + cited;
    const space = /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
    // White space may continue in the next piece, and a paragraph break must not be split.
    if (end + space >= text.length) break;
    found.push([text.slice(from, end + space), text.slice(end + space)]);
    from = end + space;
  }
  return found;
}
