import { askInTurn } from '../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

// Each row is a line of a kind, with what its first sentence says.
it.each([
  ['daughter is 11, a proposal has come after six years, is a second marriage in my fate', /^(?!For your daughter)/u],
  ['mama ne zameen daba li hai, hamara hissa milega kya', /^(?!Rishtedar ki baat)/u],
  ['भाई बेरोज़गार है, मेरी दुकान कब चलेगी', /^(?!भाई की बात)/u],
  ['my brother is abroad, when will my own house be built', /^(?!For your brother)/u],
  ['saas bimar rehti hai, hamara apna makan kab banega', /^(?!Saas ki baat).*ghar/u],
])('the question behind a story is the user\'s: "%s"', (question, says) => {
  expect(first(question)).toMatch(says);
});

it.each([
  'my sister is in Pune and her in-laws want her to quit. will she have to leave it?',
  'will my brother have to sell his share',
  'kya bank meri gaadi utha lega',
  'क्या मुझे पिताजी का घर छोड़ना पड़ेगा',
  'kya mujhe apni dukan band karni padegi',
])('is no yes where a yes might be bad news: "%s"', (question) => {
  expect(first(question)).not.toMatch(/^(?:For your \w+, )?(?:yes|no|it looks so|haan|ji haan|nahi|हाँ|जी हाँ|नहीं)(?![\p{L}\p{M}])/iu);
});

it.each([
  'She stopped replying in August and unfollowed me. Will she come back?',
  'I failed the interview in July, will the next company select me',
  'They rejected it in September. Will it be approved now?',
  'order aa gaya aaj. promotion kaisa rahega',
])('a time that a story tells is not the time of the question: "%s"', (question) => {
  expect(askInTurn(question).context.read.horizon).toBeNull();
});

it.each([
  ['how can planets so far away decide my salary, sounds like nonsense', /prove|science/u],
  ['jyotish andhvishwas nahi hai kya, sach batao', /sabut|vijnan/u],
  ['मेरा जन्म का समय नहीं पता, फिर भी बता पाएंगे?', /समय/u],
  ['nobody knows my birth time, can you still say something', /without/u],
  ['owl sat on our roof on the day of the puja', /owl/iu],
  ['billi rasta kaat gayi exam ke din', /billi/iu],
  ['kis rang ke kapde pehnu ladki dekhne jau to', /Lagna|lagna/u],
  ['sade sati ka aakhri charan hai to ab rahat milni chahiye na', /[Ss]ade sati/u],
])('a doubt, the site, an omen, a name and a period are answered as what they are: "%s"', (question, says) => {
  expect(first(question)).toMatch(says);
});

it.each([
  ['meri rashi mesh hai uski vrishchik, jodi kaisi rahegi', /Mesh aur Vrishchik/u],
  ['should the wedding be in Jaipur or at home', /^(?!.*should)/u],
  ['should the licence be in my name or my wife\'s', /^(?!.*should)/u],
  ['sab chhodo ye bolo ki zameen bech du', /^(?!.*bolo).*bech/u],
  ['shadi ki anguthi nhi mil rhi ghar me h ya bahar giri', /yog/u],
])('an option or a decision is named without the words that ask for it: "%s"', (question, says) => {
  expect(first(question)).toMatch(says);
});
