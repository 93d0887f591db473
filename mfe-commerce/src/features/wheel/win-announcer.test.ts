import { createWonNews } from './won-news';

const tell = jest.fn();
beforeEach(() => tell.mockReset());

it('tells once, when the wheel has stopped', () => {
  const news = createWonNews(tell);
  expect(news.drawn()).toBe(true);
  expect(tell).not.toHaveBeenCalled();
  news.stopped();
  news.leave();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells at once where the wheel is left while it turns', () => {
  const news = createWonNews(tell);
  news.drawn();
  news.leave();
  expect(tell).toHaveBeenCalledTimes(1);
  news.stopped();
  expect(tell).toHaveBeenCalledTimes(1);
});

it('tells of a draw whose answer comes after the wheel was left, and turns no wheel for it', () => {
  const news = createWonNews(tell);
  news.leave();
  expect(tell).not.toHaveBeenCalled();
  expect(news.drawn()).toBe(false);
  expect(tell).toHaveBeenCalledTimes(1);
});

it('turns again for who comes back', () => {
  const news = createWonNews(tell);
  news.leave();
  news.enter();
  expect(news.drawn()).toBe(true);
});
