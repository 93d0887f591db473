import { withResources } from './with-resources';

const thing = (name: string, stopped: string[]) => ({ name, stop: async () => void stopped.push(name) });

test('passes the resources by name and stops them afterwards', async () => {
  const stopped: string[] = [];
  await withResources({ one: async () => thing('a', stopped), two: async () => thing('b', stopped) }, async ({ one, two }) => {
    expect([one.name, two.name, stopped]).toEqual(['a', 'b', []]);
  });
  expect(stopped).toEqual(['a', 'b']);
});

test('stops the started resources when another fails to start', async () => {
  const stopped: string[] = [];
  const started = withResources({ one: async () => thing('a', stopped), two: () => Promise.reject(new Error('no port')) }, async () => {
    stopped.push('used');
  });
  await expect(started).rejects.toThrow('no port');
  expect(stopped).toEqual(['a']);
});
