import { assessChatTurn, composeCareReply, composeOpening, findHelpBeside, isDoubtful, isHelpAbove, type EarlierTurn } from '../../care';
import { createBuiltInReader } from '../reader/built-in-reader';
import { findGrounds } from '../reader/grounds';
import type { Question, Turn } from '../types';
import { toQuestion, type QuestionSet } from './set';
import type { SheetRow } from './sheet';

const reader = createBuiltInReader({ paceMs: 0 });

interface Answered {
  answer: string;
  restsOn: string;
  price: SheetRow['price'];
  care: EarlierTurn['care'];
}

/** Answers as a chat does: care first, then the reader. */
async function answerOnce(question: Question, earlier: readonly EarlierTurn[]): Promise<Answered> {
  const assessment = assessChatTurn(question.text, earlier);
  if (assessment !== null && !isHelpAbove(assessment, question.text)) {
    const { text, care } = composeCareReply(assessment);
    return { answer: text, restsOn: '', price: 'care', care: { ...care, className: assessment.className } };
  }
  const above = assessment ?? findHelpBeside(question.text);
  let answer = above === null ? '' : `${composeOpening(above)}\n\n`;
  for await (const piece of reader.answer(question, new AbortController().signal)) answer += piece;
  const restsOn = findGrounds(question)
    .grounds.map(({ term, value }) => `${term}: ${value}`)
    .join('; ');
  const price = isDoubtful(question.text) ? 'asked whether safe' : reader.isFree?.(question) ? 'free' : 'one question';
  return { answer, restsOn, price, care: null };
}

/** Finds a place in a question, as the chat does before it is answered. */
type FindStatedPlace = (question: Question) => Promise<Question>;
const findNone: FindStatedPlace = (question) => Promise.resolve(question);

/** Asks the built-in reader all conversations of a set, one after another. */
export async function* askBuiltIn(set: QuestionSet, now: Date, findStatedPlace: FindStatedPlace = findNone): AsyncGenerator<SheetRow> {
  for (const asked of set.questions) {
    const question = toQuestion(set, asked, now);
    const turns: Turn[] = [...(question.turns ?? [])];
    const earlier: EarlierTurn[] = turns.map((turn) => ({ text: turn.question, care: null }));
    for (const text of asked.first ?? []) {
      const { answer, care } = await answerOnce(await findStatedPlace({ ...question, text, turns: [...turns] }), earlier);
      turns.push({ question: text, answer });
      earlier.push({ text, care });
    }
    const begun = performance.now();
    const lastAnswers = turns.map((turn) => turn.answer);
    const { answer, restsOn, price } = await answerOnce(await findStatedPlace({ ...question, turns, lastAnswers }), earlier);
    const ms = Math.round(performance.now() - begun);
    const questionText = [...turns.map((turn) => turn.question), asked.text].join(' >> ');
    yield { who: `${asked.astrologer}, built-in`, birth: asked.birth, question: questionText, answer, restsOn, price, ms };
  }
}
