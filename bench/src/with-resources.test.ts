import { withResources } from './with-resources';

const thing = (name: string, stopped: string[]) => ({ name, stop: async () => void stopped.push(name) });

test('all are handed over by name, and stopped when they were used', async () => {
  const stopped: string[] = [];
  await withResources({ one: async () => thing('a', stopped), two: async () => thing('b', stopped) }, async ({ one, two }) => {
    expect([one.name, two.name, stopped]).toEqual(['a', 'b', []]);
  });
  expect(stopped).toEqual(['a', 'b']);
});

test('where one does not start, those before it are stopped', async () => {
  const stopped: string[] = [];
  const started = withResources({ one: async () => thing('a', stopped), two: () => Promise.reject(new Error('no port')) }, async () => {
    stopped.push('used');
  });
  await expect(started).rejects.toThrow('no port');
  expect(stopped).toEqual(['a']);
});
