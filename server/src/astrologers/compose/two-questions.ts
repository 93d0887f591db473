import { asksChart } from '../plain/plain-answer';
import { readText, shortVowels } from '../question/question-text';
import { isTalk, readQuestion } from '../question/read-question';
import { findTwoQuestions } from '../question/two-questions';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext } from './context';

const paragraphs = (text: string): string[] => text.split('\n\n');
const firstSentence = (text: string): string => /^.+?[.!?।](?=\s|$)/su.exec(text)?.[0] ?? text;
/** The second part says nothing that can be read by itself. */
const saysNothing = ({ context: { read } }: Composed): boolean => ['unclear', 'unreadable', 'nod', 'bare'].includes(read.kind);
const unanswered = ({ context: { read }, sensitiveTopic }: Composed): boolean => sensitiveTopic !== null || isTalk(read.kind) || read.kind === 'repeat';

const sameAnswer = (one: Composed, two: Composed): boolean => {
  const [a, b] = [one.context.read, two.context.read];
  if (a.fact !== null && b.fact !== null) return a.fact.name === b.fact.name && a.fact.planet === b.fact.planet && a.fact.house === b.fact.house;
  return b.step === null && a.kind === b.kind && a.matter.id === b.matter.id && a.kin?.id === b.kin?.id && a.fact?.name === b.fact?.name && a.fact?.planet === b.fact?.planet;
};

/** "Why do I see it again and again, does it mean something?": what is settled free says what it means. */
const asksOfIt = / (?:it|this|that|iska|iski|isse|isme|yeh|ye) /u;

/** "And am I in it?", "aur mujhe hai kya": the term of the first question in one's own chart. */
const asksOwn = /^ (?:and |aur )?(?:do i have(?: it| this)?|have i (?:got )?(?:it|this)|am i (?:in|under|having) (?:it|this)|is (?:it|this|that) (?:there )?in my (?:chart|kundli|kundali)|(?:kya )?(?:wo |vo |ye |yeh )?(?:mujhe|mere ko|meri kundli me\w*|mere chart me\w*|mere upar|main usme|main isme)(?: bhi)?(?: kya)?(?: hai| lagi hai| lagi hui hai| chal rahi hai| hain| hu| hoon)*(?: kya)?) /u;
/** The term alone: "what is sade sati" without what asks. */
const nameOf = (text: string): string => text.replace(/^\s*(?:what(?:'s| is| are)|whats|explain|define|meaning of|tell me what is)\s+(?:an? |the )?|\s*(?:kya hot[aie] ha\p{L}*|kya ha\p{L}*|kise kehte hain?|kise kahte hain?|ka matlab(?: kya hai)?|क्या होत[ाी] है|क्या है|किसे कहते हैं|का मतलब(?: क्या है)?)\s*$|[?.!।]/giu, '').trim();

/** "Who rules my 10th and where does he sit?" is one fact of the chart. */
const isOneFact = (question: Question): boolean => asksChart(createContext(question, readQuestion(question.text, [], question.now, Date.parse(question.chart.utc), question.birth.language)));

/** Two questions in one message: the answer to each, the two first sentences before all else; null where one is asked, or one cannot be answered by itself. */
export function composeTwo(question: Question, answer: (question: Question) => Composed): Composed | null {
  const two = findTwoQuestions(question.text);
  if (two === null || isOneFact(question)) return null;
  const first = answer({ ...question, text: two[0] });
  if (unanswered(first) || first.context.read.kind === 'other') return null;
  if (first.isFree && first.context.read.fact === null && asksOfIt.test(readText(two[1], 'English').plain)) return first;
  if (first.isFree && asksOwn.test(shortVowels(readText(two[1], 'English')))) {
    // Some terms are told together with how they stand in the chart.
    if (first.usesChart) return first;
    const term = nameOf(two[0]);
    const own = answer({ ...question, text: first.context.isEnglish ? `do I have ${term} in my chart` : `kya meri kundli mein ${term} hai` });
    return { ...own, text: [firstSentence(own.text), firstSentence(first.text), own.text.slice(firstSentence(own.text).length).trim()].filter((each) => each !== '').join(' ') };
  }
  const turn = { question: two[0], answer: first.text };
  const second = answer({ ...question, text: two[1], turns: [...(question.turns ?? []), turn], lastAnswers: [first.text, ...(question.lastAnswers ?? [])] });
  if (saysNothing(second) && second.sensitiveTopic === null) return first;
  if (unanswered(second) || sameAnswer(first, second)) return null;
  const [opening = '', ...rest] = paragraphs(first.text);
  const [secondOpening = '', ...secondRest] = paragraphs(second.text);
  const text = [`${firstSentence(opening)} ${firstSentence(secondOpening)}`, opening.slice(firstSentence(opening).length).trim(), ...rest.slice(0, 1), secondOpening.slice(firstSentence(secondOpening).length).trim(), ...secondRest.slice(0, 1)].filter((each) => each !== '').join('\n\n');
  return { ...first, text, isFree: first.isFree && second.isFree, usesChart: first.usesChart || second.usesChart };
}
