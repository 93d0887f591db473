import { askInTurn } from '../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['My cloud kitchen shut in covid, was it written in my chart or my mistake', /^(?:Both|Half)/u],
  ['covid ke baad meri dukan kab chalegi', /dukan.*20\d\d/iu],
  ['I lost my wife to cancer two years ago, when will I get my promotion', /promotion|season|20\d\d/iu],
])('takes an illness that is only told for no question about one: %s', (question, says) => {
  expect(first(question)).toMatch(says);
  expect(askInTurn(question).sensitiveTopic).toBeNull();
});

it.each(['mummy ko cancer hai, kya wo theek hongi', 'papa ICU me hai, bachenge kya', 'my wife is in the hospital, will she be fine'])('leaves what is asked of an illness to the doctor: %s', (question) => {
  expect(first(question)).toMatch(/doctor|chart|kundli|verdict/iu);
});

it.each([
  ['When to start 2nd IVF cycle, August or October', /doctor/u],
  ['c section 14 ko karaye ya 16 ko', /doctor/u],
  ['आईवीएफ का अगला राउंड किस महीने शुरू करें', /डॉक्टर/u],
])('leaves the time of a treatment to the doctor: %s', (question, says) => expect(first(question)).toMatch(says));

it.each(['will our ivf be successful', 'will I conceive in December'])('gives no verdict on a child: %s', (question) => expect(askInTurn(question).sensitiveTopic).toBe('pregnancy'));

it.each([
  ['tota ud gya pinjre se, wapas ayega kya? beti subah se ro rahi h', /kundli/u],
  ['our dog ran away on diwali night, will he come back', /birth chart|No chart/u],
  ['बिल्ली तीन दिन से गायब है, वापस आएगी क्या', /कुंडली/u],
])('takes an animal that is gone for no old love: %s', (question, says) => {
  expect(first(question)).toMatch(says);
  expect(askInTurn(question).isFree).toBe(true);
});

it.each([
  ['kahi meri naukri AI ke chakkar me to nahi jayegi, content writer hu', /naukri/iu],
  ['will AI take my job, i am a graphic designer', /job/u],
  ['एआई मेरी नौकरी खा जाएगा क्या', /नौकरी/u],
])('weighs a job that machines may take: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['मेरी हकलाहट कम होगी क्या, अगले महीने वाइवा है', /हकलाहट कम हो/u, /पैसे/u],
  ['बिजली विभाग ने 48 हज़ार का बिल भेज दिया है, कम होगा क्या', /.*/u, /सरकारी|नौकरी/u],
  ['pitaji ki pension kab chalu hogi', /pitaji ki pension/u, /paise ke liye/u],
  ['tax refund kab tak aayega', /tax refund/u, /7 din/u],
  ['wo ladki mujhe haan bolegi kya', /wo ladki aapko/u, /beti/iu],
  ['kya meri kismat me videsh hai', /videsh/iu, /bhagya/iu],
  ['नौकरी छोड़कर गाँव में खेती करूँ तो कैसा रहेगा, बच्चे अंग्रेज़ी स्कूल में हैं', /खेती/u, /अंग्रेज़ी/u],
  ['bete ka mundan march me karau ya april me', /Mar 2027.*Apr 2027|Apr 2027.*Mar 2027/u, /apne mein/u],
])('names the asked thing and no neighbour of it: %s', (question, says, not) => {
  expect(first(question)).toMatch(says);
  expect(first(question)).not.toMatch(not);
});

it.each([
  ['2008 में पापा की नौकरी चली गई थी, क्या वो मेरी कुंडली में दिखता है?', /^(?:हाँ|बहुत हल्का|साफ़ नहीं).*2008/u],
  ['my shop burnt in 2019, was it written in my chart', /^(?:Yes|Only|Hardly).*2019/u],
])('says whether what happened shows: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['tumhara jawab har baar badal jata hai, kal accha samay bola aaj bura', /kundli/u],
  ['लग्न कुंडली और चंद्र कुंडली में से कौन सी देखनी चाहिए', /लग्न कुंडली/u],
  ['सहेली की कुंडली भी मेरे ही खाते में जोड़ सकते हैं?', /कुंडलियों|कुंडली/u],
  ['thank you ji, whatever you told about Feb came exactly like that', /^(?!Which matter)/u],
  ['I want a refund of my recharge', /7 days/u],
])('answers what is asked of the reader: %s', (question, says) => {
  expect(first(question)).toMatch(says);
  expect(askInTurn(question).isFree).toBe(true);
});
