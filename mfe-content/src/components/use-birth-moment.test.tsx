import { fireEvent, screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { useBirthMoment } from './use-birth-moment';

const readDraft = () => JSON.parse(sessionStorage.getItem('draft:birth') ?? '{}') as Record<string, string>;

function Form() {
  const { values, change } = useBirthMoment();
  return (
    <>
      <input aria-label="Date" value={values.birthDate} onChange={({ target }) => change({ birthDate: target.value })} />
      <input aria-label="Time" value={values.birthTime} onChange={({ target }) => change({ birthTime: target.value })} />
    </>
  );
}

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
}

const open = () => renderPage([{ path: '/', element: <Form /> }], { path: '/', fetch: fakeApi({}).fetch });

afterEach(() => sessionStorage.clear());

it('keeps what the birth form has besides date, time and place', async () => {
  const kept = { name: 'Asha', gender: 'Female', status: 'Single', language: 'Hindi' };
  sessionStorage.setItem('draft:birth', JSON.stringify(kept));
  open();
  await type('Date', '1983-05-09');
  expect(readDraft()).toMatchObject({ ...kept, day: '09', month: '05', year: '1983' });
});

it('chooses no month for anybody', async () => {
  open();
  await type('Time', '05:40');
  expect(readDraft().month).toBe('');
  await type('Date', '1983-05-09');
  await type('Date', '');
  expect(readDraft().month).toBe('');
});
