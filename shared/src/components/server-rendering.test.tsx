import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AlertDialog, MenuButton, ToastRegion } from '@oracle-astra/shared/ui';
import { Section } from './section';

it('renders on the server without dialogs and style attributes', () => {
  const html = renderToString(
    <MemoryRouter>
      <Section title="Points">
        <MenuButton icon="user" label="Profile menu" entries={[]} />
      </Section>
      <ToastRegion count={0} />
      <AlertDialog message="Read this" onClose={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toContain('Profile menu');
  expect(html).not.toContain('Read this');
  expect(html).not.toContain('style=');
});
