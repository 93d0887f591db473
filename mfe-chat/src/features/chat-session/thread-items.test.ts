import type { ChatMessage } from '@oracle-astra/shared/contract';
import type { Turn } from '../../components/chat-types';
import { isAnswered, toThreadItems } from './thread-items';

const message = (from_name: string, text: string, mid?: string): ChatMessage => ({
  from_name,
  message: text,
  mid,
  chat_time: '2026-11-21T13:22:00Z',
});
const greeting = message('Oracle', 'Namaste');
const turn = (changed: Partial<Turn>): Turn => ({
  id: 't',
  key: 'k',
  question: 'Will I move?',
  after: 1,
  reply: '',
  state: 'pending',
  outcome: null,
  failure: null,
  ...changed,
});
const done = turn({
  state: 'done',
  reply: 'You may.',
  outcome: { status: 'success', questions_left: 2, balance: 0, time_left_seconds: 0, mid: 'm2' },
});
const items = (...params: Parameters<typeof toThreadItems>) =>
  toThreadItems(...params).map((item) => ('text' in item ? `${item.kind}: ${item.text}` : item.kind));

describe('toThreadItems', () => {
  it('begins with the greeting once', () => {
    expect(items('Namaste', [], [])).toEqual(['reply: Namaste']);
    expect(items('Namaste', [greeting], [])).toEqual(['reply: Namaste']);
  });

  it('appends the turns of this page', () => {
    expect(items('', [greeting], [turn({})])).toEqual(['reply: Namaste', 'question: Will I move?', 'streaming']);
    expect(items('', [greeting], [done])).toEqual(['reply: Namaste', 'question: Will I move?', 'reply: You may.']);
  });

  it('shows a turn once when the server has stored it', () => {
    const stored = [greeting, message('Asha', 'Will I move?'), message('Oracle', 'You may.', 'm2')];
    expect(items('', stored, [done])).toEqual(['reply: Namaste', 'question: Will I move?', 'reply: You may.']);
    expect(items('', stored, [turn({ state: 'failed' })])).toEqual(['reply: Namaste', 'question: Will I move?', 'reply: You may.']);
  });

  it('replaces a stored question by its failed turn', () => {
    const stored = [greeting, message('Asha', 'Will I move?')];
    expect(items('', stored, [turn({ state: 'failed' })])).toEqual(['reply: Namaste', 'question: Will I move?', 'failed: ']);
  });

  it('keeps apart two turns with the same question', () => {
    const again = turn({ id: 't2', key: 'k2' });
    const stored = [greeting, message('Asha', 'Will I move?'), message('Oracle', 'You may.', 'm2')];
    expect(items('', stored, [done, again])).toEqual([
      'reply: Namaste',
      'question: Will I move?',
      'reply: You may.',
      'question: Will I move?',
      'streaming',
    ]);
  });

  it('does not match a turn with an older question', () => {
    const stored = [greeting, message('Asha', 'Will I move?'), message('Oracle', 'You may.', 'm2')];
    expect(items('', stored, [turn({ after: 3 })])).toHaveLength(5);
  });

  it('shows a question that was sent while the messages loaded once, and never with an older answer', () => {
    const older = [greeting, message('Asha', 'Will I move?'), message('Oracle', 'Not yet.', 'm0')];
    const sent = turn({ after: null });
    expect(items('', older, [sent])).toEqual([
      'reply: Namaste',
      'question: Will I move?',
      'reply: Not yet.',
      'question: Will I move?',
      'streaming',
    ]);
    const stored = [...older, message('Asha', 'Will I move?')];
    expect(items('', stored, [sent])).toEqual(items('', older, [sent]));
    const answered = [...stored, message('Oracle', 'You may.', 'm2')];
    expect(items('', answered, [{ ...done, after: null }])).toHaveLength(5);
    expect(isAnswered(answered, 'Will I move?', null)).toBe(true);
    expect(isAnswered([...older, message('Asha', 'When?'), message('Oracle', 'In May.', 'm3')], 'Will I move?', null)).toBe(false);
    expect(isAnswered([], 'Will I move?', null)).toBe(false);
  });
});

it('isAnswered finds a stored reply to a question', () => {
  const stored = [greeting, message('Asha', 'Will I move?'), message('Oracle', 'You may.')];
  expect(isAnswered(stored, 'Will I move?', 1)).toBe(true);
  expect(isAnswered(stored, 'Will I move?', 2)).toBe(false);
  expect(isAnswered(stored.slice(0, 2), 'Will I move?', 1)).toBe(false);
});
