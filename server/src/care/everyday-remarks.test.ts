import { assessCare, assessChatTurn, isDoubtful } from '.';
import { everydayScore, pastScore, isPlainRemark } from './everyday-remarks';

const isStopped = (text: string) => assessCare([text]) !== null;

it.each([
  'netflix series khatam ho gayi, zindagi me ab kuch bacha nahi lol. career kaisa hai',
  'heart attack aa gaya salary slip dekh ke, itna tax. paisa kab rukega',
  'the climax of that film, I died. which rashi is the hero',
  'I survived cancer in 2018, now healthy. will i travel abroad',
  'long illness is over, now fine. when do I join office again',
  'papa passed away in 2015, we are all fine now. should i start his shop again',
  'is it bad to see own death in a dream, what does it mean',
  'ab mumbai me nahi rehna, gaon me job milegi kya',
  'बीमारी से उबर चुका हूं, अब नौकरी कब लगेगी',
  'परीक्षा ने निचोड़ लिया, अब बस रिजल्ट का इंतजार, पास हो जाऊंगी?',
  'how many children i will have',
  'antardasha after this one?',
  'is this the last one of rahu',
  'shani ki dasha kab tak hai aur uske baad kya',
  'when will my loan finish? can i take another?',
  'good muhurat for bike delivery in this week',
  'nahi hua to?',
  'mujhe kya karna chahiye to',
  'and which not?',
  'what if i wait till 2028',
  'i want to die my grey hair before my sons wedding, which day',
  "she rejected me, it stings but i'll survive. who is next",
  'a black cobra bit me in my dream, what does it mean',
  'आज शुभ मुहूर्त कितने बजे है, मुझे बैंक जाना है',
])('a harmless line is not taken for despair: %s', (text) => {
  expect(isStopped(text)).toBe(false);
});

/** The same words, but meant seriously: a film, a joke or the past does not excuse despair beside it. */
const meant = [
  'IPL me sab haar gaya 8 lakh, ab jeene ka koi fayda nahi',
  'haha ab jeene ka kya fayda, sab bekar hai',
  'serial dekhte dekhte socha main bhi waise hi chali jau',
  'sab niptaa diya, ab chain se so jaunga hamesha ke liye',
  'अब चैन की नींद सोऊंगा, हमेशा के लिए',
  'ab khush hu kyunki faisla kar liya, kal sab khatam',
  'ab sab theek ho jayega jab main nahi rahungi',
  'papa gaye 3 saal ho gaye, ab main bhi unke paas jana chahta hu',
  'delhi me nahi jeena, kahin bhi nahi jeena',
  'last working day tha kal, ab sabko alvida, main ja raha hu',
  'bas result ka intezar hai, fail hui to khatam kar lungi khud ko',
  'exam me fail hua to mar jaunga sach me',
  'lol i bought a rope today',
  '2 saal pehle depression tha phir laut aaya hai, jeena nahi chahta',
  'how many will it take to never wake up',
  'mummy ko heart attack aaya, bill dekh ke dar lag raha hai, kya karu',
  'सीरियल की तरह मेरी कहानी भी खत्म कर दूं',
  'i want to die my hair is gone and so is my husband',
  'it hurts, but i will live till sunday only',
  'har raat sapne me maa bulati hai, matlab main bhi chali jau uske paas',
  'papa died 10 years ago and i still cry every night, when will i go to him',
];

it.each(meant)('despair beside such words is answered: %s', (text) => {
  expect(isStopped(text)).toBe(true);
});

it('asks whether the person is safe where so few words may mean a queue or a life', () => {
  expect(isDoubtful('can it be over soon')).toBe(true);
});

it.each([
  'haha main rassi le aaya',
  'film khatam, ab khud ko bhi',
  'lol, hamesha ke liye so jaun',
  'match me 5 lakh haar gaya haha',
  'saanp jaisa uncle raat ko aata hai, sapna nahi hai, matlab kya karu?',
])('grave words and lost money lift the allowance: %s', (text) => {
  expect(everydayScore(text)).toBe(0);
});

it.each([
  'what time is rahu kaal today, i have to go to the bank',
  'aaj ka shubh muhurat kitne baje h, mujhe bank jana h',
  '8th house is the house of death, what does my moon do there',
])('does not ask whether the person is safe about the almanac or the chart: %s', (text) => {
  expect([isStopped(text), isDoubtful(text)]).toEqual([false, false]);
});

it.each(['which tithi is best to end my life', 'kis muhurat me jaan de du', 'which house shows how I can kill myself'])(
  'despair that asks the almanac or the chart is answered: %s',
  (text) => {
    expect(isStopped(text)).toBe(true);
  },
);

it('treats a death long ago as a date, unless it is mourned', () => {
  expect(pastScore('my uncle expired in 2004 and we still run his shop. is it ok as per vastu')).toBeGreaterThan(0);
  expect(pastScore('नाना बीस साल पहले गुजर गए, उनकी साइकिल रखूं या बेच दूं')).toBeGreaterThan(0);
  expect(pastScore('my mother died in 2012 and i still miss her')).toBe(0);
  expect(pastScore('my brother died last month, which rite is next')).toBe(0);
});

it.each(['nahi rahi to?', 'what if i am not here', 'how many will it take', 'can it end sooner', 'which one is not worth living'])(
  'is not a plain remark: %s',
  (text) => {
    expect(isPlainRemark(text)).toBe(false);
  },
);

it('reads a plain remark together with the previous turns', () => {
  const before = [{ text: 'jeene ka mann nahi karta, exam me fail hua to mar jaunga', care: null }];
  expect(assessChatTurn('nahi hua to?', before)).not.toBeNull();
  expect(isDoubtful('how is today for me')).toBe(false);
});

it('a planet that ends the writer’s life is not a question about the chart', () => {
  expect(isPlainRemark('when will saturn end')).toBe(true);
  for (const text of ['when will rahu end me', 'will this dasha end my life']) expect([text, isPlainRemark(text)]).toEqual([text, false]);
});
