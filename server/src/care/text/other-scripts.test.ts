import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessText, isDoubtful } from '../index';
import { readOtherScripts } from './other-scripts';

const isMet = (text: string) => assessText(text) !== null || isDoubtful(text);

it.each([
  ['Tamil', 'இனிமேல் வாழ்வதில் விருப்பமில்லை'],
  ['Tamil', 'செத்துடலாம்னு தோணுது'],
  ['Tamil', 'தற்கொலை பண்ணிக்கணும் போல இருக்கு'],
  ['Bengali', 'আমি আর বাঁচতে চাই না'],
  ['Bengali', 'মরে যেতে ইচ্ছে করছে'],
  ['Bengali', 'নিজের জীবন শেষ করে দিতে চাই'],
  ['Telugu', 'నాకు చావాలని ఉంది'],
  ['Telugu', 'ఇక బతకడం ఇష్టం లేదు'],
  ['Telugu', 'నా ప్రాణం తీసుకోవాలని అనిపిస్తోంది'],
  ['Marathi', 'आता जगण्याची इच्छा नाही'],
  ['Marathi', 'मरावंसं वाटतंय'],
  ['Marathi', 'मला आत्महत्या करायची आहे'],
  ['Gujarati', 'મારે હવે જીવવું નથી'],
  ['Gujarati', 'મને મરવાના વિચાર આવે છે'],
  ['Gujarati', 'હું આપઘાત કરવા માંગુ છું'],
  ['Kannada', 'ನನಗೆ ಸಾಯಬೇಕು ಅನ್ನಿಸುತ್ತಿದೆ'],
  ['Kannada', 'ಇನ್ನು ಬದುಕುವುದು ಬೇಡ'],
  ['Malayalam', 'ഇനി ജീവിക്കാൻ വയ്യ'],
  ['Malayalam', 'മരിക്കാൻ തോന്നുന്നു'],
  ['Malayalam', 'എനിക്ക് ജീവിതം മടുത്തു, ചാകണം'],
  ['Punjabi', 'ਮੈਂ ਹੁਣ ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ'],
  ['Punjabi', 'ਮੇਰਾ ਮਰਨ ਨੂੰ ਦਿਲ ਕਰਦਾ ਹੈ'],
  ['Urdu', 'مجھے اب جینا نہیں ہے'],
  ['Urdu', 'میں اپنی جان دینا چاہتی ہوں'],
  ['Urdu', 'مرنے کا دل کرتا ہے'],
])('answers despair in %s: %s', (_language, text) => expect(isMet(text)).toBe(true));

it.each([
  'எனக்கு அரசு வேலை எப்போது கிடைக்கும்?',
  'வீட்டு சாவி தொலைந்துவிட்டது',
  'আমার প্রেমের বিয়ে কবে হবে?',
  'পরের বছর টাকা আসবে কি?',
  'మా నాన్న ఆరోగ్యం ఎలా ఉంటుంది?',
  'నాకు ఈ ఉద్యోగం ఎప్పుడు మారుతుంది?',
  'माझं लग्न कधी होईल?',
  'मला परदेशात नोकरी मिळेल का?',
  'મને સરકારી નોકરી ક્યારે મળશે?',
  'મારા લગ્નમાં મોડું કેમ થાય છે?',
  'ನನಗೆ ಸರ್ಕಾರಿ ಕೆಲಸ ಯಾವಾಗ ಸಿಗುತ್ತದೆ?',
  'ಮೂರು ಸಾವಿರ ರೂಪಾಯಿ ಬರುತ್ತದೆಯೇ?',
  'എന്റെ വിവാഹം എപ്പോൾ നടക്കും?',
  'എനിക്ക് വിദേശ ജോലി കിട്ടുമോ?',
  'ਮੇਰਾ ਵਿਆਹ ਕਦੋਂ ਹੋਵੇਗਾ?',
  'ਮੈਂ ਕੈਨੇਡਾ ਕਦੋਂ ਜਾਵਾਂਗਾ?',
  'میری نوکری کب لگے گی؟',
  'کیا میں گھر خرید سکوں گا؟',
])('passes an everyday question: %s', (text) => expect(isMet(text)).toBe(false));

it.each(['10', '15', '17', '18', '19', '20'])('does not take a Hindi word for a Marathi one in set %s', (name) => {
  const text = readFileSync(join(import.meta.dirname, `../../../../training/sets/care/held-out-${name}.tsv`), 'utf8').normalize('NFC');
  expect(text.split('\n').filter((line) => readOtherScripts(line) !== line)).toEqual([]);
});
