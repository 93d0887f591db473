import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSigns } from '../question/read-question';
import { readLabelled } from './training/read-labelled';
import { understand } from './understand';

const labelled = readLabelled(join(__dirname, 'testing', 'labelled.tsv')).map((line) => ({
  ...line,
  found: understand(line.text, readSigns(line.text)),
}));
const share = <Item>(list: readonly Item[], holds: (item: Item) => boolean) => list.filter(holds).length / list.length;

/** Nobody is better off for telling one's own matter from nobody's. */
const whoseOf = (whose: string) => (whose === 'none' ? 'self' : whose);

it('finds topic, kind and person of 300 questions by a writer whom training has not seen', () => {
  const topics = share(labelled, ({ topic, found }) => found.topic.value === topic);
  const wanted = share(labelled, (line) => line.found.wanted.value === line.wanted);
  const whose = share(labelled, (line) => whoseOf(line.found.whose.value) === whoseOf(line.whose));
  console.info(`Understood of ${labelled.length}: topic ${topics.toFixed(3)}, kind ${wanted.toFixed(3)}, person ${whose.toFixed(3)}`);
  expect(topics).toBeGreaterThan(0.75);
  expect(wanted).toBeGreaterThan(0.85);
  expect(whose).toBeGreaterThan(0.75);
});

it('is right about nine topics in ten that it is sure of', () => {
  const sure = labelled.filter(({ found }) => found.topic.share >= 0.6);
  expect(sure.length).toBeGreaterThan(labelled.length / 2);
  expect(share(sure, ({ topic, found }) => found.topic.value === topic)).toBeGreaterThan(0.88);
});

it('finds the topic of four in five questions that do not name it', () => {
  const cases = readFileSync(join(__dirname, 'testing', 'held-out.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
  expect(share(cases, ([topics, text]) => topics.split('|').includes(understand(text, readSigns(text)).topic.value))).toBeGreaterThan(0.8);
});
