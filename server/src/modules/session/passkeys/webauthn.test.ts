import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { createAuthenticator } from '../../../testing/accounts/authenticator';
import { verifyCreation } from './webauthn';

jest.mock('@simplewebauthn/server', () => ({ verifyRegistrationResponse: jest.fn() }));
const verify = jest.mocked(verifyRegistrationResponse);

const site = { domain: 'localhost', origin: 'http://localhost:3000' };
const options = { challenge: 'AAAA', rp: { id: 'localhost', name: 'Oracle & Astra' }, user: { id: 'dTE', name: 'u1', displayName: 'u1' } };

it.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'tpm'])(
  'leaves an attestation of the format %s unread, because its certificates name addresses',
  async (format) => {
    const { credential } = createAuthenticator().create(options as never, { format });
    expect(await verifyCreation(credential, { challenge: 'AAAA', site })).toBe('passkey_invalid');
    expect(verify).not.toHaveBeenCalled();
  },
);

it('reads an answer without attestation, and one that is signed by its own key', async () => {
  for (const format of ['none', 'packed']) {
    const { credential } = createAuthenticator().create(options as never, { format });
    await verifyCreation(credential, { challenge: 'AAAA', site });
  }
  expect(verify).toHaveBeenCalledTimes(2);
});
