import { askInTurn } from '../../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['Shani ka upay batao >> tel daan kis din aur kitne baje karu', /Shanivar, shaam/u],
  ['remedy for Jupiter >> which day and what time should I do the mantra?', /Thursday, in the morning/u],
  ['सूर्य को जल देना है >> किस समय दूँ', /रविवार/u],
  ['shukra ka upay >> diya kab jalau, kis din', /Shukravar/u],
])('names the day and the hour of a planet’s practice: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['What remedy should I do for Rahu >> I am in hostel, warden won’t allow diya. any other way', /habit in place of a rite|without fire or temple/u],
  ['mangal ka upay batao >> office me ye nahi kar sakta, kuch aur batao', /Mangalvar/u],
  ['बिना पूजा पाठ वाला कोई उपाय बताइए, मैं नास्तिक हूँ पर मन बहुत भटकता है', /सोमवार/u],
])('gives a way that needs no rite: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['गुरुवार का व्रत करूँ क्या >> उसमें केला खा सकते हैं?', /केला नहीं/u],
  ['should i keep monday fast >> can I drink tea in it', /Monday fast.*tea/u],
  ['navratri vrat me chai pi sakte hai kya', /navratri.*chaay/iu],
  ['एकादशी में चावल खा सकते हैं क्या', /चावल/u],
])('tells what custom allows in a fast: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['One app says my moon is in Libra and other says Scorpio, which is correct', /^Neither|^None/u],
  ['ek pandit ne lagna kark bataya dusre ne meen, kaun sahi hai', /^Meen sahi hai/u],
  ['एक ऐप मेष राशि बता रहा है दूसरा वृषभ, सही कौन सी है', /^मेष सही है/u],
  ['astrosage says my nakshatra is bharani and you say different, which is right', /Bharani/u],
  ['kya mere videsh jane ka yog hai >> ek baba ne haath dekh ke mana kiya tha, aap ha bol rhe ho. dono me se sahi kaun', /videsh/u],
])('settles by the chart who is right about it: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['What does my 7th house say >> simple words please, I am not understanding conjunction and all', /7th house is about marriage|about marriage/u],
  ['kya mera love marriage hoga >> aasan bhasha me batao kuch samajh nahi aaya', /prem vivah/iu],
  ['मेरी नौकरी कब लगेगी >> समझ में नहीं आया, सरल शब्दों में बताइए', /नई नौकरी/u],
])('says the line before in simple words: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['what stone for saturn >> which day to wear ring', /By custom|by custom/u],
  ['vrat rakhna chahiye kya mujhe', /Rivaj se anaj|fruit, milk/u],
  ['my wife does not understand me', /plain words|Simply said/u],
  ['mere boss aur dost dono alag bolte hai, kiski sunu', /Lahiri|lahiri|sahi hai\./u],
  ['haath me dard hai, doctor ya vaidya kise dikhau', /vidyayen|Pakka sabut/u],
])('leaves a neighbour alone: %s', (question, not) => expect(first(question)).not.toMatch(not));

it.each([
  ['बुढ़ापा कैसा बीतेगा मेरा, बच्चे साथ रहेंगे क्या', /बुढ़ाप|आगे के साल/u, /बच्च/u],
  ['will my children live with me in old age', /later years|Old age/u, /children/u],
  ['budhape me kaun sahara dega, bete saath rahenge kya', /budhap/iu, /bachch/iu],
])('tells old age and the children together: %s', (question, age, children) => {
  expect(first(question)).toMatch(age);
  expect(first(question)).toMatch(children);
});

it.each([
  ['पढ़ने बैठती हूँ तो नींद आ जाती है, UPTET सिर पर है क्या करूँ', /सुबह|उठने के बाद/u],
  ['i feel sleepy whenever i study, what should i do', /morning|after waking/u],
  ['एक महीने का प्लान कितने का है और बीच में बंद कर सकते हैं क्या', /दाम/u],
  ['how much is the subscription per month', /price/u],
])('settles habits of study and the price of a plan: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['which colour shirt for interview on Thursday and what time should I enter the building', /yellow.*Good hours are/u],
  ['kal kaun sa rang pehnu aur kitne baje niklu', /pila.*Rahu kaal shaam/u],
  ['मेरी कुंडली में शुक्र किस भाव में है और उसका मतलब क्या है', /दसवें भाव.*(?:आकर्षण)/u],
  ['मेरी कुंडली में शुक्र किस भाव में है >> उसका मतलब क्या है', /दसवें भाव.*(?:आकर्षण)/u],
  ['naukri kab lagegi meri, shaadi kab tak hogi meri', /naukri.*vivah/iu],
])('answers both of two questions: %s', (question, says) => expect(first(question)).toMatch(says));

it.each(['papa bimar hai, job kab lagegi', 'kya karu, meri job kab lagegi', 'will my son clear neet', 'retirement plan me kitna paisa dalu', 'raat ko neend nahi aati padhai ki tension hai kya karu'])('asks one thing only: %s', (question) => {
  expect(first(question)).not.toMatch(/budhap|Old age|later years|daam|price|Guru ko mazboot/iu);
});

it.each([
  ['kaunsa upay karu shadi ke liye >> ye upay kitne din karna hai', /gyarah/u],
  ['which remedy for saturn >> how long should I do it', /forty days/u],
  ['राहु का उपाय बताओ >> कब तक करूँ', /ग्यारह/u],
])('says how long a remedy is kept: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['Can I trust my business partner >> he took 2 lakhs without asking', /Not with money|not as before/u],
  ['kya is agent pe bharosa karu >> usne pehle bhi jhooth bola tha', /bharosa|paison/iu],
])('goes by what was done where trust is asked about: %s', (question, says) => expect(first(question)).toMatch(says));
