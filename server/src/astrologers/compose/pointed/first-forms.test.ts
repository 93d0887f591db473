import { askInTurn } from '../../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['which month is good for shifting to new house', /20\d\d.*for shifting to new house|for shifting to new house.*20\d\d/u],
  ['what year will be best to start my own clinic', /to start your own clinic/u],
  ['naye ghar me shift hone ke liye kaun sa mahina sahi rahega', /naye ghar me shift hone ke liye .*20\d\d/iu],
  ['दुकान खोलने के लिए कौन सा महीना अच्छा है', /दुकान खोलने के लिए .*20\d\d/u],
  ['which year will I get married', /^(?:In )?20\d\d/u],
  ['konse saal me meri shaadi hogi', /^20\d\d/u],
  ['मैं किस उम्र में अमीर बनूँगा', /^(?:करीब|लगभग) \d\d साल/u],
  ['at what age will I become rich', /^(?:At about|Around the age of) \d\d/u],
])('names the month, the year or the age that is asked: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['how many times will I change jobs', /(?:once|two|several)/iu],
  ['meri kitni baar naukri badlegi', /(?:ek-do|do-teen|kayi) ba+r/iu],
  ['मैं कितने घर बनाऊँगा, कितनी बार मकान बदलेगा', /बार/u],
])('says few or several where a number of times is asked: %s', (question, says) => expect(first(question)).toMatch(says));

it.each(['how many times should I chant the mantra', 'in how many attempts will I clear ssc', 'roz kitni baar jaap karu'])('counts no practice and no attempt: %s', (question) => expect(first(question)).not.toMatch(/no chart counts exactly|sahi ginti kundli/u));

it.each([
  ['agle hafte interview hai, selection hoga?', /hafte/u],
  ['is mahine promotion hoga kya', /is mahine/u],
  ['will my landlord return my deposit next week', /next week/u],
])('does not put the months of a short time behind it: %s', (question, says) => {
  expect(first(question)).toMatch(says);
  expect(first(question)).not.toMatch(/20\d\d/u);
});

it.each([
  ['how do I stop overthinking about my career', /^To stop overthinking/u, /who decides/u],
  ['raat ko neend nahi aati kya karu', /.*/u, /prati apne paas|milkar|lok adalat/iu],
  ['मेरा पढ़ाई में मन नहीं लगता क्या करूँ', /.*/u, /प्रति अपने पास/u],
  ['why do people cheat me always', /^People cheat you always/u, /third person|time you are in/u],
])('goes about oneself as one goes about oneself: %s', (question, says, not) => {
  expect(first(question)).toMatch(says);
  expect(first(question)).not.toMatch(not);
});

it.each([
  ['I have two job offers, Infosys Pune and a startup in Bangalore, which one to join', /start-?up|Infosys|Pune|Bangalore/iu],
  ['do college mile hai, NIT Patna aur IIIT Ranchi, konsa lu', /Patna.*Ranchi|Ranchi.*Patna/u],
  ['I have two options, MBA in Pune and job at TCS, which is better', /MBA|TCS/u],
])('chooses between two that are listed with "and": %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['does he really love me or just time pass', /Both|months belonged/u],
  ['will I get the flat I booked before my son’s wedding', /you first/u],
  ['which sector is best for my daughter after 12th commerce', /medicine|engineering/u],
])('leaves alone what only sounds alike: %s', (question, not) => expect(first(question)).not.toMatch(not));

it.each([
  ['mera wajan kab kam hoga', /aadat|Haan/u],
  ['how can I lose weight by next year', /habit|begin/u],
  ['मेरा मोटापा कब कम होगा', /आदत|शुरुआत/u],
])('tells weight by habits and not as an illness: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['kya manglik hone se shaadi tut jati hai', /^Nahi/u],
  ['does manglik always mean divorce', /^No/u],
  ['क्या मांगलिक होने से शादी टूटती है', /^नहीं/u],
  ['am i manglik', /^(?:Yes|No), your chart|^You/u],
])('settles what is feared of a dosha as a rule: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['jethani ghar ka kaam nahi karti sab mujhpe aata h, alag ho jaye kya hum', /alag/iu],
  ['should we live separately from my in laws', /apart|stay|together/iu],
])('decides about one roof: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['which day is good for buying washing machine this week', /for buying washing machine/u],
  ['good day for opening my tailoring shop in January', /for opening your tailoring shop/u],
  ['naya sofa lene ke liye kaun sa din achha rahega', /^Naya sofa lene ke liye/u],
  ['बोरवेल खुदवाने के लिए अच्छा दिन कब है', /^बोरवेल खुदवाने के लिए/u],
  ['best day to start', /^(?:The|Your) best day is/u],
])('names the deed for which a day is asked: %s', (question, says) => expect(first(question)).toMatch(says));
