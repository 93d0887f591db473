import { askInTurn } from '../testing/ask-in-turn';

it.each([
  ['In which house is my Jupiter and is it retrograde', /(?=[\s\S]*Jupiter is in )(?=[\s\S]*(?:Yes|No), Jupiter)/u],
  ['which sign is my venus and who rules my 10th house', /^(?:Your )?Venus is in .+\n\n.*10th/u],
  ['my lucky number & lucky colour??', /\d.*\n\n.*(?:red|orange|white|green|yellow|blue|black|grey|pink|cream|brown)/u],
  ['pls tell my lucky number and lucky colour and lucky day', /\d.*\n\n.*(?:red|orange|white|green|yellow|blue|black|grey|pink|cream|brown).*\n\n.*day/u],
  ['mera rashi or lucky no. batao', /^Aapki .*rashi .*\n\n.*ank \d/u],
])('describes both things in one message: %s', (text, says) => {
  expect(askInTurn(text).text).toMatch(says);
});

it('answers all parts in the language of the message', () => {
  expect(askInTurn('pls batao lucky number, lucky din aur lucky color').text).not.toMatch(/ is yours| goes well/u);
});

it('does not answer a statement as a question', () => {
  expect(askInTurn('I am a Virgo ascendant, when will I get a job?').text).toMatch(/^Your lagna is Pisces by the computed chart, so this is read from it\. .*\bjob\b/u);
});

it('does not answer a stated birth as a question', () => {
  expect(askInTurn('My son was born on 5 March 2001 at 7:30 pm in Mumbai. When will he get a job?').text.split('\n')[0]).toMatch(/\bjob\b/u);
});

it('explains a yoga and says whether the user has it', () => {
  expect(askInTurn('गुरु चांडाल योग क्या होता है क्या मेरी कुंडली में है').text.split('\n')[0]).toMatch(/चांडाल.*(?:मेरी|आपकी|कुंडली|गुरु).*(?:नहीं|है)/u);
});

it('adds a step to the first paragraph if the user asks why and what to do', () => {
  const [opening] = askInTurn('why is money not staying with me, any remedy').text.split('\n\n');
  expect(opening).toMatch(/because .*(?:What you can do|One step|Do this first): /u);
});

it('does not read "what to do" as a question about another matter', () => {
  expect(askInTurn('why is my promotion delayed and what can be done').text.split('\n\n')[0]).toMatch(/because .*(?:What you can do|One step|Do this first): /u);
});

const opening = (text: string): string => askInTurn(text).text.split('\n\n')[0] ?? '';

it.each([
  ['Should I sell my old scooter or keep it, and if selling then take a new one or second hand', /(?:sell your old scooter|keep it).*\. .*second hand/iu],
  ['anniversary hotel me karu ya ghar pe? bhai se bolchal band h unko bulau kya', /(?:hotel mein karna|ghar pe) .*\. (?:Haan|Ji haan|Nahi|Abhi)/iu],
  ['profile banau ya rishtedaron se kahu, aur bete ko pehle batau ki baad mein', /profile banana.*\. .*bete ko pehle batana/iu],
  ['दुकान कब चलेगी और क्या मुझे नया माल लाना चाहिए?', /धंधा.*। .*(?:हाँ|नहीं|कीजिए|दीजिए)/u],
  ['Should I take up the librarian job or continue tuition, also my knees pain, when will it go', /librarian.*\. .*doctor/isu],
  ['meri naukri baar baar kyu chhut jati h aur agli kab lagegi', /(?:kyonki|wajah).*\. .*20\d\d/u],
  ['भाई इतना गुस्सा क्यों करता है और यह कब सुधरेगा', /(?:क्योंकि|वजह).*। .*(?:20\d\d|अब से)/u],
  ['should I go by bike or by train for the fair, and on which day should I start', /(?:bike|train).*\. .*(?:Dec|Jan)/u],
  ['dukan kis disha me leni chahiye aur kis din kholu', /(?:disha|or) .*\. .*(?:Dec|Jan|Feb)/u],
  ['will I get a visa for Canada, and will my family come with me?', /visa.*\. .*(?:family|with you|go)/u],
])('answers both questions in the first paragraph: %s', (text, says) => {
  expect(askInTurn(text).text.split('\n\n').slice(0, 2).join(' ')).toMatch(says);
});

it.each([
  ['पत्नी मायके से आने को तैयार नहीं, लेने जाऊं या इंतजार करूं', /(?:लेने जाना|इंतजार करना).*नहीं/u],
  ['dost ko paise diye the, ab phone nhi uthata. uske ghr jau, notice bheju, ya bhul jau', /uske ghar jaana.*nahi/iu],
  ['I want to get a tattoo of om or trishul, will it harm me', /^(?!.*rather than)/u],
  ['Meri devrani baat karti hi nahi. Usse maafi mangu ya door rahu?', /^(?:Door rehna|Usse maafi mangna|Aapke liye (?:door rehna|usse maafi mangna))/iu],
  ['Should I leave the shop or keep it going?', /^(?!.*: )/u],
])('does not read a statement as a second question: %s', (text, says) => {
  expect(opening(text)).toMatch(says);
});
