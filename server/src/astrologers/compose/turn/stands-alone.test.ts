import { createQuestion, testNow } from '../../testing/charts';
import { setChart } from '../../relevance/ask-set';
import { readQuestion } from '../../question/read-question';
import { compose } from '../compose';
import { createContext } from '../context';
import { standsAlone } from './stands-alone';

const read = (text: string) => readQuestion(text, [], testNow, Date.parse(setChart.utc), 'English');
const isAlone = (before: string, text: string) => {
  const question = { ...createQuestion(setChart, text), turns: [{ question: before, answer: 'An answer.' }] };
  return standsAlone(createContext(question, readQuestion(text, question.turns, testNow, Date.parse(setChart.utc), 'English')), read(before));
};

it.each([
  ['Will my brother get a visa in May?', 'How is my father going to be next year?'],
  ['What does my Moon do?', 'What remedies are there for Rahu?'],
  ['Tell me about Mars in my chart', 'Tell me the sign of my Mercury'],
  ['beti ki shaadi kab hogi', 'mera promotion is saal hoga kya'],
  ['मेरी नौकरी कब लगेगी', 'मेरी माँ की यात्रा अगले महीने कैसी रहेगी'],
])('after "%s" stands alone: %s', (before, text) => expect(isAlone(before, text)).toBe(true));

it.each([
  ['When will I get a new job?', 'and my wife?'],
  ['When will I get a new job?', 'is it a government job'],
  ['Will my loan be passed?', 'what if my guarantor refuses'],
  ['loan pass hoga kya', 'guarantor na mile to kya hoga'],
  ['My interview is on 18 December', 'is the day before fine to travel?'],
  ['mera sabse balwan grah kaun sa hai', 'usse kaun sa kaam theek rahega'],
  ['Shall I sell my shop?', 'why'],
])('after "%s" goes on: %s', (before, text) => expect(isAlone(before, text)).toBe(false));

it('takes over neither time nor person nor planet of the line before', () => {
  const turns = [{ question: 'Will my son pass his exam in March?', answer: 'Yes, in March 2027.' }];
  const [opening = ''] = compose({ ...createQuestion(setChart, 'How is my mother going to be next year?'), turns }).split('\n\n');
  expect(opening).toMatch(/mother/u);
  expect(opening).not.toMatch(/March|son/u);
});
