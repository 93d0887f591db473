import { apiPaths, type Discussion } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../../testing/forum';
import { createTestApp } from '../../../testing/test-app';

it('an edit that changes nothing does not mark a discussion as edited; each later change does', async () => {
  const test = await createTestApp();
  const { jwt, stars } = await createForumMember(test);
  const post = { title: 'Saturn again', description: 'Is it slow?', rashi_tag: stars.rashi };
  const { did } = (await test.post(apiPaths.addDiscussion, post, jwt)).json<{ did: string }>();
  const edit = async (request: object) => {
    expect((await test.post(apiPaths.editDiscussion, { did, ...request }, jwt)).json()).toMatchObject({ status: 'success' });
    const { discussion } = (await test.post(apiPaths.discussion, { did }, jwt)).json<{ discussion: Discussion }>();
    return discussion.edited_at ?? null;
  };
  expect([await edit({}), await edit(post)]).toEqual([null, null]);
  test.clock.advance(60);
  const first = await edit({ rashi_tag: '' });
  test.clock.advance(60);
  expect(await edit({ rashi_tag: '' })).toBe(first);
  expect(await edit({ title: 'Saturn once more' })).not.toBe(first);
});
