import { node } from './command.mjs';

const printed = () => jest.spyOn(console, 'log').mockImplementation(() => undefined).mock.calls;

describe('a script that runs in parallel', () => {
  it('prefixes each line of both streams with its label', async () => {
    const calls = printed();
    await node(['-e', 'console.log("first\\n\\nsecond"); console.error("third")'], { label: 'unit' });
    expect(calls.map(([line]) => line).sort()).toEqual(['', 'unit | first', 'unit | second', 'unit | third']);
  });

  it('is reported with its exit code if it fails', async () => {
    printed();
    await expect(node(['-e', 'process.exit(3)'], { label: 'unit' })).rejects.toThrow('process.exit(3) ended with code 3; see above.');
  });
});
