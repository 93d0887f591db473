/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { run, toExitCode } from '@oracle-astra/release/src/cli';
import { proveKey } from '@oracle-astra/release/src/files/key-proof';
import { publish } from '@oracle-astra/release/src/publish';
import { pin, promote, unpin } from '@oracle-astra/release/src/registry/registry';
import { folderRegistry, readHistory, readRegistry } from '@oracle-astra/release/src/registry/registry-file';
import { signChange } from '@oracle-astra/release/src/registry/remote-change';
import { createKey, readSigner } from '@oracle-astra/release/src/files/signatures';
import { writeBuiltRelease } from '@oracle-astra/release/src/testing/built-release';
import { addBodyParsers } from '../../plugins/limits/body-parsers';
import { addErrorHandler } from '../../plugins/error-handler';
import { validatorCompiler } from '../../plugins/validation';
import { teamReleaseRoutes } from './team-routes';

let folder: string;
let site: string;
let app: FastifyInstance;
const keyFile = (name: string) => path.join(folder, `${name}.pem`);
const signer = (name: string) => readSigner(folder, { RELEASE_KEY: keyFile(name) });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  await createKey(folder, { id: 'community', remotes: ['forum'], file: keyFile('community') });
  await createKey(folder, { id: 'all', remotes: ['*'], file: keyFile('all') });
  const build = async (remote: string, release: string) =>
    await publish(folder, writeBuiltRelease(folder, { remote, release }), { signer: await signer('all') });
  for (const [remote, release] of [
    ['shell', 'shell-1'],
    ['forum', 'forum-1'],
    ['forum', 'forum-2'],
    ['chat', 'chat-1'],
  ] as const)
    await build(remote, release);
  for (const [remote, release] of [
    ['shell', 'shell-1'],
    ['forum', 'forum-1'],
  ] as const)
    await promote(folderRegistry(folder), remote, release);
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  addBodyParsers(app);
  const config = { releasesDir: folder, requiredKeysFile: null };
  const call = async () => ({ status: 503, headers: {}, body: '' });
  const openTestSession = async (team: string) => `a session of ${team}`;
  const tests = { record: async () => undefined, list: async () => [] };
  const registry = folderRegistry(folder);
  await app.register(teamReleaseRoutes({ config, registry, clock: () => new Date(), call, openTestSession, tests }));
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A command of a team that has its key but not this site's folder of releases. */
const command = (...words: string[]) => run(folder, [...words, '--to', site], { env: { RELEASE_KEY: keyFile('community') } });
const post = async (payload: object, headers?: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/ops/releases/changes',
    headers: headers ?? proveKey(await signer('community'), new Date()),
    payload,
  });

it('a team starts a canary, promotes it and rolls it back, without the server’s disk', async () => {
  expect(await command('canary', 'forum', 'forum-2', '5')).toEqual(['Revision 3', expect.stringContaining('--browser')]);
  expect(await command('halt', 'forum', 'forum-2', '--reason', 'votes were lost')).toEqual(['Revision 4']);
  expect((await readRegistry(folder)).remotes.forum).toMatchObject({ canary: null, withdrawn: [{ reason: 'votes were lost' }] });
  expect((await command('promote', 'forum', 'forum-2', '--override', 'votes were found'))[0]).toBe('Revision 5');
  expect(await command('rollback', 'forum')).toEqual(['Revision 6']);
  expect((await readHistory(folder)).map(({ command: name, by }) => `${name} by ${by ?? ''}`)).toEqual(
    expect.arrayContaining(['rollback by community', 'promote by community', 'halt by community', 'canary by community']),
  );
});

it('a team sets flags of its own remote, and none of another', async () => {
  const flags = { 'forum.isShort': { type: 'boolean' as const, default: false } };
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-3', flags }), { signer: await signer('all') });
  await promote(folderRegistry(folder), 'forum', 'forum-3');
  await command('flag', 'forum.isShort', 'true=50', '--reason', 'a try');
  expect((await readRegistry(folder)).remotes.forum?.flags).toEqual({ 'forum.isShort': { rules: [{ value: true, percent: 50 }], run: 4 } });
  expect((await command('flag', 'forum.isShort')).join()).toMatch(/true 50 %.*by community "a try"/);
  await expect(command('flag', 'shell.isShort', 'true')).rejects.toThrow('community');
  const foreign = { command: 'flag' as const, remote: 'forum', flag: { name: 'shell.isShort', change: { rules: [{ value: true }] } } };
  const refused = await post(signChange(foreign, await signer('community'), new Date()));
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([422, 'Name a flag of forum']);
  expect((await readRegistry(folder)).remotes.shell?.flags).toBeUndefined();
});

it('a team gets a session of its test account only with its key', async () => {
  const ask = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/ops/releases/test-session', headers, payload: {} });
  const given = await ask(proveKey(await signer('community'), new Date()));
  expect([given.statusCode, given.json(), given.headers['cache-control']]).toEqual([
    200,
    { status: 'success', jwt: 'a session of community' },
    'no-store',
  ]);
  const stranger = { ...(await signer('community')), privateKey: (await signer('all')).privateKey };
  for (const headers of [{}, proveKey(stranger, new Date()), proveKey(await signer('community'), new Date(0))])
    expect((await ask(headers)).statusCode).toBe(401);
});

it('runs the check of the site and changes nothing', async () => {
  const [verdict, ...unjudged] = await command('check', 'forum', 'forum-2');
  expect([verdict, unjudged]).toEqual([`forum-2 fits what is live at ${site}`, [expect.stringContaining('--browser')]]);
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-9', needs: { react: '^20.0.0' } }), {
    signer: await signer('all'),
  });
  const refused = await command('check', 'forum', 'forum-9').catch((error: unknown) => error);
  expect([String(refused), toExitCode(refused)]).toEqual([expect.stringContaining('react is not given by the shell'), 2]);
  expect((await readRegistry(folder)).revision).toBe(2);
});

it('reads a site’s registry and history, which --expect needs, and pins its remote there', async () => {
  expect(await command('status')).toEqual(['Revision 2', 'shell      shell-1', 'forum      forum-1']);
  await command('pin', 'forum', 'audit', 'week', '--expect', '2');
  expect((await readRegistry(folder)).remotes.forum?.pinned?.reason).toBe('audit week');
  const [told = ''] = await command('history', 'forum', '--json');
  expect(JSON.parse(told)).toMatchObject([{ revision: 3, command: 'pin', by: 'community', reason: 'audit week' }, { revision: 2 }]);
  await command('unpin', 'forum');
  expect((await readRegistry(folder)).remotes.forum?.pinned).toBeUndefined();
  expect((await app.inject('/ops/releases')).statusCode).toBe(401);
});

it('cannot lift a pin of an operator or of another team', async () => {
  for (const by of ['operator', 'commerce']) {
    await pin(folderRegistry(folder), 'forum', 'freeze', { by });
    for (const words of [
      ['unpin', 'forum'],
      ['pin', 'forum', 'ours'],
    ])
      await expect(command(...words)).rejects.toThrow(`forum was pinned by ${by}, and not by community`);
    expect((await readRegistry(folder)).remotes.forum?.pinned?.reason).toBe('freeze');
    await unpin(folderRegistry(folder), 'forum');
  }
});

it.each([['follow', 'forum'], ['diff', 'forum', 'forum-1', 'forum-2'], ['prune'], ['link', 'forum', 'forum-1']])(
  '%s is not run locally with --to',
  async (...words) => {
    await expect(command(...words)).rejects.toThrow('is for the releases of this machine: leave --to out');
    expect((await readRegistry(folder)).revision).toBe(2);
  },
);

it('a rollback that names its release can be repeated', async () => {
  await command('promote', 'forum', 'forum-2');
  await command('rollback', 'forum', 'forum-2');
  await command('rollback', 'forum', 'forum-2');
  expect((await readRegistry(folder)).remotes.forum).toMatchObject({ stable: 'forum-1', withdrawn: [{ release: 'forum-2' }] });
});

it('begins a staged roll-out', async () => {
  await command('rollout', 'forum', 'forum-2');
  expect((await readRegistry(folder)).remotes.forum?.canary).toEqual({ release: 'forum-2', percent: 1, staged: true });
});

it('distinguishes a refusal by the check and a conflict by the exit code', async () => {
  const codeOf = (words: string[]) => command(...words).then(() => 0, toExitCode);
  expect(await codeOf(['promote', 'forum', 'forum-2', '--expect', '1'])).toBe(3);
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-3', needs: { react: '^20.0.0' } }), {
    signer: await signer('all'),
  });
  await expect(command('promote', 'forum', 'forum-3')).rejects.toThrow('react');
  expect(await codeOf(['promote', 'forum', 'forum-3'])).toBe(2);
  expect(await codeOf(['promote', 'forum', 'forum-9'])).toBe(1);
  expect((await readRegistry(folder)).revision).toBe(2);
});

it('refuses a withdrawn release before the check', async () => {
  await publish(folder, writeBuiltRelease(folder, { remote: 'forum', release: 'forum-3', needs: { react: '^20.0.0' } }), {
    signer: await signer('all'),
  });
  await command('promote', 'forum', 'forum-3', '--override', 'now');
  await command('rollback', 'forum');
  for (const words of [
    ['promote', 'forum', 'forum-3'],
    ['rollout', 'forum', 'forum-3'],
    ['canary', 'forum', 'forum-3', '5'],
  ])
    await expect(command(...words)).rejects.toThrow('forum-3 was withdrawn (rolled back)');
});

it('refuses another team’s remote, a changed or an old change, and one without the proof', async () => {
  await expect(command('promote', 'chat', 'chat-1')).rejects.toThrow('The key community releases forum, and not chat');
  const change = { command: 'promote', remote: 'chat', release: 'chat-1' } as const;
  const foreign = signChange(change, await signer('all'), new Date());
  const own = signChange({ ...change, remote: 'forum', release: 'forum-2' }, await signer('community'), new Date());
  const old = signChange({ ...change, remote: 'forum', release: 'forum-2' }, await signer('community'), new Date(Date.now() - 3_600_000));
  const sentences = await Promise.all(
    [
      { ...foreign, key: 'community' },
      { ...own, request: own.request.replace('forum-2', 'forum-1') },
      old,
      { ...own, key: 'stranger' },
    ].map(async (body) => {
      const response = await post(body);
      return [response.statusCode, response.json<{ message: string }>().message];
    }),
  );
  expect(sentences).toEqual([
    [403, 'The signature of the change is wrong'],
    [403, 'The signature of the change is wrong'],
    [403, expect.stringContaining('which is not now')],
    [403, 'The key stranger is not known here'],
  ]);
  expect((await post(own, {})).statusCode).toBe(401);
  expect((await readRegistry(folder)).revision).toBe(2);
});

it('one of many concurrent promotes wins, and the others conflict or find it done', async () => {
  const codes = await Promise.all(
    Array.from({ length: 6 }, (_, at) => command('canary', 'forum', 'forum-2', String(at + 1), '--expect', '2').then(() => 0, toExitCode)),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code === 3)).toHaveLength(5);
});
