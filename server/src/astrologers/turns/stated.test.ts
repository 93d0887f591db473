import { askInTurn } from '../testing/ask-in-turn';

it.each<[does: string, questions: string, says: RegExp]>([
  [
    'gives the verdict again where a fact is stated',
    'Can my wife and I both work nights and still be happy>>she is the one who wants it',
    /^(?:Yes|Rather yes|Not yet|Rather not)\b/u,
  ],
  [
    'gives the decision again in its own words',
    'Should I shift my son to the state board in class 9?>>he wants to stay with his friends',
    /shift your son/u,
  ],
  [
    'takes a bound that is told for the time of the question',
    'Will my startup get funding?>>runway is only till February',
    /by February 2027/u,
  ],
  [
    'answers for the time that is named with a doubt',
    'thekedari me paisa fasa hai>>diwali tak mil jayega na pakka batao',
    /divali|Diwali/u,
  ],
  ['stays in the language of the chat', 'fasal bima ka claim ayega>>pichli baar 312 rupay aye the', /daftar/u],
  [
    'tells the hours of the day that was asked about',
    'Is Friday evening fine for signing the rent agreement?>>what about rahu kaal',
    /Friday/u,
  ],
  [
    'answers a question that sounds like a statement',
    'kya wo wapas aayega>>usne ya maine jo bhi ho ab kya baat bachi h?',
    /^(?:Haan|Ummeed|Abhi nahi|Filhaal nahi)/u,
  ],
  ['calms a fear', 'bhai se bolchal band hai>>pehal main karu to chhota nahi ho jaunga?', /^(?!Haan, ruk)/u],
])('%s', (_, questions, says) => {
  expect(askInTurn(questions).text.split('\n\n')[0]).toMatch(says);
});

it('charges nothing for the same verdict', () => {
  expect(askInTurn('kya mera loan pass hoga>>hum paanch log hai ghar me').isFree).toBe(true);
});
