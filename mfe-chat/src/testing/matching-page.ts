import { screen, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { openKundliPage } from './kundli-page';
import { match } from './match';

export const cardUrl = '/pictures/match.png?card=abc';
export const responses = {
  [apiPaths.match]: { status: 'success', match },
  [apiPaths.matchCard]: { status: 'success', card_url: cardUrl, share_url: `https://site.test${cardUrl}` },
};

export const bride = () => within(screen.getByRole('group', { name: 'Bride' }));
export const groom = () => within(screen.getByRole('group', { name: 'Groom' }));

/** Types a date and chooses a place. */
export async function fill(user: ReturnType<typeof openKundliPage>['user'], fields: ReturnType<typeof bride>) {
  await user.type(fields.getByRole('textbox', { name: 'Day' }), '7');
  await user.selectOptions(fields.getByRole('combobox', { name: 'Month' }), 'March');
  await user.type(fields.getByRole('textbox', { name: 'Year' }), '1997');
  await user.type(fields.getByRole('combobox', { name: 'Birth place' }), 'Jai');
  await user.click(await screen.findByRole('option', { name: 'Jaipur, Rajasthan, India' }));
}
