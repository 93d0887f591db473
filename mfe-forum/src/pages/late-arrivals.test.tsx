import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { loginRequested, signedIn } from '@oracle-astra/shared/session';
import { fakeApi, lateAnswer, leavePage, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleAccountSummary, sampleDiscussion, sampleProfile } from '../testing/samples';

const token = tokenFor('u1');
const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };

const open = (path: string, answers: Record<string, unknown>, by: string | null = token) => {
  const { fetch } = fakeApi({
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [] },
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 10 }) },
    [apiPaths.discussions]: { status: 'success', discussions: [sampleDiscussion()], page_count: 1 },
    [apiPaths.comments]: { status: 'success', comments: [], page_count: 1 },
    [apiPaths.accountSummary]: sampleAccountSummary,
    [apiPaths.sendOtp]: { status: 'success', token: 'tok', message: 'sent' },
    ...answers,
  });
  return renderPage(routes, { path, fetch, token: by });
};
type Page = ReturnType<typeof open>;

/** Only toasts may appear on a page that was opened meanwhile. */
const expectNotices = async ({ router, store }: Page, toasts: object[]) => {
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(store.getState().notices.alerts).toEqual([]);
};

beforeEach(() => sessionStorage.clear());

async function writePost() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rahu begins');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'What changed first?');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
}

test('shows a toast with a link for a post that is accepted after its author has left the page', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', did: 'd1', message: 'Your discussion was posted' });
  const page = open('/forum/create', { [apiPaths.addDiscussion]: answer });
  await writePost();
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'good', text: 'Your discussion was posted', to: '/forum/rahu-begins?did=d1' }]);
  expect(sessionStorage.getItem('draft:forum-post')).toBeNull();
});

test('does not open an accepted post while another page loads', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', did: 'd1', message: 'Your discussion was posted' });
  const list = lateAnswer({ status: 'success', discussions: [], page_count: 0 });
  const page = open('/forum/create', { [apiPaths.addDiscussion]: answer, [apiPaths.discussions]: list.answer });
  await writePost();
  await act(async () => void page.router.navigate('/forum'));
  await arrive();
  await list.arrive();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/forum'));
  expect(page.store.getState().notices.toasts).toMatchObject([{ text: 'Your discussion was posted', to: '/forum/rahu-begins?did=d1' }]);
});

test.each([
  ['refused', { status: 'fail', code: 'care_needed', message: 'Help is here.', care }, []],
  ['accepted', { status: 'success', did: 'd1', message: 'Posted', care }, [{ text: 'Posted' }]],
])('shows the help for a text of despair that is %s to its author on another page', async (_what, given, before) => {
  const { answer, arrive } = lateAnswer(given);
  const page = open('/forum/create', { [apiPaths.addDiscussion]: answer });
  await writePost();
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [...before, { tone: 'warn', text: 'I am glad you said it.', to: '/helplines' }]);
});

test('shows a toast with a link for an edit that is saved after its author has left the page', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', did: 'd1', message: 'Your discussion was updated' });
  const page = open('/forum/edit-post/d1', { [apiPaths.editDiscussion]: answer });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' now');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ text: 'Your discussion was updated', to: '/forum/rahu-begins-next-month-now?did=d1' }]);
});

test('shows a toast with a link for a comment that is added later, also on another discussion', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', cid: 'c9', message: 'Your comment was added' });
  const page = open('/forum/rahu?did=d1', { [apiPaths.addComment]: answer });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Two years in.');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await act(async () => page.router.navigate('/forum/rahu?did=d2'));
  await arrive();
  await waitFor(() =>
    expect(page.store.getState().notices.toasts).toMatchObject([
      { text: 'Your comment was added', to: '/forum/rahu?did=d1&page=2#comments' },
    ]),
  );
  expect(page.router.state.location.search).toBe('?did=d2');
});

test('does not navigate when a post is deleted after its author has left the page', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', message: 'Deleted' });
  const page = open('/forum/rahu?did=d1', { [apiPaths.deleteDiscussion]: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Post' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Post' }));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'good', text: 'Deleted' }]);
});

test('shows a toast, and no dialog, if the missing name is reported later', async () => {
  const { answer, arrive } = lateAnswer({ status: 'fail', code: 'handle_required', message: 'Choose a name first.' });
  const page = open('/forum/create', { [apiPaths.addDiscussion]: answer });
  await writePost();
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'warn' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['done', { status: 'success', jwt: 'dead' }, { tone: 'good', text: 'Your account has been deleted.' }],
  ['refused', { status: 'fail', message: 'That code is wrong.' }, { tone: 'bad', text: 'That code is wrong.' }],
])('reports the deletion of an account that is %s later, without a dialog', async (_what, given, toast) => {
  const { answer, arrive } = lateAnswer(given);
  const page = open('/delete-account', { [apiPaths.deleteAccount]: answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await userEvent.click(dialog.getByRole('button', { name: 'Get OTP' }));
  await userEvent.type((await dialog.findAllByRole('textbox'))[0]!, '123456{Enter}');
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [toast]);
});

test('does not open the requested form after a login on another page', async () => {
  const page = open('/forum', {}, null);
  await userEvent.click(await screen.findByRole('link', { name: 'Start a Discussion' }));
  await leavePage(page.router);
  await act(async () => {
    page.store.dispatch(loginRequested());
    page.store.dispatch(signedIn(token));
  });
  await expectNotices(page, [{ text: 'Please login first' }]);
});
