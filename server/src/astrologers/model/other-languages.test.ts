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
const shown =
  'சனி உங்கள் முதல் வீட்டில் இருக்கிறார், அதனால் பொறுமையும் உழைப்பும் உங்களுக்குத் துணை நிற்கும், நண்பர்களின் ஆலோசனையும் உதவும், குடும்பத்தின் அன்பும் எப்போதும் உங்களோடு இருக்கும், அமைதியாக இருங்கள். ';
const opening = shown.replace('. ', ' [f8]. ');

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
  'சனி முதல் வீட்டில் இருக்கிறார் [f8]. ',
  'இப்போது செவ்வாய் மகாதசை நடக்கிறது [f23]. ',
  'சனிக்கிழமை ஒரு பெரியவரைச் சந்தியுங்கள் [f33]. ',
  'இது உத்தரவாதம் அல்ல. ',
])('shows a true sentence: %s', async (sentence) => {
  model.server.behave(callTool('planets'), callTool('dashas'), callTool('remedies', { planet: 'Saturn' }), say(opening, sentence));
  expect(await model.ask(tamil)).toBe(shown + sentence.replace(/ \[f\d+\]/u, ''));
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
  ['a house that it only rules', 'சனி 11ஆம் வீட்டில் இருக்கிறார் [f8]. '],
  ['what rests on no fact', 'தாத்தா மழைக்கு முன் போய்விடுவார். '],
  ['Assamese', 'শনি প্ৰথম ঘৰত আছে [f8]. '],
  ['another script', 'আপনার চাঁদ সিংহ রাশিতে। '],
  ['English', 'Your Moon is in Leo. '],
])('withholds a false sentence: %s', async (_what, sentence) => {
  model.server.behave(callTool('planets'), say(opening, sentence));
  expect((await model.ask(tamil)).trim()).toBe(shown.trim());
});

it.each([
  ['a case', 'எனக்கு வழக்கில் வெற்றி கிடைக்குமா?'],
  ['an operation', 'অপারেশন কবে করাব?'],
  ['a life', 'నా ఆయుష్షు ఎంత?'],
  ['a child in the womb', 'ಹೊಟ್ಟೆಯಲ್ಲಿ ಗಂಡು ಮಗು ಇದೆಯಾ?'],
  ['a lottery', 'ഏത് ലോട്ടറി എടുക്കണം?'],
])('leaves sensitive questions to the reader: %s', async (_what, text) => {
  model.server.requests.length = 0;
  const astrologer = model.create();
  const question = createQuestion(setChart, text);
  expect(astrologer.isFree?.(question)).toBe(true);
  await model.ask(question, astrologer);
  expect(model.server.requests).toHaveLength(0);
});

it('is free if the reader, which cannot read the question, answers instead', async () => {
  const astrologer = model.create();
  model.server.behave(callTool('planets'), say(opening));
  expect(await model.ask(tamil, astrologer)).toBe(shown);
  expect(astrologer.isFree?.(tamil)).toBe(false);
  const again = { ...tamil };
  model.server.behave((response) => response.writeHead(500).end());
  let byReader = '';
  for await (const piece of createBuiltInReader({ paceMs: 0 }).answer(again, new AbortController().signal)) byReader += piece;
  expect(await model.ask(again, astrologer)).toBe(byReader);
  expect(astrologer.isFree?.(again)).toBe(true);
});
