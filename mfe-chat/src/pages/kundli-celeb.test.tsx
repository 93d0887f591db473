import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { details, fillBirthForm, getField, getSubmitButton, openKundliPage } from '../testing/kundli-page';

beforeEach(() => sessionStorage.clear());

it('the celebrity form opens the celebrity chat', async () => {
  const { user, router, callsOf } = openKundliPage('/free-kundli-celeb?type=Astra');
  expect(await screen.findByRole('heading', { name: 'Celebrity Kundli', level: 1 })).toBeInTheDocument();
  await user.type(getField('What you know about them'), 'An actor');
  await fillBirthForm(user, 'Name of the celebrity');
  await user.click(getSubmitButton());
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chatsceleb', search: '?type=Astra&bid=b9' }));
  expect(callsOf(apiPaths.addBirth)[0]?.body).toEqual({ ...details, public_figure: true });
});

it('is in Hindi on a Hindi page', async () => {
  openKundliPage('/free-kundli-celeb/astra', {}, 'visitor', 'hi');
  expect(await screen.findByRole('heading', { name: 'सेलिब्रिटी कुंडली', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'सेलिब्रिटी का नाम' })).toBeInTheDocument();
  expect(document.title).toBe('Astra के साथ सेलिब्रिटी कुंडली | Oracle & Astra');
});
