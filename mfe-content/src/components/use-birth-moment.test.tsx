import { act, renderHook } from '@testing-library/react';
import { useBirthMoment } from './use-birth-moment';

const readDraft = () => JSON.parse(sessionStorage.getItem('draft:birth') ?? '{}') as Record<string, string>;

afterEach(() => sessionStorage.clear());

it('keeps what the birth form has besides date, time and place', () => {
  const kept = { name: 'Asha', gender: 'Female', status: 'Single', language: 'Hindi' };
  sessionStorage.setItem('draft:birth', JSON.stringify(kept));
  const { result } = renderHook(() => useBirthMoment());
  act(() => result.current.change({ birthDate: '1983-05-09' }));
  expect(readDraft()).toMatchObject({ ...kept, day: '09', month: '05', year: '1983' });
});

it('chooses no month for anybody', () => {
  const { result } = renderHook(() => useBirthMoment());
  act(() => result.current.change({ birthTime: '05:40' }));
  expect(readDraft().month).toBe('');
  act(() => result.current.change({ birthDate: '' }));
  expect(readDraft().month).toBe('');
});
