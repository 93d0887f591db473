import { streamSeparator } from '../../contract';
import { splitReply } from './stream';

const status = { status: 'success', questions_left: 2, balance: 0, time_left_seconds: 60, charged: { by: 'questions', amount: 0 } };
const json = JSON.stringify(status);
const failure = '{"status":"fail","message":"No questions are left."}';

it('splits at the separator', () => {
  expect(splitReply(`Saturn moves on.\n${streamSeparator}${json}`)).toEqual({ text: 'Saturn moves on.', status });
});

it('splits the format of the provider, in which the status follows the text directly', () => {
  expect(splitReply(`Saturn moves on. ${json}`)).toEqual({ text: 'Saturn moves on.', status });
  expect(splitReply(failure)).toEqual({ text: '', status: JSON.parse(failure) });
});

it('allows a status object in the text if a separator precedes the real one', () => {
  const text = 'It said {"status":"fine"} to me.';
  expect(splitReply(`${text}${streamSeparator}${json}`)).toEqual({ text, status });
});

it.each([`Saturn${streamSeparator}${json}`, `Saturn ${json}`])(
  'never returns a part of the status as text, wherever %j is cut',
  (whole) => {
    for (let length = 'Saturn'.length; length < whole.length; length += 1) {
      const { text, status: soFar } = splitReply(whole.slice(0, length));
      expect([text.trimEnd(), soFar]).toEqual(['Saturn', null]);
    }
    expect(splitReply(whole)).toEqual({ text: 'Saturn', status });
  },
);

it('keeps a brace that does not start a status', () => {
  expect(splitReply('Aries {1} and').text).toBe('Aries {1} and');
});

it.each(['', '{', '5', 'null', '"success"', '{}', '{"status":"working"}', '<html>'])('finds no status in "%s"', (garbage) => {
  expect(splitReply(`Saturn${streamSeparator}${garbage}`)).toEqual({ text: 'Saturn', status: null });
});
