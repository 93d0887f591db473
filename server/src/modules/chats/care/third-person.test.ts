import { toThirdPerson } from './third-person';

async function turn(text: string, size = 7): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  let all = '';
  for await (const piece of toThirdPerson(chunks())) all += piece;
  return all;
}

it.each([
  ['Your 10th lord Mars is in your 12th house.', 'Their 10th lord Mars is in their 12th house.'],
  ['For now good advice reaches you in time.', 'For now good advice reaches them in time.'],
  ['Now you are in the Moon mahadasha, which suits you.', 'Now they are in the Moon mahadasha, which suits them.'],
  ['In 2008 you were free. Much came to you, and you kept it.', 'In 2008 they were free. Much came to them, and they kept it.'],
  ['The sign is Virgo 4.5 degrees. It is yours.', 'The sign is Virgo 4.5 degrees. It is theirs.'],
  ['मंगल आपके बारहवें भाव में हैं। आपको समय लगेगा।', 'मंगल उनके बारहवें भाव में हैं। उन्हें समय लगेगा।'],
  ['Mangal aapke barahve bhav mein hain.', 'Mangal unke barahve bhav mein hain.'],
])('converts "%s"', async (text, expected) => {
  expect(await turn(text)).toBe(expected);
  expect(await turn(text, text.length)).toBe(expected);
});

it('leaves out questions to the person of the chart, and keeps the paragraphs', async () => {
  expect(await turn('Yes, in May.\n\nThe Sun is strong. What would you do unpaid?\n\nIt ends in June. Who calms you?')).toBe(
    'Yes, in May.\n\nThe Sun is strong. \n\nIt ends in June. ',
  );
});
