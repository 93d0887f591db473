import type { Chart } from '../../astrology';
import { createVerifier } from '../check/verify';
import { composeAnswer } from '../compose/compose';
import { createQuestion, testNow } from './charts';

/** What no sentence has: a value that is missing, a mark of code, two spaces or two marks of punctuation. */
const gap = /undefined|NaN|null|[{}<>$`]| {2}|[.?!।,;:]{2}| [.,;।]/u;

/** Astra's answers to the questions, of each chart, that contradict it or have a gap; none is as it should be. */
export const findFaults = (texts: readonly string[], charts: readonly Chart[]): { text: string; answer: string; wrong: unknown }[] =>
  charts.flatMap((chart) => {
    const verify = createVerifier(chart, testNow);
    return texts
      .map((text) => {
        const { text: answer } = composeAnswer(createQuestion(chart, text, { astrologer: 'Astra' }));
        return { text, answer, wrong: verify(answer) };
      })
      .filter(({ answer, wrong }) => wrong.length > 0 || gap.test(answer));
  });
