import { readText } from '../../question/question-text';
import type { FactName } from '../../question/fact-request';
import type { AnswerLanguage } from '../../question/language';
import { findTalkless } from './talkless';
import type { ComposeTurn } from './turn';

/** Facts that end on a day, and how their end is asked for in a question of its own. */
const ends: Partial<Record<FactName, Record<AnswerLanguage, string>>> = {
  sadeSati: { English: 'when does my sade sati end', Hinglish: 'meri sade sati kab khatam hogi', Hindi: 'मेरी साढ़ेसाती कब खत्म होगी' },
  dhaiya: { English: 'when does my dhaiya end', Hinglish: 'meri dhaiya kab khatam hogi', Hindi: 'मेरी ढैया कब खत्म होगी' },
  dasha: { English: 'when does my current mahadasha end', Hinglish: 'meri mahadasha kab khatam hogi', Hindi: 'मेरी महादशा कब खत्म होगी' },
};

/** "How much of it is left?" after Sade Sati, a dhaiya or a dasha: the day on which it ends. */
export const composeDatedFact: ComposeTurn = (turn) => {
  const { before, context } = turn;
  const asked = before.fact === null ? undefined : ends[before.fact.name];
  if (asked === undefined) return null;
  const { language } = readText(context.question.text, context.read.language);
  return findTalkless(turn.answer(asked[language], []));
};
