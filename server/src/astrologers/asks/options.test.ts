import { getMatter } from '../question/matters';
import { readText } from '../question/question-text';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts, testNow } from '../testing/charts';
import { splitPair, splitParts, findKnownOptions } from './options';
import { createFinders } from './things';

const birth = Date.parse('1997-01-17T05:10:00Z');
const namesIn = (question: string, matter: Parameters<typeof getMatter>[0] = 'luck') => {
  const text = readText(question, 'Hinglish');
  return findKnownOptions(text, createFinders({ text, matter: getMatter(matter) }, testNow, birth))?.map(({ en }) => en) ?? null;
};

it.each([
  ['mumbai shift karu ya bangalore', ['Mumbai', 'Bengaluru']],
  ['दिल्ली जाऊँ या जयपुर', ['New Delhi', 'Jaipur']],
  ['yatra ke liye mai ya september, kaunsa theek', ['May 2027', 'September 2027']],
  ['tell me boutique will run or tution i should continue, and please dont say do both', ['clothes', 'teaching']],
  ['kis vibhag me, railway ya police', ['the railways', 'the forces']],
  ['naukri chhod kar dukan kholu ya naukri hi karta rahu', ['work of your own', 'a job']],
  ['ssc ki taiyari karu ya railway ki', ['SSC', 'the railways']],
  ['rahul ya imran, kiske sath', ['Rahul', 'Imran']],
  ['Infosys or Wipro, which one', ['Infosys', 'Wipro']],
  ['bhai ke sath rahu ya jija ke', ['your brother', 'your brother-in-law']],
])('%s is a choice between known things', (question, things) => {
  expect(namesIn(question)).toEqual(things);
});

it('reads the sides of one axis in both scripts', () => {
  const loveOrFamily = ['a love marriage', 'a match through the family'];
  expect(namesIn('लव मैरिज होगी या अरेंज?', 'marriage')).toEqual(loveOrFamily);
  expect(namesIn('shadi love hogi ya arrange', 'marriage')).toEqual(loveOrFamily);
});

it.each([
  ['job aur shadi dono latki hai, pehle kya hoga', 'marriage', ['work and study', 'the wedding']],
  ['ghar ka kalesh vastu se hai ya kisi ke tone totke se', 'homePeace', ['the house', 'other people']],
  ['kya beta IIT nikalega ya NIT se kaam chalega', 'exam', ['IIT', 'NIT']],
  ['gold me paisa lagau ya zamin me', 'investment', ['gold', 'land or a house']],
  [
    'beti ko CBSE me dale ya state board me',
    'study',
    ['the national board or an English-medium school', 'the state board or a school nearby'],
  ],
  ['parlour ghar pe kholu ya market me', 'business', ['working from home', 'a shop in the market']],
] as const)('%s is read by the sides of an axis', (question, matter, things) => {
  expect(namesIn(question, matter)).toEqual(things);
});

it('reads goods of a shop', () => {
  expect(namesIn('chai ki dukan ya momos, kya chalega', 'business')).toEqual(['tea and drinks', 'cooked food']);
});

it.each([
  'isko le lu ya usko',
  'should I accept it or not',
  'naukri chhodu ya nahi',
  'will he come back or has he forgotten me',
  'does he still think about me or he moved on already',
  'dubai wala kaam pakka samjhu ya agent thag raha hai',
  'when will I marry',
])('%s names no known things', (question) => {
  expect(namesIn(question, 'love')).toBeNull();
});

it.each([
  ['gaay kharidna theek rahega ki bhains?', 2],
  ['क्या करें कि घर में शांति हो', 0],
  ['socha karu ki kya hoga', 0],
])('"ki" joins options behind what is done, and no clause: %s', (text, count) => {
  expect(splitParts(text)).toHaveLength(count);
});

it('does not read a refusal as an option', () => {
  expect(splitParts('naukri chhodu ya nahi')).toEqual([]);
});

const charts = createCharts(8, 5);
const firstOf = (text: string) => charts.map((chart) => askInTurn(text, chart).text.split('\n\n')[0] ?? '');

it.each([
  ['chandan lagau ya sagwan', ['Chandan lagana', 'Sagwan']],
  ['khud chalau ya kiraye pe de du', ['Khud chalana', 'Kiraye pe de dena']],
  ['ग्रुप छोड़ दूं या जवाब दूं', ['ग्रुप छोड़ देना', 'जवाब देना']],
  ['दुकान बेच दें कि किराए पर दे दें', ['दुकान बेच देना', 'किराए पर दे देना']],
  ['Should I continue home tuition or take up the librarian job', ['Continue home tuition', 'Take up the librarian job']],
])('chooses an option of "%s" in the user\'s words, and charts differ in which', (text, options) => {
  const placeIn = (first: string) => (option: string) => first.toLowerCase().indexOf(option.toLowerCase());
  const told = firstOf(text).map(
    (first) => options.filter((each) => placeIn(first)(each) >= 0).sort((one, other) => placeIn(first)(one) - placeIn(first)(other))[0],
  );
  expect(told).not.toContain(undefined);
  expect(new Set(told).size).toBe(2);
});

it('does not label an option by a continuous verb', () => {
  for (const first of firstOf('e rickshaw leni h kist pe ya purana auto hi chalata rahu')) expect(first).not.toMatch(/^\S* ?Chalata/u);
});

it('reads what is offered as options, and a decision before a later doubt', () => {
  expect(splitPair('I have offers from Tata Steel and Birla Cement, which is better')).toEqual(['Tata Steel', 'Birla Cement']);
  expect(splitParts('Should I rent it out or sell it? I do not know if I ask about money or about peace.')).toEqual([
    'Should I rent it out',
    'sell it',
  ]);
});
