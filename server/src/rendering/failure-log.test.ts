import { createFailureLog } from './failure-log';

const forum = { remote: 'forum', release: 'forum-1' };
let now = 0;
const error = jest.fn();

it('logs a release and a reason once, and again after ten minutes with the number of omitted ones', () => {
  const log = createFailureLog({ error }, () => now);
  for (let page = 0; page < 1000; page += 1) log.write(forum, 'render', 'broken');
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenLastCalledWith(
    { ...forum, reason: 'render', message: 'broken', leftOut: undefined },
    'A page is rendered in the browser instead',
  );
  log.write(forum, 'slow', 'late');
  log.write({ ...forum, release: 'forum-2' }, 'render', 'broken');
  expect(error).toHaveBeenCalledTimes(3);
  now = 600_000;
  log.write(forum, 'render', 'broken');
  log.write(forum, 'render', 'broken');
  expect(error).toHaveBeenCalledTimes(4);
  expect(error).toHaveBeenLastCalledWith(expect.objectContaining({ leftOut: 999 }), expect.anything());
});
