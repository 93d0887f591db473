import { join } from 'node:path';
import { readSigns } from '../../question/read-question';
import { createUnderstand } from '../understand';
import { readWriters } from './read-labelled';
import { trainTopics } from './train-topics';

/** Nobody is better off for telling one's own matter from nobody's. */
const whoseOf = (whose: string) => (whose === 'none' ? 'self' : whose);

export type Shares = Record<'topic' | 'wanted' | 'whose' | 'all', number>;

/** Shares of a writer's questions of which the tables that learned from all others find topic, kind, person, and all three. */
export function measureTopics(folder: string, writer: number): Shares {
  const questions = readWriters(join(folder, 'labelled'))[writer] ?? [];
  const understand = createUnderstand(trainTopics(folder, writer));
  const right = questions.map(({ text, ...label }) => {
    const found = understand(text, readSigns(text));
    const [topic, wanted] = [found.topic.value === label.topic, found.wanted.value === label.wanted];
    const whose = whoseOf(found.whose.value) === whoseOf(label.whose);
    return { topic, wanted, whose, all: topic && wanted && whose };
  });
  const share = (part: keyof Shares) => right.filter((each) => each[part]).length / Math.max(right.length, 1);
  return { topic: share('topic'), wanted: share('wanted'), whose: share('whose'), all: share('all') };
}
