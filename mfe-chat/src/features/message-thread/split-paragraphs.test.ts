import { splitAnswer } from './split-paragraphs';

it.each([
  ['Change in March. Talk first.\n\nMars is strong.', { lead: 'Change in March.', shown: ['Talk first.', 'Mars is strong.'], folded: [] }],
  ['In the 4.5 degrees of Leo', { lead: 'In the 4.5 degrees of Leo', shown: [], folded: [] }],
  ['मार्च में बदलिए। पहले बात कीजिए।', { lead: 'मार्च में बदलिए।', shown: ['पहले बात कीजिए।'], folded: [] }],
  ['A.\n\nb\n\nc\n\nd\n\ne\n\nf', { lead: 'A.', shown: ['b', 'c', 'd'], folded: ['e', 'f'] }],
  ['', { lead: '', shown: [], folded: [] }],
])('splits "%s"', (text, parts) => expect(splitAnswer(text)).toEqual(parts));
