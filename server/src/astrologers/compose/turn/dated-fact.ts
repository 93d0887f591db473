import { readText } from '../../question/question-text';
import type { FactName } from '../../question/fact-request';
import { findTalkless } from './talkless';
import type { ComposeTurn } from './turn';

/** Facts that end on a day, and how their end is asked for in a question of its own. */
const ends: Partial<Record<FactName, readonly [english: string, hindi: string]>> = {
  sadeSati: ['when does my sade sati end', 'meri sade sati kab khatam hogi'],
  dhaiya: ['when does my dhaiya end', 'meri dhaiya kab khatam hogi'],
  dasha: ['when does my current mahadasha end', 'meri mahadasha kab khatam hogi'],
};

const devanagari: Partial<Record<FactName, string>> = { sadeSati: 'मेरी साढ़ेसाती कब खत्म होगी', dhaiya: 'मेरी ढैया कब खत्म होगी', dasha: 'मेरी महादशा कब खत्म होगी' };

/** "How much of it is left?" after Sade Sati, a dhaiya or a dasha: the day on which it ends. */
export const composeDatedFact: ComposeTurn = (turn) => {
  const { before, context } = turn;
  const asked = before.fact === null ? undefined : ends[before.fact.name];
  if (before.fact === null || asked === undefined) return null;
  const text = { English: asked[0], Hinglish: asked[1], Hindi: devanagari[before.fact.name] ?? asked[1] }[readText(context.question.text, context.read.language).language];
  return findTalkless(turn.answer(text, []));
};
