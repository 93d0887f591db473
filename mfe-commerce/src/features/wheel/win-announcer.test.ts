import { createWinAnnouncer } from './win-announcer';

const announce = jest.fn();
beforeEach(() => announce.mockReset());

it('announces once, when the wheel has stopped', () => {
  const announcer = createWinAnnouncer(announce);
  expect(announcer.drawn()).toBe(true);
  expect(announce).not.toHaveBeenCalled();
  announcer.stopped();
  announcer.leave();
  expect(announce).toHaveBeenCalledTimes(1);
});

it('announces at once if the page is left while the wheel turns', () => {
  const announcer = createWinAnnouncer(announce);
  announcer.drawn();
  announcer.leave();
  expect(announce).toHaveBeenCalledTimes(1);
  announcer.stopped();
  expect(announce).toHaveBeenCalledTimes(1);
});

it('announces a draw that is answered after the page was left, and does not turn the wheel', () => {
  const announcer = createWinAnnouncer(announce);
  announcer.leave();
  expect(announce).not.toHaveBeenCalled();
  expect(announcer.drawn()).toBe(false);
  expect(announce).toHaveBeenCalledTimes(1);
});

it('turns again after the person has returned', () => {
  const announcer = createWinAnnouncer(announce);
  announcer.leave();
  announcer.enter();
  expect(announcer.drawn()).toBe(true);
});
