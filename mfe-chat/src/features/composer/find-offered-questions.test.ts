import type { ThreadItem } from '../../components/chat-types';
import { findOfferedQuestions } from './find-offered-questions';

const reply = (text: string): ThreadItem => ({ id: '1', kind: 'reply', text, question: 'kya hoga', details: {} });
const unsure = reply('I am not sure what you ask. Do you mean: “When will I get married?” “Will I get a new job?”');

it('finds the questions that the last reply offers', () => {
  expect(findOfferedQuestions([unsure])).toEqual(['When will I get married?', 'Will I get a new job?']);
  expect(findOfferedQuestions([reply('क्या आप पूछ रहे हैं: “मेरी शादी कब होगी?” “नौकरी कब लगेगी?”')])).toHaveLength(2);
});

it('finds none in an answer that quotes one question, or once another question was sent', () => {
  expect(findOfferedQuestions([reply('You asked “When?” and the chart says soon.')])).toEqual([]);
  expect(findOfferedQuestions([unsure, { id: '2', kind: 'question', text: 'job' }])).toEqual([]);
  expect(findOfferedQuestions([])).toEqual([]);
});
