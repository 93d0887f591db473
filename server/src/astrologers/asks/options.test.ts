import { readOptions } from './options';

it.each([
  ['Should I take the Chennai offer or stay in Trichy?', ['take the Chennai offer', 'stay in Trichy']],
  ['TCS or Cognizant, which is better for me', ['TCS', 'Cognizant']],
  ['should I live with my in laws or my brother', ['in-laws', 'brother']],
  ['Two job offers, one is a startup and the other a bank. Which one?', ['startup', 'bank']],
  ['my daughter is in class 10, science, commerce or arts?', ['science', 'commerce', 'arts']],
])('%s', (question, labels) => {
  expect(readOptions(question, 'English').map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['job karu ya business', ['job', 'business']],
  ['meri shadi love hogi ya arrange', ['love', 'arrange']],
  ['khud resign kar du ya ruku', ['khud resign kar dijiye', 'rukiye']],
  ['ek offer startup ka hai aur ek bank ka, kaunsa lu', ['startup', 'bank']],
])('%s', (question, labels) => {
  expect(readOptions(question, 'Hinglish').map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['लोन लूं या दो गाय से शुरू करूं', ['लोन लीजिए', 'दो गाय से शुरू कीजिए']],
  ['सोना खरीदूँ या ज़मीन', ['सोना', 'ज़मीन']],
])('%s', (question, labels) => {
  expect(readOptions(question, 'Hindi').map(({ label }) => label)).toEqual(labels);
});

it.each([
  'should I accept it or not',
  'naukri chhodu ya nahi',
  'will he come back or has he forgotten me',
  'wo mujhse shaadi karega ya sirf timepass hai',
  'when will I marry',
])('puts no choice: %s', (question) => {
  expect(readOptions(question, question.startsWith('w') || question.startsWith('s') ? 'English' : 'Hinglish')).toEqual([]);
});
