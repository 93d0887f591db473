import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useOnlineStatus } from './use-online-status';

it('follows the network status of the device', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(() => useOnlineStatus());
  expect(result.current).toBe(true);
  network.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
});

it('is online on the server', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Status = () => <p>{useOnlineStatus() ? 'online' : 'offline'}</p>;
  expect(renderToString(<Status />)).toBe('<p>online</p>');
});
