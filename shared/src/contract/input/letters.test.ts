import { cutText, splitLetters, wholeLetters } from './letters';
import { slugify } from './slugify';

const lines = [
  'क्या शनि की साढ़ेसाती में विवाह और नौकरी के निर्णय लेने चाहिए या प्रतीक्षा करनी चाहिए, कृपया विस्तार से बताइए',
  'শনির সাড়েসাতিতে বিবাহ ও চাকরির সিদ্ধান্ত নেওয়া উচিত কি না, দয়া করে বিস্তারিত জানাবেন',
  'சனி பெயர்ச்சியில் திருமணம் மற்றும் வேலை பற்றிய முடிவுகளை எடுக்கலாமா, க்ஷேத்திரம் ஸ்ரீ',
  'శని సాడేసాతిలో వివాహం మరియు ఉద్యోగం గురించి నిర్ణయాలు తీసుకోవచ్చా, క్ష్మి',
  'ശനിയുടെ ഏഴരശ്ശനിയിൽ വിവാഹവും ജോലിയും സംബന്ധിച്ച തീരുമാനങ്ങൾ എടുക്കാമോ',
  'ಶನಿಯ ಸಾಡೇಸಾತಿಯಲ್ಲಿ ಮದುವೆ ಮತ್ತು ಉದ್ಯೋಗದ ನಿರ್ಧಾರ ತೆಗೆದುಕೊಳ್ಳಬಹುದೇ',
  'શનિની સાડાસાતીમાં લગ્ન અને નોકરીના નિર્ણયો લેવા જોઈએ કે નહીં, ક્ષમા',
  'ਸ਼ਨੀ ਦੀ ਸਾੜ੍ਹੇਸਤੀ ਵਿੱਚ ਵਿਆਹ ਅਤੇ ਨੌਕਰੀ ਦੇ ਫ਼ੈਸਲੇ ਲੈਣੇ ਚਾਹੀਦੇ ਹਨ',
  'Saturn 🇮🇳🇳🇵 and the family 👨‍👩‍👧‍👦 with 👍🏽 and ❤️ 1️⃣ é ü',
];
const segmenter = new Intl.Segmenter('hi');
const boundaries = (text: string) => new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length));

it.each(lines)('never cuts inside a letter: %s', (line) => {
  const known = boundaries(line);
  let at = 0;
  for (const letter of splitLetters(line)) {
    expect(known).toContain(at);
    at += letter.length;
  }
  expect(splitLetters(line).join('')).toBe(line);
  for (let most = 1; most < line.length; most += 1) {
    const cut = cutText(line, most);
    expect(cut.length).toBeLessThanOrEqual(most);
    expect(line.startsWith(cut)).toBe(true);
    expect(known).toContain(cut.length);
  }
});

it('keeps consonants together that a virama joins', () => {
  expect(splitLetters('ꯀ꯭ꯔꯤꯁ꯭ꯇ')).toEqual(['ꯀ꯭ꯔꯤ', 'ꯁ꯭ꯇ']);
  expect(splitLetters('𑄟𑄳𑄦𑄌')).toEqual(['𑄟𑄳𑄦', '𑄌']);
  expect(splitLetters('မ္မာ')).toEqual(['မ္မာ']);
  expect(splitLetters('ស្រី')).toEqual(['ស្រី']);
  expect(splitLetters('กำ')).toEqual(['กำ']);
  expect(splitLetters('क्षत्रिय')).toEqual(['क्ष', 'त्रि', 'य']);
  expect(splitLetters('🇮🇳🇳🇵')).toEqual(['🇮🇳', '🇳🇵']);
});

it('ends after a word if one ends nearby, and keeps the ellipsis within the limit', () => {
  expect(cutText('Saturn in the tenth house', 20)).toBe('Saturn in the tenth');
  expect(cutText('Saturn in the tenth house', 18, '…')).toBe('Saturn in the…');
  expect(cutText('Saturn in the tenth house', 19)).toBe('Saturn in the tenth');
  expect(cutText('A Thiruvananthapuramkshetram', 20)).toBe('A Thiruvananthapuram');
  expect(cutText('शनि', 80)).toBe('शनि');
});

it('extends a range to whole letters', () => {
  const text = 'जयपुर, राजस्थान';
  expect(text.slice(...wholeLetters(text, 0, 1))).toBe('ज');
  expect(text.slice(...wholeLetters(text, 0, 3))).toBe('जयपु');
});

it.each([
  ['ශ්‍රී ලංකා', 'ශ්රී-ලංකා'],
  ['র‌্যাব', 'র্যাব'],
  ['नेपाली र्‍याल', 'नेपाली-र्याल'],
  ['ന്‍റ', 'ന്റ'],
  ['می‌شود', 'میشود'],
])('does not split a letter of %s at its joiner', (title, slug) => expect(slugify(title)).toBe(slug));

it('makes slugs of whole letters that are the same in every environment', () => {
  const slug = slugify(lines[0]!);
  expect(slug).toBe('क्या-शनि-की-साढ़ेसाती-में-विवाह-और-नौकरी-के-निर्णय-लेने-चाहिए-या-प्रतीक्षा-करनी'.normalize('NFC'));
  expect(slugify('a'.repeat(100))).toBe('a'.repeat(80));
});
