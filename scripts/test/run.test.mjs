import { run } from './run.mjs';

const said = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line.trim()));
  jest.spyOn(console, 'error').mockImplementation((line) => said.push(line.trim()));
});
const codeBefore = process.exitCode;
afterEach(() => {
  process.exitCode = codeBefore;
});

const step = (name, work) => ({ name, about: `what ${name} does`, work });
const passing = (name, passed = 0) => step(name, async () => ({ passed, failed: 0 }));
const finalWords = () => said.map((line) => line.replace(/[\d.]+ s$/, 'n s'));

describe('the steps of npm test', () => {
  it('are counted together, and a stage begins after the previous one', async () => {
    const order = [];
    const noting = (name) => step(name, async () => void order.push(name));
    await run([], [[noting('build'), passing('lint', 2)], [passing('unit', 3)], [noting('weight')]]);
    expect(order).toEqual(['build', 'weight']);
    expect(finalWords().at(-1)).toBe('5 passed, 0 failed in n s');
    expect(process.exitCode).toBe(codeBefore);
  });

  it('report a failure at once, let parallel steps finish, and begin no further stage', async () => {
    let finish;
    const slow = step('e2e', () => new Promise((resolve) => (finish = () => resolve({ passed: 7, failed: 0 }))));
    const unit = step('unit', async () => ({ passed: 4, failed: 1 }));
    const running = run([], [[unit, slow], [passing('weight')]]);
    await new Promise(setImmediate);
    expect(said).toContain('unit: 1 failed');
    finish();
    await running;
    expect(finalWords().slice(-2)).toEqual(['11 passed, 1 failed in n s', 'Stopped at unit: 1 failed']);
    expect(said.some((line) => line.startsWith('weight'))).toBe(false);
    expect(process.exitCode).toBe(1);
  });

  it('count as one failure if they throw', async () => {
    const broken = step('lint', () => Promise.reject(new Error('eslint ended with code 1; see above.')));
    await run([], [[broken, passing('unit', 2)]]);
    expect(finalWords().slice(-2)).toEqual(['2 passed, 1 failed in n s', 'Stopped at lint: eslint ended with code 1; see above.']);
  });

  it('have a label for their lines only in parallel', async () => {
    const labels = [];
    const noting = (name) => step(name, async ({ label }) => void labels.push(label));
    const stages = [[noting('unit'), noting('processes')]];
    await run([], stages);
    await run(['unit'], stages);
    expect(labels).toEqual(['unit     ', 'processes', undefined]);
  });

  it('refuse an unknown name with the known ones', async () => {
    await run(['units'], [[passing('unit')]]);
    expect(said.at(-1)).toBe("Stopped at There is no step 'units': unit.");
  });
});
