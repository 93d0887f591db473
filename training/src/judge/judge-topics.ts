import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createUnderstand, understand } from '../../../server/src/astrologers/topics/understand';
import { createTable } from '../../../server/src/tables/table';
import { readLabelled, readWriters, type Labelled } from '../topics/read-labelled';
import { fitTopics } from '../topics/train-topics';

/** "self" and "none" are not distinguished, because the answer is the same. */
export const whoseOf = (whose: string): string => (whose === 'none' ? 'self' : whose);

export type Shares = Record<'topic' | 'wanted' | 'whose' | 'all', number>;

/** The accuracy of topic, kind, person, and all three on labelled questions. */
export function measureTopics(questions: readonly Labelled[], read: typeof understand = understand): Shares {
  const right = questions.map(({ text, ...label }) => {
    const found = read(text);
    const [topic, wanted] = [found.topic.value === label.topic, found.wanted.value === label.wanted];
    const whose = whoseOf(found.whose.value) === whoseOf(label.whose);
    return { topic, wanted, whose, all: topic && wanted && whose };
  });
  const share = (part: keyof Shares) => right.filter((each) => each[part]).length / Math.max(right.length, 1);
  return { topic: share('topic'), wanted: share('wanted'), whose: share('whose'), all: share('all') };
}

/** The held-out set of one writer. */
export const readHeldOut = (folder: string): Labelled[] => readLabelled(join(folder, 'sets/topics/labelled.tsv'));

/** The topic accuracy on questions that do not name their topic. */
export function measureUnnamed(folder: string): number {
  const lines = readFileSync(join(folder, 'sets/topics/held-out.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
  return lines.filter(([topics, text]) => topics.split('|').includes(understand(text).topic.value)).length / lines.length;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const describeShares = ({ topic, wanted, whose, all }: Shares): string =>
  `topic ${percent(topic)}, kind ${percent(wanted)}, person ${percent(whose)}, all three ${percent(all)}`;

/** The accuracy of the committed tables. */
export function judgeRequests(folder: string): string {
  const questions = readHeldOut(folder);
  return `requests: of ${questions.length} questions ${describeShares(measureTopics(questions))}; of topics that are not named ${percent(measureUnnamed(folder))}`;
}

/** The accuracy on one writer's questions of tables trained on all others; `writer` is the index of the file. */
export function judgeWriter(folder: string, writer: number): string {
  const questions = readWriters(join(folder, 'lines/topics/labelled'))[writer] ?? [];
  const { topics, wanted, whose } = fitTopics(folder, { excludedWriter: writer });
  const read = createUnderstand({ topics: createTable(topics), wanted: createTable(wanted), whose: createTable(whose) });
  return `requests: of ${questions.length} questions of writer ${writer} ${describeShares(measureTopics(questions, read))}`;
}
