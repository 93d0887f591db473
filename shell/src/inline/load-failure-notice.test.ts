import { hideLoadFailure, findRetryLink, showLoadFailure } from './load-failure-notice';

it('shows and hides the notice', () => {
  document.body.innerHTML = '<div id="unfinished" hidden><a href="">Retry</a></div>';
  const notice = document.getElementById('unfinished');
  showLoadFailure(document);
  expect(notice).toBeVisible();
  expect(findRetryLink(document)).toHaveTextContent('Retry');
  hideLoadFailure(document);
  expect(notice).not.toBeVisible();
});

it('does nothing in a document without the notice', () => {
  document.body.innerHTML = '';
  showLoadFailure(document);
  hideLoadFailure(document);
  expect(findRetryLink(document)).toBeNull();
});
