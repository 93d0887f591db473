import { createBreaker } from './breaker';

let now: number;
let breaker: ReturnType<typeof createBreaker>;
beforeEach(() => {
  now = 0;
  breaker = createBreaker({ now: () => now, offMs: 30_000 });
});

const fail = (times: number, lasting = false) => Array.from({ length: times }, () => breaker.failed({ lasting }));

it('turns off after three failures in a row', () => {
  fail(2);
  breaker.succeeded('usual');
  fail(2);
  expect(breaker.enter()).toBe('usual');
  fail(1);
  expect(breaker.enter()).toBeNull();
});

it('lets one page in after a while, and then all or none', () => {
  fail(3);
  now = 29_999;
  expect(breaker.enter()).toBeNull();
  now = 30_000;
  expect([breaker.enter(), breaker.enter()]).toEqual(['probe', null]);
  fail(1);
  expect(breaker.enter()).toBeNull();
  now = 60_000;
  expect(breaker.enter()).toBe('probe');
  breaker.succeeded('probe');
  expect([breaker.enter(), breaker.enter()]).toEqual(['usual', 'usual']);
});

it('lets another page try where the first says nothing', () => {
  fail(3);
  now = 30_000;
  breaker.passed(breaker.enter()!);
  expect(breaker.enter()).toBe('probe');
});

it('is not turned on by a page from before', () => {
  fail(3);
  breaker.succeeded('usual');
  now = 30_000;
  expect(breaker.enter()).toBe('probe');
  breaker.passed('usual');
  breaker.succeeded('usual');
  expect(breaker.enter()).toBeNull();
});

it('does not forget by a success what struck others, but by time', () => {
  fail(2, true);
  breaker.succeeded('usual');
  now = 60_000;
  fail(1, true);
  expect(breaker.enter()).toBe('usual');
  fail(2, true);
  expect(breaker.enter()).toBeNull();
});
