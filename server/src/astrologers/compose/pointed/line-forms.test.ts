import { askInTurn } from '../../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['2017 me aalu ke vyapar me mera itna bada nuksan kyu hua tha >> matlab ab dobara to nahi hoga na', /dobara nahi|Utna nahi|pehle jaisa|ashanka|khatra/iu],
  ['पिछले साल इतना खर्च क्यों हुआ? >> इस साल भी ऐसा ही रहेगा क्या', /इस साल/u],
  ['why did I lose my job last year >> will it happen again?', /not again|that extent|as bad as then|come again|risk is not over/u],
  ['मेरा धंधा क्यों डूबा >> फिर से तो नहीं होगा', /दोबारा नहीं|ज़्यादातर नहीं|उतना नहीं|पहले जैसा|आशंका|खतरा/u],
])('says whether what went badly comes again: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['मेरे लिए कौन सा करियर अच्छा है >> शिक्षक वाली बात समझ आई पर उसमें पैसे कम हैं', /अध्यापन/u],
  ['which career suits me >> but music pays very little money', /music/u],
  ['kya me nurse banu >> isme salary kam hai', /chikitsa/iu],
])('says how a calling that pays little pays: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['Which planet is strongest in my chart >> ok so what job suits that', /Mercury.*writing, accounts/u],
  ['mera sabse strong grah kaun sa hai >> uske hisab se kaunsa kaam thik hai', /Budh.*lekhan/iu],
  ['मेरा सबसे बलवान ग्रह कौन सा है >> उससे कौन सा काम ठीक रहेगा', /बुध.*लेखन/u],
  ['which jobs suit mercury', /Mercury.*writing, accounts/u],
])('names the work of the planet that is meant: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['मेरी महादशा कौन सी चल रही है >> ये कब खत्म होगी', /^मंगल की महादशा 18 सितंबर 2029 तक/u],
  ['which mahadasha am i in >> when will it end', /^Your Mars mahadasha lasts till 18 Sep 2029/u],
  ['kahi mere upar sade sati to nhi chal rhi, sab kaam ulta ho rha h', /^Haan, sade sati/u],
  ['am i under sade sati? everything goes wrong', /^Yes, this is the first phase/u],
  ['कहीं साढ़ेसाती तो नहीं लगी मुझे', /^हाँ, साढ़ेसाती/u],
])('tells the end of a period, and whether Sade Sati runs: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['Will I get back with Karan? >> And if not him then when will someone new come in my life', /someone new to come in your life/u],
  ['When will my sister get married? >> she doesn’t want arranged though, she has someone from her office', /love marriage for your sister/u],
  ['beti ki shaadi kab hogi >> wo kisi ko pasand karti hai', /beti ke prem vivah/u],
  ['Should I take the Infosys offer or stay in Wipro? >> They are giving only 15 percent hike. still same answer?', /Infosys.*Wipro/u],
  ['kya main ghar khareedu is saal >> price 10 lakh badh gaya, phir bhi wahi jawab?', /apne ghar/u],
  ['मेरा स्वभाव कैसा है >> ये तो सब पर फिट बैठता है, कुछ ऐसा बताओ जो सिर्फ मेरा हो', /1,300/u],
  ['personal loan kab khatam hoga mera, or kya is saal naye ghar ka soch sakte hai', /(?:karz|loan).*(?:haan|nahi)/iu],
  ['मेरे होने वाले पति का नाम किस अक्षर से शुरू होगा', /कुंडली में नहीं|नहीं देखा जा सकता|अंदाज़ा/u],
])('goes on from the line before, and quotes none of it: %s', (question, says) => {
  expect(first(question)).toMatch(says);
  expect(first(question)).not.toMatch(/^(?:On )?"/u);
});

it.each([
  ['will he call me >> will he call again', /not again|come again/u],
  ['salary kam hai meri, kab badhegi', /mat chhodiye|rakhiye aur/u],
  ['which job suits me', /belongs work in|What suits Mercury/u],
  ['sade sati kab khatam hogi', /pehla charan hai aur poori/u],
  ['why do you give the same answer every time', /chart says the same/iu],
])('leaves a neighbour alone: %s', (question, not) => expect(first(question)).not.toMatch(not));
