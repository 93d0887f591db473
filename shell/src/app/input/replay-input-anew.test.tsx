import userEvent from '@testing-library/user-event';
import { Fields, initialState, readState } from '../../testing/all-fields';
import { renderServerPage, unmountPages } from '../../testing/render-server-page';

afterEach(unmountPages);

it('keeps the input if a translator was faster and React renders the page again', async () => {
  const page = renderServerPage(<Fields />);
  page.field('name').value = 'Ananya Verma';
  page.field('name').focus();
  page.field('name').setSelectionRange(6, 6);
  page.field('agreed').click();
  for (const text of [...page.root.querySelectorAll('label')].flatMap((label) => [...label.childNodes])) {
    if (!(text instanceof Text)) continue;
    const translated = document.createElement('font');
    text.replaceWith(translated);
    translated.append(text);
  }
  const field = page.field('name');
  await page.hydrate(undefined, { onRecoverableError: () => undefined });
  expect(page.field('name')).not.toBe(field);
  await userEvent.keyboard(' Devi');
  expect(readState()).toEqual({ ...initialState, name: 'Ananya Devi Verma', agreed: false });
});
