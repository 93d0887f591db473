import { useEffect, useLayoutEffect } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useDraftValues } from './use-draft-values';

const initialValues = { name: '', city: 'Pune' };
const open = () => renderHook(() => useDraftValues('birth.1', initialValues));

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

it('uses the initial values of a reload for what was not changed', () => {
  const first = open();
  act(() => first.result.current.change({ name: 'Asha' }));
  first.unmount();
  const { result } = renderHook(() => useDraftValues('birth.1', { name: '', city: 'Surat' }));
  expect(result.current.values).toEqual({ name: 'Asha', city: 'Surat' });
});

it('applies several changes before a render one after another', () => {
  const { result } = open();
  act(() => {
    result.current.change({ name: 'Asha' });
    result.current.change({ city: 'Surat' });
  });
  expect(result.current.values).toEqual({ name: 'Asha', city: 'Surat' });
});

it('keeps every change between a render and its effects', () => {
  const empty = { name: '', gender: '', day: '' };
  const { result } = renderHook(() => {
    const draft = useDraftValues('birth.1', empty);
    const { values, change } = draft;
    const isNamed = values.name !== '';
    useLayoutEffect(() => {
      if (isNamed) change({ gender: 'Female' });
    }, [isNamed, change]);
    useEffect(() => {
      if (isNamed) change({ day: '17' });
    }, [isNamed, change]);
    return draft;
  });
  act(() => result.current.change({ name: 'Asha' }));
  expect(result.current.values).toEqual({ name: 'Asha', gender: 'Female', day: '17' });
});

it.each(['{', 'null', '[]', '{"name":7,"city":null}', '{"other":"x"}'])('uses the initial values if the draft is %s', (draft) => {
  sessionStorage.setItem('draft:birth', draft);
  expect(open().result.current.values).toEqual(initialValues);
});

it('keeps values that only another release stores in the same draft', () => {
  sessionStorage.setItem('draft:birth', '{"name":"Asha","gender":"Female","status":"Single"}');
  const before = renderHook(() => useDraftValues('birth.1', { name: '', city: '' }));
  act(() => before.result.current.change({ city: 'Surat' }));
  before.unmount();
  const form = renderHook(() => useDraftValues('birth.1', { name: '', city: '', gender: '', status: '' }));
  form.rerender();
  expect(form.result.current.values).toEqual({ name: 'Asha', city: 'Surat', gender: 'Female', status: 'Single' });
});

it('does not touch a draft of another version', () => {
  const next = renderHook(() => useDraftValues('birth.2', { name: '' }));
  act(() => next.result.current.change({ name: 'Asha' }));
  const { result } = open();
  expect(result.current.values.name).toBe('');
  act(() => result.current.change({ name: 'Ravi' }));
  next.unmount();
  expect(renderHook(() => useDraftValues('birth.2', { name: '' })).result.current.values.name).toBe('Asha');
});

describe('values that are being sent', () => {
  it('are deleted after success', () => {
    const { result, unmount } = open();
    act(() => result.current.change({ name: 'Asha' }));
    const deleteDraft = result.current.send();
    act(deleteDraft);
    expect(result.current.values).toEqual(initialValues);
    unmount();
    expect(open().result.current.values).toEqual(initialValues);
  });

  it('stay if they were changed meanwhile', () => {
    const { result, unmount } = open();
    act(() => result.current.change({ name: 'Asha' }));
    const deleteDraft = result.current.send();
    act(() => result.current.change({ name: 'Asha and Ravi' }));
    act(deleteDraft);
    expect(result.current.values.name).toBe('Asha and Ravi');
    unmount();
    expect(open().result.current.values.name).toBe('Asha and Ravi');
  });

  it('do not delete a newer draft that was typed after the form was opened again', () => {
    const first = open();
    act(() => first.result.current.change({ name: 'Asha' }));
    const deleteDraft = first.result.current.send();
    first.unmount();
    const { result } = open();
    expect(result.current.values.name).toBe('Asha');
    act(() => result.current.change({ name: 'Another one' }));
    act(deleteDraft);
    expect(result.current.values.name).toBe('Another one');
    expect(sessionStorage.getItem('draft:birth')).toContain('Another one');
  });

  it('are removed from a form that was opened again unchanged, so that they are not sent twice', () => {
    const first = open();
    act(() => first.result.current.change({ name: 'Asha' }));
    const deleteDraft = first.result.current.send();
    first.unmount();
    const { result } = open();
    act(deleteDraft);
    expect(result.current).toMatchObject({ values: initialValues, isTouched: false });
  });
});
