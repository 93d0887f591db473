import { explainTerm, termIn } from '../glossary';
import { readText, shortVowels } from '../../question/question-text';
import { elaborate, leadInput } from '../judgement';
import { join } from '../join';
import { isWeighed, type ComposeTurn, type Turn, wordsOf } from './turn';

const asksWord = / (?:what is|whats|what are|what do(?:es)?|meaning|mean|means|matlab|mtlb|kya hota|kya hoti|kya hote|kya cheez|kya chiz|kise|arth|define|who is|kaun hai|ka matlab|full form|kya h|kya hai|kya hua) /u;
const asksMore = / (?:more|detail\w*|vistar|elaborat\w*|expand|zyada|jyada|khul ?(?:ke|kar)|pura|poora|thoda aur|aur bata\w*|ache se|achhe se|achhi tarah|deep\w*|full|long) /u;

/** What the answer before says without a term of the art. */
function saySimply(turn: Turn): string {
  const { about, judgement, before } = turn;
  const { say, tell, book } = about;
  const input = leadInput(about, judgement);
  const lead = tell(before.kind === 'when' ? book.when(input) : before.kind === 'yesNo' ? book.yesNo(input) : book.how(input));
  const level = { yes: ['good', 'अच्छा'], careful: ['half and half', 'आधा-आधा'], slow: ['small for now', 'अभी कम'] }[judgement.level];
  return join(
    `${say([['In plain words: ', 'Simply said: '], lead], [['सीधे शब्दों में: ', 'आसान भाषा में: '], lead])}`,
    say([`The chance is ${level[0]}, the months named are the better ones`, [', and the planets are only the reasons for it.', '; the rest tells why.']], [`संभावना ${level[1]} है, और जो महीने बताए गए वे बेहतर हैं`, ['; ग्रहों के नाम बस कारण हैं।', ', बाकी शब्द वजह बताते हैं।']]),
  );
}

/** "Matlab?", "what is antardasha?", "thoda khul ke": a word of the answer, more of its grounds, or the whole in plain words. */
export const composeExplain: ComposeTurn = (turn) => {
  const { context, before, said, about, judgement } = turn;
  const plain = wordsOf(context);
  const named = termIn(plain);
  if (named) return explainTerm(context, named);
  if (!isWeighed(turn)) {
    const told = asksWord.test(plain) ? (termIn(shortVowels(before.text)) ?? termIn(shortVowels(readText(said.answer, context.read.language)))) : null;
    return told ? explainTerm(context, told) : null;
  }
  if (asksMore.test(plain)) {
    const { factors } = judgement.weighed;
    const [lead = '', ...rest] = elaborate({ ...about, question: { ...about.question, astrologer: 'Astra' } }, { ...judgement, weighed: { ...judgement.weighed, factors: factors.length > 3 ? factors.slice(1) : factors } });
    return join(lead, ...rest, saySimply(turn));
  }
  return saySimply(turn);
};
