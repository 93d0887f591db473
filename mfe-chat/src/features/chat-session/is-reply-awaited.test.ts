import { isReplyAwaited } from './is-reply-awaited';

// The clock of the device may be wrong.
it.each(['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])('follows the server and no clock (%s)', (chat_time) => {
  const asked = { from_name: 'Ananya', message: 'When?', chat_time };
  expect(isReplyAwaited([asked], false)).toBe(false);
  expect(isReplyAwaited([{ ...asked, awaited: true }], false)).toBe(true);
  expect(isReplyAwaited([{ ...asked, awaited: true }], true)).toBe(false);
  expect(isReplyAwaited(undefined, false)).toBe(false);
});
