import { act, renderHook } from '@testing-library/react';
import { useDraftValues } from './use-draft-values';

const initialValues = { name: '', city: 'Pune' };
const open = () => renderHook(() => useDraftValues('birth', initialValues));

beforeEach(() => sessionStorage.clear());

it('keeps the values across a reload, until they are cleared', () => {
  const first = open();
  expect(first.result.current).toMatchObject({ values: initialValues, isTouched: false });
  act(() => first.result.current.change({ name: 'Asha' }));
  first.unmount();
  const { result } = open();
  expect(result.current).toMatchObject({ values: { name: 'Asha', city: 'Pune' }, isTouched: true });
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ values: initialValues, isTouched: false });
});

it('applies several changes before a render one after another', () => {
  const { result } = open();
  act(() => {
    result.current.change({ name: 'Asha' });
    result.current.change({ city: 'Surat' });
  });
  expect(result.current.values).toEqual({ name: 'Asha', city: 'Surat' });
});

it.each(['{', 'null', '[]', '{"name":7,"city":null}', '{"other":"x"}'])('uses the initial values if the draft is %s', (draft) => {
  sessionStorage.setItem('draft:birth', draft);
  expect(open().result.current.values).toEqual(initialValues);
});

it('leaves what another form keeps in the same draft', () => {
  sessionStorage.setItem('draft:birth', '{"name":"Asha","gender":"Female","status":"Single"}');
  const sky = renderHook(() => useDraftValues('birth', { name: '', city: '' }));
  act(() => sky.result.current.change({ city: 'Surat' }));
  sky.unmount();
  const form = renderHook(() => useDraftValues('birth', { name: '', city: '', gender: '', status: '' }));
  form.rerender();
  expect(form.result.current.values).toEqual({ name: 'Asha', city: 'Surat', gender: 'Female', status: 'Single' });
});
