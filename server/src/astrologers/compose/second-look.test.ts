import { askInTurn } from '../testing/ask-in-turn';

const first = (questions: string): string => askInTurn(questions).text.split('\n\n')[0] ?? '';

it.each([
  ['is puja karani zaroori hai ya nahi', /zaroori n|Zaroori n/iu],
  ['do we have to do the havan, is it necessary', /not necessary|not have to/u],
  ['what method does this app use, how does the ai know', /computed|computing/u],
  ['baba wants 51000 for pitru dosh puja after our IVF failed, do we really have it', /^(?:No|Keep)/u],
  ['nimbu mirchi truck pe latkane se fark padega', /rivaj|aadat|kismat|Mann|mann/u],
  ['meri naukri kab lagegi didi', /^(?!.*behen)/iu],
  ['मेरी नौकरी पक्की कब होगी दीदी', /^(?!.*बहन)/u],
  ['school uniform ka order mila hai 3 lakh ka, lu ya chhod du', /^(?!.*padhai)/iu],
  ['mummy bolti hai sharmata hai, ladka phone pe kam bolta hai. mujhe haan karni chahiye kya', /^(?!.*"kya")/u],
  ['will I get through police constable bharti, height is 170', /^(?!.*[Ll]awyer)/u],
])('answers what is asked, and not what a word of it names besides: %s', (question, says) => {
  expect(first(question)).toMatch(says);
});

it.each([
  ['पोते का विवाह कब होगा>>जीते रहो बेटा, मन को चैन मिला', /शुभ|अच्छा|खुशी|आभार|स्वागत/u],
  ['when will funding close, we have 4 months runway>>and if it does not, shut down or take a job on the side', /shut down|job on the side/u],
  ['गुरुवार का व्रत करूँ या शनिवार का>>महीने के उन दिनों में व्रत कर सकती हूँ', /मासिक|उन दिनों/u],
])('answers what goes on from it: %s', (questions, says) => {
  expect(first(questions)).toMatch(says);
});

it.each(['police has filed an FIR against my brother, what will happen in the case', 'the police came to arrest my husband yesterday'])('leaves the law to the law: %s', (question) => {
  expect(askInTurn(question).sensitiveTopic).toBe('law');
});

it('keeps two who want different things apart', () => {
  expect(first('papa kehte hai bank ki naukri karo, mummy kehti hai teacher bano, kiski sunu')).toMatch(/Papa|Pita|Maa|Mummy/iu);
});

it.each([
  ['registry ki date 3 rakhu ya 9', /3 Dec 2026.*9 Dec 2026|9 Dec 2026.*3 Dec 2026/u],
  ['should we keep the engagement on 6 or 13 December', /6 Dec 2026.*13 Dec 2026|13 Dec 2026.*6 Dec 2026/u],
])('chooses between two dates that have one word for them: %s', (question, says) => {
  expect(first(question)).toMatch(says);
});
