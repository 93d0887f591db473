import { askInTurn } from '../../testing/ask-in-turn';

const first = (question: string): string => askInTurn(question).text.split('\n\n')[0] ?? '';

it.each([
  ['होली के बाद समय बदलेगा क्या', /होली 2027 के बाद.*16 मार्च 2027/u],
  ['will my time change after march', /after March 2027.*16 Mar 2027/u],
  ['kya agle saal mere din sudhrenge', /2027 mein.*16 Mar 2027/u],
])('tells a turn by the end of the running period: %s', (question, says) => expect(first(question)).toMatch(says));

it.each(['kya mera time barbad ho raha hai is ladke ke sath', 'mera samay kab badlega', 'kya meri job agle saal badlegi'])('leaves a neighbour alone: %s', (question) => {
  expect(first(question)).not.toMatch(/antardasha/iu);
});

it.each([
  ['will my eggless bakery from home run well if i start after Diwali', /After Diwali 2027/u],
  ['दिवाली के बाद चाय की दुकान खोलूँ तो चलेगी', /दिवाली 2027 के बाद/u],
])('names the festival after which a trade is begun: %s', (question, says) => expect(first(question)).toMatch(says));

it.each([
  ['kya ghode ki naal lagane se fayda hoga', /rivaj|reet/u],
  ['should i keep laughing buddha at home', /custom|habit of houses/u],
  ['काला धागा बाँधना सही है क्या', /रिवाज|रीति/u],
  ['Mera janam 12 baje raat ka hai, date kaunsi maani jayegi', /agli tareekh/u],
  ['born at 12:05 am on 14/15 june night, which date should i enter', /new date|next calendar date/u],
  ['mere boss aur mere beech kaun sahi hai', /kundli/u],
  ['सास और मेरे झगड़े में गलती किसकी है', /कुंडली/u],
  ['who is right in our fight, me or my husband', /No chart says|no chart/u],
])('settles customs, a birth at midnight and who is right: %s', (question, says) => {
  const { text, isFree } = askInTurn(question);
  expect(text.split('\n\n')[0]).toMatch(says);
  expect(isFree).toBe(true);
});
