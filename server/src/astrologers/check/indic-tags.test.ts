import { readIndicTags } from './indic-tags';

it.each([
  ['Tamil', 'உங்கள் சந்திரன் கடக ராசியில், 12ஆம் வீட்டில்', ['Moon'], [4], [12]],
  ['Tamil', '7ஆம் வீட்டின் அதிபதி சனி எட்டாம் வீட்டில் இருக்கிறார்', ['Saturn'], [], [7, 8]],
  ['Bengali', 'আপনার চাঁদ কর্কট রাশিতে, দ্বাদশ ঘরে।', ['Moon'], [4], [12]],
  ['Gujarati', 'સાતમા ભાવના સ્વામી ગુરુ ચોથા ભાવમાં છે', ['Jupiter'], [], [7, 4]],
  ['Telugu', 'శని 8వ ఇంట్లో, మీ చంద్రుడు కర్కాటక రాశిలో', ['Saturn', 'Moon'], [4], [8]],
  ['Kannada', 'ಶನಿ 8ನೇ ಮನೆಯಲ್ಲಿ, ಚಂದ್ರ ಕರ್ಕಾಟಕ ರಾಶಿಯಲ್ಲಿ', ['Saturn', 'Moon'], [4], [8]],
  ['Malayalam', 'ശനി എട്ടാം ഭാവത്തിൽ, ചന്ദ്രൻ കർക്കടകം രാശിയിൽ', ['Saturn', 'Moon'], [4], [8]],
  ['Punjabi', 'ਸ਼ਨੀ ਅੱਠਵੇਂ ਘਰ ਵਿੱਚ, ਚੰਦਰਮਾ ਕਰਕ ਰਾਸ਼ੀ ਵਿੱਚ', ['Saturn', 'Moon'], [4], [8]],
  ['Marathi', 'चौथ्या भावाचा स्वामी मंगळ अकराव्या भावात आहे', ['Mars'], [], [4, 11]],
])('%s: %s', (language, sentence, planets, signs, houses) => {
  expect(readIndicTags(sentence, language)).toMatchObject({ planets, signs, houses, isUnread: false });
});

it.each([
  ['Tamil', 'சனிக்கிழமை கோவிலுக்குச் செல்லுங்கள்'],
  ['Malayalam', 'ചൊവ്വാഴ്ച വിളിക്കൂ'],
  ['Bengali', 'শনিবার ফোন করুন'],
  ['Gujarati', 'શુક્રવારે વાત કરો'],
])('does not read a weekday as a planet: %s', (language, sentence) => {
  expect(readIndicTags(sentence, language).planets).toEqual([]);
});

it('reads dates, months and digits of the script', () => {
  expect(readIndicTags('২০ মার্চ ২০৩০ পর্যন্ত, নভেম্বর থেকে ডিসেম্বর ২০২৭', 'Bengali')).toMatchObject({
    days: ['2030-03-20'],
    months: [2030 * 12 + 2, 2027 * 12 + 10, 2027 * 12 + 11],
  });
});

it('finds no tags in an unknown language', () => {
  expect(readIndicTags('چاند سرطان میں ہے', 'Urdu').isUnread).toBe(true);
});
