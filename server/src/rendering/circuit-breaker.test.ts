import { createCircuitBreaker } from './circuit-breaker';

let now: number;
let breaker: ReturnType<typeof createCircuitBreaker>;
beforeEach(() => {
  now = 0;
  breaker = createCircuitBreaker({ now: () => now, openMs: 30_000 });
});

const fail = (times: number, isPersistent = false) => Array.from({ length: times }, () => breaker.recordFailure({ isPersistent }));

it('opens after three failures in a row', () => {
  fail(2);
  breaker.recordSuccess('usual');
  fail(2);
  expect(breaker.tryAcquire()).toBe('usual');
  fail(1);
  expect(breaker.tryAcquire()).toBeNull();
});

it('permits one probe after a while, which closes or opens it', () => {
  fail(3);
  now = 29_999;
  expect(breaker.tryAcquire()).toBeNull();
  now = 30_000;
  expect([breaker.tryAcquire(), breaker.tryAcquire()]).toEqual(['probe', null]);
  fail(1);
  expect(breaker.tryAcquire()).toBeNull();
  now = 60_000;
  expect(breaker.tryAcquire()).toBe('probe');
  breaker.recordSuccess('probe');
  expect([breaker.tryAcquire(), breaker.tryAcquire()]).toEqual(['usual', 'usual']);
});

it('permits another probe if the first is inconclusive', () => {
  fail(3);
  now = 30_000;
  breaker.recordInconclusive(breaker.tryAcquire()!);
  expect(breaker.tryAcquire()).toBe('probe');
});

it('is not closed by a page that started before it opened', () => {
  fail(3);
  breaker.recordSuccess('usual');
  now = 30_000;
  expect(breaker.tryAcquire()).toBe('probe');
  breaker.recordInconclusive('usual');
  breaker.recordSuccess('usual');
  expect(breaker.tryAcquire()).toBeNull();
});

it('forgets persistent failures only with time', () => {
  fail(2, true);
  breaker.recordSuccess('usual');
  now = 60_000;
  fail(1, true);
  expect(breaker.tryAcquire()).toBe('usual');
  fail(2, true);
  expect(breaker.tryAcquire()).toBeNull();
});
