import path from 'node:path';
import committed from '../../assets/accuracy/figures.json';

it('prints the figures of the page from the assets beside the running program', async () => {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  const { argv } = process;
  process.argv = ['node', path.resolve(__dirname, '../../package.json')];
  await import('./accuracy');
  process.argv = argv;
  const lines = String(printed.mock.calls[0]?.[0]).split('\n');
  expect(lines[0]).toBe(`Against ${committed.source}`);
  expect(lines.slice(2).map((line) => line.trim().split(/\s+/))).toEqual(
    committed.figures.map(({ body, count, median, p95, largest, unit }) => [
      body,
      String(count),
      ...[median, p95, largest].map((value) => value.toFixed(2)),
      unit,
    ]),
  );
});
