import { askInTurn } from '../../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['I forgot my umbrella in the auto, will I get it back', /birth chart|no chart/u],
  ['ghar ke kaagaz kho gaye, mil jayenge kya', /kundli/u],
  ['मेरी अँगूठी गुम हो गई, कहाँ मिलेगी', /कुंडली/u],
  ['my father in law bought car in my name, is it lucky for me', /luck|unlucky/u],
  ['nayi gaadi mere liye shubh hai kya', /shubh/u],
  ['kya shani mandir me tel chadhane se job milegi', /vidhi|Akele isse/u],
  ['will lighting a diya on saturday get me a job', /by itself|No rite/iu],
  ['is it true that Saturday born people struggle more', /saying|weekday/u],
  ['शनिवार को पैदा हुए लोग ज़्यादा दुखी होते हैं क्या', /वार|कहावत/u],
  ['will I become a good mother', /You can be|Yes/u],
  ['kya main achha pita ban paunga', /Haan/u],
  ['which of my two sons will take care of me in old age', /No chart names|do not choose/u],
  ['scooty chori ho gayi, FIR karu kya', /^Haan/u],
  ['माँ की आँखों का ऑपरेशन किस दिन कराएँ', /सर्जन|डॉक्टर/u],
  ['can I wear black on my engagement', /custom/u],
  ['घर के सामने पीपल है, कटवा दूँ क्या', /दोष नहीं|नाराज़ नहीं/u],
  ['neend me koi dabata hai, kya hai ye', /sleep pairalisis|Koi dabata nahi/u],
  ['mera beta raat ko bistar gila karta hai, kya upay', /dosh nahi|grahon ka kuchh nahi/u],
  ['kya budhwar ko ladki vida nahi karte', /rivaj|Kuchh gharon/u],
  ['should I let my 17 year old drive the scooty', /^No/u],
  ['my in laws say my kadam are bad since their loss, is it in my kundli', /^(?:No|It is not)/u],
  ['what time does your customer care open', /contact page/u],
  ['ladka 10vi me hai, use padhau ya kaam pe laga du, paisa nahi hai', /school|Padhai/u],
  ['my son is in class 8, should I let him study or send him to work in a shop', /school/iu],
])('settles an everyday doubt free: %s', (question, says) => {
  expect(first(question)).toMatch(says);
  expect(askInTurn(question).isFree).toBe(true);
});

it.each([
  'which number is lucky for my car',
  'mera phone kisne chori kiya',
  'will I get a good wife',
  'mummy ka operation 14 ko hai, din theek hai kya',
  'which mantra should I read for job',
  'should I buy a flat, is this year lucky for property',
  'when will I become a mother',
  'should I study MBA or do job after 12th',
  'main padhu ya kaam karu, graduation ho gaya',
])('leaves a neighbour alone: %s', (question) => expect(first(question)).not.toMatch(/turns up|No rite gives|born on that day|made of time, patience|a thing brings neither|surgeon offers|Keep the child in school|School, not work|Padhai, kaam nahi/u));

it.each([
  ['papa ki dukan mere naam hogi ya bhai ke', /aasar.*bhai|bhai.*aasar/iu, /chuniye/u],
  ['पापा का लोन कौन चुकाएगा, मैं या भाई', /आसार/u, /चुनिए/u],
  ['who will get the shop, me or my brother', /(?:likely|Sooner|before|than) /u, /yourself|Choose/u],
  ['boss ne kaha appraisal me surprise hai, accha ya bura', /.*/u, /chuniye|pehle,/u],
  ['bahut mehnat karta hu par boss ko dikhta hi nahi, kya karu', /.*/u, /bhagya baad/u],
  ['is gold bangle ok to sell now or wait till Akshaya Tritiya', /Now|wait|later/iu, /is over/u],
  ['why is this year so bad only for me', /^This year is so bad only for you/u, /^So bad/u],
  ['when can I retire from this job, I am 44', /retire from this job/u, /are 44/u],
  ['meri job Noida me hai pati ki Jaipur me, kab saath rahenge', /saath rahein/u, /naukri/u],
  ['नीट में सरकारी कॉलेज मिलेगा क्या मुझे', /सरकारी कॉलेज/u, /नौकरी/u],
  ['is it really in my chart to be a pandit', /astrology/u, /lagna/u],
  ['baal jhad rahe hai bahut, shaadi pe asar padega kya', /.*/u, /mauka/u],
  ['will the society allow me to keep my dog, committee meeting is on Sunday', /^(?:Yes|Lean to yes|I would wait|Rather not)/u, /vet/u],
  ['will my sister’s baby shower go well next Saturday', /baby shower/u, /verdict/u],
  ['is my daughter’s school bus driver trustworthy', /school bus driver/u, /trust your daughter(?!’s)/u],
  ['how will my relation be with stepmother', /your relation with stepmother/u, /relation to be with/u],
  ['mere papa ko padosi ki zameen kharidni hai, deal hogi?', /.*/u, /bechne/u],
  ['paisa aata hai par 10 tareekh tak khatam, kya karu', /.*/u, /Dasvin|peeche/u],
  ['कौन सा महीना मेरे लिए भारी है अगले साल', /2027/u, /2026/u],
  ['मैं अपने गुस्से पर काबू कैसे पाऊँ', /^(?:मन की शांति|गुस्से)/u, /साफ़ नहीं हुआ/u],
  ['मेरे लिए सबसे अच्छा दिन कौन सा है हफ्ते में', /वार/u, /अंक/u],
  ['how many more years will I work in this company', /.*/u, /About|In about/u],
  ['my cook is leaving after Holi, should I hire the new one now itself', /hire the new one/u, /guessing/u],
  ['how will be 2027 for my daughter’s studies', /^In 2027 /u, /2027: in 2027/iu],
  ['who in my family is jealous of my success', /No chart|can’t|can't/u, /family life/u],
])('answers what is asked and nothing beside it: %s', (question, says, not) => {
  expect(first(question)).toMatch(says);
  expect(first(question)).not.toMatch(not);
});
