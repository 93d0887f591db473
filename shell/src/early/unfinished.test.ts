import { hideUnfinished, retryLink, showUnfinished } from './unfinished';

it('shows and hides the notice', () => {
  document.body.innerHTML = '<div id="unfinished" hidden><a href="">Retry</a></div>';
  const notice = document.getElementById('unfinished');
  showUnfinished(document);
  expect(notice).toBeVisible();
  expect(retryLink(document)).toHaveTextContent('Retry');
  hideUnfinished(document);
  expect(notice).not.toBeVisible();
});

it('is content with a document that has none', () => {
  document.body.innerHTML = '';
  showUnfinished(document);
  hideUnfinished(document);
  expect(retryLink(document)).toBeNull();
});
