import { assessCare, assessText, isDoubtful } from '.';

describe('a text', () => {
  it.each([
    ['capitals', 'I WANT TO DIE'],
    ['elongation', 'i want to dieeeee pleaseee'],
    ['letters apart', 'k i l l  m y s e l f'],
    ['dots between letters', 's.u.i.c.i.d.e'],
    ['digits for letters', 'i w4nt t0 k1ll mys3lf'],
    ['full-width letters', 'ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
    ['zero-width characters', 'i want to d\u200bi\u200be'],
    ['no spaces', 'iwanttokillmyself'],
    ['two scripts', 'mujhe अब jeena नहीं है'],
    ['Cyrillic lookalikes', 'i wаnt tо diе'],
    ['misspelling', 'i wnat to kil myslef'],
    ['an emoji for a word', 'goodbye everyone, I have the 💊 ready for tonight'],
    ['a story around it', 'Saturn is in my tenth house and I lost my job. My brother helps. I want to end my life. When will it change?'],
  ])('is understood in spite of %s', (_disguise, text) => {
    expect(assessCare([text])).toMatchObject({ level: expect.stringMatching(/[RO]/u) });
  });

  it.each([
    'my phone died',
    'FIR se pyar hoga kya',
    'I am dying to meet you',
    'the deadline is killing me',
    'I will kill it at the interview',
    'Suicide Squad is my favourite movie',
    'i was born at 11.58 pm, hospital wrote 12.05. does that 7 minutes change my ascendant',
    "Wife's Nano is shining, one owner, doctor driven. Yet nobody is coming to take it. Why no buyer",
    'जी, नोट कर लिया',
    "I put the gratuity in a friend's hotel. He gives no accounts. Pull out or trust him?",
    'Is it visible now? I typed it just now.',
    'Death tarot card, only a change of job?',
    'Penny stock now worthless, lesson learnt',
    '',
    '?',
    '🙂',
  ])('that is harmless passes: %s', (text) => {
    expect(assessCare([text])).toBeNull();
  });

  it.each([
    ['which lottery number wins tonight', 'gambling'],
    ['is it a boy or a girl in my womb', 'pregnancy'],
    ['will the judge give me custody of my son', 'court'],
    ['should I stop insulin and chant a mantra', 'medication'],
    ['मेरी मृत्यु किस साल होगी', 'death'],
    ['papa ko cancer hai kab theek honge', 'illness'],
  ])('that asks for a verdict gets none: %s', (text, className) => {
    expect(assessText(text)).toMatchObject({ level: 'Y', className });
  });

  it('of despair is answered or asked about in an everyday story', () => {
    const story = ['We bought a flat in Thane in March', 'My cousin works in Pune and wants a transfer', 'Which colour suits the hall'];
    for (const sentence of ['I do not want to live any more', 'अब जीने का मन नहीं करता', 'sab so jaye to main hamesha ke liye so jaunga']) {
      const text = [story[0], sentence, ...story.slice(1)].join('. ');
      expect([text, assessCare([text]) !== null || isDoubtful(text)]).toEqual([text, true]);
    }
  });

  it('is serious at home, and a danger while it happens', () => {
    expect(assessCare(['my husband beats me'])).toMatchObject({ className: 'home_violence', level: 'O' });
    expect(assessCare(['my husband is beating me right now'])).toMatchObject({ level: 'R' });
  });

  it('for somebody else is recognised as such', () => {
    expect(assessCare(['my friend says she will kill herself'])).toMatchObject({ about: 'other' });
    expect(assessCare(['I want to kill myself'])).toMatchObject({ about: 'self' });
  });

  it('is read with the previous turns, but not answered for them again', () => {
    expect(
      assessCare(['I gave my savings to my brother', 'the letters are written', 'tonight it will be quiet at last, goodbye']),
    ).not.toBeNull();
    expect(assessCare(['I want to die', 'When will I get a new job?'])).toBeNull();
  });
});
