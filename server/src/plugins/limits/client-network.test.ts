import { apiPaths } from '@oracle-astra/shared/contract';
import { codeLimits } from '../../modules/session/codes/code-limits';
import { createTestApp } from '../../testing/test-app';
import { toClientNetwork } from './client-network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(toClientNetwork(ip)).toBe(network);
});

it('codes are limited for a whole /64, but not for its neighbour', async () => {
  const { post, clock } = await createTestApp();
  const ask = async (host: string) => {
    const headers = { 'x-forwarded-for': host };
    return (await post(apiPaths.sendOtp, { mobile: '919811000001' }, undefined, headers)).json<{ status: string }>().status;
  };
  for (let n = 0; n < codeLimits.numberFromAddress.burst; n += 1) {
    expect(await ask(`2001:db8:1:1::${n + 1}`)).toBe('success');
    clock.advance(121);
  }
  expect(await ask('2001:db8:1:1:ffff::9')).toBe('fail');
  expect(await ask('2001:db8:1:2::1')).toBe('success');
});
