import { composeAnswer } from '../compose/compose';
import { createCharts, createQuestion } from '../testing/charts';

const [chart] = createCharts(1, 3);
const ask = (text: string, turns: { question: string; answer: string }[] = []) => composeAnswer(createQuestion(chart!, text, { turns }));

it('offers possible readings for free if the topic is unsure', () => {
  const { text, isFree } = ask('the thing near there what about');
  expect(text).toMatch(/“[^”]+\?”/u);
  expect(isFree).toBe(true);
});

it('offers readings in place of an answer to a guess', () => {
  const { text, isFree, usesChart } = ask('merchant navy jana chahta hu maa roti h pani se dar h unko');
  expect(text).toMatch(/“[^”]+\?”/u);
  expect([isFree, usesChart]).toEqual([true, false]);
});

it.each([
  ['opal in white gold ok for Tula lagna?', /^Yes, by tradition diamond .* Libra/u],
  ['can my son wear gomed', /^Hessonite .*Rahu/u],
  ['naagpanchmi pe kalsarp ki pooja trimbak me karau', /kalasarp/u],
  ['ladki mujhse 6 saal badi h, office me milte h, ghar pe bolu ya nahi', /bolna/u],
  ['My mother stitches blouses. Can she make it into a boutique at 51 or is it too late for her?', /^For your mother(?!.*goods)/u],
])('answers what %s asks', (text, says) => {
  expect(ask(text).text.split('\n\n')[0]).toMatch(says);
});

it('says for free which languages it reads', () => {
  expect(ask('¿Cuándo me casaré?')).toMatchObject({ isFree: true, text: expect.stringMatching(/English/u) as string });
});

it('answers a repeated question for free', () => {
  const turns = [{ question: 'When will I get a promotion?', answer: 'In May.' }];
  expect(ask('when will I get a promotion', turns)).toMatchObject({ isFree: true, usesChart: true });
});

it('reads a short message as a follow-up', () => {
  const turns = [{ question: 'Will I get a government job?', answer: 'Probably.' }];
  expect(ask('and when', turns).context.read.matter.id).toBe('governmentJob');
});

it.each([
  ['kya meri panoti chal rahi hai', /dhaiya/u],
  ['is elinati shani on me, till when', /Sade Sati/u],
])('a Sade Sati that is asked by another name is told, free: %s', (text, says) => {
  expect(ask(text)).toMatchObject({ isFree: true, text: expect.stringMatching(says) as string });
});

it('the almanac, and not the order, decides which of two days is better', () => {
  expect(ask('Griha pravesh on 10 Feb 2027 or 18 Feb 2027, which is better?').text).toMatch(/griha pravesh/u);
});

it('answers the question after a story, and not the story', () => {
  const story =
    'I got the layoff mail on Friday, 8 years in the same company, last working day is 31 January. Home EMI is 40k and wife is on leave.';
  const [opening] = ask(`${story} By which month will I be sitting in a new job?`).text.split('\n\n');
  expect(opening).toMatch(/the job comes.*20\d\d|20\d\d.*the job comes/u);
});

it.each([
  ['what should I do, asked with "should I", is no decision', 'The builder delays my flat, what should I do', /^(?!(?:Yes|No|Not)\b)/u],
  ['kya kare is no decision', 'bhabhi aur maa me roz bahas hoti h. kya kare', /^(?!(?:Haan|Nahi|Ji)\b)/u],
  ['precautions are a step', 'mujhe vyapar me kya savdhani rakhni chahiye', /^(?!(?:Haan|Nahi|Utar)\b)/u],
  ['which planet asks for a reason', 'mera business doob raha hai, kaun sa grah iska zimmedar hai', /kyonki|wajah/u],
  ['where asks for a direction', 'kidhar bas jau main apne bachcho ko lekar', /disha|or /u],
  ['whom asks for a helper', 'kisse salah lu zameen ke mamle me', /madad/iu],
  ['a surer matter of the question replaces that of the story', 'jethani har baat me tokti hai, apna makaan lene ka yog kab hai', /ghar/u],
  ['the time of a trade is no fit', 'How is February for my business of sweets', /February/u],
  ['an age that is asked for is told', 'kis umar me apna makaan hoga mera', /^\d\d ki umr mein/u],
  ['a date says more than a tithi beside it', 'is it bad to buy a car on purnima? delivery is on 5 december 2026', /5 Dec/u],
  ['a state or private bank is no job', 'loan sarkari bank se lu ya private bank se', /^(?!.*naukri)/u],
  [
    'how to find out is no question about the service',
    'Will my contract be renewed at the port office? how will I know',
    /^(?!.*astrologer)/u,
  ],
  ['a talk with the father is no end of a life', 'should I tell my father what i feel', /^(?!.*death)/u],
  ['a mother-in-law is no verb', 'sasu maa ki zameen me mera hissa h kya', /^(?!.*sasna)/u],
  ['the day of a gift is that of its planet', 'rahu ke liye kya daan karu aur kis din', /Rahu|daan/u],
])('%s', (_, text, says) => {
  expect(ask(text).text.split('\n\n')[0]).toMatch(says);
});
