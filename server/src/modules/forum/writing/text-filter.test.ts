import { countLinks, findForbidden } from './text-filter';

it.each([
  ['text_has_contact', 'Call me on 98765 43210'],
  ['text_has_contact', '+91-9876543210'],
  ['text_has_contact', 'फ़ोन ९८७६५४३२१० पर'],
  ['text_has_contact', 'Write to guru (at) example.in'],
  ['text_has_contact', 'guru@example.co.in'],
  ['text_has_payment_request', 'Pay me ₹501 for the pooja'],
  ['text_has_payment_request', 'guruji@okaxis par bhejiye'],
  ['text_has_payment_request', 'दक्षिणा के पैसे भेज दीजिए'],
  ['text_has_contact', 'Call me on 98765\u200b43210'],
  ['text_has_contact', 'Call me on ９８７６５４３２１０'],
  ['text_has_contact', 'Call me on 98765/43210 or (98765) 43210'],
  ['text_has_contact', 'फ़ोन ৯৮৭৬৫৪৩২১০ পর'],
  ['text_has_contact', 'Call 987-654-3210'],
  ['text_has_contact', 'Call 9876 543 210'],
  ['text_has_contact', 'Call 98 76 54 32 10'],
  ['text_has_contact', 'Call 9 8 7 6 5 4 3 2 1 0'],
  ['text_has_contact', 'Call 0 98765-43210'],
  ['text_has_contact', 'Houses 6 7 8 9 10 11 12, call 9876543210'],
  ['text_has_contact', 'In house 8 98765 43210'],
  ['text_has_abuse', 'You are a bast\u200bard'],
  ['text_has_abuse', 'You are a bastard'],
  ['text_has_abuse', 'तुम चूतिया हो'],
])('%s: %s', (code, text) => {
  expect(findForbidden(text)).toBe(code);
});

it.each([
  'My dasha ran from 1998 to 2016, and 2016-2032 is Jupiter.',
  'Will my boss pay me what I earned?',
  'Born 14/08/1994 06:45 at 25.32, 83.01',
  'Born 9-11-1985 6.30, and my sister 8/10/1990 6.45',
  'House 8 (2016-2032) and 9 (2032-2049)',
  'Saturn goes through houses 6 7 8 9 10 11 12',
  'Saturn goes through houses 8-9-10-11-12-1-2',
  'शनि भाव ६ ७ ८ ९ १० ११ १२ में',
  'Married 9/11/85, child 8.12.90, moved 7-1-95',
  'Sun 9 15 22, Moon 8 12 45 10 3',
  'A kutiya near the Ganga',
  'Is it bad to send money home in Rahu kaal?',
  'हरि ओम, राम राम',
])('lets pass: %s', (text) => {
  expect(findForbidden(text)).toBeNull();
});

it('counts links', () => {
  expect(['none', 'https://a.in and www.b.in', 'http://www.c.in'].map(countLinks)).toEqual([0, 2, 1]);
});
