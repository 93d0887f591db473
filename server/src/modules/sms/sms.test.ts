import pino from 'pino';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, testConfig } from '../../testing/test-app';
import { createLocalOutbox } from './local-outbox';
import { createMsg91 } from './msg91';

const mobile = '919812345678';

describe('the local outbox', () => {
  it('shows the code in the log and at /dev/sms', async () => {
    const lines: string[] = [];
    const log = pino(
      { level: 'warn' },
      {
        write: (line) => {
          lines.push(line);
        },
      },
    );
    const { post, get } = await createTestApp({ sms: createLocalOutbox(log) });
    await post(apiPaths.sendOtp, { mobile });
    const { code } = (await get(`/dev/sms?mobile=${mobile}`)).json<{ code: string }>();
    expect(code).toMatch(/^\d{6}$/);
    expect(lines.join()).toContain(`Code for ${mobile}: ${code}`);
    expect((await get('/dev/sms?mobile=919812345679')).statusCode).toBe(404);
  });

  it('shows no code to the page of another site', async () => {
    const { app, post } = await createTestApp({ sms: createLocalOutbox(pino({ level: 'silent' })) });
    await post(apiPaths.sendOtp, { mobile });
    const statusFrom = async (site: string) =>
      (await app.inject({ url: `/dev/sms?mobile=${mobile}`, headers: { 'sec-fetch-site': site } })).statusCode;
    expect([await statusFrom('cross-site'), await statusFrom('same-origin'), await statusFrom('none')]).toEqual([403, 200, 200]);
  });

  it('shows invitations in the log', async () => {
    const lines: string[] = [];
    await createLocalOutbox(
      pino(
        { level: 'warn' },
        {
          write: (line) => {
            lines.push(line);
          },
        },
      ),
    ).sendInvite(mobile, 'https://site.example/');
    expect(lines.join()).toContain(`Invitation for ${mobile}: https://site.example/`);
  });

  it('does not exist in production', async () => {
    const sms = createLocalOutbox(pino({ level: 'silent' }));
    const { post, get } = await createTestApp({ sms, config: { ...testConfig, local: false } });
    await post(apiPaths.sendOtp, { mobile });
    expect((await get(`/dev/sms?mobile=${mobile}`)).statusCode).toBe(404);
  });
});

describe('MSG91', () => {
  const provider = { authKey: 'key', templateId: 'code-template', inviteTemplateId: 'invite-template' };

  function answering(response: () => Response) {
    return jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => response());
  }

  it('sends a code', async () => {
    const call = answering(() => Response.json({ type: 'success' }));
    await createMsg91(provider, call).sendCode(mobile, '123456');
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe(`https://control.msg91.com/api/v5/otp?template_id=code-template&mobile=${mobile}&otp=123456&otp_expiry=10`);
    expect(init).toMatchObject({ method: 'POST', headers: { authkey: 'key' } });
  });

  it('sends an invitation', async () => {
    const call = answering(() => Response.json({ type: 'success' }));
    await createMsg91(provider, call).sendInvite(mobile, 'https://site.example/');
    const [url, init] = call.mock.calls[0] ?? [];
    expect(url).toBe('https://control.msg91.com/api/v5/flow');
    expect(init).toMatchObject({ method: 'POST', headers: { authkey: 'key', 'content-type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual({
      template_id: 'invite-template',
      recipients: [{ mobiles: mobile, link: 'https://site.example/' }],
    });
  });

  it('sends no invitation without a template for it', async () => {
    const call = answering(() => Response.json({ type: 'success' }));
    await expect(createMsg91({ ...provider, inviteTemplateId: null }, call).sendInvite(mobile, 'https://site.example/')).rejects.toThrow(
      'MSG91_INVITE_TEMPLATE_ID',
    );
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['an error in a good answer', () => Response.json({ type: 'error', message: 'no balance' })],
    ['a bad status', () => Response.json({ type: 'success' }, { status: 500 })],
    ['no JSON', () => new Response('<html>')],
  ])('fails on %s', async (_name, response) => {
    await expect(createMsg91(provider, answering(response)).sendCode(mobile, '123456')).rejects.toThrow('MSG91 refused');
  });

  it('failures are reported to the person', async () => {
    const sms = createMsg91(
      provider,
      answering(() => Response.json({ type: 'error' })),
    );
    const { post } = await createTestApp({ sms });
    const answer = await post(apiPaths.sendOtp, { mobile });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'fail',
      code: 'code_not_sent',
      message: 'The code could not be sent. Please try again in a minute.',
    });
  });
});
