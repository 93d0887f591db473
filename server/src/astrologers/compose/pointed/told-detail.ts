import type { Kind } from '../../question/kinds';
import { shortVowels } from '../../question/question-text';
import { isTalk, type ReadQuestion } from '../../question/read-question';
import { asksOutright, endsAsYesNo } from '../../question/sentence-form';
import { createContext, type Context } from '../context';
import { elaborate, judge } from '../judgement';
import { lineBefore } from './line-before';

const [fewest, most] = [3, 18];
/** A word that asks, chooses or bids makes a question of a line. */
const asks = / (?:when|why|how|what|which|who|whom|where|whose|kab|kya|kyu\w*|kyo\w*|kais[aei]|kaun\w*|kons[ai]\w*|kis\w*|kidhar|kahan|kitn[aei]|or|ya|yaa|batao|bataiye|bataye|bata\w*|tell|say|suggest|please|plz|should|shall|will|can|could|chahiye|karu|karun|karoon|lu|lun|du|dun|jau|jaun|\w+(?:unga|ungi|enge|ega|egi|oge|ogi)) /u;
/** "And if they don't agree": what may come is asked, and what goes on says little by itself. */
const leansOn = /^ (?:and|aur|or|but|par|lekin|magar|agar|if|phir|fir|then|to|toh|na|no|nahi) | (?:to|toh|na|right|then) $/u;
const kept: readonly Kind[] = ['yesNo', 'how', 'when', 'more'];

/** "They put me in PIP today", "list me waiting 12 aaya h": a line that only tells. */
export const isTold = ({ text, kind }: ReadQuestion): boolean =>
  !isTalk(kind) && !text.raw.includes('?') && text.length >= fewest && text.length <= most && !asks.test(shortVowels(text)) && !leansOn.test(shortVowels(text)) && !asksOutright(text) && !endsAsYesNo(text);

/** What is told after an answer and asks nothing is set beside that answer, of its matter and person; null for every other line. */
export function composeToldDetail(context: Context): string | null {
  const { read, question } = context;
  if (!isTold(read) || read.fact !== null) return null;
  const before = lineBefore(context);
  if (before === null || before.fact !== null || before.matter.careful || before.matter.rank === 0 || !kept.includes(before.kind)) return null;
  // What is told of somebody else is a matter of its own.
  if (read.kin !== null && read.kin.id !== before.kin?.id && read.matter.id !== before.matter.id) return null;
  const own = createContext(question, { ...before, text: read.text, language: read.language });
  const { say, book } = own;
  const judgement = judge(own);
  const kin = before.kin && book.kin(before.kin.id);
  const named = book.matter(before.matter.id);
  const m = kin === null ? named : own.isEnglish ? `${named} for your ${kin}` : `${kin} के लिए ${named}`;
  const span = judgement.window ? book.span(judgement.window, question.astrologer) : null;
  const time = span === null ? ['', ''] : [`, and ${span} stays the time to look to`, `, और समय ${span} का ही है`];
  const opening = {
    yes: () => say([['Good that you say it: the answer stays', 'I take that along, and the answer stays'], `; ${m} still has good support${time[0]}.`], [['अच्छा किया जो बताया, जवाब वही है', 'यह भी जोड़ लिया, जवाब वही है'], `; ${m} को अब भी अच्छा सहारा है${time[1]}।`]),
    careful: () => say([['I take that along, and it stays open', 'Taken with that, it stays open'], `: for ${m} the chart is mixed${time[0]}.`], [['यह भी जोड़ लिया, रास्ता खुला है', 'इसे साथ रखकर भी रास्ता खुला है'], `: ${m} का पक्ष मिला-जुला है${time[1]}।`]),
    slow: () => say([['I take that along, and it still asks for patience', 'Taken with that, patience stays the word'], `: ${m} has little support just now${time[0]}.`], [['यह भी जोड़ लिया, अभी सब्र ही ठीक है', 'इसे साथ रखकर भी बात सब्र की है'], `: ${m} को अभी कम सहारा है${time[1]}।`]),
  }[judgement.level]();
  return [opening, ...elaborate(own, judgement)].join('\n\n');
}
