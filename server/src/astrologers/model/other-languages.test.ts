import { callTool, say } from '../../testing/model-server';
import { createBuiltInReader } from '../reader/built-in-reader';
import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import { startModel } from './testing/ask-model';

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.server.close());

// Pisces lagna, Moon in Aries in the 2nd house, Saturn in the 1st, Mars mahadasha.
const tamil = createQuestion(setChart, 'எனக்கு எப்போது வேலை கிடைக்கும்?');
const opening =
  'பொறுமையும் உழைப்பும் உங்களுக்குத் துணை நிற்கும், நண்பர்களின் ஆலோசனையும் உதவும், குடும்பத்தின் அன்பும் எப்போதும் உங்களோடு இருக்கும், அமைதியாக இருங்கள். ';

it.each([
  ['தமிழ்', 'எனக்கு எப்போது வேலை கிடைக்கும்?', 'Tamil'],
  ['বাংলা', 'আমার চাকরি কবে হবে?', 'Bengali'],
  ['मराठी', 'माझं लग्न कधी होईल?', 'Marathi'],
  ['ગુજરાતી', 'મને નોકરી ક્યારે મળશે?', 'Gujarati'],
])('asks for an answer in the language of the question: %s', async (_name, text, language) => {
  model.server.requests.length = 0;
  model.server.behave(say(opening));
  await model.ask(createQuestion(setChart, text));
  expect(model.server.requests[0]?.body.messages[0]?.content).toContain(`Answer in ${language}, in its own script`);
});

it.each([
  'உங்கள் சந்திரன் மேஷ ராசியில், 2ஆம் வீட்டில் இருக்கிறார் [f3]. ',
  'சனி முதல் வீட்டில் இருக்கிறார். ',
  'இப்போது செவ்வாய் மகாதசை நடக்கிறது. ',
  'சனிக்கிழமை ஒரு பெரியவரைச் சந்தியுங்கள். ',
])('shows what holds: %s', async (sentence) => {
  model.server.behave(callTool('planets'), say(opening, sentence));
  expect(await model.ask(tamil)).toBe(opening + sentence.replace(' [f3]', ''));
});

it.each([
  ['a sign', 'உங்கள் சந்திரன் சிம்ம ராசியில் இருக்கிறார் [f3]. '],
  ['a house', 'சந்திரன் 9ஆம் வீட்டில் இருக்கிறார் [f3]. '],
  ['a house beside another fact', 'சந்திரன் 7ஆம் வீட்டில் இருக்கிறார் [f3, f4]. '],
  ['a sign of no planet', 'உங்கள் லக்னம் சிம்மம். '],
  ['a nakshatra', 'உங்கள் நட்சத்திரம் ரோகிணி. '],
  ['a dasha', 'இப்போது சுக்கிர மகாதசை நடக்கிறது. '],
  ['a month', 'வேலை ஆகஸ்ட் 2031 இல் கிடைக்கும். '],
  ['a date', 'வேலை 4 ஜூன் 2030 அன்று கிடைக்கும். '],
  ['a number', 'உங்களுக்கு 28 புள்ளிகள். '],
  ['a promise', 'வேலை நிச்சயம் கிடைக்கும். '],
  ['a dosha', 'உங்களுக்கு ஏழரைச் சனி இல்லை. '],
  ['a dignity', 'சந்திரன் உச்சம் பெற்றிருக்கிறார் [f3]. '],
  ['a date of death', 'உங்கள் மரணம் 2061 இல். '],
  ['another script', 'আপনার চাঁদ সিংহ রাশিতে। '],
  ['English', 'Your Moon is in Leo. '],
])('does not show what is not so: %s', async (_what, sentence) => {
  model.server.behave(callTool('planets'), say(opening, sentence));
  expect((await model.ask(tamil)).trim()).toBe(opening.trim());
});

it('is free where the reader answers in its place, which cannot read the question', async () => {
  const astrologer = model.create();
  model.server.behave(say(opening));
  expect(await model.ask(tamil, astrologer)).toBe(opening);
  expect(astrologer.isFree?.(tamil)).toBe(false);
  const again = { ...tamil };
  model.server.behave((response) => response.writeHead(500).end());
  let byReader = '';
  for await (const piece of createBuiltInReader({ paceMs: 0 }).answer(again, new AbortController().signal)) byReader += piece;
  expect(await model.ask(again, astrologer)).toBe(byReader);
  expect(astrologer.isFree?.(again)).toBe(true);
});
