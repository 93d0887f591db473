import { formatChatDay, formatChatDateTime } from './chat-dates';

const now = Date.parse('2026-11-21T19:30:00Z');

it('uses the calendar day of India', () => {
  expect(formatChatDay('2026-11-21T13:22:00Z', now)).toBe('21 Nov 2026');
  expect(formatChatDay('2026-11-21T19:00:00Z', now)).toBe('Today, 12:30 am');
  expect(formatChatDay('2026-11-18T13:22:00Z', now)).toBe('18 Nov 2026');
});

it('formats date and time', () => {
  expect(formatChatDateTime('2026-11-18T13:22:00Z', now)).toBe('18 Nov 2026, 6:52 pm');
  expect(formatChatDateTime('2026-11-21T19:00:00Z', now)).toBe('Today, 12:30 am');
});
