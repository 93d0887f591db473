import { newId } from './ids';

it('creates unique ids of 20 characters that sort by creation', () => {
  const ids = Array.from({ length: 50_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  expect(ids.every((id) => /^[0-9a-z]{20}$/.test(id))).toBe(true);
});

it('keeps the order when the clock goes back', () => {
  const later = newId(Date.now() + 60_000);
  expect(newId() > later).toBe(true);
});
