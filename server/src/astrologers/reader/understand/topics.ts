import type { AstrologerName } from '../../types';
import { wordPattern } from './plain-words';
import { topics, topicWords, type Topic } from './topic-words';

const patterns = topics.map((topic) => ({ topic, pattern: wordPattern(topicWords[topic]) }));

// Words of other topics hide in these: they are taken out before the others are looked for.
const elsewhere: [RegExp, Topic | null][] = [
  [wordPattern(['law of attraction', 'in love with my job', 'love my job', 'love my work', 'would love to', "i'd love to", 'date of birth', 'home loan']), null],
  [wordPattern(['court marriage', 'love marriage', 'love shadi', 'love shaadi', 'लव मैरिज', 'प्रेम विवाह', 'arranged marriage', 'marriage partner', 'marriage life']), 'marriage'],
  [wordPattern(['work from home', 'home office', 'business partner', 'business partners', 'job abroad', 'fit for the job']), 'career'],
];

// With kin named beside it, a bond is not a marriage to be made.
const bondWords = wordPattern(['relation', 'relationship', 'relationships', 'रिश्ता', 'रिश्ते', 'rishta', 'rishte', 'rishtey']);
const kin = wordPattern([
  'mother', 'mom', 'mum', 'father', 'dad', 'parents', 'brother', 'sister', 'son', 'daughter', 'mother in law', 'father in law',
  'माँ', 'माता', 'मम्मी', 'पिता', 'पापा', 'भाई', 'बहन', 'बेटा', 'बेटे', 'बेटी', 'maa', 'mata', 'mummy', 'pita', 'papa', 'bhai', 'behen', 'bahan', 'bete', 'beti',
]);

// How much a topic says about the question beside another: the when and the day are mostly circumstances.
const weight: Partial<Record<Topic, number>> = { timing: 0.4, day: 0.4, self: 0.7, family: 0.8 };

// One answer serves both: whoever asks about a marriage asks about love.
const bonds: readonly Topic[] = ['love', 'marriage'];

const byDefault: Record<AstrologerName, Topic> = { Oracle: 'self', Astra: 'timing' };

interface Score {
  topic: Topic;
  hits: number;
  first: number;
}

function scores(plain: string): Score[] {
  let rest = plain.search(kin) >= 0 ? plain.replace(bondWords, '·') : plain;
  const found = new Map<Topic, number>();
  for (const [pattern, topic] of elsewhere) {
    const hits = rest.match(pattern)?.length ?? 0;
    if (hits === 0) continue;
    if (topic) found.set(topic, hits);
    rest = rest.replace(pattern, (phrase) => phrase.replace(/[^ ]/gu, '·'));
  }
  return patterns.flatMap(({ topic, pattern }) => {
    const hits = (rest.match(pattern)?.length ?? 0) + (found.get(topic) ?? 0);
    return hits === 0 ? [] : [{ topic, hits: hits * (weight[topic] ?? 1), first: rest.search(pattern) }];
  });
}

/** What a question (in plain words) is about: one or two topics, the weightier first; the astrologer's own where none is named. */
export function topicsOf(plain: string, astrologer: AstrologerName): [Topic, ...Topic[]] {
  const [main, ...others] = scores(plain).sort((a, b) => b.hits - a.hits || a.first - b.first);
  if (!main) return [byDefault[astrologer]];
  const second = others.find(({ topic }) => topic !== 'timing' && topic !== 'day' && !(bonds.includes(topic) && bonds.includes(main.topic)));
  return second ? [main.topic, second.topic] : [main.topic];
}
