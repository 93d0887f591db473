import { askInTurn } from '../../testing/ask-in-turn';

const openingOf = (text: string) => askInTurn(text).text.split('\n\n')[0] ?? '';

it.each([
  ['when will i get promoted>>they froze all appraisals last week', /promotion/u],
  ['bhatije ka Sainik school me admission hoga kya>>list me waiting 12 aaya h', /padhai/u],
  ['Will I clear CA final in May>>I failed group 2 by six marks last time', /exam/u],
  ['मेरा प्रमोशन कब होगा>>पिछले हफ़्ते सबका अप्रेज़ल रुक गया', /पदोन्नति|तरक्की|प्रमोशन/u],
  ['when will my sister get married>>two families said no after seeing the photo', /sister’s marriage|sister's marriage|marriage.*your sister/u],
])('what is told after an answer is set beside it: %s', (questions, opening) => {
  expect(openingOf(questions)).toMatch(opening);
  expect(openingOf(questions)).toMatch(/stays|patience|take it along|Noted|sign of its own|jod liya|जोड़ लिया|साथ र|saath r|wahi hai|वही है|संकेत|sanket/u);
});

it.each([
  'is my job safe>>should i look for another one',
  'kya meri shadi is saal hogi>>ok thanks',
  'kahi meri shaadi toot to nahi jayegi>>hum dono to bahut khush hain, bas ek jyotishi ne dara diya',
  'when will my loan be approved>>and my promotion?',
  'is my job safe>>my moon is in which sign',
])('and a question is answered: %s', (questions) => {
  expect(openingOf(questions)).not.toMatch(/I take that along|Taken with that|jod liya|जोड़ लिया/u);
});
