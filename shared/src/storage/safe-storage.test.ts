import { safeStorage } from './safe-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(['session', 'local'] as const)('sets, gets and removes values: %s', (kind) => {
  const storage = safeStorage(kind);
  expect(storage.get('a')).toBeNull();
  storage.set('a', '1');
  storage.set('b', '2');
  expect([storage.get('a'), storage.keys().sort()]).toEqual(['1', ['a', 'b']]);
  expect(kind === 'local' ? sessionStorage : localStorage).toHaveLength(0);
  storage.remove('a');
  expect(storage.keys()).toEqual(['b']);
});

it('stores nothing and does not throw if storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const property of ['localStorage', 'sessionStorage'] as const) jest.spyOn(window, property, 'get').mockImplementation(refuse);
  const storage = safeStorage('local');
  storage.set('a', '1');
  storage.remove('a');
  expect([storage.get('a'), storage.get('a', 'unknown'), storage.keys()]).toEqual([null, 'unknown', []]);
});
