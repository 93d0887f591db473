import type { DataRouter } from 'react-router-dom';
import { registerServiceWorker, reportReadPages } from './read-pages';

jest.mock('../background/on-idle', () => ({ onIdle: (task: () => void) => task() }));

interface Options {
  isControlled: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

function open({ isControlled, connection }: Options) {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => void told.push(message) };
  const container = {
    controller: isControlled ? active : null,
    register: jest.fn().mockResolvedValue(undefined),
    ready: Promise.resolve({ active }),
  };
  return { told, container, navigator: { serviceWorker: container, connection } as unknown as Navigator };
}

type State = Parameters<Parameters<DataRouter['subscribe']>[0]>[0];

function openRouter(navigator: Navigator) {
  let tell: (state: State) => void = () => undefined;
  reportReadPages({ subscribe: (subscriber) => ((tell = subscriber as typeof tell), () => undefined) }, navigator);
  return (address: string, state = 'idle') => {
    history.pushState(null, '', address);
    tell({ navigation: { state } } as State);
  };
}

beforeEach(() => history.replaceState(null, '', '/'));

it('reports the first page to a new worker, and not to one that has seen it', async () => {
  const first = open({ isControlled: false });
  await registerServiceWorker(first.navigator);
  expect(first.told).toEqual([{ read: location.href }]);
  const again = open({ isControlled: true });
  await registerServiceWorker(again.navigator);
  expect(again.container.register).toHaveBeenCalledWith('/sw.js');
  expect(again.told).toEqual([]);
});

it('does not fetch the first page again on a slow connection', async () => {
  const { navigator, told } = open({ isControlled: false, connection: { effectiveType: '3g' } });
  await registerServiceWorker(navigator);
  expect(told).toEqual([]);
});

it('does nothing without service workers', async () => {
  await expect(registerServiceWorker({} as Navigator)).resolves.toBeUndefined();
});

it.each([undefined, { effectiveType: '4g' }])('reports each page that was reached by a link to the worker (%p)', (connection) => {
  const { navigator, told } = open({ isControlled: true, connection });
  const go = openRouter(navigator);
  go('/horoscope', 'loading');
  expect(told).toEqual([]);
  go('/horoscope');
  go('/horoscope#leo');
  go('/hi/panchang?date=2026-11-26');
  expect(told).toEqual([{ read: '/horoscope' }, { read: '/hi/panchang?date=2026-11-26' }]);
});

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'fetches no page a second time on a connection of %p',
  (connection) => {
    const { navigator, told } = open({ isControlled: true, connection });
    openRouter(navigator)('/horoscope');
    expect(told).toEqual([]);
  },
);
