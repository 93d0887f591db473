import { describeCandidates, describedPair, namedPair } from './described-pair';

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

it.each([
  [['is a nurse in Pune', 'runs a dairy'], true, ['the one that is a nurse in Pune', 'the one that runs a dairy']],
  [['a tailor', 'in Surat'], true, ['the one that is a tailor', 'the one in Surat']],
  [['ladka bank me hai', 'gaon me kheti karta h'], false, ['jo bank mein hai, woh', 'jo gaon mein kheti karta hai, woh']],
  [['स्टेशन के पास', 'गली के अंदर मिल रही'], false, ['जो स्टेशन के पास है, वह', 'जो गली के अंदर मिल रही, वह']],
])('describes %s in the words of the question', (parts, isEnglish, labels) => {
  expect(describeCandidates(parts, isEnglish)).toEqual(labels);
});

it('finds two people who are each told of in a sentence of their own', () => {
  expect(namedPair('Ritu is a lawyer. Farah teaches in Bhopal. Which one should I marry?')).toEqual(['Ritu', 'Farah']);
  expect(namedPair('Two boys. Arjun works here. My mother likes him. Which one is better?')).toEqual([]);
  expect(namedPair('Ritu is a lawyer. Farah teaches in Bhopal. Will they fight?')).toEqual([]);
});
