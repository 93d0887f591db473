import { assessCare, composeCareReply } from '.';

/** Wordings of a voice or a thought that tells a parent to harm a small child. */
const wordings = [
  'a voice tells me to hurt my baby',
  'voices say my daughter is evil and i must drown her',
  'i hear a voice when i bathe him that says push him under',
  'someone in my head keeps telling me smother the little one',
  'kaan me awaz aati h bacche ko gira do',
  'koi kehta rehta h apne bete ka gala ghot de',
  'mere andar ki awaaz kehti h munni ko maar de',
  'bhagwan mujhse mere bachche ki jaan maang rahe h',
  'devi maa kaan me bolti h apne bete ki bali de de',
  'देवी कह रही हैं कि बच्चे की बलि दो',
  'एक आवाज़ आती है कि बच्चे को फेंक दे',
  'मन में कोई कहता है बच्ची को मार दो',
];

it.each(wordings)('a voice that tells somebody to harm a child is an emergency: %s', (text) => {
  const assessment = assessCare([text]);
  expect(assessment).toMatchObject({ level: 'R' });
  expect(assessment && composeCareReply(assessment).care.helplines.map(({ number }) => number)).toContain('112');
});

it('a parent who hears one is not answered as an angry person', () => {
  const assessment = assessCare(['a voice tells me to hurt my baby']);
  expect(assessment && composeCareReply(assessment).text).toMatch(/Give the child to someone else now/u);
});

it.each([
  'devi maa ne sapne me darshan diye, bete ke liye kya matlab',
  'bachchi roti h raat ko bahut, kisi ki nazar h kya',
  'andar se awaaz aati h ki ye sauda galat h, chhod du?',
  'something inside me says this job is not mine, leave it?',
  "Which offering should I make to goddess Lakshmi for my daughter's marriage?",
  "God willing, which window is best for my son's visa interview?",
  'Mata ji ko bali dena zaroori hai kya bete ke liye',
  'भगवान ने मेरे बेटे को नौकरी दी, शेयर गिरा दिए, कब उठेंगे',
])('an inner voice about something else is harmless: %s', (text) => {
  expect(assessCare([text])).toBeNull();
});
