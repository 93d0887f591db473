import { askInTurn } from '../testing/ask-in-turn';
import { findFollowUp } from './find-follow-up';

const first = (questions: string): string => askInTurn(questions).text.split('\n\n')[0] ?? '';

it.each([
  [
    'is read by what it asks behind a story',
    'When will there be quiet in this house',
    "I said no yesterday, now nobody's talking to me. How long will this go on?",
    'until',
  ],
  [
    'asks for an outcome, and for no decision',
    'e rickshaw leni h ya purana auto hi chalata rahu',
    'kist 8200 mahina 30 mahine tak.. nikal payegi kya',
    'whether',
  ],
  ['asks for the time of a condition', 'Stay in Dallas or come back to Coimbatore?', 'If I come back, which year?', 'when'],
  ['takes a question mark for a question', 'पोते का मुंडन किस दिन कराएँ?', 'बेटा कहता है 14 फरवरी रविवार है। ठीक है?', 'good'],
  ['tells where it asks nothing', 'loan kab tak chukega', '5 lakh bacha hai', 'detail'],
  ['ends where it only nods', 'dukan kaisi chalegi', 'thik h ye samajh gya', 'close'],
  ['is a fact of its own', 'When will I have children?', 'is my Saturn bad', null],
  ['is a day of its own', 'क्या पितृ दोष लगेगा?', 'अब दिसंबर में किस तिथि को कर सकते हैं?', null],
  [
    'is of what it tells before it',
    'Is this podcast going anywhere?',
    "Different thing: my sister's wedding is fixed for 21 Feb 2027, is that a good date?",
    null,
  ],
])('%s', (_, before, line, form) => expect(findFollowUp(line, before)).toBe(form));

const rows: readonly (readonly [does: string, questions: string, says: RegExp])[] = [
  ['takes the day that is set right', 'My exam is on 14th December, how will it go?>>sorry the date is 12th not 14th', /12 Dec 2026/u],
  ['takes the month that is not refused', 'When is a good day for housewarming?>>no not in December, in February', /(?:Feb|Mar)\w* 2027/u],
  ['goes on from what is settled', 'When will I get a job?>>I already have a job', /^Then that is settled.*career/u],
  ['goes on from a wedding that was', 'meri shaadi kab hogi>>meri shaadi ho chuki hai', /^To yeh ho chuka hai.*pati-patni/u],
  ['finds a matter by its only word', 'gaadi kab lu>>aur ghar?', /ghar/u],
  ['asks an in-law as an in-law', 'Will I win over my mother in law?>>my problem is my sister in law', /^(?!.*mother-in-law)/u],
  ['asks an in-law in Hindi as an in-law', 'saas maan jayegi kya>>dikkat to nanad se hai', /nanad/u],
  ['tells how a field suits that was not named', 'which career suits me>>why not teaching?', /teaching/iu],
  [
    'keeps the purpose of a day',
    'मुंडन के लिए दिन बताइए>>बेटा कहता है 14 फरवरी रविवार है, उसी दिन कर लो। ठीक है?',
    /14 फ़रवरी 2027.*मुंडन|मुंडन.*14 फ़रवरी 2027/u,
  ],
  ['tells the hours of the day', 'bike lene ka shubh din>>kitne baje', /baje/u],
  ['reads a planet for the matter', 'मेरी कुंडली में शनि किस भाव में है?>>फिर धंधे पर उसका असर?', /शनि/u],
  ['takes a sum for no age', 'Should I buy the flat?>>price is 62 lakh and I have 20 saved', /^(?!At 20)/u],
  ['takes the place that is set right', 'Will I get a job in a bank?>>I live in Kanpur, not Lucknow', /^Kanpur/u],
  ['takes a place for no person in Hinglish', 'kya mujhe promotion milega>>main Nagpur me hu, Pune me nahi', /^Theek, Nagpur/u],
  [
    'keeps the answer where somebody beside the matter is set right',
    "My husband's claim is stuck, when will it come?>>the nominee is my mother in law, not my son",
    /^That is corrected/u,
  ],
  ['says by when something comes', 'beti ki dusri shadi ho payegi?>>kab tak, meri umar bhi ho rahi hai', /^(?!Rahat).*20\d\d/u],
  ['narrows to the time of a short line', 'Will I get placement in campus?>>before december?', /December 2026/u],
  ['takes a refusal up', 'gf ke gharwale manenge kya>>papa ne saaf mana kar diya hai', /inkar/u],
  ['goes on from what is done', 'naukri kab lagegi>>maine 40 jagah apply kar diya hai', /^To woh kaam ho chuka/u],
  ['asks for the rest of a birth', 'shaadi kab hogi>>ladka 1996 ka hai, Agra me paida hua', /kundli nahi banti/u],
  ['weighs an objection', 'promotion kab tak milega>>par boss to mujhse chidhta hai', /khilaf/u],
  ['names the price of a stone', 'कौन सा रत्न पहनूं>>कितने का आएगा', /जौहरी/u],
  ['names whose chart was read', 'pati ki naukri kab lagegi>>ye aapne kiski kundli se bataya', /^Aapki apni kundli/u],
  ['tells the reason of a choice', 'Love marriage or arranged for me?>>why?', /^\S+ carries|^Its planet|^The basis/u],
  ['takes a sure matter after thanks', 'mera mann padhai me nhi lagta>>thik h thanks, ek aur baat, love life kaisi rhegi', /pyaar|prem/u],
  ['keeps the purpose of a day', 'Car lene ka shubh muhurat bata do>>us din bahar hu, koi aur din>>sunday ho to best', /Vahan.*Ravivar/u],
  ['agrees where a relative advises the same', 'घर खरीदूं या किराए पर रहूं>>पति किराए पर रहने को कह रहे हैं', /किराए/u],
  ['decides after a mishap', 'naukri kab lagegi>>agar march tak na lagi to kya mujhe dukan khol leni chahiye', /kijiye/u],
  ['tells how to persuade', 'apna ghar kab hoga>>bhai bol raha hai abhi mat lo. usko kaise samjhau', /poochhiye ki unhein/iu],
  [
    'keeps the options in the words of who asks',
    'tuition padhau ya silai ka kaam karu>>behen bol rahi hai silai me mehnat zyada hai',
    /tuition padhana|silai ka kaam karna/iu,
  ],
  ['checks a dhaiya that a line names', 'meri sade sati hai kya>>par pandit ji to dhaiya bata rahe the', /dhaiya/u],
  ['keeps another way ready', 'visa lagega kya mera>>agar reject ho gaya to Dubai dekhu?', /Dubai/u],
  ['does not choose a day for an operation', 'Will my eye operation go well?>>the 12th or the 19th?', /no chart|doctor/iu],
  ['says till when by the time that runs', 'ghar me shanti kab hogi>>kab tak aisa chalega', /^(?!Kam se kam)/u],
];

it.each(rows)('%s', (_, questions, says) => expect(first(questions)).toMatch(says));

it('answers a question beside an acknowledgement', () => {
  expect(first('dukan kaisi chalegi>>thik h ye samajh gya. ek or baat.. ladki ki 10vi h is saal uska kaisa jayega')).toMatch(
    /^Beti ki baat/u,
  );
});
