import type { AstrologerName } from '../../types';
import { detectSubtopic } from './subtopics';
import { detectLanguage } from './language';
import { classifyQuestion } from './question-type';
import { normalizeText } from './normalize-text';
import type { Topic } from './topic-keywords';
import { detectTopics } from './topics';

const detect = (text: string, astrologer: AstrologerName = 'Oracle') => detectTopics(normalizeText(text), astrologer);

const cases: [string, Topic[]][] = [
  ['Does he love me?', ['love']], ['क्या वह मुझसे प्यार करता है?', ['love']], ['kya mera pyar wapas aayega', ['love']],
  ['When will I get married?', ['marriage']], ['मेरी शादी कब होगी?', ['marriage']], ['shaadi kab hogi meri', ['marriage']], ['Will it be a love marriage?', ['marriage']], ['Am I manglik?', ['marriage']],
  ['क्या इस साल नौकरी बदलना ठीक रहेगा?', ['career']], ['Should I resign?', ['career']], ['naukri kab lagegi', ['career']], ['Should I work from home?', ['career']],
  ['Will I be rich?', ['money']], ['पैसा कब आएगा?', ['money']], ['karz kab khatam hoga', ['money']],
  ['How is my health?', ['health']], ['neend nahi aati', ['health']], ['मेरी सेहत कैसी रहेगी?', ['health']],
  ['Which years are good for higher studies?', ['study']], ['पढ़ाई में मन कैसे लगे?', ['study', 'self']], ['pariksha kaisi jayegi', ['study']],
  ['How do I get on with my brother?', ['family']], ['मेरे माता-पिता खुश रहेंगे?', ['family']],
  ['माँ से मेरा रिश्ता कैसा है?', ['family']], ['घर कब खरीद पाऊँगा?', ['money', 'family']],
  ['Will I settle abroad?', ['travel']], ['विदेश यात्रा कब होगी?', ['travel']], ['videsh kab jaunga', ['travel']],
  ['Is this sade sati?', ['timing']], ['आने वाला समय कैसा है?', ['timing']],
  ['What is my purpose?', ['self']], ['मुझे गुस्सा क्यों आता है?', ['self']],
  ['How is today?', ['day']], ['आज का दिन कैसा रहेगा?', ['day']], ['aaj kya karu', ['day']],
  ['Will marriage harm my career?', ['marriage', 'career']], ['नौकरी और शादी में पहले क्या?', ['career', 'marriage']],
];

describe('detectTopics', () => {
  it.each(cases)('"%s" is about %j', (text, topics) => expect(detect(text)).toEqual(topics));

  it('falls back to the default topic of the astrologer', () => {
    expect(detect('Hello, what do you see?', 'Oracle')).toEqual(['self']);
    expect(detect('Hello, what do you see?', 'Astra')).toEqual(['timing']);
  });
});

describe('detectLanguage', () => {
  it.each([
    ['When will I marry?', 'English'], ['शादी कब होगी?', 'Hindi'], ['meri shaadi kab hogi', 'Hindi'], ['career kaisa rahega mera', 'Hindi'], ['मेरी job कैसी रहेगी?', 'Hindi'],
    ['Is this a good time to change my job?', 'English'], ['My main reason to ask is money', 'English'],
  ] as const)('"%s" asks for %s', (text, language) => {
    expect(detectLanguage(text, 'English')).toBe(language);
    expect(detectLanguage(text, 'Hindi')).toBe(language);
  });

  it('falls back to the language of the birth record', () => {
    expect(detectLanguage('career 2027?', 'Hindi')).toBe('Hindi');
    expect(detectLanguage('career 2027?', 'English')).toBe('English');
  });
});

describe('classifyQuestion', () => {
  it.each([
    ['When will I marry?', 'when'], ['शादी कब होगी', 'when'], ['naukri kab lagegi', 'when'], ['Which months favour interviews?', 'when'],
    ['Should I resign?', 'whether'], ['क्या यह ठीक रहेगा?', 'whether'], ['shadi hogi kya', 'whether'], ['I got an offer, should I take it?', 'whether'],
    ['Will I lose my job?', 'worry'], ['क्या मेरी शादी में देरी है?', 'worry'], ['Does she still love me?', 'other'], ['क्या वह मुझसे प्यार करता है?', 'other'],
    ['How is my career?', 'open'], ['क्या करूँ नौकरी में?', 'open'], ['मेरा स्वभाव कैसा है?', 'open'],
  ] as const)('classifies "%s" as %s', (text, manner) => expect(classifyQuestion(normalizeText(text))).toBe(manner));
});

describe('detectSubtopic', () => {
  it('finds subtopics of the given topic only', () => {
    expect(detectSubtopic(normalizeText('Should I quit my job?'), 'career')).toBe('jobChange');
    expect(detectSubtopic(normalizeText('क्या नौकरी बदलना ठीक है?'), 'career')).toBe('jobChange');
    expect(detectSubtopic(normalizeText('Should I quit my job?'), 'love')).toBeNull();
    expect(detectSubtopic(normalizeText('karz kab utrega'), 'money')).toBe('loan');
  });
});
