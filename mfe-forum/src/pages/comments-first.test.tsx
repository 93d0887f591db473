import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleComment, sampleDiscussion, sampleProfile } from '../testing/samples';

const path = '/forum/rahu-begins-next-month?did=d1';
const token = tokenFor('u9');
const commentApi = (answers: Record<string, unknown> = {}) =>
  fakeApi({
    [apiPaths.discussion]: { status: 'success', discussion: sampleDiscussion({ comment_count: 1 }) },
    [apiPaths.comments]: { status: 'success', comments: [sampleComment()], page_count: 1 },
    [apiPaths.myProfile]: { status: 'success', profile: sampleProfile() },
    [apiPaths.births]: { status: 'success', births: [] },
    ...answers,
  });

beforeEach(() => sessionStorage.clear());

describe.each([
  ['en', 'Your comment'],
  ['hi', 'आपकी टिप्पणी'],
] as const)('the flag forum.commentsFirst, %s', (locale, label) => {
  const at = locale === 'hi' ? `/hi${path}` : path;
  const open = (flags?: { 'forum.commentsFirst': boolean }) =>
    renderPage(locale === 'hi' ? [{ path: 'hi', children: routes }] : routes, {
      path: at,
      fetch: commentApi().fetch,
      token,
      locale,
      flags,
    });

  test.each([
    ['not set', undefined, true],
    ['true', { 'forum.commentsFirst': true }, false],
  ])('%s: where the form is', async (_what, flags, isBefore) => {
    open(flags);
    const comment = await screen.findByText('A new city within six months.');
    const form = screen.getByRole('textbox', { name: label });
    const follows = Boolean(form.compareDocumentPosition(comment) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows).toBe(isBefore);
  });
});

test('a comment is the goal of the experiment, and one that was refused is not', async () => {
  const mark = jest.fn();
  Object.assign(performance, { mark });
  const add = jest.fn<unknown, []>(() => Promise.reject(new TypeError('offline')));
  const { store } = renderPage(routes, { path, fetch: commentApi({ [apiPaths.addComment]: add }).fetch, token });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Two years in.');
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  expect(mark).not.toHaveBeenCalledWith('goal forum.commented');
  add.mockReturnValue({ status: 'success', cid: 'c9', message: 'Your comment was added' });
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(mark).toHaveBeenCalledWith('goal forum.commented'));
});
