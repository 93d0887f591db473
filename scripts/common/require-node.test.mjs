import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('require-node.mjs', import.meta.url));

function runAs(version) {
  const program = `
    Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
    import(${JSON.stringify(script)}).then(() => console.log('continued'));
  `;
  return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
}

test('an old Node exits with one sentence', () => {
  const { status, stdout, stderr } = runAs('18.20.4');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe('Oracle & Astra needs Node 20 or later; this is Node 18.20.4 (see https://nodejs.org).\n');
});

test.each(['20.0.0', '24.1.0'])('Node %s continues', (version) => {
  expect(runAs(version)).toMatchObject({ status: 0, stdout: 'continued\n', stderr: '' });
});
