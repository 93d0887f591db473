import { helplines } from './helplines';

const day = 86_400_000;
const maxDaysSinceCheck = 90;

describe('the helplines', () => {
  it.each(Object.entries(helplines))('%s was checked in the last 90 days', (_name, { checked }) => {
    const age = (Date.now() - Date.parse(checked)) / day;
    expect(Number.isFinite(age)).toBe(true);
    expect(age).toBeLessThanOrEqual(maxDaysSinceCheck);
  });

  it('are the numbers that docs/product/care.md allows, each once and none of those that are never shown', () => {
    const numbers = Object.values(helplines).map(({ number }) => number);
    expect(numbers).toEqual(['112', '108', '14416', '181', '14490', '1098', '1930', '15100', '14446', '14567']);
    for (const { source, hours } of Object.values(helplines)) expect(`${source} ${hours}`).toMatch(/\S/u);
  });
});
