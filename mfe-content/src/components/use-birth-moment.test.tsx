import { fireEvent, screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { useBirthMoment } from './use-birth-moment';

const readDraft = (name = 'birth-sky') => JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? '{}') as Record<string, string>;

function Form() {
  const { values, change, fillBirthForm } = useBirthMoment('birth-sky.1');
  return (
    <>
      <input aria-label="Date" value={values.birthDate} onChange={({ target }) => change({ birthDate: target.value })} />
      <button onClick={fillBirthForm}>Save it</button>
      <input aria-label="Time" value={values.birthTime} onChange={({ target }) => change({ birthTime: target.value })} />
    </>
  );
}

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
}

const open = () => renderPage([{ path: '/', element: <Form /> }], { path: '/', fetch: fakeApi({}).fetch });

afterEach(() => sessionStorage.clear());

it('changes the draft of the birth form only on request, and then only date, time and place', async () => {
  const kept = { name: 'Asha', gender: 'Female', status: 'Single', language: 'Hindi', later: 'unknown' };
  const typed = { ...kept, day: '4', month: '12', hours: '7', minute: '30', meridiem: 'pm' };
  sessionStorage.setItem('draft:birth', JSON.stringify(typed));
  open();
  await type('Date', '1983-05-09');
  expect(readDraft('birth')).toEqual(typed);
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  expect(readDraft('birth')).toMatchObject({ ...kept, day: '09', month: '05', year: '1983', hours: '', minute: '', meridiem: '' });
  expect(readDraft('birth').timeUnknown).toBe('yes');
});

it('has no default month', async () => {
  open();
  await type('Time', '05:40');
  expect(readDraft().month ?? '').toBe('');
  await type('Date', '1983-05-09');
  await type('Date', '');
  expect(readDraft().month ?? '').toBe('');
});
