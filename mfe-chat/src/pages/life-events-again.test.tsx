import { screen, waitFor } from '@testing-library/react';
import { apiPaths, type LifeEvent } from '@oracle-astra/shared/contract';
import { chart, record } from '../testing/fixtures';
import { kundli } from '../testing/kundli';
import { openKundliPage } from '../testing/kundli-page';

const event: LifeEvent = { eid: 'e1', kind: 'wedding', title: '', month: '2024-03', lords: ['Mars'], house: 7, ties: [] };
const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };

beforeEach(() => {
  sessionStorage.clear();
});

it('hides the help of a failed event once it is stored', async () => {
  const answers: object[] = [
    { status: 'fail', code: 'internal_error', message: 'It failed.', care },
    { status: 'success', event },
  ];
  const { user } = openKundliPage('/create-kundli?bid=b1', {
    [apiPaths.births]: { status: 'success', births: [record] },
    [apiPaths.chart]: { status: 'success', chart },
    [apiPaths.kundli]: { status: 'success', kundli },
    [apiPaths.lifeEvents]: { status: 'success', events: [] },
    [apiPaths.addLifeEvent]: () => answers.shift() ?? {},
  });
  await user.click(await screen.findByRole('button', { name: 'Mark events of your life' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'What happened' }), 'Wedding');
  const words = screen.getByRole('textbox', { name: 'In your words (if you like)' });
  await user.type(words, 'I want to end it');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '2024');
  await user.click(screen.getByRole('button', { name: 'Keep the event' }));
  await screen.findByRole('article', { name: 'Help' });
  await user.click(screen.getByRole('button', { name: 'Keep the event' }));
  await waitFor(() => expect(words).toHaveValue(''));
  await user.type(words, 'Our wedding');
  expect(screen.queryByRole('article', { name: 'Help' })).not.toBeInTheDocument();
});
