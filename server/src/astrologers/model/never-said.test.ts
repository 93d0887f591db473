import { isNeverSaid, isRefusal } from './never-said';

it.each([
  'The 8th house is the house of death and of what is hidden.',
  'You will live in Pune for 3 years.',
  'The 2nd house carries family.',
  'A marriage after 30 suits you.',
  'Death is not read from a chart.',
  'No chart can guarantee a promotion.',
  "I can't promise this, and no one can say for sure.",
  'A chart does not guarantee it.',
  'कोई कुंडली इसकी गारंटी नहीं देती।',
  'Iski guarantee koi kundli nahi deti.',
  'No number from a chart wins a lottery.',
  'A lottery is chance, and no planet picks it.',
  'You will certainly need patience.',
  'Nothing in a chart is guaranteed.',
  'D9 vivaah dikhata hai, koi pakka nateeja nahi.',
  'मृत्यु की तारीख कोई कुंडली नहीं बताती।',
  'आठवाँ भाव मृत्यु और गुप्त बातों का भाव है।',
  'Mrityu ka vichaar 8th house se hota hai.',
  'Your flight leaves from terminal 2.',
  'Your father passed away 3 years ago, and that weighs on you.',
  '30 वर्ष की आयु में विवाह का समय अच्छा था।',
  'Nobody can say that you will definitely win.',
  'I cannot say whether you will win the case.',
])('lets what is no verdict be said: %s', (sentence) => expect(isNeverSaid(sentence)).toBe(false));

it.each([
  'I guarantee a job in March.',
  'No doubt, I guarantee it.',
  'It is not late and I guarantee a job.',
  'No chart can guarantee it, but you will definitely get it.',
  'गारंटी है, देर नहीं होगी।',
  'गारंटी मिलेगी इसमें देर नहीं।',
  'Guarantee hai aur der nahi.',
  'Guarantee milegi der nahi.',
  'No doubt you will get it.',
  "Don't worry it's guaranteed.",
  'Not only likely but guaranteed.',
  'You will certainly get the job.',
])('takes no promise for an honest limit: %s', (sentence) => expect(isNeverSaid(sentence)).toBe(true));

it.each([
  'You will win the lottery.',
  'Play 7 and 21 in the lottery.',
  'Your lucky number is 7.',
  'You will die at 70.',
  'This is a terminal illness.',
  'आपकी मृत्यु 2061 में होगी।',
  'आपकी आयु 78 वर्ष होगी।',
  'Aapki maut 70 saal mein hogi.',
  'You will win the case.',
  'உங்கள் மரணம் 2061 ஆம் ஆண்டு.',
])('says no verdict of life, court or chance: %s', (sentence) => expect(isNeverSaid(sentence)).toBe(true));

it.each(['The chart cannot tell a date for this.', 'I am an AI.', "I can't see your boss in this chart."])(
  'takes an honest limit for no refusal: %s',
  (sentence) => expect(isRefusal(sentence)).toBe(false),
);
