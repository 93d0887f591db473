import { oncePerFrame } from './frame-throttle';

let frames: FrameRequestCallback[];
beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((at) => void (frames[at - 1] = () => undefined));
});
const drawAll = () => frames.splice(0).forEach((draw) => draw(0));

it('shows the latest value once a frame', () => {
  const shown: string[] = [];
  const { next } = oncePerFrame((value: string) => shown.push(value));
  next('a');
  next('ab');
  drawAll();
  next('abc');
  drawAll();
  expect(shown).toEqual(['ab', 'abc']);
});

it('shows nothing more once stopped', () => {
  const shown: string[] = [];
  const { next, stop } = oncePerFrame((value: string) => shown.push(value));
  next('a');
  stop();
  drawAll();
  expect(shown).toEqual([]);
});
