import { askInTurn } from '../testing/ask-in-turn';
import { createVerifier } from '../check/verify';
import { setChart } from '../relevance/ask-set';
import { createCharts, testNow } from '../testing/charts';

const ask = (questions: string, chart = setChart) => askInTurn(questions, chart, 'Astra');
const openingOf = (questions: string) => ask(questions).text.split('\n\n')[0] ?? '';

const cases: [kind: string, questions: string, opening: RegExp][] = [
  ['a quantity', 'how many marks will my son score in his boards', /your son’s marks/u],
  ['a quantity', 'can i touch 95 percentile in cat this time', /95 percentile/iu],
  ['a quantity', 'bitiya ke dasvi me kitne pratishat aayenge', /beti.*pratishat/iu],
  ['a quantity', 'kitni salary milegi nayi job me', /rakam|kitna/iu],
  ['where money comes from', 'how will i arrange money for the hospital-free home repair', /money/iu],
  ['where money comes from', 'didi ki shaadi ka kharcha kahan se aayega', /paise? .*(?:banega|ummeed|aayega)/iu],
  ['where money comes from', 'where would the funds for my shop come from', /money comes|part of the money/iu],
  ['whose fault it was', 'my boutique shut down last year, was it my fault or bad luck?', /time|way it was done|accuses/iu],
  ['whose fault it was', 'school me fail hua, samay kharab tha ya meri galti thi', /samay/iu],
  ['telling', 'should i tell my wife now or later that i lost the job', /tell your wife/iu],
  ['telling', 'ghar pe bata du ki resign kar diya ya interview ke baad', /interview|ghar par/iu],
  ['giving up', 'should i give up my gate preparation', /give it up|hold on|second way|not yet|loosen|pity|not hang everything/iu],
  ['giving up', 'kya main ssc ki taiyari chhod du', /chhod|doosra|dusr[ae]|koshish|tikaiye|zid/iu],
  ['do it or let it be', 'nayi bike le lu ya rehne du', /nayi bike/iu],
  ['do it or let it be', 'should i join the evening batch or leave it', /join the evening batch/iu],
  ['a step that may help', 'when will my loan be cleared>>and if i take a second job?', /if you take a second job/iu],
  ['a step that may help', 'naukri kab lagegi>>agar main course kar lu to?', /is kadam|yeh kadam/iu],
  ['which planet', 'why is my promotion stuck>>which planet is it exactly', /mars|mercury|jupiter|venus|saturn|rahu|ketu|moon|sun/iu],
  ['consent', 'papa ke saath dukan badhani hai, alag showroom lena hai>>papa maan jayenge?', /pita/iu],
  ['somebody who comes home', 'will my sister come home for holi', /your sister/iu],
  ['somebody who comes home', 'mera beta pune me hai, ghar kab aayega', /bet[ae].*(?:ghar|din)/iu],
  ['a period', 'is my present mahadasha good or bad', /mahadasha/iu],
  ['a period', 'which mahadasha am i in>>and the next one, is it good?', /mahadasha/iu],
  ['consent', 'should i open a salon in the front room>>will my family agree?', /your family/iu],
  ['whose way it goes', 'i want to settle in goa and my husband in nagpur, who will get their way>>whose wish will come true', /your husband/iu],
  ['whose way it goes', 'saas chahti hai ghar beche, main nahi. kiski chalegi', /saas/iu],
  ['a fear between people', 'mere pati ko bura lagega kya agar main maayke jau', /kabhi|nahin?|zyadatar|aashanka|dhyaa?n|thoda/iu],
  ['a fear between people', 'will the distance ruin our relationship', /^(?:No|Rather not|At times|A little|The risk|It can happen)/u],
  ['one’s own place in a team', 'i play hockey for my college. will i get selected for nationals', /select|likely|effort|patien|easily|yes|no/iu],
  ['what nobody wishes', 'will i have to move back to my village', /move back to your village/iu],
  ['what nobody wishes', 'kya mujhe gaon wapas jaana padega', /wapas jaana pade/iu],
  ['which planet', 'which planet supports my studies', /Jupiter|Saturn|Mars|Venus|Mercury|Moon|Sun|Rahu|Ketu/u],
  ['what is still awaited', 'usne mere 20 hazar nahi diye ab tak, milenge kya', /^(?!Pichhle)/u],
  ['a decision for now', 'should i reply to his message', /reply/iu],
  ['a retrograde planet', 'mars is retrograde in my chart, what does it do', /house/iu],
  ['one thing that shall run', 'i want to open a bakery and cafe, will it run', /^(?!Choose)/u],
  ['a transit', 'how is jupiter affecting me these days>>till when?', /20\d\d/u],
  ['the weakest planet', 'which planet is weakest in my chart>>what should i do for it', /Jupiter|Saturn|Mars|Venus|Mercury|Moon|Sun/u],
  ['what the clause leaves out', 'driver do din se gayab hai, kab aayega', /driver/iu],
  ['another of those spoken of', 'meri chhoti behen ki shaadi kab hogi>>aur badi wali ki job?', /behen|bahan/iu],
  ['two signs', 'my sun sign and moon sign? one app says leo', /Moon.*Aries.*Capricorn|Aries.*Sun.*Capricorn/u],
  ['what is one’s own', 'say one special thing about me from the chart that nobody else has', /1,300/u],
];
it.each(cases)('answers %s: %s', (_, questions, opening) => {
  expect(openingOf(questions)).toMatch(opening);
});

it.each([
  ['does bhakoot really matter if we like each other', /one|single|itself|custom/iu],
  ['does a kundli work for sikhs too', /religion|faith/iu],
  ['hum isai hain, kundli puchna galat hai kya', /dharm|mazahab|aakash/iu],
  ['is this any different from gemini or do you guess', /computed|arithmetic|guess/iu],
  ['mere janm ka samay pakka nahi hai, shaam ko hua tha', /lagna|samay/iu],
  ['papa ka phone kal se band hai, sab theek hai na', /kundli|graho?n|phone|andaza/iu],
  ['what is my sister in law’s role in this fight', /sister-?\s?in-?\s?law|chart|planets/iu],
  ['jethani ki niyat saaf hai kya', /jethani/iu],
])('answers "%s" without a price', (question, opening) => {
  const answer = ask(question);
  expect(answer.isFree).toBe(true);
  expect(answer.text.split('\n\n')[0]).toMatch(opening);
});

it.each([
  'should i tell my husband about the loan or sell the car quietly',
  'please tell me about my career',
  'bataiye meri shaadi kab hogi',
  'how many months till my promotion',
  'kitne din me visa aayega',
  'should i quit my job',
  'where did my money go',
  'who will win the election',
  'do i have to pay for every question',
])('leaves "%s" to the answers that were there', (question) => {
  expect(openingOf(question)).not.toMatch(/, tell your|bata dijiye|no chart counts|ginti kundli|hold on to it|money comes from/iu);
});

it('makes a feared end no wish', () => {
  for (const question of ['will they cancel my visa', 'kya bank meri gaadi utha le jayega', 'will the landlord evict us']) expect(openingOf(question)).not.toMatch(/likeliest time|iske liye sabse achha|best time for/iu);
});

it('keeps the care of the line before, where the doctor is asked about', () => {
  expect(openingOf('when should my knee surgery be done>>the doctor says 9 december, is that fine?')).not.toMatch(/\b(?:yes|good day|favourable)\b/iu);
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(8, 77)) {
    const verify = createVerifier(chart, testNow);
    for (const [, questions] of cases) expect({ questions, faults: verify(ask(questions, chart).text) }).toEqual({ questions, faults: [] });
  }
});
