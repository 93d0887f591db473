import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Browser } from '@playwright/test';
import { openSignedInVisit } from '../support/browser';
import { ask, openChat } from '../support/chats';
import { getOverflow } from '../support/layout';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { callApi, sampleBirth } from '../support/users';

let site: Site;
let browser: Browser;

test.beforeAll(({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const word = (length: number) => 'Thiruvananthapuramkshetram'.repeat(20).slice(0, length);

test('long words in user content do not widen a page of 360 pixels', async () => {
  const chat = await openChat(site, '9876570001');
  const { jwt } = chat;
  const { bid } = await callApi(site, apiPaths.addBirth, { ...sampleBirth, full_name: word(80), pob: word(90) }, jwt);
  await ask(site, chat, `When will ${word(200)} come to me?`);
  await callApi(site, apiPaths.registerHandle, { email: `${word(50)}@example.in`, display_name: word(20).toLowerCase(), bid }, jwt);
  const post = {
    title: word(100),
    description: `${word(300)} https://example.in/${word(300)}`,
    rashi_tag: 'Aries',
    nakshatra_tag: '',
    mahadasha_tag: '',
  };
  const did = String((await callApi(site, apiPaths.addDiscussion, post, jwt)).did);
  await callApi(site, apiPaths.addComment, { did, comment: word(300) }, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  const wide: Record<string, number> = {};
  for (const address of [
    '/create-kundli',
    `/create-kundli?bid=${String(bid)}`,
    '/kundli-matching',
    `/chats?type=Oracle&bid=${String(bid)}`,
    `/chats?type=Oracle&bid=${chat.bid}#history`,
    siteRoutes.chats({ type: 'Oracle', chat: chat.asst_id }),
    '/balance',
    siteRoutes.dailyPrediction({ bid: String(bid), p_type: 'daily' }),
    '/forum',
    `/forum?query=${word(150)}`,
    siteRoutes.discussion('post', did),
    siteRoutes.forumEdit(did),
    siteRoutes.profile(),
    siteRoutes.notifications,
    `/panchang/${word(90)}`,
    `/blogs/${word(150)}`,
    `/${word(150)}`,
    '/free-prediction',
    '/',
    '/oracle',
    '/invite-earn',
  ]) {
    await page.goto(site.url + address);
    await waitForInteractive(page);
    await waitForContent(page);
    const overflow = await getOverflow(page);
    if (overflow !== 0) wide[address] = overflow;
  }
  expect(wide).toEqual({});
  await end(/404/);
});
