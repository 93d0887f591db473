import { subscribe } from './subscription';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('rejects if the service worker never becomes ready, because its installation failed', async () => {
  jest.useFakeTimers();
  const container = { register: () => Promise.resolve({}), ready: new Promise(() => undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const refused = expect(subscribe('key')).rejects.toThrow('did not get ready');
  await jest.advanceTimersByTimeAsync(20_000);
  await refused;
});
