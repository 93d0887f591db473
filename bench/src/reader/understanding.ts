import { join } from 'node:path';
import { readSigns } from '../../../server/src/astrologers/question/read-question';
import { readLabelled } from '../../../server/src/astrologers/topics/training/read-labelled';
import { understand } from '../../../server/src/astrologers/topics/understand';
import { formatNumber } from '../table';

/** Shares of the labelled questions, by a writer whom training has not seen, whose topic, kind and person are found. */
export function measureUnderstanding(root: string): string {
  const lines = readLabelled(join(root, 'server/src/astrologers/topics/testing/labelled.tsv'));
  const found = lines.map((line) => ({ line, ...understand(line.text, readSigns(line.text)) }));
  // Whether a matter is one's own or nobody's makes no difference to the answer.
  const whoseOf = (whose: string) => (whose === 'none' ? 'self' : whose);
  const share = (holds: (each: (typeof found)[number]) => boolean) =>
    `${formatNumber((found.filter(holds).length / found.length) * 100, 1)} %`;
  return [
    `topic ${share(({ line, topic }) => topic.value === line.topic)}`,
    `kind ${share(({ line, wanted }) => wanted.value === line.wanted)}`,
    `person ${share(({ line, whose }) => whoseOf(whose.value) === whoseOf(line.whose))} of ${found.length}`,
  ].join(', ');
}
