import { describedPair } from './described-pair';

it.each([
  [
    'Two proposals came, one is a clerk in a bank, the other drives a taxi in Muscat. Whom do we say yes to?',
    ['is a clerk in a bank', 'drives a taxi in Muscat'],
  ],
  [
    'beti ke 2 rishte hai. ek ladka canada me truck chalata h dusra yahi bijli vibhag me JE. kise haa bole',
    ['ladka canada me truck chalata h', 'yahi bijli vibhag me JE'],
  ],
  ['दो जगह से रिश्ता है, एक लड़का बैंक में पढ़ाता है और दूसरा दुबई में इलेक्ट्रीशियन। किसे हाँ कहूँ?', ['लड़का बैंक में पढ़ाता है', 'दुबई में इलेक्ट्रीशियन']],
])('finds the two candidates of %s', (text, pair) => {
  expect(describedPair(text)).toEqual(pair);
});

it.each([
  'hum ek dusre se roz ladte hai, kisko samjhau',
  'one shop is shut, the other runs. Will sales grow?',
  'mera ek bhai hai, usko kab naukri milegi',
  'My first marriage ended last year. Who will my second husband be?',
  'Pehli shaadi toot gayi, dusri shaadi kisse hogi?',
  'I lost one job already and another company is calling me. Who is blocking my career?',
  'do saal ho gaye, ek baat aur puchni hai. dusri baat ye ki meri shaadi kisse hogi',
  'mera ek saal se kaam band hai, doosra saal bhi aise hi gaya, kisko dikhau',
])('finds none in %s', (text) => {
  expect(describedPair(text)).toEqual([]);
});
