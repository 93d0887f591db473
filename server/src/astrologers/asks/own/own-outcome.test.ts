import { askingPart } from '../../question/asking';
import { readText } from '../../question/question-text';
import { ownOutcome } from './own-outcome';

const read = (text: string) => askingPart(readText(text, 'English'));

it.each([
  ['mera tota ud gaya, wapas aayega kya', 'wapas aayega'],
  ['lakdi ka bhaav badhega na', 'bhaav badhega'],
  ['kuan me pani kab tak aayega', 'aayega'],
  ['मेरी बकरी ठीक हो जाएगी क्या?', 'ठीक हो जाएगी'],
  ['क्या चाचा जी ज़मीन देंगे?', 'ज़मीन देंगे'],
])('reads what %s asks to come', (text, own) => {
  expect(ownOutcome(read(text))).toBe(own);
});

it.each(['main pass ho jaunga kya', 'will it rain', 'kya hoga', 'wo aayega ya jayega', 'bakri kaisi hai', 'मैं जीत पाऊँगा क्या?'])(
  'finds none in %s',
  (text) => {
    expect(ownOutcome(read(text))).toBeNull();
  },
);
