import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTopic } from './find-topic';

const cases = readFileSync(join(__dirname, 'testing', 'held-out.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);

it('finds the topic of four in five questions that do not name it, and of nine in ten that it is sure of', () => {
  const found = cases.map(([topics, text]) => ({ ...findTopic(text), topics: topics.split('|') }));
  const share = (list: typeof found) => list.filter(({ topic, topics }) => topics.includes(topic)).length / list.length;
  expect(share(found)).toBeGreaterThan(0.8);
  expect(share(found.filter((each) => each.share >= 0.5))).toBeGreaterThan(0.9);
});
