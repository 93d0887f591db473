import { routes } from './routes';

it('every route has a unique id with the prefix of the remote, and loads a page', async () => {
  const ids = routes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(routes.length);
  for (const { id, lazy } of routes) {
    expect(id).toMatch(/^chat-/);
    const page: { Component?: unknown } = await (lazy as () => Promise<object>)();
    expect(page.Component).toEqual(expect.any(Function));
  }
});
