import type { AstrologerName } from '../../types';
import { createKeywordPattern } from './normalize-text';
import { topics, topicKeywords, type Topic } from './topic-keywords';

const patterns = topics.map((topic) => ({ topic, pattern: createKeywordPattern(topicKeywords[topic]) }));

// These phrases contain keywords of other topics, so they are matched and removed first; null counts for no topic.
const phraseOverrides: [RegExp, Topic | null][] = [
  [createKeywordPattern(['law of attraction', 'in love with my job', 'love my job', 'love my work', 'would love to', "i'd love to", 'date of birth', 'home loan']), null],
  [createKeywordPattern(['court marriage', 'love marriage', 'love shadi', 'love shaadi', 'लव मैरिज', 'प्रेम विवाह', 'arranged marriage', 'marriage partner', 'marriage life']), 'marriage'],
  [createKeywordPattern(['work from home', 'home office', 'business partner', 'business partners', 'job abroad', 'fit for the job']), 'career'],
];

// Where a relative is named, a "relationship" is with that relative and not a marriage.
const relationshipPattern = createKeywordPattern(['relation', 'relationship', 'relationships', 'रिश्ता', 'रिश्ते', 'rishta', 'rishte', 'rishtey']);
const relativesPattern = createKeywordPattern([
  'mother', 'mom', 'mum', 'father', 'dad', 'parents', 'brother', 'sister', 'son', 'daughter', 'mother in law', 'father in law',
  'माँ', 'माता', 'मम्मी', 'पिता', 'पापा', 'भाई', 'बहन', 'बेटा', 'बेटे', 'बेटी', 'maa', 'mata', 'mummy', 'pita', 'papa', 'bhai', 'behen', 'bahan', 'bete', 'beti',
]);

// Timing and day mostly qualify another topic, so they weigh less beside it.
const topicWeights: Partial<Record<Topic, number>> = { timing: 0.4, day: 0.4, self: 0.7, family: 0.8 };

// Love and marriage get one answer, not a second paragraph.
const relationshipTopics: readonly Topic[] = ['love', 'marriage'];

const defaultTopics: Record<AstrologerName, Topic> = { Oracle: 'self', Astra: 'timing' };

interface Score {
  topic: Topic;
  hits: number;
  first: number;
}

function scoreTopics(normalized: string): Score[] {
  let rest = normalized.search(relativesPattern) >= 0 ? normalized.replace(relationshipPattern, '·') : normalized;
  const found = new Map<Topic, number>();
  for (const [pattern, topic] of phraseOverrides) {
    const hits = rest.match(pattern)?.length ?? 0;
    if (hits === 0) continue;
    if (topic) found.set(topic, hits);
    rest = rest.replace(pattern, (phrase) => phrase.replace(/[^ ]/gu, '·'));
  }
  return patterns.flatMap(({ topic, pattern }) => {
    const hits = (rest.match(pattern)?.length ?? 0) + (found.get(topic) ?? 0);
    return hits === 0 ? [] : [{ topic, hits: hits * (topicWeights[topic] ?? 1), first: rest.search(pattern) }];
  });
}

/** One or two topics of a question (as normalized text), the higher score first; the astrologer's default topic where none matches. */
export function detectTopics(normalized: string, astrologer: AstrologerName): [Topic, ...Topic[]] {
  const [main, ...others] = scoreTopics(normalized).sort((a, b) => b.hits - a.hits || a.first - b.first);
  if (!main) return [defaultTopics[astrologer]];
  const second = others.find(({ topic }) => topic !== 'timing' && topic !== 'day' && !(relationshipTopics.includes(topic) && relationshipTopics.includes(main.topic)));
  return second ? [main.topic, second.topic] : [main.topic];
}
