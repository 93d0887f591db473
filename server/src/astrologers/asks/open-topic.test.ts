import { readText } from '../question/question-text';
import { understand, type Topic, type Understood } from '../topics/understand';
import { askInTurn } from '../testing/ask-in-turn';
import { withOpenTopic } from './open-topic';

const shared = (value: Topic, share: number): Understood => ({
  ...understand('kab hoga'),
  topic: { value, share, shareOf: (other) => (other === value ? share : 0) },
});
const topicOf = (line: Understood, text: string) => withOpenTopic(line, readText(text, 'English'))?.topic.value ?? null;

it.each([
  ['house', 0.9, 'when will I own a house', 'house'],
  ['house', 0.5, 'should we let them put a windmill on the field', 'x_open'],
  ['x_dream', 0.3, 'is pottery a good hobby for me', 'x_open'],
  ['x_fact', 0.4, 'which sign is my Moon in', 'x_fact'],
  ['house', 0.4, 'I am thinking of it', 'house'],
  ['house', 0.2, 'I am thinking of it', null],
  ['x_followup', 0.2, 'what about that one?', null],
  ['career', 0.6, 'Is 2027 good for her career?', 'career'],
  ['business', 0.35, 'the thing near there what about', null],
] as const)('%s with a share of %d: "%s" is %s', (topic, share, text, expected) => {
  expect(topicOf(shared(topic, share), text)).toBe(expected);
});

it('finds a lost object by its words, whatever else the message is about', () => {
  expect(topicOf(shared('house', 0.4), 'I lost my wedding bangle in the house. Will it be found?')).toBe('x_other');
});

it.each([
  ['Thinking of a beekeeping unit, 50 boxes, on my uncle land near Muzaffarpur. Good year for it?', /abroad|office|job|house|customer/iu],
  ['will my bonsai survive the summer', /job|office|selection/iu],
  ['will the tent house order for December come through', /transfer|posting/iu],
  ['kya mera radio jockey banne ka sapna pura hoga', /ghar|makaan/iu],
  ['Will I ever see the northern lights', /savings|money|sum/iu],
])('"%s" is answered without a word of another subject', (text, other) => {
  const { text: answer, isUnsure } = askInTurn(text);
  const [first = ''] = answer.split('\n\n');
  expect(isUnsure).toBeUndefined();
  expect(first).not.toMatch(other);
});

it('answers a decision that no ask of its topic covers as a decision', () => {
  expect(askInTurn('gym kholna h, loan approve ho gya. kholu?').text).not.toMatch(/loan paas/iu);
  expect(askInTurn('truck ka engine teen baar khula. ye gaadi hi manhus h kya, bech du').text.split('\n\n')[0]).not.toMatch(
    /gaadi le lijiye/iu,
  );
});
