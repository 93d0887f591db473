import { join } from 'node:path';
import { understand } from '../../../server/src/astrologers/topics/understand';
import { measureTopics, measureUnnamed, readHeldOut } from '../judge/judge-topics';

const folder = join(import.meta.dirname, '../..');
const questions = readHeldOut(folder);

it('finds topic, kind and person of 300 questions by a held-out writer', () => {
  const { topic, wanted, whose } = measureTopics(questions);
  console.info(`Understood of ${questions.length}: topic ${topic.toFixed(3)}, kind ${wanted.toFixed(3)}, person ${whose.toFixed(3)}`);
  expect(topic).toBeGreaterThan(0.88);
  expect(wanted).toBeGreaterThan(0.9);
  expect(whose).toBeGreaterThanOrEqual(0.84);
});

it('is right about nine of ten topics with a high share', () => {
  const found = questions.map(({ text, topic }) => ({ topic, found: understand(text).topic }));
  const sure = found.filter((each) => each.found.share >= 0.6);
  expect(sure.length).toBeGreaterThan(questions.length / 2);
  expect(sure.filter((each) => each.found.value === each.topic).length / sure.length).toBeGreaterThan(0.88);
});

it('finds the topic of nine of ten questions that do not name it', () => {
  expect(measureUnnamed(folder)).toBeGreaterThan(0.9);
});
