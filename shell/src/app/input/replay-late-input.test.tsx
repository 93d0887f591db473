import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { Fields, initialState, readState } from '../../testing/all-fields';
import { renderServerPage, unmountPages } from '../../testing/render-server-page';
import { replayLateInput } from './replay-late-input';

afterEach(unmountPages);

/** A page with a section whose script loads when `arrive` is called; on the server it is loaded. */
function renderLateSection() {
  let arrive: () => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = () => resolve({ default: Fields }))));
  let isServer = true;
  const Page = () => <Suspense fallback={null}>{isServer ? <Fields /> : <Late />}</Suspense>;
  const page = renderServerPage(<Page />);
  isServer = false;
  return { ...page, arrive: () => act(async () => arrive()) };
}

const choose = ({ root, field }: ReturnType<typeof renderServerPage>) => {
  field('name').value = 'Ravi';
  field('status').value = 'Divorced';
  root.querySelector<HTMLInputElement>('[value=Other]')?.click();
  field('open').click();
};
const chosen = { ...initialState, name: 'Ravi', status: 'Divorced', gender: 'Other', open: true };

it.each([
  ['before the page answers', true, false],
  ['before the page answers, where the section is here first', true, true],
  ['after it, before the script of the section is here', false, false],
])('keeps what was chosen in a late section %s', async (_when, isEarly, isFirst) => {
  const page = renderLateSection();
  if (isEarly) choose(page);
  await page.hydrate();
  if (!isEarly) await act(async () => choose(page));
  if (isFirst) await page.arrive();
  await act(async () => replayLateInput(page.root));
  await page.arrive();
  await waitFor(() => expect(readState()).toEqual(chosen));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(readState()).toEqual(chosen);
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
});
