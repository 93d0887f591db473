import { apiPaths } from '../contract';
import { findUnfitAnswers } from './unfit-answers';

const astrologers = [{ key: 'Oracle', name: 'Oracle', description: 'Reads deeply.', is_ai: true, image: '' }];

it('accepts answers of the contract, and does not judge functions, responses and other addresses', () => {
  const answers = {
    [apiPaths.astrologers]: { status: 'success', astrologers },
    [apiPaths.me]: () => 'anything',
    [apiPaths.balance]: new Response('', { status: 500 }),
    '/elsewhere': 1,
  };
  expect(findUnfitAnswers(answers)).toEqual([]);
});

it('names the address and the field of an answer that does not follow the contract', () => {
  const [{ is_ai: _flag, ...astrologer }] = astrologers as [(typeof astrologers)[number]];
  expect(findUnfitAnswers({ [apiPaths.astrologers]: { status: 'success', astrologers: [astrologer] } })).toEqual([
    expect.stringMatching(/^the answer of \/apis\/ai\/getInfo\.php is not that of the contract: .*is_ai/),
  ]);
});
