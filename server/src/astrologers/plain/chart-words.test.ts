import { setChart } from '../relevance/ask-set';
import { findFaults } from '../testing/find-faults';
import { createCharts, createQuestion } from '../testing/charts';
import { composeAnswer } from '../compose/compose';

const ask = (text: string, astrologer: 'Oracle' | 'Astra' = 'Oracle') => composeAnswer(createQuestion(setChart, text, { astrologer }));
type Case = readonly [text: string, opening: RegExp, isFree: boolean];

/** The chart: Pisces lagna with Saturn in it, Moon in Aries in the 2nd, Mars in the 7th, Jupiter in the 11th; Mars mahadasha till 2029. */
const placements: readonly Case[] = [
  ['is Jupiter in the 11th house good or bad for me', /(?:good|Good|bad|helps|Mixed).*Jupiter/u, false],
  ['what does my Saturn in the first house mean', /Saturn/u, false],
  ['explain my venus in the fourth house please', /Venus is in the \d+\w+ house.*4th/u, false],
  ['mere satve bhav me shani hai, bura hai kya', /Shani 1st house.*satvein/u, false],
  ['तीसरे भाव में राहु का क्या फल है', /राहु/u, false],
  ['moon and ketu together in my 9th house, what does it say', /do not share|not together/u, false],
  ['what will Jupiter\'s transit bring me this year', /transiting/u, false],
  ['shani ka gochar mere liye kya layega', /gochar/u, false],
  ['my Venus mahadasha is about to begin, what will change', /Venus mahadasha|not about to begin|does not begin soon/u, false],
  ['शनि की महादशा आने वाली है, डर लग रहा है, क्या होगा', /शनि की महादशा|शुरू नहीं/u, false],
  ['mars mahadasha is about to start, is it bad', /begun already|in it already/u, false],
  ['which of my yogas is the strongest', /yoga/iu, false],
  ['sabse mazboot yog kaun sa hai meri kundli me', /yog/u, false],
  ['mera lagna kya hai aur iska matlab batao', /lagna.*Meen/u, false],
  ['what does my rashi say about me', /Aries/u, false],
  ['what does my D9 say', /navamsha/u, false],
  ['dashamsh kundli kya batati hai meri', /dashamsha/u, false],
  ['the fourth house is empty in my chart, so no property ever?', /^No.*4th|^No/u, false],
  ['panchva bhav khali hai to padhai nahi hogi kya', /^Nahi/u, false],
  ['tell me what Mars in the 7th does for me', /Mars/u, false],
  ['how does this jupiter transit affect my work', /transiting/u, false],
  ['is the ketu transit going to harm me', /transiting/u, false],
  ['when shani leaves my rashi what changes for me, the transit effect', /transiting|transit/u, false],
  ['am i manglik? the boy side keeps asking', /Manglik/u, true],
  ['kya main manglik hun, ladki wale puchh rahe hain', /manglik/u, true],
  ['do I have pitra dosh, my uncle says so', /theme of duty|Pitra/u, true],
];

const remedies: readonly Case[] = [
  ['my husband gets angry at small things, any remedy', /leave the room|calm evening|one thing at a time|what the day was like/u, false],
  ['beti phone nahi chhodti, koi upay bataiye', /phone|niyam|ghanta|shaant/u, false],
  ['saas taane deti hai, main kya karu', /unse|jeevansathi|jivansathi|reet|hafte/iu, false],
  ['how do I win her heart, she sits next to me in office', /way|suits you|like this/u, false],
  ['how can I convince my father for a love marriage', /way|suits you|like this/u, false],
  ['bhai se batware ki baat kaise karu', /dhang|Aise|tarika/u, false],
  ['kaal sarp puja nashik me karana zaroori hai kya', /zaroori nahi|koi shart nahi/u, false],
  ['which god should i pray to', /ishta devta|Tradition gives|nearest to your chart/u, false],
  ['i read hanuman chalisa daily, should i also chant a shani mantra', /enough|add it/u, false],
  ['pukhraj ya panna, mujhe kaun sa pehenna chahiye', /pukhraj/u, false],
  ['one pandit says coral and another says pearl', /coral|pearl/u, false],
  ['which rudraksha is right for me', /rudraksha|-faced/u, false],
  ['can I buy a white car or is another colour better', /colour|white|yellow/u, false],
  ['husband is always on his phone, what can I do', /half hour|together every evening|what you miss|like to talk/u, false],
  ['office politics se kaise nipte', /./u, false],
  ['navgrah shanti karwana zaroori hai kya griha pravesh se pehle', /[Zz]aroori nahi|koi shart nahi/u, false],
  ['should I fast on Monday or Thursday', /Monday|Thursday/u, false],
  ['gomed aur lahsuniya dono pehnu kya', /gomed/u, false],
  ['which fast should I keep', /fast|day/u, false],
];

const everyday: readonly Case[] = [
  ['my gold chain is pledged with a finance company, when will I get it back', /debt/u, false],
  ['zamin girvi padi hai, kab chhudwa paunga', /Karz/iu, false],
  ['papa won\'t allow my goa trip with friends, should I go', /go|trip|chart/iu, false],
  ['agent wants 2 lakh in advance for a canada job, is he genuine', /advance|word|Hold the money/u, false],
  ['a baba told me two marriages are written for me, is it true', /two marriages|counts marriages|number of weddings/u, false],
  ['her name starts with K and mine with M, will our jodi work', /[Ll]etter/u, true],
  ['should I leave my job and run my youtube channel full time', /business/u, false],
  ['my interview falls in rahu kaal, should I change the time', /Rahu kaal|hour/u, true],
  ['did she ever really love me', /chart|kundli|answer lies/u, true],
  ['kya meri lottery lagegi', /kundli/u, true],
  ['who will stand by me in old age, children or friends', /children|friends/u, false],
  ['final list me mera naam aayega kya', /Suchi|Naam|Naamon|suchi/u, false],
  ['something bad happened in May 2024, can you see it in my chart', /In May 2024/u, false],
  ['wo serious hai ya time pass kar raha hai', /kundli|kaam se|kadmon|vaada/iu, false],
  ['will my in laws live far from my parents', /near|far|city/u, false],
  ['shaadi kis disha se hogi', /disha/u, false],
  ['is saturday good for bringing a new machine to my workshop', /business|workshop/u, false],
  ['should I contest the sarpanch election', /votes|Votes|election|result/u, false],
  ['the waiting list, is my name going to clear', /list|Whether your name/u, false],
  ['recruiter wants 4000 for an interview, should i pay', /advance|word|Hold the money/u, false],
  ['tell me the first letter of my future wife', /letter|name/u, true],
  ['can I win at dream11', /chance|game/u, true],
  ['should i change my spelling from Riya to Riyaa', /spelling|letter|sound/u, true],
];

const service: readonly Case[] = [
  ['you say my Venus is weak but another app says it is exalted, who is right', /your chart Venus is in/u, true],
  ['money was deducted from my wallet but the answer was incomplete', /not charged|given back|complete answer|costs nothing/u, true],
  ['paise kat gaye aur jawab aadha aaya, batao naukri kab lagegi', /naukri/u, false],
  ['another app says my lagna is Leo but you say something else, who is right', /Your lagna \(ascendant\) is Pisces/u, true],
  ['you said marriage in 2027 and another pandit says 2030, who is right', /marriage/u, false],
  ['how do I cancel my subscription', /My Active Plans/u, true],
  ['I want a refund', /7 days/u, true],
  ['can I talk to a real astrologer on call', /AI/u, true],
  ['how do I delete my chats', /delete|history|Delete/u, true],
  ['meri chat koi insaan padhta hai kya', /AI/u, true],
  ['can I ask about my wife\'s kundli here', /birth|save/iu, true],
  ['how many questions do I have left', /left/u, true],
];

const cases = [...placements, ...remedies, ...everyday, ...service];

it.each(cases)('"%s" is answered to the point', (text, opening, isFree) => {
  const answer = ask(text);
  expect(answer.text.slice(0, 260)).toMatch(opening);
  expect(answer.isFree).toBe(isFree);
});

it('none of these answers contradicts its chart, and none has a gap', () => {
  expect(findFaults(cases.map(([text]) => text), createCharts(10, 4))).toEqual([]);
});

it.each(['गाड़ी की डिलीवरी कब मिलेगी', 'when is my car delivery, is it a good day'])('"%s" is no question about a birth', (text) => {
  expect(ask(text).sensitiveTopic).toBeNull();
});

it.each(['my wife is in the 7th month, which colour suits', 'When will I get married?', 'meri shaadi kab hogi', 'should I buy a car this year', 'will my son pass the exam', 'how will Saturn transit affect my marriage in 2027'])('"%s" keeps its own answer', (text) => {
  expect(ask(text).text).not.toMatch(/ishta|rudraksha|refund|Rahu kaal is left/u);
});
